//! Paper Dungeons: a team of four heroes, eight rounds of shared dice, one sheet (rules PD-001 to
//! PD-427).
//!
//! Glossary. A *team* is one seat's four heroes on one *sheet*. *Strength* is the sum of the hero
//! levels; *power* is strength and the bonuses against one monster. A *box* is one of the two boxes
//! of a magic item. A *find* is what a room gives; a *reward* is anything gained that waits to be
//! marked. The *lair* of a monster is its room.

pub mod action;
pub mod dice;
pub mod dungeons;
pub mod grid;
pub mod heroes;
pub mod items;
pub mod missions;
pub mod monsters;
mod notation;
pub mod objectives;
pub mod setup;
pub mod state;
pub mod talents;
pub mod tracks;
pub mod ways;

pub use action::{Action, Cause, Event, Refusal, What};
pub use dice::{Face, Symbol};
pub use grid::{Room, RoomSet};
pub use heroes::{Colour, Hero};
pub use items::Item;
pub use setup::Setup;
pub use state::{Ground, Phase, Reward, Seen, Sheet, State, Team, View};
pub use talents::Talent;

/// The game of Paper Dungeons.
pub struct PaperDungeons;
