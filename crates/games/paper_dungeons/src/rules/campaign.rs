//! The campaign: three chapters of a scenario, summed up (PD-325, PD-326).

use crate::state::View;
use kernel::campaign::{self, ChapterScore};
use kernel::{BySeat, Seat, SeatSet};

/// The result of one team in one chapter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chapter {
    pub total: i32,
    pub n_explored: u8,
}

/// The sum of each team over its chapters, and the teams that win: the highest sum, then the most
/// explored rooms, then shared (PD-326).
pub fn campaign(chapters: &BySeat<Vec<Chapter>>) -> (BySeat<i32>, SeatSet) {
    let score = |it: &Chapter| ChapterScore { total: it.total, mark: i32::from(it.n_explored) };
    campaign::sum_up(&chapters.map(|_, it| it.iter().map(score).collect()))
}

/// The tie-breaker of the sums: the rooms that a team has explored (PD-326).
pub fn chapter_mark(view: &View, seat: Seat) -> i32 {
    i32::from(view.teams[seat].sheet.explored.count())
}
