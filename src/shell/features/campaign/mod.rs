//! The campaigns of a game.

pub mod begin;
pub mod form;
pub mod next;
pub mod page;
pub mod table;
pub mod words;
