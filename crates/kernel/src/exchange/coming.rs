//! What follows a place in another line, before it is replayed.

use super::places::Place;
use crate::notation::Reader;
use crate::written::WrittenLog;

/// What another line has from a place on, as [`write_since`](crate::record::write_since) writes it.
#[derive(Clone, Copy)]
pub(super) struct Coming<'t> {
    pub place: Place,
    /// The lines of the actions, and those with check values between them.
    lines: &'t str,
}

impl<'t> Coming<'t> {
    /// Reads where it goes on; none if the text does not say so, or has no check value at its end.
    pub(super) fn read(text: &'t str) -> Option<Coming<'t>> {
        let (head, rest) = text.split_once('\n')?;
        let mut reader = Reader::new(head);
        if reader.word() != Ok("since") {
            return None;
        }
        let place = Place::read(&mut reader).ok()?;
        reader.end().ok()?;
        let (lines, last) = rest.split_at(rest.trim_end().rfind('\n').map_or(0, |it| it + 1));
        last.starts_with("check ").then_some(Coming { place, lines })
    }

    /// The number of all actions in the other line, if it is a beginning of this one.
    pub(super) fn beginning_of(self, log: &WrittenLog) -> Option<usize> {
        let is_beginning =
            self.place.is_on(log) && log.since(self.place.ply).starts_with(self.lines);
        let is_action = |it: &&str| !it.starts_with("at ");
        is_beginning.then(|| self.place.ply + self.lines.lines().filter(is_action).count())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn is_beginning(rest: &str, n: Option<usize>) {
        let mut log = WrittenLog::new(5);
        (0..3).for_each(|it| log.push((it == 1).then_some(0), format_args!("a {it}")));
        let text = format!("since {}\n{rest}", Place::of(&log, 1).text());
        let coming = Coming::read(&text).expect("a place");
        assert_eq!(coming.beginning_of(&log), n, "{rest:?}");
    }

    #[test]
    fn a_beginning_of_the_own_line_is_known_by_its_text() {
        is_beginning("at 1 0000000000000000\na 1\na 2\ncheck 0\n", Some(3));
        is_beginning("at 1 0000000000000000\na 1\ncheck 0", Some(2));
        is_beginning("check 0\n", Some(1));
        is_beginning("at 1 0000000000000000\na 10\ncheck 0\n", None);
        is_beginning("at 1 0000000000000000\na 1\na 2\na 3\ncheck 0\n", None);
        is_beginning("a 1\ncheck 0\n", None);
    }

    #[test]
    fn a_text_without_a_place_or_an_end_is_none() {
        for text in [
            "",
            "since",
            "since 1\n",
            "since 1 0123456789abcdef",
            "until 1 0123456789abcdef\ncheck 0\n",
            "since 1 0123456789abcdef\na 1\n",
        ] {
            assert!(Coming::read(text).is_none(), "{text:?}");
        }
    }
}
