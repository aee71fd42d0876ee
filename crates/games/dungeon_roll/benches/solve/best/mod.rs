//! Best play with an empty bag: dice by number, what a card can do, levels, delves.

pub mod card;
pub mod delve;
pub mod level;
pub mod sets;
pub mod world;
