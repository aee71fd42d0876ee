//! The challenge of a day: one table for everybody on earth, which follows from the date alone.

/// A table that the challenge of a day is played at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TodaysTable {
    /// All of its setup, in notation: what is taken when nobody says anything may change.
    pub setup: &'static str,
    /// The levels of the computers in the seats after the first, which is a person's.
    pub rivals: &'static [&'static str],
}

impl TodaysTable {
    /// Whether it is one of a box, given by the choices that the box stands for.
    fn is_of(&self, chosen: &[(&str, &str)]) -> bool {
        chosen.iter().all(|choice| fields(self.setup).any(|it| it == *choice))
    }
}

/// The choices of a setup in notation.
pub fn fields(setup: &str) -> impl Iterator<Item = (&str, &str)> {
    setup.split(' ').filter_map(|it| it.split_once('='))
}

/// The table of a day, counted from 1 January 1970, among those of a game: for the box that some choices
/// stand for. They take turns, so no table comes on two days in a row. None if the box has none.
///
/// Whoever changes the tables of a game, or their order, changes all days that were played.
pub fn table_of(
    tables: &'static [TodaysTable],
    chosen: &[(&str, &str)],
    day: u32,
) -> Option<&'static TodaysTable> {
    let n_tables = tables.iter().filter(|it| it.is_of(chosen)).count();
    let nth = (day as usize).checked_rem(n_tables)?;
    tables.iter().filter(|it| it.is_of(chosen)).nth(nth)
}
