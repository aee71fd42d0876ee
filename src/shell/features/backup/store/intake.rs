//! A file on its way in, bit by bit, so that the page stays alive: first the matches that are here
//! are looked at, then those of the file; then results and all else are joined, and the matches
//! written; last of all the index, once.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use leptos::prelude::*;

use super::meet::{Meeting, joined, line_of, meet};
use super::{Archive, ImportSummary};
use crate::browser::storage::{self, ASIDE, StorageError};
use crate::browser::{clock, json};
use crate::kernel::gather;
use crate::shell::model::id::is_id;
use crate::shell::store::campaign::{self, Campaign};
use crate::shell::store::hall::{self, Feat};
use crate::shell::store::kept::{self, PREFIX, Row, Sound, settings};
use crate::shell::store::saves::Saves;
use crate::shell::store::saves::intake::Incoming;
use crate::shell::store::saves::kept::{Entry, SavedMatch, read_index, read_match};
use crate::shell::store::stored_list::StoredList;
use crate::shell::store::stores::Stores;

/// The page does nothing else for so long at a time, in milliseconds.
const SLICE_MILLIS: f64 = 25.0;

/// No key is longer, in bytes.
const KEY_MAX: usize = 100;

/// The substitute for the id of a match that has none.
const NO_ID: &str = "unknown";

/// Texts that belong together: written as a whole or not at all. The last is the match of the file.
type Group = Vec<Incoming>;

/// A file on its way in.
pub struct Intake {
    stores: Stores,
    made: f64,
    /// The ids of the matches here that were not looked at yet.
    to_look_at: Vec<String>,
    /// The matches of the file by their ids there.
    matches: BTreeMap<String, String>,
    /// Everything else in the file by its keys.
    rest: BTreeMap<String, String>,
    /// The entries of the matches in the shelf there.
    lines: BTreeMap<String, Entry>,
    /// The matches here, and their ids by what was played in them.
    ours: BTreeMap<String, SavedMatch>,
    played: BTreeMap<u64, String>,
    /// The ids of matches in the file, and those that they have here.
    ids: BTreeMap<String, String>,
    to_write: Vec<Group>,
    written: Vec<Group>,
    is_rest_joined: bool,
    n_steps: usize,
    n_done: usize,
    brought: ImportSummary,
}

/// Takes a file in while the page goes on, and tells how far it is, as a share of one.
pub fn take_in(
    mut intake: Intake,
    progress: impl Fn(f64) + 'static,
    done: impl FnOnce(ImportSummary) + 'static,
) {
    let until = clock::now() + SLICE_MILLIS;
    while clock::now() < until {
        if let Some(brought) = intake.step() {
            return done(brought);
        }
    }
    progress(intake.n_done as f64 / intake.n_steps as f64);
    set_timeout(move || take_in(intake, progress, done), Duration::ZERO);
}

impl Intake {
    /// A file from which nothing was taken yet.
    pub fn new(stores: Stores, archive: Archive) -> Intake {
        let Archive { made, kept, .. } = archive;
        let ours = |(key, _): &(String, String)| key.starts_with(PREFIX) && key.len() <= KEY_MAX;
        let id_of = |key: &str| {
            let id = key.strip_prefix(Saves::SHELF.prefix).filter(|it| !it.contains('/'));
            id.map(str::to_owned)
        };
        let (mut matches, mut rest) = (BTreeMap::new(), BTreeMap::new());
        for (key, text) in kept.into_iter().filter(ours) {
            match id_of(&key) {
                Some(id) => drop(matches.insert(id, text)),
                None => drop(rest.insert(key, text)),
            }
        }
        let index = rest.remove(Saves::SHELF.index).and_then(|it| read_index(&it).ok());
        let lines = index.into_iter().flat_map(|it| it.value.matches);
        let to_look_at: Vec<String> =
            storage::keys(Saves::SHELF.prefix).iter().filter_map(|it| id_of(it)).collect();
        let n_steps = to_look_at.len() + 2 * matches.len() + 2;
        Intake {
            stores,
            made,
            to_look_at,
            matches,
            rest,
            lines: gather(lines.map(|it| (it.id.clone(), it))),
            ours: gather(stores.saves.pending()),
            played: BTreeMap::new(),
            ids: BTreeMap::new(),
            to_write: Vec::new(),
            written: Vec::new(),
            is_rest_joined: false,
            n_steps,
            n_done: 0,
            brought: ImportSummary::default(),
        }
    }

