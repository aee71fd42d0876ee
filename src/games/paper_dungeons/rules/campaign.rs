//! The campaign: three chapters of a scenario, summed up (PD-325, PD-326).

use crate::kernel::{BySeat, SeatSet};

/// The result of one team in one chapter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chapter {
    pub total: i32,
    pub n_explored: u8,
}

/// The sum of each team over its chapters, and the teams that win: the highest sum, then the most
/// explored rooms, then shared (PD-326).
pub fn campaign(chapters: &BySeat<Vec<Chapter>>) -> (BySeat<i32>, SeatSet) {
    let sums = chapters.map(|_, it| {
        let total: i32 = it.iter().map(|chapter| chapter.total).sum();
        let n_explored: u32 = it.iter().map(|chapter| u32::from(chapter.n_explored)).sum();
        (total, n_explored)
    });
    let best = sums.iter().map(|(_, sum)| *sum).max();
    let winners = sums.iter().filter(|(_, sum)| Some(**sum) == best).map(|(seat, _)| seat);
    (sums.map(|_, sum| sum.0), winners.collect())
}
