//! Why a record cannot be read.

use std::fmt;

use crate::RuleId;
use crate::notation::ParseError;

/// Why a text is not a record that can be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// Longer than [`RECORD_MAX`](super::RECORD_MAX).
    TooLong,
    /// The first line is not that of a record.
    NotARecord,
    /// Written by a newer program.
    NewerFormat,
    /// A record of another game; its id.
    OtherGame(String),
    /// Played by an edition of the rules that this program does not know yet.
    NewerEdition(u16),
    /// This line of the header cannot be read; counted from 1.
    Header { line: usize },
    /// The table cannot be laid so.
    Setup { rule: RuleId },
    /// This action cannot be read; counted from 1.
    Unreadable { ply: usize, error: ParseError },
    /// This action is against a rule; counted from 1.
    Refused { ply: usize, rule: RuleId },
    /// The record goes on after the last possible action.
    TooManyPlies,
    /// After so many actions the replay comes to another state than the record says; `after` is the
    /// last place where it did not.
    CheckDiffers { after: usize, by: usize },
    /// The last line, with the check value, is missing.
    NoCheck,
    /// A link that names actions by their places among the legal ones, which are others now.
    OldLink,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::TooLong => write!(f, "the record is too long"),
            RecordError::NotARecord => write!(f, "this is not a record"),
            RecordError::NewerFormat => write!(f, "the record was written by a newer program"),
            RecordError::OtherGame(id) => write!(f, "the record is of another game: {id}"),
            RecordError::NewerEdition(n) => {
                write!(
                    f,
                    "the record is of edition {n} of the rules, which is newer than this program"
                )
            }
            RecordError::Header { line } => write!(f, "line {line} of the header cannot be read"),
            RecordError::Setup { rule } => write!(f, "the table cannot be laid so ({rule})"),
            RecordError::Unreadable { ply, error } => {
                write!(f, "action {ply} cannot be read: {error}")
            }
            RecordError::Refused { ply, rule } => write!(f, "action {ply} is against rule {rule}"),
            RecordError::TooManyPlies => write!(f, "the record has too many actions"),
            RecordError::CheckDiffers { after, by } => {
                write!(f, "the replay comes to another state between actions {after} and {by}")
            }
            RecordError::NoCheck => write!(f, "the record breaks off"),
            RecordError::OldLink => write!(f, "the link was made when other actions were legal"),
        }
    }
}

impl std::error::Error for RecordError {}

impl RecordError {
    /// The rule that was broken, if one was.
    pub fn rule(&self) -> Option<RuleId> {
        match self {
            RecordError::Setup { rule } | RecordError::Refused { rule, .. } => Some(rule),
            RecordError::TooLong
            | RecordError::NotARecord
            | RecordError::NewerFormat
            | RecordError::OtherGame(_)
            | RecordError::NewerEdition(_)
            | RecordError::Header { .. }
            | RecordError::Unreadable { .. }
            | RecordError::TooManyPlies
            | RecordError::CheckDiffers { .. }
            | RecordError::NoCheck
            | RecordError::OldLink => None,
        }
    }
}
