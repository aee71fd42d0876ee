//! The log of a match as text, which grows with it: what is new can be kept, sent or compared without
//! going through what is old.

use super::digest;

/// The lines of a log, as they stand in a record.
#[derive(Clone, Debug)]
pub(super) struct WrittenLog {
    text: String,
    /// For each number of actions, the first of which is 0.
    ends: Vec<End>,
}

/// Where the lines of so many actions end.
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

    /// Adds the lines of one more action.
    pub(super) fn push(&mut self, lines: &str) {
        let last = self.ends[self.ends.len() - 1];
        assert_eq!(last.at, self.text.len());
        self.text += lines;
        self.ends.push(End { at: self.text.len(), line_value: digest(&(last.line_value, lines)) });
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
}
