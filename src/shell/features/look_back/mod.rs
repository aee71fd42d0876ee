//! A look back over a match that is over.

pub mod crop;
pub mod model;
pub mod page;
pub mod position;
pub mod slips;
pub mod table;
pub mod words;
