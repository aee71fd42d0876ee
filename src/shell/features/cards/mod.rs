//! All cards of a game, to be looked through.

pub mod page;
