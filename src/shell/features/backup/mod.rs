//! Copies of everything, as files.

pub mod page;
pub mod store;
pub mod words;
