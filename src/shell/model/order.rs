//! What somebody wants to play, before there is a match.

use super::history::UndoRule;
use super::mark::Mark;
use crate::kernel::{Edition, RuleId, Seed};

/// What a person wants to play.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Order {
    /// The notation of the setup.
    pub setup: String,
    pub seed: Seed,
    /// The edition of the rules; none for the newest.
    pub edition: Option<Edition>,
    /// One name for each seat; empty where none was given.
    pub names: Vec<String>,
    /// Who plays each seat, as [`Seating::read`](crate::shell::model::seating::Seating::read) reads it.
    pub players: Vec<String>,
    pub undo: UndoRule,
    /// The record of the match of somebody else that this one is played against, or its total alone, such as `27`.
    pub rival: Option<String>,
    /// What tells its result apart from the beginning.
    pub marks: Vec<Mark>,
    /// The day whose challenge it is, such as `2026-11-24`; empty if of none.
    pub today: String,
}

/// Why a table cannot be laid so.
pub struct NotCreated {
    pub words: String,
    pub rule: Option<RuleId>,
}
