//! The matches on the shelf: one record each, and an index with what the shelf says of them.
//!
//! Several tabs may have the same match open. Whoever keeps it says what it last saw of it; what
//! another tab has kept meanwhile is never overwritten unseen.

mod kept;

use std::collections::BTreeMap;

use leptos::prelude::*;

use self::kept::Index;
pub use self::kept::{Entry, Gist, SavedMatch};
use crate::browser::last_words::Shelf;
use crate::browser::storage::Trouble;
use crate::browser::{clock, entropy, json, storage, unkept};
use crate::kernel::Seed;

/// The version of everything that is kept here.
const VERSION: u32 = 1;

const INDEX: &str = "undercroft/index";

const MATCH: &str = "undercroft/match/";

/// Why a match was not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unkept {
    /// The storage takes nothing; the match is held in memory.
    Trouble(Trouble),
    /// Something else was kept meanwhile by another tab; it is as it was.
    Elsewhere,
}

/// A match that was taken off the shelf, and can be put back.
#[derive(Clone, Debug)]
pub struct Removed {
    entry: Entry,
    /// What was kept of it, letter by letter.
    text: Option<String>,
    /// The same, if it can be read, or was never kept.
    saved: Option<SavedMatch>,
}

/// Access to the matches on this device. What cannot be kept lives on in memory for as long as the
/// page does, and is kept as soon as there is room.
#[derive(Clone, Copy)]
pub struct Saves {
    /// The matches that could not be kept as they are.
    pending: StoredValue<BTreeMap<String, (Entry, SavedMatch)>>,
    /// What this tab last saw under the key of a match, letter by letter.
    seen: StoredValue<BTreeMap<String, String>>,
    index: RwSignal<Index>,
    trouble: StoredValue<Option<Trouble>>,
}

impl Saves {
    /// Where the matches are, for those who must find them when the program has failed.
    pub const SHELF: Shelf = Shelf { prefix: MATCH, index: INDEX };

