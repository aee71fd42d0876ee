//! The page of what all results of a box come to.

pub mod page;
mod panels;
pub mod plot;
pub mod store;
pub mod words;
