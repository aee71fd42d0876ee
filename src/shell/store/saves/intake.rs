//! Many matches at once, from a file: each is written once, and the index once for all of them.

use std::collections::{BTreeMap, BTreeSet};

use leptos::prelude::*;

use super::Saves;
use super::kept::{Entry, Index, SavedMatch};
use super::opening::bare_entry;
use crate::browser::storage::{self, StorageError};
use crate::browser::unkept;
use crate::kernel::{Lang, gather};

/// A match on its way in: its id here, what is kept of it, what the shelf is to say of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Incoming {
    pub id: String,
    pub saved: SavedMatch,
    pub line: Option<Entry>,
}

impl Incoming {
    fn entry(&self) -> Option<Entry> {
        let line = self.line.clone().or_else(|| bare_entry(&self.id, &self.saved))?;
        Some(Entry { id: self.id.clone(), name: self.saved.name.clone(), ..line })
    }
}

impl Saves {
    /// Writes what is kept of a match, and leaves the index as it is.
    ///
    /// # Errors
    /// Why it cannot be kept; what was there is still there then.
    pub fn write(self, incoming: &Incoming) -> Result<(), StorageError> {
        storage::set(&Saves::key(&incoming.id), &incoming.saved)
    }

    /// Takes back what was written.
    pub fn unwrite(self, incoming: &Incoming) {
        let _ = storage::remove(&Saves::key(&incoming.id));
    }

    /// Puts the lines of matches that were written into the index.
    ///
    /// # Errors
    /// Why the index cannot be kept; it is as it was then.
    pub fn put_lines(self, written: &[Incoming]) -> Result<(), StorageError> {
        let (mut index, may_write) = self.latest_index();
        may_write?;
        let ids: BTreeSet<&str> = gather(written.iter().map(|it| it.id.as_str()));
        index.matches.retain(|it| !ids.contains(it.id.as_str()));
        index.put_new(written.iter().filter_map(Incoming::entry).collect());
        storage::set(super::INDEX, &index)?;
        self.index.set(index);
        Ok(())
    }

    /// Puts the lines of another index back where the one here says nothing of a match.
    ///
    /// # Errors
    /// Why the index cannot be kept; it is as it was then.
    pub fn put_index_back(self, other: Index) -> Result<(), StorageError> {
        self.change_index(|index| {
            let silent = |it: &Entry| it.summary(Lang::default()).moment.is_empty();
            let said: BTreeMap<String, Entry> =
                gather(other.matches.into_iter().map(|it| (it.id.clone(), it)));
            for entry in index.matches.iter_mut().filter(|it| silent(it)) {
                if let Some(said) = said.get(&entry.id) {
                    *entry = Entry { name: entry.name.clone(), ..said.clone() };
                }
            }
            for game in other.finished {
                if !index.finished.contains(&game) {
                    index.finished.push(game);
                }
            }
        })
    }

    /// Holds matches in memory, where the browser keeps nothing.
    pub fn hold(self, incoming: Vec<Incoming>) {
        self.pending.update_value(|pending| {
            for it in incoming {
                let entry = it.entry();
                if let Some(entry) = entry {
                    pending.put(it.id, (entry, it.saved));
                }
            }
        });
        unkept::note(super::INDEX, true);
        let mut index: Index = self.index.get_untracked();
        self.put_pending(&mut index);
        self.index.set(index);
    }
}
