//! The challenge of a day: one table for everybody on earth, which follows from the date alone.

use super::Edition;

/// A table that the challenge of a day is played at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TodaysTable {
    /// All of its setup, in notation: what is taken when nobody says anything may change.
    pub setup: &'static str,
    /// The levels of the computers in the seats after the first, which is a person's.
    pub rivals: &'static [&'static str],
    /// The first day, counted from 1 January 1970, on which it takes its turn; 0 for those that did from the
    /// beginning. Its own days are the only ones that a new table changes.
    pub since: u32,
}

impl TodaysTable {
    /// Tells whether it is one of a box, given by the choices that the box stands for.
    fn is_of(&self, chosen: &[(&str, &str)]) -> bool {
        chosen.iter().all(|choice| fields(self.setup).any(|it| it == *choice))
    }
}

/// The choices of a setup in notation.
pub fn fields(setup: &str) -> impl Iterator<Item = (&str, &str)> {
    setup.split(' ').filter_map(|it| it.split_once('='))
}

/// The edition of a game that the challenge of a day is played by. `since` has the first day of each edition
/// after the first, in order, such as `2026-11-26`; so a challenge of a past day is what it was.
///
/// # Panics
/// If there are more editions than numbers.
pub fn edition_of(since: &[&str], day: &str) -> Edition {
    let n_later = since.iter().filter(|it| **it <= day).count();
    Edition::nth(u16::try_from(1 + n_later).expect("few editions"))
}

/// The table of a day, counted from 1 January 1970, among those of a game: for the box that some choices
/// stand for. They take turns, so no table comes on two days in a row. None if the box has none.
///
/// A new table comes last, with its first day: anyone who changes the others, or their order, changes days that
/// were played.
pub fn table_of(
    tables: &'static [TodaysTable],
    chosen: &[(&str, &str)],
    day: u32,
) -> Option<&'static TodaysTable> {
    let of_day = || tables.iter().filter(|it| it.since <= day && it.is_of(chosen));
    of_day().nth((day as usize).checked_rem(of_day().count())?)
}
