//! The settings of a person for the page, as kept. The first page reads and writes them by itself: they are keys, under
//! names.

use super::{Sound, VERSION, is_key_or_none};
use crate::browser::json::{self, Field};
use crate::browser::storage::StorageError;

/// The key of the settings; `public/early.js` reads them too.
pub const KEY: &str = "undercroft/settings";

/// The value that follows the browser or the system.
pub const SYSTEM: &str = "system";

/// The name that the version is kept under.
const VERSION_NAME: &str = "v";

/// The names that the settings are kept under, in the order of [`Kept::values`].
const NAMES: [&str; 9] =
    ["lang", "theme", "motion", "size", "contrast", "pace", "keys", "asks", "felt"];

/// The settings as they are kept. A value that is not known means the same as `system`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
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

impl Default for Kept {
    fn default() -> Kept {
        Kept::of(NAMES.map(|_| SYSTEM.to_owned()))
    }
}

impl Kept {
    fn of(values: [String; 9]) -> Kept {
        let [lang, theme, motion, size, contrast, pace, keys, asks, felt] = values;
        Kept { lang, theme, motion, size, contrast, pace, keys, asks, felt }
    }

    fn values(&self) -> [&String; 9] {
        let Kept { lang, theme, motion, size, contrast, pace, keys, asks, felt } = self;
        [lang, theme, motion, size, contrast, pace, keys, asks, felt]
    }
}

/// Reads the settings.
///
/// # Errors
/// If they are of a newer version, or make no sense.
pub fn read(text: &str) -> Result<Sound<Kept>, StorageError> {
    let names: Vec<&str> = NAMES.into_iter().chain([VERSION_NAME]).collect();
    let mut fields = json::fields(text, &names).ok_or(StorageError::Corrupt)?;
    match fields.pop() {
        Some(Field::Number(v)) if f64::from(VERSION) < v => return Err(StorageError::Newer),
        Some(Field::Number(0.0..)) => {}
        _ => return Err(StorageError::Corrupt),
    }
    let mut values = NAMES.map(|_| SYSTEM.to_owned());
    for (value, field) in values.iter_mut().zip(fields) {
        match field {
            Field::Absent => {}
            Field::Text(it) if is_key_or_none(&it) => *value = it,
            Field::Text(_) | Field::Number(_) | Field::Other => return Err(StorageError::Corrupt),
        }
    }
    Ok(Sound { value: Kept::of(values), aside: None })
}

/// The text that settings are kept as. Keys stand in it as they are.
pub fn write(kept: &Kept) -> String {
    let mut text = format!("{{\"{VERSION_NAME}\":{VERSION}");
    for (name, value) in NAMES.iter().zip(kept.values()) {
        text += &format!(",\"{name}\":\"{value}\"");
    }
    text + "}"
}
