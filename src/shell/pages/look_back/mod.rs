//! A look back over a match that is over.

pub mod page;
pub mod words;
