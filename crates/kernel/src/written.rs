//! The log of a match as text, which grows with it: what is new can be kept, sent or compared without
//! going through what is old.

use std::fmt::{self, Write};

use super::digest;

/// The lines of a log, as they stand in a record.
#[derive(Clone, Debug)]
pub(super) struct WrittenLog {
    text: String,
    /// For each number of actions, the first of which is 0.
    ends: Vec<End>,
}

/// The end of the lines of so many actions.
#[derive(Clone, Copy, Debug)]
struct End {
    at: usize,
    /// The digest of the table and of all lines up to here.
    line_value: u64,
}

impl WrittenLog {
    /// The log of a table with this digest, on which nothing has happened yet.
    pub(super) fn new(table: u64) -> WrittenLog {
        WrittenLog { text: String::new(), ends: vec![End { at: 0, line_value: table }] }
    }

    /// The number of actions.
    pub(super) fn ply(&self) -> usize {
        self.ends.len() - 1
    }

    /// Adds the line of one more action, after one with the check value before it if there is one.
    pub(super) fn push(&mut self, check_value: Option<u64>, line: fmt::Arguments<'_>) {
        let (ply, last) = (self.ply(), self.ends[self.ends.len() - 1]);
        assert_eq!(last.at, self.text.len());
        let at = check_value.map_or(Ok(()), |it| writeln!(self.text, "at {ply} {it:016x}"));
        let written = at.and_then(|()| writeln!(self.text, "{line}"));
        assert!(written.is_ok(), "writing to a string cannot fail");
        let line_value = digest(&(last.line_value, &self.text[last.at..]));
        self.ends.push(End { at: self.text.len(), line_value });
    }

    /// Forgets all but the lines of the first `ply` actions.
    pub(super) fn truncate(&mut self, ply: usize) {
        self.ends.truncate(ply + 1);
        self.text.truncate(self.ends[self.ends.len() - 1].at);
    }

    /// The lines of all actions after the first `ply`.
    pub(super) fn since(&self, ply: usize) -> &str {
        &self.text[self.ends[ply].at..]
    }

    /// The digest of the table and the first `ply` actions.
    pub(super) fn line_value(&self, ply: usize) -> u64 {
        self.ends[ply].line_value
    }

    /// The number of actions that two logs of the same table begin with alike.
    pub(super) fn n_same(&self, other: &WrittenLog) -> usize {
        let (mut n_same, mut end) = (0, self.ends.len().min(other.ends.len()));
        // Lines that are the same at one place are the same before it.
        while n_same + 1 < end {
            let middle = n_same.midpoint(end);
            let is_same = self.line_value(middle) == other.line_value(middle);
            if is_same { n_same = middle } else { end = middle }
        }
        n_same
    }
}
