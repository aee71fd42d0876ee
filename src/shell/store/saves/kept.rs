//! The data kept of a match, and the words of the shelf about it.

use serde::Serialize;

use crate::browser::json;
use crate::browser::storage::StorageError;
use crate::kernel::name::{clean_name, is_key};
use crate::kernel::record::{self, RECORD_MAX, RecordError};
use crate::kernel::{Game, Lang, Match, SEATS_MAX, link, sort};
use crate::shell::model::day::Day;
use crate::shell::model::history::UndoRule;
use crate::shell::model::id::is_id;
use crate::shell::model::match_summary::MatchSummary;
use crate::shell::store::kept::by_language::ByLanguage;
use crate::shell::store::kept::fields::fields;
use crate::shell::store::kept::{
    self, MARKS_MAX, Row, Sound, VERSION, clean, is_key_or_none, is_moment,
};

/// No more hints of a match are noted.
const HINTS_MAX: usize = 1_000;

/// One match of the index.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Entry {
    pub id: String,
    pub game: String,
    /// The last change, in milliseconds since 1970.
    pub changed: f64,
    pub is_over: bool,
    /// The words of the shelf.
    #[serde(flatten)]
    pub said: ByLanguage<MatchSummary>,
    /// The name that the person gave it; empty if none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
}

fields! {
    Entry {
        must: id, game, changed, is_over;
        may: name;
        said: said
    }
}

fields! {
    MatchSummary {
        must: moment, score, awaited;
        may: title,
    }
}

impl Row for Entry {
    fn id(&self) -> &str {
        &self.id
    }

    fn with_id(self, id: String) -> Entry {
        Entry { id, ..self }
    }

    fn checked(self) -> Option<Entry> {
        let is_sound = is_id(&self.id) && is_key(&self.game) && is_moment(self.changed);
        let cleaned = |it: &MatchSummary| MatchSummary {
            title: clean(&it.title),
            moment: clean(&it.moment),
            score: clean(&it.score),
            awaited: clean(&it.awaited),
        };
        let (said, name) = (self.said.map(cleaned), clean_name(&self.name));
        is_sound.then_some(Entry { said, name, ..self })
    }
}

impl Entry {
    /// The words of the shelf in `lang`.
    pub const fn summary(&self, lang: Lang) -> &MatchSummary {
        self.said.get(lang)
    }
}

/// The index: one line for each match.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Index {
    v: u32,
    pub matches: Vec<Entry>,
    /// The games of which a match was finished on this device.
    pub finished: Vec<String>,
    /// True if the browser was asked not to forget what is kept.
    pub has_asked: bool,
}

impl Default for Index {
    fn default() -> Index {
        Index { v: VERSION, matches: Vec::new(), finished: Vec::new(), has_asked: false }
    }
}

/// The part of the index beside the matches.
#[derive(Default)]
struct Rest {
    finished: Vec<String>,
    has_asked: bool,
}

fields! {
    Rest {
        must: ;
        may: finished, has_asked,
    }
}

/// Reads the index.
///
/// # Errors
/// If it is of a newer version, or makes no sense.
pub fn read_index(text: &str) -> Result<Sound<Index>, StorageError> {
    let Sound { value: matches, aside } = kept::rows::<Entry>(text)?;
    let Rest { mut finished, has_asked } = json::read(text).unwrap_or_default();
    finished.retain(|it| is_key(it));
    Ok(Sound { value: Index { v: VERSION, matches, finished, has_asked }, aside })
}

impl Index {
    /// Puts a line where the one of the same match was.
    pub fn put(&mut self, entry: Entry) {
        if entry.is_over && !self.finished.contains(&entry.game) {
            self.finished.push(entry.game.clone());
        }
        self.take(&entry.id);
        self.matches.push(entry);
    }

    /// Puts many lines at once, none of which is there already.
    pub fn put_new(&mut self, entries: Vec<Entry>) {
        for game in entries.iter().filter(|it| it.is_over).map(|it| &it.game) {
            if !self.finished.contains(game) {
                self.finished.push(game.clone());
            }
        }
        self.matches.extend(entries);
    }

    /// The ids of the matches, in order.
    pub fn ids(&self) -> Vec<&str> {
        let mut ids: Vec<&str> = self.matches.iter().map(|it| it.id.as_str()).collect();
        sort(&mut ids, |one, other| one < other);
        ids
    }

    /// The places of the matches, the last changed first.
    pub fn order(&self) -> Vec<usize> {
        let changed = |at: &usize| self.matches[*at].changed;
        let mut order: Vec<usize> = (0..self.matches.len()).collect();
        sort(&mut order, |one, other| changed(other) < changed(one));
        order
    }

    /// The matches, the last changed first.
    pub fn latest_first(&self) -> impl Iterator<Item = &Entry> {
        self.order().into_iter().map(|at| &self.matches[at])
    }

    /// The text that it is kept as.
    pub fn write(&self) -> Option<String> {
        json::write(self)
    }

    /// Takes the line of a match out.
    pub fn take(&mut self, id: &str) -> Option<Entry> {
        let at = self.matches.iter().position(|it| it.id == id)?;
        Some(self.matches.remove(at))
    }
}

