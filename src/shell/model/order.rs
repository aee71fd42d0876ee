//! The match that somebody wants to play, before there is one.

use super::history::UndoRule;
use super::mark::Mark;
use crate::kernel::{Edition, RuleId, Seed};

/// The match a person wants to play.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Order {
    /// The notation of the setup.
    pub setup: String,
    pub seed: Seed,
    /// The edition of the rules; none for the newest.
    pub edition: Option<Edition>,
    /// One name for each seat; empty where none was given.
    pub names: Vec<String>,
    /// The players of the seats, as [`Seating::read`](crate::shell::model::seating::Seating::read) reads them.
    pub players: Vec<String>,
    pub undo: UndoRule,
    /// The record of the match of somebody else that this one is played against, or its total alone, such as `27`.
    pub rival: Option<String>,
    /// The marks that tell its result apart from the start.
    pub marks: Vec<Mark>,
    /// The day whose challenge it is, such as `2026-11-24`; empty if of none.
    pub today: String,
}

/// Why a table cannot be laid so.
pub struct NotCreated {
    pub words: String,
    pub rule: Option<RuleId>,
}
