//! Texts set aside, and the way back.

pub mod page;
pub mod store;
pub mod words;
