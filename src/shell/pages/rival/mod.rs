//! What is drawn of two matches on one seed.

pub mod page;
pub mod words;
