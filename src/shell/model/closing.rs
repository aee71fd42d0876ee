//! The first words about the end of a match, as far as it takes the whole match to know it.

use std::cmp::Ordering;

use crate::kernel::Trail;

/// The thing that decided a match for a seat, in one sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decisive {
    pub said: String,
    /// The points that it brought; negative where it cost some. None where it was something else.
    pub points: Option<i32>,
    /// True if it was to the good of the seat.
    pub is_good: bool,
}

impl Decisive {
    /// A gain of points, or a loss.
    pub fn points(said: impl Into<String>, points: i32) -> Decisive {
        Decisive { said: said.into(), points: Some(points), is_good: 0 < points }
    }

    /// A fact that was no matter of points.
    pub fn fact(said: impl Into<String>, is_good: bool) -> Decisive {
        Decisive { said: said.into(), points: None, is_good }
    }
}

/// The ranks of a player alone, and which of them was reached.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ladder {
    pub rank: String,
    /// The fewest points of each rank but the lowest, in order; at least one.
    pub stops: Vec<i32>,
    /// The next rank, and how many points more it takes, with their unit; none after the last.
    pub next: Option<(String, String)>,
}

impl Ladder {
    /// In which third of all ranks so many points are, counted from 0.
    pub fn third(&self, points: i32) -> usize {
        let n_reached = self.stops.iter().filter(|it| **it <= points).count();
        3 * n_reached / (self.stops.len() + 1)
    }

    /// The place of so many points on the bar of all ranks, in percent.
    pub fn place_of(&self, points: i32, total: i32) -> i32 {
        let most = self.stops.iter().copied().max().unwrap_or_default().max(total).max(1);
        (points * 100 / most).clamp(0, 100)
    }
}

/// The results of two matches on one seed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Duel {
    /// The name of the other person.
    pub name: String,
    /// The own total with its unit.
    pub own: String,
    /// The other total with its unit.
    pub theirs: String,
    pub lead: Lead,
    /// True if its moves are known, and not its result alone.
    pub has_moves: bool,
}

/// The lead of one of two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lead {
    /// The own result against the other.
    pub order: Ordering,
    /// By how much; none where one of the two is out of the reckoning, and the other is not.
    pub by: Option<u32>,
}

impl Lead {
    /// Compares two results: whether they count, and their totals.
    pub fn of(own: (bool, i32), theirs: (bool, i32)) -> Lead {
        let by = (own.0 == theirs.0).then(|| own.1.abs_diff(theirs.1));
        Lead { order: own.cmp(&theirs), by }
    }
}

/// The first words about the end of a match.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Closing {
    pub ladder: Option<Ladder>,
    /// The progress of a seat that has not won, where that is no rank and no place.
    pub reached: Option<String>,
    /// None where nothing can be said fairly.
    pub decisive: Option<Decisive>,
    /// The match beside that of somebody else, if it was played against one.
    pub duel: Option<Duel>,
    /// The match in symbols.
    pub trail: Trail,
}
