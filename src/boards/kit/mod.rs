//! The base of every board: one way from a tap to an action, and the dock under the thumb.
//!
//! A board says in one `impl Playable` what a tap comes to; [`Controller`] carries it out. Of every board
//! the files stand on floors: `selection` names no other, `query` names the selection, and `input` and
//! `model` name the query and never each other. `tests/it/boards.rs` holds them to it.

mod controller;
mod dock;
mod guide;
mod keys;
mod pick;
pub mod pickers;
pub mod plain;
mod playable;

pub use controller::{Controller, Tap};
pub use dock::{Hint, MainAct, OtherAct, PromptLine, UndoAct};
pub use guide::{Laid, taps, way};
pub use keys::on_key;
pub use pick::{Excuse, Never, Pick};
pub use playable::{PickOf, Playable};
