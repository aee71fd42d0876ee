//! A game as the shelf and the setup screen know it: plain facts, and two doors.

use leptos::prelude::AnyView;

use super::{Desk, Entry, Room, table};
use crate::kernel::{Lang, RuleId, Seed, SetupOption, Text};

/// A game as plain data.
#[derive(Clone, Copy)]
pub struct Facts {
    pub id: &'static str,
    pub title: Text,
    /// One line under the title.
    pub line: Text,
    pub seats_min: usize,
    pub seats_max: usize,
    pub minutes: u32,
    pub options: &'static [SetupOption],
    /// Lays a table.
    pub lay: fn(&Order, Lang) -> Result<Laid, NotLaid>,
    /// Opens the table of a record.
    pub open: fn(Opening) -> AnyView,
}

impl Facts {
    /// The facts of a game that has a room.
    pub fn of<G: Room>() -> Facts {
        Facts {
            id: G::ID,
            title: G::TITLE,
            line: G::LINE,
            seats_min: *G::SEATS.start(),
            seats_max: *G::SEATS.end(),
            minutes: G::MINUTES,
            options: G::OPTIONS,
            lay: table::lay::<G>,
            open: table::open::<G>,
        }
    }
}

/// What a person wants to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// The notation of the setup.
    pub setup: String,
    pub seed: Seed,
    /// One name for each seat; empty where none was given.
    pub names: Vec<String>,
}

/// A table that has been laid, ready to be kept.
pub struct Laid {
    pub entry: Entry,
    pub record: String,
}

/// Why a table cannot be laid so.
pub struct NotLaid {
    pub words: String,
    pub rule: Option<RuleId>,
}

/// What is needed to open a table.
pub struct Opening {
    pub desk: Desk,
    pub id: String,
    pub record: String,
}
