//! A list that grows: one row for each thing that was done here, kept under one key of its own.

use std::collections::BTreeMap;

use leptos::prelude::*;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::browser::storage::{self, Trouble};
use crate::browser::{clock, json, unkept};

/// The version of every list.
const VERSION: u32 = 1;

/// Something with a name that nothing else in its list has.
pub trait Row: Clone + PartialEq + Send + Sync + Serialize + DeserializeOwned + 'static {
    fn id(&self) -> &str;

    /// The same under another id.
    fn with_id(self, id: String) -> Self;
}

#[derive(Serialize, Deserialize)]
struct Kept<T> {
    v: u32,
    rows: Vec<T>,
}

/// Access to a list on this device. What cannot be kept lives on in memory for as long as the page
/// does, and is kept with the next change.
pub struct Ledger<T: Row> {
    key: &'static str,
    rows: RwSignal<Vec<T>>,
    /// Rows that were put or struck, and could not be kept so.
    pending: StoredValue<BTreeMap<String, Option<T>>>,
}

// By hand, because a derive would ask `T: Copy` of the row itself.
impl<T: Row> Clone for Ledger<T> {
    fn clone(&self) -> Ledger<T> {
        *self
    }
}

impl<T: Row> Copy for Ledger<T> {}

impl<T: Row> Ledger<T> {
    /// Reads a list, follows what other tabs do to it, and tells what went wrong. To be called
    /// once, by the root of the page.
    pub fn open(key: &'static str) -> (Ledger<T>, Option<Trouble>) {
        let (rows, trouble) = match latest(key) {
            Ok(rows) => (rows.unwrap_or_default(), None),
            Err(trouble) => {
                let _ = storage::set_aside(key, clock::now());
                (Vec::new(), Some(trouble))
            }
        };
        let pending = StoredValue::new(BTreeMap::new());
        let ledger = Ledger { key, rows: RwSignal::new(rows), pending };
        storage::on_change(move |changed| {
            if changed.is_none_or(|it| it == key) {
                ledger.follow();
            }
        });
        (ledger, trouble)
    }

    /// All rows, in the order in which they came.
    pub fn rows(self) -> Vec<T> {
        self.rows.get()
    }

    /// The row of this id.
    pub fn row(self, id: &str) -> Option<T> {
        self.rows.read().iter().find(|it| it.id() == id).cloned()
    }

    /// Puts a row where that of the same id was, or at the end.
    ///
    /// # Errors
    /// Why it cannot be kept; it is held in memory then.
    pub fn put(self, row: T) -> Result<(), Trouble> {
        self.change(row.id().to_owned(), Some(row))
    }

    /// Strikes a row out.
    ///
    /// # Errors
    /// Why the list cannot be kept; it is held in memory then.
    pub fn strike(self, id: &str) -> Result<(), Trouble> {
        self.change(id.to_owned(), None)
    }

    fn change(self, id: String, row: Option<T>) -> Result<(), Trouble> {
        self.pending.update_value(|it| drop(it.insert(id, row)));
        let rows = match latest(self.key) {
            Ok(Some(rows)) => rows,
            Ok(None) | Err(Trouble::Forbidden | Trouble::Full) => self.rows.get_untracked(),
            Err(Trouble::Corrupt | Trouble::Newer) => {
                let _ = storage::set_aside(self.key, clock::now());
                self.rows.get_untracked()
            }
        };
        let kept = Kept { v: VERSION, rows: self.with_pending(rows) };
        let done = storage::set(self.key, &kept);
        if done.is_ok() {
            self.pending.set_value(BTreeMap::new());
        }
        unkept::note(self.key, done.is_err());
        self.rows.set(kept.rows);
        done
    }

    /// Shows what another tab has made of the list. One that cannot be read changes nothing.
    fn follow(self) {
        if let Ok(found) = latest(self.key) {
            self.rows.set(self.with_pending(found.unwrap_or_default()));
        }
    }

    fn with_pending(self, rows: Vec<T>) -> Vec<T> {
        self.pending.with_value(|pending| apply(rows, pending))
    }
}

/// The rows of a list in the text that it was kept as; none if it cannot be read.
pub fn rows_of<T: Row>(text: &str) -> Option<Vec<T>> {
    json::read::<Kept<T>>(text).filter(|it| it.v <= VERSION).map(|it| it.rows)
}

fn latest<T: Row>(key: &str) -> Result<Option<Vec<T>>, Trouble> {
    Ok(storage::get::<Kept<T>>(key, VERSION)?.map(|it| it.rows))
}

/// Puts and strikes rows.
fn apply<T: Row>(mut rows: Vec<T>, changes: &BTreeMap<String, Option<T>>) -> Vec<T> {
    for (id, change) in changes {
        let at = rows.iter().position(|it| it.id() == id);
        match (at, change) {
            (Some(at), Some(row)) => rows[at] = row.clone(),
            (Some(at), None) => drop(rows.remove(at)),
            (None, Some(row)) => rows.push(row.clone()),
            (None, None) => {}
        }
    }
    rows
}
