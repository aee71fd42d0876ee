//! The match of a table as the wires to other devices see it: what they bring, and what they are given. The table knows
//! its game; they do not.

use std::rc::Rc;

use leptos::prelude::*;

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

/// The match of a table, for its wires.
pub trait Carrying {
    /// Does something with the match for an end of a wire.
    fn carry(&self, end: &mut End, what: Carry<'_>) -> Carried;

    /// The value of its line: another one after each action and each time that moves are taken back. Followed.
    fn line(&self) -> u64;

    /// The names as given, empty where none was. Followed.
    fn given(&self) -> Vec<String>;

    /// The table as a guest is told of it.
    fn told(&self) -> TableTold;

    /// Somebody elsewhere gives the name of a seat.
    fn name(&self, seat: usize, name: &str);

    /// The question of a person here, until the others have answered: may all but so many actions be taken back?
    fn asking(&self) -> RwSignal<Option<usize>>;

    /// The same about the match as it is now; none if nothing would be taken back.
    fn ask_of(&self, ply: usize) -> Option<Ask>;

    /// Takes back what was asked about, since all agree.
    fn take_back(&self, ask: Ask);
}

/// The match of a table, as components hold it.
pub type HeldCarrying = StoredValue<Rc<dyn Carrying>, LocalStorage>;

/// A table as it is told to another device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableTold {
    pub undo: UndoRule,
    pub turned_back: u32,
    pub record: String,
}
