//! Places in a line: how far one goes, in so few words that the end of another one can find what both have.

use crate::notation::{ParseError, Reader};
use crate::record::read_check_value;
use crate::written::WrittenLog;

/// A list has no more places: each but the first few lies twice as far back as the one before.
const PLACES_MAX: usize = 40;

/// A place in a line: the line value after so many actions. Two lines of one table that have a place in common are the
/// same up to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    pub ply: usize,
    pub line_value: u64,
}

impl Place {
    pub(super) fn of(log: &WrittenLog, ply: usize) -> Place {
        Place { ply, line_value: log.line_value(ply) }
    }

    pub(super) fn is_on(self, log: &WrittenLog) -> bool {
        self.ply <= log.ply() && log.line_value(self.ply) == self.line_value
    }

    pub(super) fn text(self) -> String {
        format!("{} {:016x}", self.ply, self.line_value)
    }

    pub(super) fn read(reader: &mut Reader<'_>) -> Result<Place, ParseError> {
        let ply = reader.number(0, u32::MAX)? as usize;
        let line_value = read_check_value(reader.word()?).ok_or(ParseError::Unexpected)?;
        Ok(Place { ply, line_value })
    }
}

/// Some places of a line: the last one, and others further and further back, to the start.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Places(Vec<Place>);

impl Places {
    /// Places of the first `ply` actions of a line.
    pub(super) fn of(log: &WrittenLog, ply: usize) -> Places {
        let steps = (0..u32::BITS).map(|it| 1usize << it).take_while(|it| *it < ply);
        let back = steps.map(|it| ply - it);
        let start = (0 < ply).then_some(0);
        Places([ply].into_iter().chain(back).chain(start).map(|it| Place::of(log, it)).collect())
    }

    /// The number of actions up to the last place; none if nothing is known of the line.
    pub(super) fn ply(&self) -> Option<usize> {
        Some(self.0.first()?.ply)
    }

    /// The number of actions up to the last place that is on a line; none if none is.
    pub(super) fn last_on(&self, log: &WrittenLog) -> Option<usize> {
        self.0.iter().filter(|it| it.is_on(log)).map(|it| it.ply).max()
    }

    pub(super) fn text(&self) -> String {
        self.0.iter().map(|it| it.text()).collect::<Vec<_>>().join(" ")
    }

    /// Reads all that is left: at least one place.
    pub(super) fn read(mut reader: Reader<'_>) -> Result<Places, ParseError> {
        let mut places = vec![Place::read(&mut reader)?];
        while !reader.is_at_end() {
            if places.len() == PLACES_MAX {
                return Err(ParseError::Long);
            }
            places.push(Place::read(&mut reader)?);
        }
        let is_falling = places.is_sorted_by(|a, b| b.ply < a.ply);
        if is_falling { Ok(Places(places)) } else { Err(ParseError::Unexpected) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line of so many actions, of which those from the second number on are its own.
    fn log(n: usize, n_common: usize) -> WrittenLog {
        let mut log = WrittenLog::new(7);
        for ply in 0..n {
            let own = if n_common <= ply { "b" } else { "a" };
            log.push(None, format_args!("{own} {ply}"));
        }
        log
    }

    #[test]
    fn places_lie_further_and_further_back() {
        let plies: Vec<usize> = Places::of(&log(20, 20), 20).0.iter().map(|it| it.ply).collect();
        assert_eq!(plies, [20, 19, 18, 16, 12, 4, 0]);
        assert_eq!(Places::of(&log(0, 0), 0).ply(), Some(0));
        assert_eq!(Places::default().ply(), None);
    }

    #[test]
    fn a_place_that_both_have_is_found_not_far_before_the_last_one() {
        for n_common in 0..=40 {
            let (own, other) = (log(40, 40), log(40, n_common));
            let found = Places::of(&other, 40).last_on(&own).expect("the start");
            assert!(found <= n_common, "{n_common}: {found}");
            assert!(40 - found <= 2 * (40 - n_common), "{n_common}: {found}");
        }
    }

    #[test]
    fn places_read_back() {
        for n in [0, 1, 2, 3, 100] {
            let places = Places::of(&log(n, 0), n);
            assert_eq!(Places::read(Reader::new(&places.text())), Ok(places));
        }
        for text in ["", "1", "x 0000000000000000", "1 000000000000000", "1 0000000000000000 2"] {
            assert!(Places::read(Reader::new(text)).is_err(), "{text:?}");
        }
        let same = "3 0000000000000000 3 0000000000000000";
        assert_eq!(Places::read(Reader::new(same)), Err(ParseError::Unexpected));
        let many: Vec<String> = (0..99).rev().map(|it| format!("{it} 0000000000000000")).collect();
        assert_eq!(Places::read(Reader::new(&many.join(" "))), Err(ParseError::Long));
    }
}
