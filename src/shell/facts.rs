//! A game as the shelf knows it: its label; and as all other pages do: plain facts, and the doors to
//! its tables.

use leptos::prelude::AnyView;

use super::history::UndoRule;
use super::replay::Handed;
use super::saves::SavedMatch;
use super::{Desk, Entry, Room, gist, replay, rival, table};
use crate::kernel::campaign::Saga;
use crate::kernel::honours::{Cast, Honour};
use crate::kernel::record::{self, Fault};
use crate::kernel::{Lang, Level, RuleId, Seed, SetupOption, Text, Words};

/// What is printed on the box of a game: all that the shelf knows of it.
#[derive(Clone, Copy, Debug)]
pub struct Label {
    pub id: &'static str,
    pub title: Text,
    /// One line under the title.
    pub line: Text,
    pub seats_min: usize,
    pub seats_max: usize,
    pub minutes: u32,
    /// Whether there are honours to be earned.
    pub has_honours: bool,
    /// Its setup without house rules and expansions, as [`Words::PLAIN`].
    pub plain: &'static [&'static str],
}

impl Label {
    /// The label of a game that can be played.
    pub const fn of<G: Words>() -> Label {
        Label {
            id: G::ID,
            title: G::TITLE,
            line: G::LINE,
            seats_min: *G::SEATS.start(),
            seats_max: *G::SEATS.end(),
            minutes: G::MINUTES,
            has_honours: !G::HONOURS.is_empty(),
            plain: G::PLAIN,
        }
    }
}

/// A game as plain data.
#[derive(Clone, Copy)]
pub struct Facts {
    pub label: Label,
    pub options: &'static [SetupOption],
    /// The campaigns, if the game has any.
    pub saga: Option<&'static Saga>,
    /// The honours that can be earned.
    pub honours: &'static [Honour],
    /// What seats play with, if that tells results apart.
    pub cast: Option<&'static Cast>,
    /// A total with its unit.
    pub total: fn(i32, Lang) -> String,
    /// The kinds of computer players, the easiest first.
    pub levels: &'static [Level],
    /// Lays a table.
    pub lay: fn(&Order, Lang) -> Result<Laid, NotLaid>,
    /// Tells what is wrong with a record, if anything is.
    pub check: fn(&str) -> Result<(), Fault>,
    /// Opens the table of a record.
    pub open: fn(Opening) -> AnyView,
    /// Opens the replay of a record, after so many actions.
    pub replay: fn(Opening, usize) -> AnyView,
    /// Opens a match that somebody handed on, at a place in it if one is meant.
    pub receive: fn(Desk, Handed, Option<usize>) -> AnyView,
    /// Opens the comparison of a record with the match that it was played against.
    pub compare: fn(Opening) -> AnyView,
}

impl Facts {
    /// The facts of a game that has a room.
    pub fn of<G: Room>() -> Facts {
        Facts {
            label: const { Label::of::<G>() },
            options: G::OPTIONS,
            saga: G::SAGA,
            honours: G::HONOURS,
            cast: G::CAST,
            total: gist::total_words::<G>,
            levels: G::LEVELS,
            lay: table::lay::<G>,
            check: |it| record::read::<G>(it).map(drop),
            open: table::open::<G>,
            replay: replay::open::<G>,
            receive: replay::receive::<G>,
            compare: rival::open::<G>,
        }
    }
}

/// What a person wants to play.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Order {
    /// The notation of the setup.
    pub setup: String,
    pub seed: Seed,
    /// One name for each seat; empty where none was given.
    pub names: Vec<String>,
    /// Who plays each seat, as [`Company::read`](super::company::Company::read) reads it.
    pub players: Vec<String>,
    pub undo: UndoRule,
    /// The match of somebody else that this one is played against, packed as in links.
    pub rival: Option<String>,
}

/// A table that has been laid, ready to be kept.
pub struct Laid {
    pub entry: Entry,
    pub saved: SavedMatch,
}

/// Why a table cannot be laid so.
pub struct NotLaid {
    pub words: String,
    pub rule: Option<RuleId>,
}

/// What is needed to open a table.
#[derive(Clone)]
pub struct Opening {
    pub desk: Desk,
    pub id: String,
    pub saved: SavedMatch,
}
