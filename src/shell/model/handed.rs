//! A match that somebody handed on.

use crate::kernel::record::{self, Reading, RecordError};
use crate::kernel::{Game, link};

/// What was handed on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Handed {
    /// A match in the tail of a link.
    Tail(String),
    /// A match as a readable text.
    Record(String),
}

impl Handed {
    /// Reads the game and edition.
    ///
    /// # Errors
    /// If there is no match in it.
    pub fn head(&self) -> Result<record::Head, RecordError> {
        match self {
            Handed::Tail(tail) => link::head(tail),
            Handed::Record(text) => record::head(text),
        }
    }

    /// Reads the match, or as much of a record as is sound.
    ///
    /// # Errors
    /// If there is no match of this game in it.
    pub fn read<G: Game>(&self) -> Result<Reading<G>, RecordError> {
        match self {
            Handed::Tail(tail) => {
                link::unpack(tail).map(|(game, names)| Reading { game, names, error: None })
            }
            Handed::Record(text) => record::read_sound(text),
        }
    }
}
