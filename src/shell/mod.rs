//! The table around any game: setup, history, undo, saving, curtain, score. Written once; knows
//! games only through `kernel`, and rooms only through [`Room`].
//!
//! [`table`] is the only generic piece. It turns a match into a [`Frame`] and takes [`Command`]s;
//! everything that draws knows only these two.

pub mod archive;
pub mod aside;
pub mod campaign;
pub mod caution;
pub mod company;
pub mod curtain;
pub mod deleted;
pub mod desk;
pub mod device;
pub mod ending;
pub mod facts;
pub mod frame;
pub mod gist;
pub mod hall;
pub mod header;
pub mod hints;
pub mod history;
pub mod honours;
pub mod interruption;
pub mod kept;
pub mod ledger;
pub mod lines_dialog;
pub mod log_panel;
pub mod narration;
pub mod pacing;
pub mod page;
pub mod recap;
pub mod replay;
pub mod rival;
pub mod room;
pub mod rulebook;
pub mod saves;
pub mod score;
pub mod seats_dialog;
pub mod setup;
pub mod share;
pub mod study;
pub mod table;
pub mod thinker;
pub mod watching;
pub mod words;

pub use desk::{Desk, Manner, Way};
pub use facts::{Facts, Label};
pub use frame::{Command, Frame};
pub use room::{Deed, Hand, Room};
pub use saves::{Entry, Saves};
