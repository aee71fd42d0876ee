//! The matches on the shelf: one record each, and an index with what the shelf says of them.
//!
//! Several tabs may have the same match open. The one that keeps it says what it last saw of it; what
//! another tab has kept meanwhile is never overwritten unseen.
//!
//! What is kept of a match is as long as the match: one text under one key, so that another tab sees all of an action
//! or nothing of it. It is copied with each action, compared once with what another tab may have kept, and written
//! once; nothing is replayed or written anew. Another tab that has the same match open replays what is new
//! (`record::read_on`). Tables for study also keep the lines that were left, each a record.

pub mod intake;
pub mod kept;
mod opening;

use leptos::prelude::*;

use super::by_key::ByKey;
use super::kept::load;
use super::saves::kept::{Entry, Index, SavedMatch, read_index, read_match};
use crate::browser::last_words::Shelf;
use crate::browser::storage::StorageError;
use crate::browser::{clock, entropy, json, storage, unkept};
use crate::kernel::{Game, Match, Seed};

const INDEX: &str = "undercroft/index";

const MATCH: &str = "undercroft/match/";

/// Why a match was not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaveError {
    /// The storage takes nothing; the match is held in memory.
    StorageError(StorageError),
    /// Something else was kept meanwhile by another tab; it is as it was.
    Elsewhere,
    /// Another tab has deleted it meanwhile.
    Deleted,
}

/// A match that was taken off the shelf, and can be put back.
#[derive(Clone, Debug)]
pub struct Removed {
    entry: Entry,
    /// The kept text of it, letter by letter.
    text: Option<String>,
    /// The same, if it can be read, or was never kept.
    saved: Option<SavedMatch>,
}

/// Access to the matches on this device. What cannot be kept lives on in memory for as long as the
/// page does, and is kept as soon as there is room.
#[derive(Clone, Copy)]
pub struct Saves {
    /// The matches that could not be kept as they are.
    pending: StoredValue<ByKey<(Entry, SavedMatch)>>,
    /// The text this tab last saw under the key of a match, letter by letter.
    seen: StoredValue<ByKey<String>>,
    index: RwSignal<Index>,
    is_open: StoredValue<bool>,
}

impl Saves {
    /// The place of the matches, for those who must find them when the program has failed.
    pub const SHELF: Shelf = Shelf { prefix: MATCH, index: INDEX };

    /// Matches that nobody has looked for yet. To be made once, by the root of the page.
    pub fn closed() -> Saves {
        Saves {
            pending: StoredValue::new(ByKey::new()),
            seen: StoredValue::new(ByKey::new()),
            index: RwSignal::new(Index::default()),
            is_open: StoredValue::new(false),
        }
    }

    /// Tells whether the index was read.
    pub fn is_open(self) -> bool {
        self.is_open.get_value()
    }

    /// Tells whether a key is that of a match or of their index.
    pub fn is_key(key: &str) -> bool {
        key == INDEX || key.starts_with(MATCH)
    }

    /// An id that no other match has.
    pub fn fresh_id() -> String {
        let code = Seed::from_bits(entropy::bits()).to_string();
        code.replace('-', "").to_ascii_lowercase()
    }

    /// The key that a match is kept under.
    pub fn key(id: &str) -> String {
        format!("{MATCH}{id}")
    }

    /// The words of the shelf about the matches. There may be thousands: nobody copies them all.
    pub fn index(self) -> ReadSignal<Index> {
        self.index.read_only()
    }

    /// The number of matches.
    pub fn n_matches(self) -> usize {
        self.index.read().matches.len()
    }

    /// The match that was changed last, of those that go on.
    pub fn latest_open(self) -> Option<Entry> {
        let index = self.index.read();
        let open = index.matches.iter().filter(|it| !it.is_over);
        open.max_by(|one, other| one.changed.total_cmp(&other.changed)).cloned()
    }

    /// Tells whether a match is on the shelf.
    pub fn is_here(self, id: &str) -> bool {
        self.index.read().matches.iter().any(|it| it.id == id)
    }

