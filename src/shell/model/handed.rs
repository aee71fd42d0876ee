//! A match that somebody handed on.

use super::seating::Seating;
use super::shared_table::SharedTable;
use crate::kernel::link::{self, Beginning};
use crate::kernel::record::{self, Reading, RecordError};
use crate::kernel::{Game, Seed};

/// A thing that was handed on.
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

    /// The table of a match that cannot be read, as far as the beginning of its link tells it: the id of its game, and
    /// what an address has of it.
    pub fn table(&self) -> Option<(String, Seed, SharedTable)> {
        let Handed::Tail(tail) = self else { return None };
        let Beginning { game, edition, seed, setup, names } = link::beginning(tail)?;
        let players = Seating::keys_in(&names);
        Some((game, seed, SharedTable::of(edition, &setup, names.len(), &players)))
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
