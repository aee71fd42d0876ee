//! A list that grows: one row for each thing that was done here, kept under one key of its own.

use leptos::prelude::*;

use super::by_key::ByKey;
use super::kept::{self, Row};
use crate::browser::storage::{self, StorageError};
use crate::browser::unkept;

/// Access to a list on this device. What cannot be kept lives on in memory for as long as the page
/// does, and is kept with the next change.
pub struct StoredList<T: Row> {
    key: &'static str,
    rows: RwSignal<Vec<T>>,
    /// Rows that were put or struck, and could not be kept so.
    pending: StoredValue<ByKey<Option<T>>>,
    is_open: StoredValue<bool>,
}

// By hand, because a derive would ask `T: Copy` of the row itself.
impl<T: Row> Clone for StoredList<T> {
    fn clone(&self) -> StoredList<T> {
        *self
    }
}

impl<T: Row> Copy for StoredList<T> {}

impl<T: Row> StoredList<T> {
    /// A list that nobody has read yet. To be made once, by the root of the page.
    pub fn closed(key: &'static str) -> StoredList<T> {
        let pending = StoredValue::new(ByKey::new());
        StoredList {
            key,
            rows: RwSignal::new(Vec::new()),
            pending,
            is_open: StoredValue::new(false),
        }
    }

    /// Reads the list, once, follows from then on what other tabs do to it, and tells what went
    /// wrong.
    pub fn open(self) -> Option<StorageError> {
        if self.is_open.get_value() {
            return None;
        }
        self.is_open.set_value(true);
        let found = kept::load(self.key, kept::rows::<T>, |it| kept::write_rows(it));
        self.rows.set(found.value.unwrap_or_default());
        storage::on_change(move |changed| {
            if changed.is_none_or(|it| it == self.key) {
                self.follow();
            }
        });
        found.error
    }

    /// Tells whether there is no row, or nobody has read the list yet.
    pub fn is_empty(self) -> bool {
        self.rows.read().is_empty()
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
    pub fn put(self, row: T) -> Result<(), StorageError> {
        self.put_all(vec![row])
    }

    /// Puts several rows at once: the list is written once.
    ///
    /// # Errors
    /// Why they cannot be kept; they are held in memory then.
    pub fn put_all(self, rows: Vec<T>) -> Result<(), StorageError> {
        self.change(rows.into_iter().map(|it| (it.id().to_owned(), Some(it))).collect())
    }

    /// Strikes a row out.
    ///
    /// # Errors
    /// Why the list cannot be kept; it is held in memory then.
    pub fn strike(self, id: &str) -> Result<(), StorageError> {
        self.change(vec![(id.to_owned(), None)])
    }

    fn change(self, changes: Vec<(String, Option<T>)>) -> Result<(), StorageError> {
        self.pending.update_value(|it| changes.into_iter().for_each(|(id, row)| it.put(id, row)));
        let found = kept::load(self.key, kept::rows::<T>, |it| kept::write_rows(it));
        let (rows, may_write) = found.to_change(|| self.rows.get_untracked());
        let rows = self.with_pending(rows);
        let write = || kept::write_rows(&rows).ok_or(StorageError::Corrupt);
        let done = may_write.and_then(|()| storage::set_text(self.key, &write()?));
        if done.is_ok() {
            self.pending.set_value(ByKey::new());
        }
        unkept::note(self.key, done.is_err());
        self.rows.set(rows);
        done
    }

    /// Shows what another tab has made of the list. One that cannot be read changes nothing.
    fn follow(self) {
        let Ok(text) = storage::text(self.key) else { return };
        let Ok(found) = text.map(|it| kept::rows::<T>(&it)).transpose() else { return };
        self.rows.set(self.with_pending(found.map(|it| it.value).unwrap_or_default()));
    }

    fn with_pending(self, rows: Vec<T>) -> Vec<T> {
        self.pending.with_value(|pending| apply(rows, pending))
    }
}

/// Puts and strikes rows.
fn apply<T: Row>(rows: Vec<T>, changes: &ByKey<Option<T>>) -> Vec<T> {
    let mut done = ByKey::new();
    let changed = |row: T| match changes.get(row.id()) {
        Some(change) if !done.has(row.id()) => {
            done.put(row.id().to_owned(), ());
            change.clone()
        }
        Some(_) | None => Some(row),
    };
    let mut rows: Vec<T> = rows.into_iter().filter_map(changed).collect();
    let to_come = changes.iter().filter(|(id, _)| !done.has(id));
    rows.extend(to_come.filter_map(|(_, change)| change.clone()));
    rows
}
