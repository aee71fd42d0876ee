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

/// A field of an object that has nothing but plain fields.
#[derive(Clone, PartialEq, Debug)]
pub enum Field {
    Absent,
    Number(f64),
    Text(String),
    /// The field is there, and is something else.
    Other,
}

/// Looks up fields of an object, by their names; nothing if the text is no object. The browser reads it, so that the
/// first page needs no reader of its own for the little that it looks up.
#[cfg(target_arch = "wasm32")]
pub fn fields(text: &str, names: &[&str]) -> Option<Vec<Field>> {
    use js_sys::{JSON, Reflect};

    let object = JSON::parse(text).ok()?;
    let field = |name: &&str| {
        let value = Reflect::get(&object, &(*name).into()).ok()?;
        Some(match (value.as_f64(), value.as_string()) {
            (Some(it), _) => Field::Number(it),
            (_, Some(it)) => Field::Text(it),
            _ if value.is_undefined() => Field::Absent,
            _ => Field::Other,
        })
    };
    // Of what is no object nothing can be got.
    names.iter().map(field).collect()
}

/// The same outside of a browser.
#[cfg(not(target_arch = "wasm32"))]
pub fn fields(text: &str, names: &[&str]) -> Option<Vec<Field>> {
    use serde_json::Value;

    let Value::Object(object) = read(text)? else { return None };
    let field = |name: &&str| match object.get(*name) {
        None => Field::Absent,
        Some(Value::Number(it)) => it.as_f64().map_or(Field::Other, Field::Number),
        Some(Value::String(it)) => Field::Text(it.clone()),
        Some(_) => Field::Other,
    };
    Some(names.iter().map(field).collect())
}
