//! What is kept of a match, and what the shelf says of it.

use serde::{Deserialize, Serialize};

use super::VERSION;
use crate::kernel::Lang;
use crate::shell::history::UndoRule;

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
    /// What the person calls it; empty if nothing.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
}

impl Entry {
    /// What the shelf says in `lang`.
    pub fn gist(&self, lang: Lang) -> &Gist {
        lang.pick(&self.en, &self.ru)
    }
}

/// The index: one line for each match.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(super) struct Index {
    pub v: u32,
    pub matches: Vec<Entry>,
    /// The games of which a match was finished on this device.
    pub finished: Vec<String>,
    /// Whether the browser was asked not to forget what is kept.
    #[serde(default)]
    pub has_asked: bool,
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

    /// Takes the line of a match out.
    pub fn take(&mut self, id: &str) -> Option<Entry> {
        let at = self.matches.iter().position(|it| it.id == id)?;
        Some(self.matches.remove(at))
    }
}

/// What is kept of a match, beside its line in the index. Whatever is absent in older matches has
/// its plain value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedMatch {
    pub(in crate::shell) v: u32,
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
    /// What was taken back and may be taken again, as
    /// [`write_undone`](crate::kernel::record::write_undone) writes it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub undone: String,
    /// The match of somebody else on the same table that this one is played against, packed as in
    /// links.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rival: Option<String>,
    /// Whether it went on from the middle of another match; then it earns no place in the hall.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_copy: bool,
    /// Whether somebody else took a seat while it lasted; then neither does it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_reseated: bool,
    /// What the person calls it; empty if nothing.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
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
            undone: String::new(),
            rival: None,
            is_copy: false,
            is_reseated: false,
            name: String::new(),
        }
    }
}
