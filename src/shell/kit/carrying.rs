//! The match of a table as the wires to other devices see it: what they bring, and what they are given. The table knows
//! its game; they do not.

use std::sync::Arc;

use leptos::prelude::*;

use crate::kernel::SeatSet;
use crate::kernel::exchange::{Ask, End, Verdict, Why};
use crate::shell::model::history::UndoRule;

/// Something that a wire does with the match of a table.
#[derive(Clone, Copy, Debug)]
pub enum Carry<'t> {
    /// Says what is here.
    Greet,
    /// Sends what the other end lacks, after a change here.
    Changed,
    /// Takes a text from the other end.
    Take(&'t str),
}

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Carried {
    /// The text for the other end, if there is one.
    pub text: Option<String>,
    /// True if the match here has changed: other ends lack something now.
    pub has_changed: bool,
    /// The reason why nothing was taken from a text, here or there.
    pub refused: Option<Why>,
    /// A question of the other end: may moves be taken back?
    pub asked: Option<Ask>,
    /// An answer to a question of this end.
    pub answered: Option<(Ask, Verdict)>,
}

/// Does something with the match of a table for an end of a wire.
pub type Carrier = Arc<dyn Fn(&mut End, Carry<'_>) -> Carried + Send + Sync>;

/// The match of a table, for its wires.
#[derive(Clone, Copy)]
pub struct Carrying {
    pub carrier: StoredValue<Carrier>,
    /// Changes with each action and each time that moves are taken back.
    pub line: Memo<u64>,
    /// The names as given, empty where none was.
    pub given: Signal<Vec<String>>,
    /// Tells the table of a seat to the guest who takes it.
    pub table_of: Callback<SeatSet, TableTold>,
    /// Somebody elsewhere gives the name of a seat, or all.
    pub name: Callback<(usize, String)>,
    /// The question of a person here, until the others have answered: may all but so many actions be taken back?
    pub asking: RwSignal<Option<usize>>,
    /// The same about the match as it is now; none if nothing would be taken back.
    pub ask_of: Callback<usize, Option<Ask>>,
    /// Takes back what was asked about, since all agree.
    pub take_back: Callback<Ask>,
}

/// A table as it is told to another device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableTold {
    pub undo: UndoRule,
    pub turned_back: u32,
    pub record: String,
}
