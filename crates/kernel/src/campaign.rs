//! Campaigns: several matches, played one after another, that count together.

use super::{BySeat, SeatSet, Text};

/// A story of several chapters; each is a whole match.
#[derive(Clone, Copy, Debug)]
pub struct Scenario {
    /// In what is kept; it never changes.
    pub key: &'static str,
    pub name: Text,
    /// The setting of each chapter, made before it: an option of the setup, and its choice.
    pub chapters: &'static [(&'static str, &'static str)],
    /// The story told before each chapter.
    pub stories: &'static [Text],
}

/// The campaigns of a game.
#[derive(Clone, Copy, Debug)]
pub struct CampaignSet {
    pub scenarios: &'static [Scenario],
    /// Those of a seat whom a person names when a scenario begins.
    pub heroes: &'static [Text],
}

/// The result of one seat in one chapter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChapterScore {
    pub total: i32,
    /// The tie-breaker of the sums, once it is summed up too.
    pub mark: i32,
}

/// The sum of each seat over its chapters, and the seats with the highest: of equals those with
/// the highest sum of marks.
pub fn sum_up(chapters: &BySeat<Vec<ChapterScore>>) -> (BySeat<i32>, SeatSet) {
    let sums = chapters.map(|_, it| {
        let total: i32 = it.iter().map(|chapter| chapter.total).sum();
        let mark: i32 = it.iter().map(|chapter| chapter.mark).sum();
        (total, mark)
    });
    let best = sums.iter().map(|(_, sum)| *sum).max();
    let winners = sums.iter().filter(|(_, sum)| Some(**sum) == best).map(|(seat, _)| seat);
    (sums.map(|_, sum| sum.0), winners.collect())
}