    /// The line of a match.
    pub fn entry(self, id: &str) -> Option<Entry> {
        self.index.with_untracked(|it| it.matches.iter().find(|it| it.id == id).cloned())
    }

    /// Tells whether a match of `game` was ever finished on this device.
    pub fn has_finished(self, game: &str) -> bool {
        self.index.read_untracked().finished.iter().any(|it| it == game)
    }

    /// The data kept of a match, or nothing if there is none of this id. From now on this tab has seen it.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn saved(self, id: &str) -> Result<Option<SavedMatch>, StorageError> {
        match self.pending.with_value(|it| it.get(id).map(|(_, saved)| saved.clone())) {
            Some(pending) => Ok(Some(pending)),
            None => {
                self.see(id);
                self.stored(id)
            }
        }
    }

    /// The data in the storage of a match, perhaps kept by another tab.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn stored(self, id: &str) -> Result<Option<SavedMatch>, StorageError> {
        let text = storage::text(&Saves::key(id))?;
        Ok(text.map(|it| read_match(&it)).transpose()?.map(|it| it.value))
    }

    /// Notes what is in the storage of a match: it is taken into account from now on.
    pub fn see(self, id: &str) {
        let text = storage::text(&Saves::key(id)).ok().flatten();
        self.seen.update_value(|seen| match text {
            Some(text) => seen.put(id.to_owned(), text),
            None => seen.strike(id),
        });
    }

    /// The matches that could not be kept as they are.
    pub fn pending(self) -> Vec<(String, SavedMatch)> {
        let of = |(id, (_, saved)): (&str, &(Entry, SavedMatch))| (id.to_owned(), saved.clone());
        self.pending.with_value(|it| it.iter().map(of).collect())
    }

    /// The match on this device that is played against `other`: the one that still goes on, or else the
    /// last.
    pub fn against<G: Game>(self, other: &Match<G>) -> Option<Entry> {
        let is_against = |it: &&Entry| {
            let kept = (it.game == G::ID).then(|| self.saved(&it.id).ok().flatten()).flatten();
            kept.is_some_and(|it| it.is_against(other))
        };
        let index = self.index.read_untracked();
        let (over, going_on): (Vec<_>, Vec<_>) =
            index.latest_first().filter(is_against).partition(|it| it.is_over);
        going_on.into_iter().chain(over).next().cloned()
    }

    /// Tells whether the last state of a match could not be kept.
    pub fn is_pending(self, id: &str) -> bool {
        self.pending.with_value(|it| it.has(id))
    }

    /// Keeps a match: the match itself first, then its line in the index.
    ///
    /// # Errors
    /// Why it is not kept.
    pub fn keep(self, entry: Entry, saved: SavedMatch) -> Result<(), SaveError> {
        let entry = Entry { name: saved.name.clone(), ..entry };
        let id = entry.id.clone();
        self.meet_other_tabs(&id)?;
        self.pending.update_value(|it| it.put(id.clone(), (entry, saved)));
        self.settle_after(Some(&id)).map_err(SaveError::StorageError)?;
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
    pub fn rename(self, id: &str, name: String) -> Result<(), SaveError> {
        let saved = self.saved(id).map_err(SaveError::StorageError)?;
        let entry = self.entry(id);
        match (entry, saved) {
            (Some(entry), Some(saved)) => self.keep(entry, SavedMatch { name, ..saved }),
            _ => Ok(()),
        }
    }

    /// Takes a match off the shelf. Nothing, if it is not there.
    pub fn remove(self, id: &str) -> Option<Removed> {
        let text = storage::text(&Saves::key(id)).ok().flatten();
        let saved = self.saved(id).ok().flatten();
        let entry = self.entry(id);
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
    pub fn put_back(self, removed: Removed) -> Result<(), StorageError> {
        let Removed { entry, text, saved } = removed;
        let key = Saves::key(&entry.id);
        if storage::text(&key).is_ok_and(|it| it.is_some()) {
            return Ok(());
        }
        let kept = text.map_or(Ok(()), |text| storage::set_text(&key, &text));
        self.see(&entry.id);
        match (kept, saved) {
            (Err(_), Some(saved)) => {
                self.pending.update_value(|it| it.put(entry.id.clone(), (entry, saved)));
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
        self.pending.update_value(|it| it.strike(id));
        self.seen.update_value(|it| it.strike(id));
        let _ = self.change_index(|index| drop(index.take(id)));
    }

    /// Tells whether another tab has deleted a match that this one has seen.
    pub fn is_deleted(self, id: &str) -> bool {
        self.meet_other_tabs(id) == Err(SaveError::Deleted)
    }

    /// Tells whether what is stored of a match is what this tab last saw of it.
    fn meet_other_tabs(self, id: &str) -> Result<(), SaveError> {
        let Ok(text) = storage::text(&Saves::key(id)) else { return Ok(()) };
        self.seen.with_value(|seen| match (seen.get(id), text) {
            (None, None) => Ok(()),
            (Some(_), None) => Err(SaveError::Deleted),
            (seen, Some(text)) if seen == Some(&text) => Ok(()),
            (_, Some(_)) => Err(SaveError::Elsewhere),
        })
    }

    /// Keeps everything that is not kept yet, as far as there is room.
    fn settle(self) -> Result<(), StorageError> {
        self.settle_after(None)
    }

    /// The same, where other tabs have just been met about one match: its text is as long as the match,
    /// and is not read again.
    fn settle_after(self, met: Option<&str>) -> Result<(), StorageError> {
        let mut kept = Ok(());
        let mut written = Vec::new();
        let mut pending = ByKey::new();
        for (id, held) in self.pending.write_value().take() {
            let (entry, saved) = *held;
            let met = if met == Some(&id) { Ok(()) } else { self.meet_other_tabs(&id) };
            let id = match met {
                // It went on in another tab while this one could not keep it: two matches now.
                Err(SaveError::Elsewhere) => Saves::fresh_id(),
                Ok(()) | Err(SaveError::Deleted | SaveError::StorageError(_)) => id,
            };
            // What another tab has deleted comes back only when its table is asked.
            if met != Err(SaveError::Deleted) {
                match self.put(&id, &saved) {
                    Ok(()) => written.push(id.clone()),
                    Err(error) => kept = Err(error),
                }
            }
            pending.put(id.clone(), (Entry { id, ..entry }, saved));
        }
        self.pending.set_value(pending);
        let indexed = self.change_index(|_| ());
        if indexed.is_ok() {
            self.pending.update_value(|it| it.keep(|id| !written.iter().any(|it| it == id)));
        }
        unkept::note(INDEX, self.pending.with_value(|it| !it.is_empty()));
        kept.and(indexed)
    }

    /// Puts a match into the storage, and notes what was put there.
    fn put(self, id: &str, saved: &SavedMatch) -> Result<(), StorageError> {
        let text = json::write(saved).ok_or(StorageError::Corrupt)?;
        storage::set_text(&Saves::key(id), &text)?;
        self.seen.update_value(|seen| seen.put(id.to_owned(), text));
        Ok(())
    }

    /// Changes the index as it is now on the device: another tab may have changed it too.
    fn change_index(self, change: impl FnOnce(&mut Index)) -> Result<(), StorageError> {
        let (mut index, may_write) = self.latest_index();
        change(&mut index);
        let kept = may_write.and_then(|()| storage::set(INDEX, &index));
        self.index.set(index);
        kept
    }

    /// The index on the device, with the lines of what could not be kept, and whether it may be
    /// written there.
    fn latest_index(self) -> (Index, Result<(), StorageError>) {
        let found = load(INDEX, read_index, Index::write);
        let (mut index, may_write) = found.to_change(|| self.index.get_untracked());
        self.put_pending(&mut index);
        (index, may_write)
    }

    fn put_pending(self, index: &mut Index) {
        self.pending.with_value(|pending| {
            pending.iter().for_each(|(_, (entry, _))| index.put(entry.clone()));
        });
    }
}
