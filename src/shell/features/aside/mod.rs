//! What was set aside, and how it is put back.

pub mod page;
pub mod store;
pub mod words;