    /// Does the next bit; tells what came once all is done.
    pub fn step(&mut self) -> Option<ImportSummary> {
        self.n_done = (self.n_done + 1).min(self.n_steps);
        if let Some(id) = self.to_look_at.pop() {
            self.look_at(id);
        } else if let Some((id, text)) = self.matches.pop_first() {
            self.plan(&id, &text);
        } else if !self.is_rest_joined {
            self.is_rest_joined = true;
            self.join_rest();
            // Those that came first are written first.
            self.to_write.reverse();
        } else if let Some(group) = self.to_write.pop() {
            self.write(group);
        } else {
            self.put_lines();
            return Some(self.brought);
        }
        None
    }

    /// Looks at a match that is here.
    fn look_at(&mut self, id: String) {
        let Ok(Some(text)) = storage::text(&Saves::key(&id)) else { return };
        // The same, letter by letter: it need not even be read.
        if self.matches.get(&id) == Some(&text) {
            self.matches.remove(&id);
            self.n_done += 2;
            self.brought.n_known += 1;
            return;
        }
        if let Ok(Sound { value, .. }) = read_match(&text) {
            self.played.insert(line_of(&value), id.clone());
            self.ours.entry(id).or_insert(value);
        }
    }

    /// Decides what becomes of a match of the file.
    fn plan(&mut self, id: &str, text: &str) {
        let theirs = match read_match(text) {
            Ok(Sound { value, .. }) => value,
            Err(_) => return self.set_aside(&Saves::key(if is_id(id) { id } else { NO_ID }), text),
        };
        let ours = self.ours.get(id);
        let meeting = ours.map_or(Meeting::Other, |ours| meet(ours, &theirs));
        let twin = self.played.get(&line_of(&theirs)).cloned();
        match (meeting, twin, ours) {
            (Meeting::Known, _, Some(ours)) => {
                let both = joined(ours, &theirs, ours);
                let has_more = both.lines != ours.lines;
                self.brought.n_known += 1;
                if has_more {
                    self.to_write.push(vec![self.incoming(id, id, both)]);
                }
                self.ids.insert(id.to_owned(), id.to_owned());
            }
            (Meeting::Longer, _, Some(ours)) => {
                let both = joined(&theirs, ours, ours);
                self.brought.n_longer += 1;
                self.to_write.push(vec![self.incoming(id, id, both)]);
                self.ids.insert(id.to_owned(), id.to_owned());
            }
            (_, Some(twin), _) => {
                self.brought.n_known += 1;
                self.ids.insert(id.to_owned(), twin);
            }
            (Meeting::Parted { is_longer: true }, None, Some(ours)) => {
                let parted = SavedMatch { is_copy: true, ..ours.clone() };
                let own_line = self.stores.saves.entry(id);
                let own = Incoming { id: Saves::fresh_id(), saved: parted, line: own_line };
                self.brought.n_parted += 1;
                self.to_write.push(vec![own, self.incoming(id, id, theirs)]);
                self.ids.insert(id.to_owned(), id.to_owned());
            }
            (Meeting::Parted { .. }, None, _) => {
                self.brought.n_parted += 1;
                self.bring(id, Saves::fresh_id(), SavedMatch { is_copy: true, ..theirs });
            }
            (Meeting::Other | Meeting::Known | Meeting::Longer, None, ours) => {
                let is_free = ours.is_none() && is_id(id);
                let new_id = if is_free { id.to_owned() } else { Saves::fresh_id() };
                self.brought.n_new += 1;
                self.bring(id, new_id, theirs);
            }
        }
    }

    fn bring(&mut self, id: &str, new_id: String, saved: SavedMatch) {
        self.to_write.push(vec![self.incoming(id, &new_id, saved)]);
        self.ids.insert(id.to_owned(), new_id);
    }

    fn incoming(&self, id: &str, new_id: &str, saved: SavedMatch) -> Incoming {
        Incoming { id: new_id.to_owned(), saved, line: self.lines.get(id).cloned() }
    }

    /// Writes what belongs together. Where there is no room for it, nothing of it is written, and
    /// nothing after it.
    fn write(&mut self, group: Group) {
        let saves = self.stores.saves;
        let failed = group.iter().position(|it| match saves.write(it) {
            Ok(()) => false,
            Err(error) => {
                self.brought.note(Err(error));
                true
            }
        });
        let Some(n_written) = failed else { return self.written.push(group) };
        group[..n_written].iter().for_each(|it| saves.unwrite(it));
        let mut left: Vec<Group> = std::mem::take(&mut self.to_write);
        left.push(group);
        if self.brought.error == Some(StorageError::Forbidden) {
            return saves.hold(left.into_iter().flatten().collect());
        }
        self.brought.n_left += left.len();
    }

