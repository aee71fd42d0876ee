//! A look back over a match that is over.

pub mod crop;
pub mod page;
pub mod words;
