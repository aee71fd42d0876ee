//! The table around any game: setup, history, undo, saving, curtain, score. Written once; knows
//! games only through `kernel`, and boards only through [`Board`].
//!
//! [`table`] is the only generic piece. It turns a match into a [`TableModel`] and takes [`Command`]s;
//! everything that draws knows only these two.

pub mod achievements;
pub mod ai;
pub mod app_context;
pub mod archive;
pub mod aside;
pub mod board;
pub mod campaign;
pub mod caution;
pub mod curtain;
pub mod deleted;
pub mod device;
pub mod ending;
pub mod game_info;
pub mod hall;
pub mod header;
pub mod hints;
pub mod history;
pub mod interruption;
pub mod kept;
pub mod lines_dialog;
pub mod log_panel;
pub mod match_summary;
pub mod narration;
pub mod pacing;
pub mod page;
pub mod recap;
pub mod replay;
pub mod rival;
pub mod rulebook;
pub mod saves;
pub mod score;
pub mod seating;
pub mod seats_dialog;
pub mod setup;
pub mod share;
pub mod stored_list;
pub mod study;
pub mod table;
pub mod table_model;
pub mod watching;
pub mod words;

pub use app_context::{AppContext, Preferences, Way};
pub use board::{Board, Deed, Hand};
pub use game_info::{GameInfo, Label};
pub use saves::{Entry, Saves};
pub use table_model::{Command, TableModel};
