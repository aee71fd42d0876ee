//! A replay: any moment of a match, kept or handed on.

pub mod controls;
pub mod model;
pub mod page;
pub mod place;
pub mod received;
pub mod table;