/// The data kept of a match, beside its line in the index. Anything absent in older matches has its plain value.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct SavedMatch {
    /// The version that it was written in: [`VERSION`].
    pub v: u32,
    pub record: String,
    /// The players of the seats. Empty for persons alone.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
    /// The rule for taking back at this table.
    pub undo: UndoRule,
    /// The lines that were left at a table for study, each a record. Older versions kept them packed as
    /// in links, and [`SavedMatch::with_records`] rewrites them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<String>,
    /// The actions taken back that may be taken again, as [`write_undone`](crate::kernel::record::write_undone) writes
    /// them.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub undone: String,
    /// The record of the match of somebody else on the same table that this one is played against;
    /// older versions kept it packed as in a link. Its total alone, such as `27`, where no more is known of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rival: Option<String>,
    /// True if it went on from the middle of another match; then it earns no place in the hall.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_copy: bool,
    /// True if somebody else took a seat while it lasted; then it earns none either.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_reseated: bool,
    /// After how many actions each hint was asked for, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hints: Vec<u32>,
    /// The keys of what tells its result apart since it was begun, as [`Mark::key`](crate::shell::model::mark::Mark::key).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<String>,
    /// The day whose challenge it is, such as `2026-11-24`; empty if of none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub today: String,
    /// The name that the person gave it; empty if none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The number of actions that persons elsewhere have been sent; none if they were sent nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sent: Option<u32>,
    /// True if the table was laid at another device, in the same room.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_guest: bool,
    /// The number of times that all around several devices have taken moves back.
    #[serde(skip_serializing_if = "is_zero")]
    pub turned_back: u32,
}

/// Tells whether a number need not be kept.
fn is_zero(number: &u32) -> bool {
    *number == 0
}

fields! {
    SavedMatch {
        must: v, record;
        may: players, undo, lines, undone, rival, is_copy, is_reseated, hints, marks, today, name, sent,
             is_guest, turned_back,
    }
}

impl SavedMatch {
    /// The data kept of a match of which nothing but the record is known.
    pub fn new(record: String) -> SavedMatch {
        SavedMatch { v: VERSION, record, ..SavedMatch::default() }
    }
}

impl SavedMatch {
    /// The part kept beside the match itself and what was taken back: as little to carry after a long match as after a
    /// short one.
    pub fn without_match(self) -> SavedMatch {
        let (record, lines, undone) = (String::new(), Vec::new(), String::new());
        SavedMatch { record, lines, undone, ..self }
    }

    /// Tells whether anything beside the match is packed, as older versions kept it.
    pub fn is_packed(&self) -> bool {
        let is_total = |text: &String| text.parse::<i32>().is_ok();
        self.lines.iter().chain(&self.rival).any(|it| !is_record(it) && !is_total(it))
    }

    /// The same with every line and the rival as a record, however kept; none if they are.
    /// What cannot be read is left as it is.
    pub fn with_records<G: Game>(&self) -> Option<SavedMatch> {
        let rewritten = |text: &String| {
            let is_packed = !is_record(text);
            let packed = is_packed.then(|| read_beside::<G>(text)).flatten();
            packed.map_or_else(|| text.clone(), |(game, names)| record::write(&game, &names))
        };
        let lines = self.lines.iter().map(rewritten).collect();
        let rival = self.rival.as_ref().map(rewritten);
        let renewed = SavedMatch { lines, rival, ..self.clone() };
        (renewed != *self).then_some(renewed)
    }

    /// Tells whether it is played against `other`.
    pub fn is_against<G: Game>(&self, other: &Match<G>) -> bool {
        let rival = self.rival.as_ref().and_then(|it| read_beside::<G>(it));
        rival.is_some_and(|(it, _)| it.is_same_table(other) && it.line() == other.line())
    }
}

/// Tells whether a text calls itself a record.
fn is_record(text: &str) -> bool {
    text.starts_with("undercroft ")
}

/// Reads another match that is kept beside a match, and the names of its seats: a record, or a packed
/// match, as older versions kept it. None if it cannot be read.
fn read_beside<G: Game>(text: &str) -> Option<(Match<G>, Vec<String>)> {
    let read = if is_record(text) { record::read(text) } else { link::unpack(text) };
    read.ok()
}

/// Reads what is kept of a match. Whether its record replays is known only to its game.
///
/// # Errors
/// If it is of a newer version, or makes no sense.
pub fn read_match(text: &str) -> Result<Sound<SavedMatch>, StorageError> {
    kept::check_version(text)?;
    let mut saved = json::read::<SavedMatch>(text).ok_or(StorageError::Corrupt)?;
    match record::head(&saved.record) {
        Ok(head) if is_key(&head.game) => {}
        Err(RecordError::NewerFormat) => return Err(StorageError::Newer),
        Ok(_) | Err(_) => return Err(StorageError::Corrupt),
    }
    let is_sound = saved.record.len() <= RECORD_MAX
        && saved.undone.len() <= RECORD_MAX
        && saved.players.len() <= SEATS_MAX
        && saved.players.iter().all(|it| is_key_or_none(it));
    if !is_sound {
        return Err(StorageError::Corrupt);
    }
    saved.lines.retain(|it| it.len() <= RECORD_MAX);
    saved.marks.retain(|it| is_key(it));
    saved.marks.truncate(MARKS_MAX);
    saved.today = Day::read(&saved.today).map(|it| it.to_string()).unwrap_or_default();
    saved.hints.truncate(HINTS_MAX);
    saved.rival = saved.rival.filter(|it| it.len() <= RECORD_MAX);
    saved.name = clean_name(&saved.name);
    Ok(Sound { value: saved, aside: None })
}
