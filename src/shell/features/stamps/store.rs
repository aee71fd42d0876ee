//! The stamps of this device: each under a key of its own, so that a copy of everything brings those that are missing.

use super::model::Stamp;
use crate::browser::{clock, storage};

/// The beginning of their keys, before the key of the stamp.
const KEY: &str = "undercroft/stamp/";

/// The text before the moment at which it was taken, in milliseconds since 1970.
const HEAD: &str = r#"{"v":1,"taken":"#;

/// Tells whether a stamp was taken.
pub fn has(stamp: Stamp) -> bool {
    storage::text(&key(stamp)).ok().flatten().is_some()
}

/// Takes a stamp; tells whether it is new. Where nothing can be kept, none is.
pub fn take(stamp: Stamp) -> bool {
    !has(stamp) && storage::set_text(&key(stamp), &format!("{HEAD}{}}}", clock::now())).is_ok()
}

fn key(stamp: Stamp) -> String {
    format!("{KEY}{}", stamp.key())
}