    /// Reads the index, and follows what other tabs do to it. To be made once, by the root of the
    /// page.
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
            pending: StoredValue::new(BTreeMap::new()),
            seen: StoredValue::new(BTreeMap::new()),
            index: RwSignal::new(index),
            trouble: StoredValue::new(trouble),
        };
        saves.find_lost();
        storage::on_change(move |key| {
            if key.is_none_or(|it| it == INDEX) {
                saves.follow();
            }
        });
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

    /// The key that a match is kept under.
    pub fn key(id: &str) -> String {
        format!("{MATCH}{id}")
    }

    /// The matches, the last changed first.
    pub fn entries(self) -> Vec<Entry> {
        let mut entries = self.index.read().matches.clone();
        entries.sort_by(|one, other| other.changed.total_cmp(&one.changed));
        entries
    }

    /// Whether a match is on the shelf.
    pub fn is_here(self, id: &str) -> bool {
        self.index.read().matches.iter().any(|it| it.id == id)
    }

    /// Whether a match of `game` was ever finished on this device.
    pub fn has_finished(self, game: &str) -> bool {
        self.index.read_untracked().finished.iter().any(|it| it == game)
    }

    /// What is kept of a match, or nothing if there is none of this id. From now on this tab has
    /// seen it.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn saved(self, id: &str) -> Result<Option<SavedMatch>, Trouble> {
        match self.pending.with_value(|it| it.get(id).map(|(_, saved)| saved.clone())) {
            Some(pending) => Ok(Some(pending)),
            None => {
                self.see(id);
                self.stored(id)
            }
        }
    }

    /// What is in the storage of a match, perhaps kept by another tab.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn stored(self, id: &str) -> Result<Option<SavedMatch>, Trouble> {
        storage::get(&Saves::key(id), VERSION)
    }

    /// Notes what is in the storage of a match: it is taken into account from now on.
    pub fn see(self, id: &str) {
        let text = storage::text(&Saves::key(id)).ok().flatten();
        self.seen.update_value(|seen| match text {
            Some(text) => drop(seen.insert(id.to_owned(), text)),
            None => drop(seen.remove(id)),
        });
    }

    /// The matches that could not be kept as they are.
    pub fn pending(self) -> Vec<(String, SavedMatch)> {
        let of = |(id, (_, saved)): (&String, &(Entry, SavedMatch))| (id.clone(), saved.clone());
        self.pending.with_value(|it| it.iter().map(of).collect())
    }

    /// Puts a match from elsewhere on the shelf, under an id that nothing here has. `line` is what
    /// the shelf there said of it.
    ///
    /// # Errors
    /// Why it cannot be kept; it is held in memory then.
    pub fn bring(self, id: &str, line: Option<Entry>, saved: SavedMatch) -> Result<(), Trouble> {
        let entry = line.or_else(|| bare_entry(id, &saved));
        let Some(entry) = entry.map(|it| Entry { id: id.to_owned(), ..it }) else { return Ok(()) };
        match self.keep(entry, saved) {
            Ok(()) | Err(Unkept::Elsewhere) => Ok(()),
            Err(Unkept::Trouble(trouble)) => Err(trouble),
        }
    }

    /// Whether the last state of a match could not be kept.
    pub fn is_pending(self, id: &str) -> bool {
        self.pending.with_value(|it| it.contains_key(id))
    }

    /// Keeps a match: the match itself first, then its line in the index.
    ///
    /// # Errors
    /// Why it is not kept.
    pub fn keep(self, entry: Entry, saved: SavedMatch) -> Result<(), Unkept> {
        let entry = Entry { name: saved.name.clone(), ..entry };
        if self.was_changed_elsewhere(&entry.id) {
            return Err(Unkept::Elsewhere);
        }
        self.pending.update_value(|it| drop(it.insert(entry.id.clone(), (entry, saved))));
        self.settle().map_err(Unkept::Trouble)?;
        self.ask_to_persist();
        Ok(())
    }

    /// Asks the browser, once on this device, not to forget what is kept.
    fn ask_to_persist(self) {
        if !self.index.read_untracked().has_asked {
            let _ = self.change_index(|index| index.has_asked = true);
            storage::persist();
        }
    }

    /// Calls a match by another name; an empty one takes the name away.
    ///
    /// # Errors
    /// Why the name is not kept.
    pub fn rename(self, id: &str, name: String) -> Result<(), Unkept> {
        let saved = self.saved(id).map_err(Unkept::Trouble)?;
        let entry = self.index.read_untracked().matches.iter().find(|it| it.id == id).cloned();
        match (entry, saved) {
            (Some(entry), Some(saved)) => self.keep(entry, SavedMatch { name, ..saved }),
            _ => Ok(()),
        }
    }

    /// Takes a match off the shelf. Nothing, if it is not there.
    pub fn remove(self, id: &str) -> Option<Removed> {
        let text = storage::text(&Saves::key(id)).ok().flatten();
        let saved = self.saved(id).ok().flatten();
        let entry = self.index.read_untracked().matches.iter().find(|it| it.id == id).cloned();
        let _ = storage::remove(&Saves::key(id));
        self.forget(id);
        // There is room now for what could not be kept.
        let _ = self.settle();
        entry.map(|entry| Removed { entry, text, saved })
    }

    /// Puts a match back that was taken off the shelf, unless it is there again.
    ///
    /// # Errors
    /// Why it cannot be kept; it is held in memory then.
    pub fn put_back(self, removed: Removed) -> Result<(), Trouble> {
        let Removed { entry, text, saved } = removed;
        let key = Saves::key(&entry.id);
        if storage::text(&key).is_ok_and(|it| it.is_some()) {
            return Ok(());
        }
        let kept = text.map_or(Ok(()), |text| storage::set_text(&key, &text));
        self.see(&entry.id);
        match (kept, saved) {
            (Err(_), Some(saved)) => {
                self.pending.update_value(|it| drop(it.insert(entry.id.clone(), (entry, saved))));
                self.settle()
            }
            (kept, _) => kept.and(self.change_index(|index| index.put(entry))),
        }
    }

    /// Moves a record that cannot be read aside, where nothing overwrites it.
    pub fn set_aside(self, id: &str) {
        let _ = storage::set_aside(&Saves::key(id), clock::now());
        self.forget(id);
    }

    fn forget(self, id: &str) {
        self.pending.update_value(|it| drop(it.remove(id)));
        self.seen.update_value(|it| drop(it.remove(id)));
        let _ = self.change_index(|index| drop(index.take(id)));
    }

    /// Whether another tab has kept something under the id of a match that this one has not seen.
    /// What was deleted is no reason not to keep a match.
    fn was_changed_elsewhere(self, id: &str) -> bool {
        let Ok(Some(text)) = storage::text(&Saves::key(id)) else { return false };
        self.seen.with_value(|seen| seen.get(id) != Some(&text))
    }

    /// Keeps everything that is not kept yet, as far as there is room.
    fn settle(self) -> Result<(), Trouble> {
        let mut kept = Ok(());
        let mut written = Vec::new();
        let pending = std::mem::take(&mut *self.pending.write_value());
        // A match that went on in another tab while this one could not keep it: two matches now.
        let apart = |(id, (entry, saved)): (String, (Entry, SavedMatch))| {
            let id = if self.was_changed_elsewhere(&id) { Saves::fresh_id() } else { id };
            (id.clone(), (Entry { id, ..entry }, saved))
        };
        let pending: BTreeMap<_, _> = pending.into_iter().map(apart).collect();
        for (id, (_, saved)) in &pending {
            match storage::set(&Saves::key(id), saved) {
                Ok(()) => {
                    self.see(id);
                    written.push(id.clone());
                }
                Err(trouble) => kept = Err(trouble),
            }
        }
        let entries: Vec<Entry> = pending.values().map(|(entry, _)| entry.clone()).collect();
        self.pending.set_value(pending);
        let indexed = self.change_index(|index| entries.into_iter().for_each(|it| index.put(it)));
        if indexed.is_ok() {
            self.pending.update_value(|it| it.retain(|id, _| !written.contains(id)));
        }
        unkept::note(INDEX, self.pending.with_value(|it| !it.is_empty()));
        kept.and(indexed)
    }

    /// Changes the index as it is now on the device: another tab may have changed it too.
    fn change_index(self, change: impl FnOnce(&mut Index)) -> Result<(), Trouble> {
        let mut index = self.latest_index();
        change(&mut index);
        index.v = VERSION;
        let kept = storage::set(INDEX, &index);
        self.index.set(index);
        kept
    }

    /// The index on the device, with the lines of what could not be kept.
    fn latest_index(self) -> Index {
        let mut index = match storage::get::<Index>(INDEX, VERSION) {
            Ok(Some(index)) => index,
            Ok(None) | Err(Trouble::Forbidden | Trouble::Full) => self.index.get_untracked(),
            Err(Trouble::Corrupt | Trouble::Newer) => {
                let _ = storage::set_aside(INDEX, clock::now());
                self.index.get_untracked()
            }
        };
        self.pending.with_value(|pending| {
            pending.values().for_each(|(entry, _)| index.put(entry.clone()));
        });
        index
    }

    /// Shows what another tab has made of the index. One that cannot be read changes nothing.
    fn follow(self) {
        if let Ok(found) = storage::get::<Index>(INDEX, VERSION) {
            let mut index = found.unwrap_or_default();
            self.pending.with_value(|pending| {
                pending.values().for_each(|(entry, _)| index.put(entry.clone()));
            });
            self.index.set(index);
        }
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
            let Some(entry) = bare_entry(id, &saved) else { continue };
            let _ = self.change_index(|index| index.put(entry));
        }
    }
}

/// All that can be said of a match of which only the record is known.
fn bare_entry(id: &str, saved: &SavedMatch) -> Option<Entry> {
    let game = crate::kernel::record::head(&saved.record).ok()?.game;
    let (en, ru) = (Gist::default(), Gist::default());
    let (id, name) = (id.to_owned(), saved.name.clone());
    Some(Entry { id, game, changed: clock::now(), is_over: false, en, ru, name })
}

/// A match in the text that it was kept as; none if it cannot be read.
pub fn saved_of(text: &str) -> Option<SavedMatch> {
    json::read::<SavedMatch>(text)
        .filter(|it| it.v <= VERSION && crate::kernel::record::head(&it.record).is_ok())
}

/// The lines of an index in the text that it was kept as; none if it cannot be read.
pub fn entries_of(text: &str) -> Vec<Entry> {
    json::read::<Index>(text).filter(|it| it.v <= VERSION).map(|it| it.matches).unwrap_or_default()
}
