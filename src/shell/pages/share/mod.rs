//! Handing a match on.

pub mod dialog;
pub mod words;
