//! The first look at the matches of this device, and what other tabs do to them from then on.

use leptos::prelude::*;

use super::super::kept::{Loaded, load};
use super::kept::{Entry, Index, SavedMatch, read_index};
use super::{INDEX, MATCH, Saves};
use crate::browser::storage::StorageError;
use crate::browser::{clock, storage};
use crate::kernel::record;
use crate::shell::model::id::is_id;

impl Saves {
    /// Reads the index, once, follows from then on what other tabs do to it, and tells what went
    /// wrong.
    pub fn open(self) -> Option<StorageError> {
        if self.is_open() {
            return None;
        }
        self.is_open.set_value(true);
        // What cannot be read is kept for a person who can; the matches are found again.
        let Loaded { value, error } = load(INDEX, read_index, Index::write);
        self.index.set(value.unwrap_or_default());
        let is_any_lost = self.find_lost();
        storage::on_change(move |key| {
            if key.is_none_or(|it| it == INDEX) {
                self.follow();
            }
        });
        error.or(is_any_lost)
    }

    /// Shows what another tab has made of the index. One that cannot be read changes nothing.
    fn follow(self) {
        let Ok(text) = storage::text(INDEX) else { return };
        let Ok(found) = text.map(|it| read_index(&it)).transpose() else { return };
        let mut index = found.map(|it| it.value).unwrap_or_default();
        self.put_pending(&mut index);
        self.index.set(index);
    }

    /// Puts records that the index does not know back on the shelf, and aside what is no match; tells of the latter.
    fn find_lost(self) -> Option<StorageError> {
        let keys: Vec<String> = self.index.with_untracked(|index| {
            let known = index.ids();
            let is_lost = |key: &String| known.binary_search(&&key[MATCH.len()..]).is_err();
            storage::keys(MATCH).into_iter().filter(is_lost).collect()
        });
        let (mut lost, mut error) = (Vec::new(), None);
        for key in keys {
            let id = &key[MATCH.len()..];
            let found = if is_id(id) { self.stored(id) } else { Err(StorageError::Corrupt) };
            match found {
                Ok(saved) => lost.extend(saved.and_then(|it| bare_entry(id, &it))),
                Err(StorageError::Corrupt) => {
                    let _ = storage::set_aside(&key, clock::now());
                    error = Some(StorageError::Corrupt);
                }
                Err(StorageError::Forbidden | StorageError::Full | StorageError::Newer) => {}
            }
        }
        if !lost.is_empty() {
            let _ = self.change_index(|index| index.put_new(lost));
        }
        error
    }
}

/// All that can be said of a match of which only the record is known.
pub fn bare_entry(id: &str, saved: &SavedMatch) -> Option<Entry> {
    let game = record::head(&saved.record).ok()?.game;
    let (id, name) = (id.to_owned(), saved.name.clone());
    Some(Entry { id, game, changed: clock::now(), name, ..Entry::default() })
}
