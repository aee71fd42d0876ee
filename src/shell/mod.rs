//! The table around any game: setup, history, undo, saving, curtain, score. Written once; knows
//! games only through `kernel`, and boards only through [`board::Board`].
//!
//! From the ground up, each naming only what lies below it: [`model`], plain data; [`words`]; [`store`],
//! what is kept; [`narration`], the log in sentences; [`board`], the seam to a game's board; [`moment`], a
//! moment of a match as it is drawn; [`kit`], what every page has at hand; [`features`], one folder each; and
//! [`table`], the match that is played, with its page.

pub mod board;
pub mod features;
pub mod kit;
pub mod model;
pub mod moment;
pub mod narration;
pub mod store;
pub mod table;
pub mod words;
