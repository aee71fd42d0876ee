//! Storage on this device between visits: texts in `localStorage`. Nothing here knows if they make sense.

use gloo_storage::{LocalStorage, Storage};
use leptos::ev;
use leptos::prelude::{WindowListenerHandle, window_event_listener};
use serde::Serialize;

/// Why something could not be kept or found again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StorageError {
    /// The browser does not let the page keep anything.
    Forbidden,
    /// There is no room left.
    Full,
    /// The text there cannot be read.
    Corrupt,
    /// The text there was written by a newer version of the program.
    Newer,
}

/// The part between a key and the moment at which the text there was set aside.
pub const ASIDE: &str = "/aside/";

/// The storage itself. `gloo` would panic where there is none, or where it is forbidden: so the window is
/// asked first.
fn raw() -> Result<web_sys::Storage, StorageError> {
    let window = super::window().ok_or(StorageError::Forbidden)?;
    match window.local_storage() {
        Ok(Some(_)) => Ok(LocalStorage::raw()),
        Ok(None) | Err(_) => Err(StorageError::Forbidden),
    }
}

/// Reads what is kept under `key`, letter by letter.
///
/// # Errors
/// If the storage is forbidden.
pub fn text(key: &str) -> Result<Option<String>, StorageError> {
    raw()?.get_item(key).map_err(|_| StorageError::Forbidden)
}

/// Keeps a text under `key`, letter by letter.
///
/// # Errors
/// Why it cannot be kept; what was there before is still there then.
pub fn set_text(key: &str, text: &str) -> Result<(), StorageError> {
    raw()?.set_item(key, text).map_err(|_| StorageError::Full)
}

/// Keeps a value under `key`, as JSON.
///
/// # Errors
/// Why it cannot be kept; what was there before is still there then.
pub fn set<T: Serialize>(key: &str, value: &T) -> Result<(), StorageError> {
    set_text(key, &super::json::write(value).ok_or(StorageError::Corrupt)?)
}

/// Forgets what is kept under `key`.
///
/// # Errors
/// If the storage is forbidden.
pub fn remove(key: &str) -> Result<(), StorageError> {
    raw()?.remove_item(key).map_err(|_| StorageError::Forbidden)
}

/// Moves what is kept under `key` aside, under a name that nothing else uses, so that it is never
/// overwritten.
///
/// # Errors
/// If there is no room for it; it stays where it is then.
pub fn set_aside(key: &str, millis: f64) -> Result<(), StorageError> {
    match text(key)? {
        Some(text) => put_aside(key, None, &text, millis),
        None => Ok(()),
    }
}

/// Keeps a text under `key`, and puts aside what stood there as well and makes no sense.
///
/// # Errors
/// If there is no room for it; then what was there is still there.
pub fn put_aside(
    key: &str,
    instead: Option<&str>,
    aside: &str,
    millis: f64,
) -> Result<(), StorageError> {
    let raw = raw()?;
    let before = raw.get_item(key).map_err(|_| StorageError::Forbidden)?;
    // Made room for first: what is nearly full has room for it once only.
    match instead {
        Some(text) => set_text(key, text)?,
        None => remove(key)?,
    }
    if raw.set_item(&aside_key(key, millis), aside).is_err() {
        let _ = before.map(|text| raw.set_item(key, &text));
        return Err(StorageError::Full);
    }
    Ok(())
}

/// A key for something that is set aside, which nothing else has.
pub fn aside_key(key: &str, millis: f64) -> String {
    // A whole number, for a broken one is dear to write.
    let key_at = |nth: u64| format!("{key}{ASIDE}{}", millis as u64 + nth);
    let is_free = |key: &String| !matches!(text(key), Ok(Some(_)));
    (0..1000).map(key_at).find(is_free).unwrap_or_else(|| key_at(1000))
}

/// Asks the browser not to forget what is kept when it needs room. What it says to that changes
/// nothing.
pub fn persist() {
    if let Some(window) = super::window().filter(|it| it.is_secure_context()) {
        let _ = window.navigator().storage().persist();
    }
}

/// Somebody who listens to what other tabs change.
#[derive(Debug)]
pub struct Listening(WindowListenerHandle);

impl Listening {
    /// Listens no more. Without this, for as long as the page lives.
    pub fn stop(self) {
        self.0.remove();
    }
}

/// Calls `on_key` with each key that another tab changes; with none if it empties the storage.
/// None outside of a browser.
pub fn on_change(on_key: impl Fn(Option<&str>) + 'static) -> Option<Listening> {
    super::window()?;
    let on_key = move |event: web_sys::StorageEvent| on_key(event.key().as_deref());
    Some(Listening(window_event_listener(ev::storage, on_key)))
}

/// Everything whose key begins with `prefix`, letter by letter, what was set aside included.
pub fn all(prefix: &str) -> Vec<(String, String)> {
    let text_of = |key: String| text(&key).ok().flatten().map(|text| (key, text));
    every_key(prefix).into_iter().filter_map(text_of).collect()
}

/// The keys that begin with `prefix`, in no order; what was set aside is left out.
pub fn keys(prefix: &str) -> Vec<String> {
    every_key(prefix).into_iter().filter(|it| !it.contains(ASIDE)).collect()
}

/// The keys of what was set aside of that whose keys begin with `prefix`.
pub fn keys_aside(prefix: &str) -> Vec<String> {
    every_key(prefix).into_iter().filter(|it| it.contains(ASIDE)).collect()
}

// Asked for all at once: some browsers count from the first key to find one by its number. And brought over as one text:
// thousands of short ones are dear. A key with a line break in it is none of ours.
fn every_key(prefix: &str) -> Vec<String> {
    let keys = raw().map(|it| String::from(js_sys::Object::keys(&it).join("\n")));
    let ours = |it: &str| it.starts_with(prefix).then(|| it.to_owned());
    keys.unwrap_or_default().split('\n').filter_map(ours).collect()
}
