//! Everything that is kept on this device as one file, and back. What comes from a file joins what
//! is here; nothing that is here is overwritten.

pub mod page;
pub mod words;

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::Desk;
use super::campaign::{self, Campaign};
use super::hall::{self, Feat};
use super::ledger::{Ledger, Row, rows_of};
use super::saves::{Entry, Saves, entries_of, saved_of};
use crate::browser::storage::{self, Trouble};
use crate::browser::{clock, json};

/// The version of the file.
const VERSION: u32 = 1;

/// What every key of the program begins with.
const PREFIX: &str = "undercroft/";

/// What stands in the key of everything that was set aside.
const ASIDE: &str = "/aside/";

/// The file: every key with its text, letter by letter.
#[derive(Serialize, Deserialize)]
struct Archive {
    undercroft: u32,
    /// When it was made, in milliseconds since 1970.
    made: f64,
    kept: BTreeMap<String, String>,
}

/// The only field by which a file is known.
#[derive(Deserialize)]
struct Mark {
    undercroft: u32,
}

/// Why a file cannot be taken in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    Damaged,
    /// A newer version of the program has made it.
    Newer,
}

/// What came from a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Brought {
    /// Matches that are new here.
    pub n_new: usize,
    /// Matches that were here already.
    pub n_known: usize,
    /// Results and campaigns that are new here.
    pub n_feats: usize,
    /// What cannot be read here, and was set aside.
    pub n_aside: usize,
    /// What went wrong with keeping it.
    pub trouble: Option<Trouble>,
}

impl Brought {
    fn note(&mut self, kept: Result<(), Trouble>) {
        self.trouble = self.trouble.or(kept.err());
    }
}

/// Everything that is kept here, as the text of a file.
pub fn export(saves: Saves) -> Option<String> {
    let keys = storage::all(PREFIX);
    let mut kept: BTreeMap<String, String> = keys.into_iter().collect();
    // What could not be kept goes along as well.
    for (id, saved) in saves.pending() {
        kept.extend(json::write(&saved).map(|text| (Saves::key(&id), text)));
    }
    json::write(&Archive { undercroft: VERSION, made: clock::now(), kept })
}

/// Takes in the text of a file.
///
/// # Errors
/// Why it is no such file; nothing has changed then.
pub fn import(desk: Desk, text: &str) -> Result<Brought, Refused> {
    let Mark { undercroft } = json::read(text).ok_or(Refused::Damaged)?;
    if VERSION < undercroft {
        return Err(Refused::Newer);
    }
    let Archive { kept, made, .. } = json::read(text).ok_or(Refused::Damaged)?;
    let mut import = Import { desk, made, ids: BTreeMap::new(), brought: Brought::default() };
    let lines = kept.get(Saves::SHELF.index).map(|it| entries_of(it)).unwrap_or_default();
    let ours = |it: &&String| it.starts_with(PREFIX);
    // Matches first: what else speaks of them must know by which ids they go here.
    for key in kept.keys().filter(ours) {
        if let Some(id) = key.strip_prefix(Saves::SHELF.prefix).filter(|it| !it.contains('/')) {
            import.take_match(id, &kept[key], lines.iter().find(|it| it.id == id));
        }
    }
    for key in kept.keys().filter(ours) {
        let is_match = key.strip_prefix(Saves::SHELF.prefix).is_some_and(|it| !it.contains('/'));
        match key.as_str() {
            _ if is_match || key == Saves::SHELF.index => {}
            hall::KEY => import.take_rows(key, &kept[key], desk.hall, Import::feat_here),
            campaign::KEY => {
                import.take_rows(key, &kept[key], desk.campaigns, Import::campaign_here);
            }
            _ => import.take_text(key, &kept[key]),
        }
    }
    Ok(import.brought)
}

/// A file on its way in.
struct Import {
    desk: Desk,
    made: f64,
    /// The ids of matches in the file, and those that they have here.
    ids: BTreeMap<String, String>,
    brought: Brought,
}

impl Import {
    fn take_match(&mut self, id: &str, text: &str, line: Option<&Entry>) {
        let Some(saved) = saved_of(text) else {
            return self.set_aside(&Saves::key(id), text);
        };
        if let Some(known) = self.known_as(id, text) {
            self.brought.n_known += 1;
            self.ids.insert(id.to_owned(), known);
            return;
        }
        let is_taken = storage::text(&Saves::key(id)).is_ok_and(|it| it.is_some())
            || self.desk.saves.is_pending(id);
        let new_id = if is_taken { Saves::fresh_id() } else { id.to_owned() };
        let kept = self.desk.saves.bring(&new_id, line.cloned(), saved);
        self.brought.note(kept);
        self.brought.n_new += 1;
        self.ids.insert(id.to_owned(), new_id);
    }

    /// The id of the match here that is the same letter by letter: a file that is taken in twice
    /// brings nothing new.
    fn known_as(&self, id: &str, text: &str) -> Option<String> {
        let same = storage::all(Saves::SHELF.prefix).into_iter().filter(|(_, it)| it == text);
        let ids =
            same.filter_map(|(key, _)| Some(key.strip_prefix(Saves::SHELF.prefix)?.to_owned()));
        let ids: Vec<String> = ids.filter(|it| !it.contains('/')).collect();
        let own = ids.iter().find(|it| *it == id);
        own.or(ids.first()).cloned()
    }

    fn take_rows<T: Row + DeserializeOwned>(
        &mut self,
        key: &str,
        text: &str,
        ledger: Ledger<T>,
        here: fn(&Import, T) -> T,
    ) {
        let Some(rows) = rows_of::<T>(text) else { return self.set_aside(key, text) };
        for row in rows {
            let row = here(self, row);
            let rows = leptos::prelude::untrack(|| ledger.rows());
            let is_same = |it: &T| *it == row.clone().with_id(it.id().to_owned());
            if rows.iter().any(is_same) {
                continue;
            }
            let is_taken = rows.iter().any(|it| it.id() == row.id());
            let row = if is_taken { row.with_id(Saves::fresh_id()) } else { row };
            let kept = ledger.put(row);
            self.brought.note(kept);
            self.brought.n_feats += 1;
        }
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
        let key = format!("{key}{ASIDE}{}", self.made);
        let kept = storage::set_text(&key, text);
        self.brought.note(kept);
        self.brought.n_aside += 1;
    }
}
