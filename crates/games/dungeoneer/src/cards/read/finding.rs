//! The mistakes in the files of cards.

use std::fmt;

use super::files::File;
use crate::cards::spelling::LineError;

/// The folder of the cards, as a person finds it.
const FOLDER: &str = "crates/games/dungeoneer/src/cards";

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

    /// A line of names that does not read, or belongs to no card.
    pub fn in_names(sort: &str, number: usize, line: &str, what: &str) -> Finding {
        Finding {
            place: format!("{FOLDER}/names/{sort}.txt:{number}"),
            what: what.to_owned(),
            line: line.to_owned(),
        }
    }

    /// Something missing in a file of names.
    pub fn no_name(sort: &str, key: &str) -> Finding {
        Finding {
            place: format!("{FOLDER}/names/{sort}.txt"),
            what: format!("a line for {key} is expected"),
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
