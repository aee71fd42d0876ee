//! Two matches on one seed, side by side.

pub mod compare;
pub mod model;
pub mod open;
pub mod page;
pub mod table;
pub mod words;
