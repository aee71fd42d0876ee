//! The table around any game: setup, history, undo, saving, curtain, score. Written once; knows
//! games only through `kernel`, and boards only through [`board::Board`].
//!
//! From the ground up, each naming only what lies below it: [`model`], plain data; [`words`]; [`store`],
//! what is kept; [`narration`], the log in sentences; [`board`], the seam to a game's board;
//! [`app_context`], what every page has at hand; [`pages`], the components; and [`table`], the generic
//! pieces that own a match.

pub mod app_context;
pub mod board;
pub mod model;
pub mod narration;
pub mod pages;
pub mod store;
pub mod table;
pub mod words;
