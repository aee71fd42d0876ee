//! The matches on the shelf: one record each, and an index with what the shelf says of them.

use std::collections::BTreeMap;

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::history::UndoRule;
use crate::browser::storage::Trouble;
use crate::browser::{clock, entropy, storage};
use crate::kernel::{Lang, Seed};

/// The version of everything that is kept here.
const VERSION: u32 = 1;

const INDEX: &str = "undercroft/index";

const MATCH: &str = "undercroft/match/";

/// What the shelf says of a match, in one language.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Gist {
    /// Where it stands: `Round 4 of 8`.
    pub moment: String,
    /// The open score: `17 glory`.
    pub score: String,
    /// Who is awaited, in one sentence; empty at a table for one.
    pub awaited: String,
}

/// One match of the index.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    pub id: String,
    pub game: String,
    /// The last change, in milliseconds since 1970.
    pub changed: f64,
    pub is_over: bool,
    pub en: Gist,
    pub ru: Gist,
}

impl Entry {
    /// What the shelf says in `lang`.
    pub fn gist(&self, lang: Lang) -> &Gist {
        lang.pick(&self.en, &self.ru)
    }
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Index {
    v: u32,
    matches: Vec<Entry>,
    /// The games of which a match was finished on this device.
    finished: Vec<String>,
}

/// What is kept of a match, beside its line in the index. Whatever is absent in older matches has
/// its plain value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedMatch {
    pub(super) v: u32,
    pub record: String,
    /// Who plays each seat. Empty for persons alone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
    /// What may be taken back at this table.
    #[serde(default)]
    pub undo: UndoRule,
    /// The lines that were left at a table for study, packed as in links.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<String>,
    /// The match of somebody else on the same table that this one is played against, packed as in
    /// links.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rival: Option<String>,
    /// Whether it went on from the middle of another match; then it earns no place in the hall.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_copy: bool,
}

impl SavedMatch {
    /// What is kept of a match of which nothing but the record is known.
    pub fn new(record: String) -> SavedMatch {
        SavedMatch {
            v: VERSION,
            record,
            players: Vec::new(),
            undo: UndoRule::Strict,
            lines: Vec::new(),
            rival: None,
            is_copy: false,
        }
    }
}

/// Access to the matches on this device. What cannot be kept lives on in memory for as long as the
/// page does.
#[derive(Clone, Copy)]
pub struct Saves {
    unsaved: StoredValue<BTreeMap<String, SavedMatch>>,
    index: RwSignal<Index>,
    trouble: StoredValue<Option<Trouble>>,
}

impl Saves {
    /// Reads the index. To be made once, by the root of the page.
    pub fn open() -> Saves {
        let (index, trouble) = match storage::get::<Index>(INDEX, VERSION) {
            Ok(index) => (index.unwrap_or_default(), None),
            Err(trouble) => {
                // What cannot be read is kept for a person who can; the matches are found again.
                let _ = storage::set_aside(INDEX, clock::now());
                (Index::default(), Some(trouble))
            }
        };
        let saves = Saves {
            unsaved: StoredValue::new(BTreeMap::new()),
            index: RwSignal::new(index),
            trouble: StoredValue::new(trouble),
        };
        saves.find_lost();
        saves
    }

    /// What went wrong while the index was read, once.
    pub fn take_trouble(self) -> Option<Trouble> {
        let trouble = self.trouble.get_value();
        self.trouble.set_value(None);
        trouble
    }

    /// An id that no other match has.
    pub fn fresh_id() -> String {
        let code = Seed::from_bits(entropy::bits()).to_string();
        code.replace('-', "").to_lowercase()
    }

    /// The matches, the last changed first.
    pub fn entries(self) -> Vec<Entry> {
        let mut entries = self.index.read().matches.clone();
        entries.sort_by(|one, other| other.changed.total_cmp(&one.changed));
        entries
    }

    /// Whether a match of `game` was ever finished on this device.
    pub fn has_finished(self, game: &str) -> bool {
        self.index.read_untracked().finished.iter().any(|it| it == game)
    }

    /// What is kept of a match, or nothing if there is none of this id.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn saved(self, id: &str) -> Result<Option<SavedMatch>, Trouble> {
        match self.unsaved.with_value(|it| it.get(id).cloned()) {
            Some(unsaved) => Ok(Some(unsaved)),
            None => storage::get(&key(id), VERSION),
        }
    }

    /// Keeps a match: the match itself first, then its line in the index.
    ///
    /// # Errors
    /// Why it cannot be kept; it is held in memory then.
    pub fn keep(self, entry: Entry, saved: SavedMatch) -> Result<(), Trouble> {
        let kept = storage::set(&key(&entry.id), &saved);
        self.unsaved.update_value(|unsaved| match kept {
            Ok(()) => drop(unsaved.remove(&entry.id)),
            Err(_) => drop(unsaved.insert(entry.id.clone(), saved)),
        });
        let indexed = self.change_index(|index| {
            if entry.is_over && !index.finished.contains(&entry.game) {
                index.finished.push(entry.game.clone());
            }
            index.matches.retain(|it| it.id != entry.id);
            index.matches.push(entry);
        });
        kept.and(indexed)
    }

    /// Forgets a match.
    pub fn delete(self, id: &str) {
        let _ = storage::remove(&key(id));
        self.forget(id);
    }

    /// Moves a record that cannot be read aside, where nothing overwrites it.
    pub fn set_aside(self, id: &str) {
        let _ = storage::set_aside(&key(id), clock::now());
        self.forget(id);
    }

    fn forget(self, id: &str) {
        self.unsaved.update_value(|unsaved| drop(unsaved.remove(id)));
        let _ = self.change_index(|index| index.matches.retain(|it| it.id != id));
    }

    /// Changes the index as it is now on the device: another tab may have changed it too.
    fn change_index(self, change: impl FnOnce(&mut Index)) -> Result<(), Trouble> {
        let latest = storage::get::<Index>(INDEX, VERSION);
        let mut index = match latest {
            Ok(Some(index)) => index,
            Ok(None) | Err(_) => self.index.get_untracked(),
        };
        change(&mut index);
        index.v = VERSION;
        let kept = storage::set(INDEX, &index);
        self.index.set(index);
        kept
    }

    /// Puts records that the index does not know back on the shelf.
    fn find_lost(self) {
        let known = self.index.get_untracked();
        for key in storage::keys(MATCH) {
            let id = &key[MATCH.len()..];
            if known.matches.iter().any(|it| it.id == id) {
                continue;
            }
            let Ok(Some(saved)) = self.saved(id) else { continue };
            let Ok(head) = crate::kernel::record::head(&saved.record) else { continue };
            let (id, game) = (id.to_owned(), head.game);
            let (en, ru) = (Gist::default(), Gist::default());
            let entry = Entry { id, game, changed: clock::now(), is_over: false, en, ru };
            let _ = self.change_index(|index| index.matches.push(entry));
        }
    }
}

fn key(id: &str) -> String {
    format!("{MATCH}{id}")
}
