//! JSON, as the browser's storage and exported files hold it.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// A value that is well-formed and not read yet, letter by letter.
pub type Raw = Box<serde_json::value::RawValue>;

/// Writes a value; nothing if it has no form in JSON.
pub fn write<T: Serialize>(value: &T) -> Option<String> {
    serde_json::to_string(value).ok()
}

/// Reads a value; nothing if the text is none of its kind.
pub fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    serde_json::from_str(text).ok()
}
