//! Handing a match on.

pub mod dialog;
pub mod picture;
pub mod words;
