//! Hints as plain data: what a game's advice comes to in words.

use crate::kernel::advice::{Basis, Measure};

/// No advice is told in more ways.
pub const WAYS_TOLD_MAX: usize = 3;

/// So many notches stand beside the best way.
pub const NOTCHES: u8 = 4;

/// The difference in worth between a way and the best one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grade {
    Best,
    /// A difference so small that it is about as good.
    About,
    Little,
    Less,
    Much,
}

impl Grade {
    /// The grade of a way that is not the best and worth so much less than it, where ways that differ by less
    /// than `about` are about as good; all in hundredths.
    pub fn of(loss: i32, about: i32) -> Grade {
        match loss {
            _ if loss < about => Grade::About,
            _ if loss < 3 * about => Grade::Little,
            _ if loss < 8 * about => Grade::Less,
            _ => Grade::Much,
        }
    }

    /// So many of [`NOTCHES`] are full.
    pub fn n_notches(self) -> u8 {
        match self {
            Grade::Best | Grade::About => NOTCHES,
            Grade::Little => 3,
            Grade::Less => 2,
            Grade::Much => 1,
        }
    }
}

/// A way to go on, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WayModel {
    pub name: String,
    pub grade: Grade,
    /// The outcome, such as a chance to win; none where that was not measured.
    pub outcome: Option<String>,
}

/// The reason why the best way is the best: the words between its name and its outcome.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It hardly matters.
    Hardly(Outlook),
    /// It comes to this much, in hundredths, and the next best to so much less.
    Measured(Measure, [i32; 2]),
    /// It is the best for what comes of it.
    Best,
}

/// A sentence about all ways at once, where it hardly matters which is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outlook {
    /// The chance is as good as nothing for every choice.
    Lost,
    Won,
    /// All are about as good.
    Same,
}

/// An advice in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HintModel {
    pub nudge: String,
    /// The words before the name of the best way; none, mostly.
    pub lead: String,
    /// The best first; at least one.
    pub ways: Vec<WayModel>,
    /// The words behind its name: why it is the best, and what comes of it.
    pub why: String,
    /// The basis of the worths; none where there is nothing to choose between.
    pub basis: Option<Basis>,
    /// The error that the measure may have.
    pub error: Option<String>,
}

#[cfg(test)]
mod tests {
    use super::{Grade, NOTCHES};

    #[test]
    fn what_is_worth_less_has_no_more_notches() {
        let notches: Vec<u8> = (0..400).map(|it| Grade::of(it, 40).n_notches()).collect();
        assert!(notches.is_sorted_by(|a, b| b <= a));
        assert_eq!(Grade::of(39, 40), Grade::About);
        assert_eq!(Grade::of(40, 40), Grade::Little);
        assert_eq!((notches[0], notches[399]), (NOTCHES, 1));
    }
}
