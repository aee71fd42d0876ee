//! Achievements: what people can be proud of beyond a score, in one match or over several; and what their
//! results are told apart by.

use super::{Choice, Text};

/// Something to be proud of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AchievementInfo {
    /// In what is kept; it never changes.
    pub key: &'static str,
    pub name: Text,
    /// The requirement, in one sentence.
    pub how: Text,
    /// Of one that takes several matches: the members of the cast that each must have been finished
    /// with. Empty for one that is earned within a match.
    pub each: &'static [&'static str],
}

/// The cast that seats play with, such as heroes.
#[derive(Clone, Copy, Debug)]
pub struct Cast {
    /// The heading of the best results with each of them.
    pub heading: Text,
    /// The heading of all results, sorted by them: `By hero`.
    pub by: Text,
    /// Everything that can be played with, by its key.
    pub members: fn() -> Vec<Choice>,
    /// The number of them, the first, that there are without expansions.
    pub n_plain: usize,
}
