//! Two finished matches on one seed, side by side, as plain data.

use crate::kernel::RuleId;
use crate::shell::model::closing::Lead;

/// Two finished matches on one seed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comparison {
    pub game: &'static str,
    pub title: &'static str,
    pub seed: String,
    pub own: Side,
    pub theirs: Side,
    pub lead: Lead,
    pub lines: Vec<LineOfTwo>,
    /// The places where the choices part, in order.
    pub partings: Vec<Parting>,
    /// The other match, packed for a link; none if there is no link to it.
    pub tail: Option<String>,
}

/// One of the two.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Side {
    pub name: String,
    pub total: i32,
    pub total_words: String,
    pub verdict: Option<String>,
}

/// One line of both scores; a match without such a line has no points in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineOfTwo {
    pub name: String,
    pub rule: RuleId,
    pub own: Option<i32>,
    pub theirs: Option<i32>,
}

/// A place where the two choices part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parting {
    /// The heading of the stretch, such as a round.
    pub heading: Option<String>,
    /// None if the stretch of this match is over by then, or if it has none.
    pub own: Option<DescribedAction>,
    pub theirs: Option<DescribedAction>,
}

/// An action in the words of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DescribedAction {
    /// Its number, counted from 1.
    pub ply: usize,
    /// The outcome; of a silent action, what came next. May be empty.
    pub words: String,
}
