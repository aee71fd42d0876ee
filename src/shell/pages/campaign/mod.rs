//! The campaigns of a game.

pub mod form;
pub mod next;
pub mod page;
pub mod words;