    /// Puts everything that was written into the index. Where there is no room for that, the last
    /// that came go again.
    fn put_lines(&mut self) {
        while !self.written.is_empty() {
            let lines: Vec<Incoming> = self.written.iter().flatten().cloned().collect();
            let Err(error) = self.stores.saves.put_lines(&lines) else { return };
            self.brought.note(Err(error));
            let is_new = |it: &Group| it.len() == 1 && !self.ours.contains_key(&it[0].id);
            let (new, old): (Vec<Group>, _) = self.written.drain(..).partition(is_new);
            if error != StorageError::Full || new.is_empty() {
                return;
            }
            let n_kept = new.len() - new.len().div_ceil(8);
            new[n_kept..].iter().flatten().for_each(|it| self.stores.saves.unwrite(it));
            self.brought.n_left += new.len() - n_kept;
            self.written = old.into_iter().chain(new.into_iter().take(n_kept)).collect();
        }
    }

    /// Joins everything that is no match.
    fn join_rest(&mut self) {
        for (key, text) in std::mem::take(&mut self.rest) {
            match key.as_str() {
                hall::KEY => self.take_rows(&key, &text, self.stores.hall, Intake::feat_here),
                campaign::KEY => {
                    self.take_rows(&key, &text, self.stores.campaigns, Intake::campaign_here);
                }
                settings::KEY => self.take_settings(&text),
                _ => self.take_text(&key, &text),
            }
        }
    }

    fn take_rows<T: Row>(
        &mut self,
        key: &str,
        text: &str,
        stored_list: StoredList<T>,
        here: fn(&Intake, T) -> T,
    ) {
        let Ok(Sound { value, aside }) = kept::rows::<T>(text) else {
            return self.set_aside(key, text);
        };
        if let Some(aside) = aside {
            self.set_aside(key, &aside);
        }
        let rows = value.into_iter().map(|it| here(self, it)).collect();
        let (n_new, kept) = join_rows(stored_list, rows);
        self.brought.note(kept);
        self.brought.n_feats += n_new;
    }

    fn id_here(&self, id: String) -> String {
        self.ids.get(&id).cloned().unwrap_or(id)
    }

    fn feat_here(&self, feat: Feat) -> Feat {
        Feat { id: self.id_here(feat.id.clone()), ..feat }
    }

    fn campaign_here(&self, mut campaign: Campaign) -> Campaign {
        for chapter in &mut campaign.chapters {
            chapter.id = self.id_here(std::mem::take(&mut chapter.id));
        }
        campaign
    }

    /// Takes settings where there are none.
    fn take_settings(&mut self, text: &str) {
        match (storage::text(settings::KEY), settings::read(text)) {
            (Ok(None), Ok(_)) => {
                let kept = storage::set_text(settings::KEY, text);
                self.brought.note(kept);
            }
            (_, Ok(_)) => {}
            (_, Err(_)) => self.set_aside(settings::KEY, text),
        }
    }

    /// Takes what this program does not look into: it stays as it is, unless there is another.
    fn take_text(&mut self, key: &str, text: &str) {
        match storage::text(key).ok().flatten() {
            Some(here) if here == text || !key.contains(ASIDE) => {}
            Some(_) => self.set_aside(key, text),
            None => {
                let kept = storage::set_text(key, text);
                self.brought.note(kept);
            }
        }
    }

    fn set_aside(&mut self, key: &str, text: &str) {
        // What was taken in before is not set aside again.
        let same = format!("{key}{ASIDE}{}", self.made);
        if storage::text(&same).ok().flatten().as_deref() != Some(text) {
            let kept = storage::set_text(&storage::aside_key(key, self.made), text);
            self.brought.note(kept);
        }
        self.brought.n_aside += 1;
    }
}

/// Joins rows with those that are here, and tells how many are new. Of two with one id that which
/// says more is kept; where neither does, both are.
pub fn join_rows<T: Row>(
    stored_list: StoredList<T>,
    rows: Vec<T>,
) -> (usize, Result<(), StorageError>) {
    let ours = untrack(|| stored_list.rows());
    let nameless = |it: &T| json::write(&it.clone().with_id(String::new()));
    let by_id: BTreeMap<&str, &T> = gather(ours.iter().map(|it| (it.id(), it)));
    let known: BTreeSet<Option<String>> = gather(ours.iter().map(nameless));
    let joined = |row: T| match by_id.get(row.id()) {
        Some(own) if own.covers(&row) => None,
        Some(own) if row.covers(own) => Some(row),
        _ if known.contains(&nameless(&row)) => None,
        Some(_) => Some(row.with_id(Saves::fresh_id())),
        None => Some(row),
    };
    let new: Vec<T> = rows.into_iter().filter_map(joined).collect();
    let n_new = new.len();
    (n_new, if new.is_empty() { Ok(()) } else { stored_list.put_all(new) })
}
