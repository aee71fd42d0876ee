//! The relation of a match that comes in to the one of the same id that is here.

use crate::kernel::digest;
use crate::shell::store::saves::kept::SavedMatch;

/// The relation of two matches of one id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meeting {
    /// They have nothing to do with each other: another game, seed or setup.
    Other,
    /// The match here goes through all of the incoming one.
    Known,
    /// The incoming match goes through all of the one here, and farther.
    Longer,
    /// Each went on in its own way.
    Parted { is_longer: bool },
}

/// The match in a record: the table, and the actions. Names, check values and the number of the format are left out.
#[derive(PartialEq, Eq)]
struct Played<'r> {
    table: Vec<&'r str>,
    actions: Vec<&'r str>,
}

impl<'r> Played<'r> {
    fn of(record: &'r str) -> Played<'r> {
        let is_word = |line: &str, word: &str| line.split(' ').next() == Some(word);
        let mut played = Played { table: Vec::new(), actions: Vec::new() };
        for line in record.lines().map(str::trim_end) {
            let has_begun = !played.actions.is_empty();
            if ["game", "seed", "setup"].iter().any(|it| is_word(line, it)) {
                played.table.push(line);
                continue;
            }
            let is_said_besides = ["undercroft", "at", "check"].iter().any(|it| is_word(line, it));
            if !is_said_besides && (has_begun || !is_word(line, "name")) {
                played.actions.push(line);
            }
        }
        played
    }
}

/// Compares a match that is here with one that comes.
pub fn meet(ours: &SavedMatch, theirs: &SavedMatch) -> Meeting {
    let (own, other) = (Played::of(&ours.record), Played::of(&theirs.record));
    if own.table != other.table {
        Meeting::Other
    } else if own.actions.starts_with(&other.actions) {
        Meeting::Known
    } else if other.actions.starts_with(&own.actions) {
        Meeting::Longer
    } else {
        Meeting::Parted { is_longer: own.actions.len() < other.actions.len() }
    }
}

/// A number for all that was played in a match: equal if and, but for a freak of luck, only if it
/// was the same.
pub fn line_of(saved: &SavedMatch) -> u64 {
    let Played { table, actions } = Played::of(&saved.record);
    let lines: Vec<&str> = table.into_iter().chain(actions).collect();
    digest(&lines)
}

/// The one that goes on, with the lines of both that were left, and a name if either has one.
pub fn joined(first: &SavedMatch, second: &SavedMatch, names_first: &SavedMatch) -> SavedMatch {
    let mut lines = first.lines.clone();
    lines.extend(second.lines.iter().filter(|it| !first.lines.contains(it)).cloned());
    let name = [names_first, first, second].map(|it| &it.name);
    let name = name.into_iter().find(|it| !it.is_empty()).cloned().unwrap_or_default();
    SavedMatch { lines, name, ..first.clone() }
}
