//! The table around any game: setup, history, undo, saving, curtain, score. Written once; knows
//! games only through `kernel`, and rooms only through [`Room`].

pub mod room;

pub use room::{Deed, Hand, Room};
