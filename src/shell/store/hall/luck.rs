//! The luck of a match, kept with its result once it is known: it comes later than the result does.

use leptos::prelude::*;

use super::Hall;
use crate::browser::storage::StorageError;

/// Keeps the luck of each seat with the result of the match of this id, if that is known and has none yet.
///
/// # Errors
/// Why it cannot be kept.
pub fn note_luck(hall: Hall, id: &str, luck: &[String]) -> Result<(), StorageError> {
    match untrack(|| hall.row(id)).and_then(|it| it.with_luck(luck)) {
        Some(feat) => hall.put(feat),
        None => Ok(()),
    }
}
