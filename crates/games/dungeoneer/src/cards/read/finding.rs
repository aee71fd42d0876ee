//! The mistakes in the files of cards.

use std::fmt;

use super::files::File;
use crate::cards::spelling::LineError;

/// The folder of the cards, as a person finds it.
const FOLDER: &str = "crates/games/dungeoneer/src/cards";

/// The folder of their names.
const NAMES: &str = "crates/games/dungeoneer/words";

/// Something wrong with the files of cards: where, and what was to stand there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The file, and where in it; empty if it is about all files.
    place: String,
    what: String,
    /// The line; empty if it is about none.
    line: String,
}

impl Finding {
    /// A line that does not read, by its number, counted from 1.
    pub fn in_line(file: File, number: usize, line: &str, error: LineError) -> Finding {
        let LineError { expected, at } = error;
        Finding {
            place: format!("{FOLDER}/{}/{}.txt:{number}:{}", file.of, file.sort, at + 1),
            what: format!("{expected} is expected"),
            line: line.to_owned(),
        }
    }

    /// Something wrong with the row of a card in the files of names: it is missing, or there is no such card.
    pub fn in_names(sort: &str, key: &str, what: &str) -> Finding {
        Finding {
            place: format!("{NAMES}/{sort}.*.txt"),
            what: format!("a line for {key} {what}"),
            line: String::new(),
        }
    }

    /// Something wrong with all files together.
    pub fn of_all(what: String) -> Finding {
        Finding { place: String::new(), what, line: String::new() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let colon = if self.place.is_empty() { "" } else { ": " };
        write!(f, "{}{colon}{}", self.place, self.what)?;
        if self.line.is_empty() { Ok(()) } else { write!(f, "\n    {}", self.line) }
    }
}
