//! The luck of a match, kept with its result once it is known: it comes later than the result does.

use leptos::prelude::*;

use super::{Feat, Hall};
use crate::browser::storage::StorageError;

/// Keeps the luck of each seat with the result of the match of this id, if that is known and has none yet.
///
/// # Errors
/// Why it cannot be kept.
pub fn note_luck(hall: Hall, id: &str, luck: &[String]) -> Result<(), StorageError> {
    match untrack(|| hall.row(id)).and_then(|it| with_luck(it, luck)) {
        Some(feat) => hall.put(feat),
        None => Ok(()),
    }
}

/// A result with the luck of its persons; none where that says nothing new.
pub fn with_luck(mut feat: Feat, luck: &[String]) -> Option<Feat> {
    if feat.seats.len() != luck.len() {
        return None;
    }
    let mut is_new = false;
    for (seat, luck) in feat.seats.iter_mut().zip(luck) {
        if seat.is_person && seat.luck != *luck {
            seat.luck.clone_from(luck);
            is_new = true;
        }
    }
    is_new.then_some(feat)
}

/// A result that knows nothing of its luck, with the luck of another; none if it knows any.
pub fn with_luck_of(earlier: &Feat, later: &Feat) -> Option<Feat> {
    let is_known = earlier.seats.iter().any(|it| !it.luck.is_empty());
    let luck: Vec<String> = later.seats.iter().map(|it| it.luck.clone()).collect();
    if is_known { None } else { with_luck(earlier.clone(), &luck) }
}
