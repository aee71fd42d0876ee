//! The achievements of a game, and those that a match has brought.

pub mod news;
pub mod page;
pub mod store;
pub mod table;
pub mod words;
