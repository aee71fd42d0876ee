//! The settings of a person for the page, as kept.

use serde::Serialize;

use super::fields::fields;
use super::{Sound, VERSION, check_version, is_key_or_none};
use crate::browser::json;
use crate::browser::storage::StorageError;

/// The key of the settings; `public/early.js` reads them too.
pub const KEY: &str = "undercroft/settings";

/// The value that follows the browser or the system.
pub const SYSTEM: &str = "system";

/// The settings as they are kept. A value that is not known means the same as `system`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Kept {
    v: u32,
    pub lang: String,
    pub theme: String,
    pub motion: String,
    pub size: String,
    pub contrast: String,
    pub pace: String,
    pub keys: String,
    pub asks: String,
    pub felt: String,
}

fields! {
    Kept {
        must: ;
        may: v, lang, theme, motion, size, contrast, pace, keys, asks, felt,
    }
}

impl Default for Kept {
    fn default() -> Kept {
        let system = || SYSTEM.to_owned();
        Kept {
            v: VERSION,
            lang: system(),
            theme: system(),
            motion: system(),
            size: system(),
            contrast: system(),
            pace: system(),
            keys: system(),
            asks: system(),
            felt: system(),
        }
    }
}

impl Kept {
    fn values(&self) -> [&String; 9] {
        let Kept { v: _, lang, theme, motion, size, contrast, pace, keys, asks, felt } = self;
        [lang, theme, motion, size, contrast, pace, keys, asks, felt]
    }
}

/// Reads the settings.
///
/// # Errors
/// If they are of a newer version, or make no sense.
pub fn read(text: &str) -> Result<Sound<Kept>, StorageError> {
    check_version(text)?;
    let kept =
        json::read::<Kept>(text).filter(|it| it.values().into_iter().all(|it| is_key_or_none(it)));
    kept.map(|value| Sound { value, aside: None }).ok_or(StorageError::Corrupt)
}

/// The text that settings are kept as.
pub fn write(kept: &Kept) -> Option<String> {
    json::write(kept)
}
