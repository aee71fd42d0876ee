//! What stays on this device between visits: JSON in `localStorage`, every value with a version.

use gloo_storage::errors::StorageError;
use gloo_storage::{LocalStorage, Storage};
use leptos::ev;
use leptos::prelude::{WindowListenerHandle, window_event_listener};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// Why something could not be kept or found again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The browser does not let the page keep anything.
    Forbidden,
    /// There is no room left.
    Full,
    /// What is there cannot be read.
    Corrupt,
    /// What is there was written by a newer version of the program.
    Newer,
}

/// The only field that every kept value has.
#[derive(Deserialize)]
struct Version {
    v: u32,
}

/// The storage itself, asked for by hand: `gloo` would panic where it is forbidden.
fn raw() -> Result<web_sys::Storage, Trouble> {
    let window = super::window().ok_or(Trouble::Forbidden)?;
    window.local_storage().ok().flatten().ok_or(Trouble::Forbidden)
}

/// Reads what is kept under `key`, if its version is `version` or older.
///
/// # Errors
/// Why it cannot be read.
pub fn get<T: DeserializeOwned>(key: &str, version: u32) -> Result<Option<T>, Trouble> {
    let raw = raw()?;
    if raw.get_item(key).map_err(|_| Trouble::Forbidden)?.is_none() {
        return Ok(None);
    }
    let Version { v } = LocalStorage::get(key).map_err(|_| Trouble::Corrupt)?;
    if version < v {
        return Err(Trouble::Newer);
    }
    LocalStorage::get(key).map(Some).map_err(|_| Trouble::Corrupt)
}

/// Reads what is kept under `key`, letter by letter.
///
/// # Errors
/// If the storage is forbidden.
pub fn text(key: &str) -> Result<Option<String>, Trouble> {
    raw()?.get_item(key).map_err(|_| Trouble::Forbidden)
}

/// Keeps a text under `key`, letter by letter.
///
/// # Errors
/// Why it cannot be kept; what was there before is still there then.
pub fn set_text(key: &str, text: &str) -> Result<(), Trouble> {
    raw()?.set_item(key, text).map_err(|_| Trouble::Full)
}

/// Keeps a value under `key`.
///
/// # Errors
/// Why it cannot be kept; what was there before is still there then.
pub fn set<T: Serialize>(key: &str, value: &T) -> Result<(), Trouble> {
    raw()?;
    LocalStorage::set(key, value).map_err(|it| match it {
        StorageError::JsError(_) => Trouble::Full,
        StorageError::SerdeError(_) | StorageError::KeyNotFound(_) => Trouble::Corrupt,
    })
}

/// Forgets what is kept under `key`.
///
/// # Errors
/// If the storage is forbidden.
pub fn remove(key: &str) -> Result<(), Trouble> {
    raw()?.remove_item(key).map_err(|_| Trouble::Forbidden)
}

/// Moves what is kept under `key` aside, under a name that nothing else uses, so that it is never
/// overwritten.
///
/// # Errors
/// If there is no room for it; it stays where it is then.
pub fn set_aside(key: &str, millis: f64) -> Result<(), Trouble> {
    let raw = raw()?;
    let Some(text) = raw.get_item(key).map_err(|_| Trouble::Forbidden)? else { return Ok(()) };
    // Moved by removing first: there is room for it once only when the storage is nearly full.
    raw.remove_item(key).map_err(|_| Trouble::Forbidden)?;
    if raw.set_item(&format!("{key}/aside/{millis}"), &text).is_err() {
        let _ = raw.set_item(key, &text);
        return Err(Trouble::Full);
    }
    Ok(())
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

/// Calls `heed` with the key of whatever another tab changes; with none if it empties the storage.
/// None outside of a browser.
pub fn on_change(heed: impl Fn(Option<&str>) + 'static) -> Option<Listening> {
    super::window()?;
    let heed = move |event: web_sys::StorageEvent| heed(event.key().as_deref());
    Some(Listening(window_event_listener(ev::storage, heed)))
}

/// Everything whose key begins with `prefix`, letter by letter, what was set aside included.
pub fn all(prefix: &str) -> Vec<(String, String)> {
    let Ok(raw) = raw() else { return Vec::new() };
    let n_keys = raw.length().unwrap_or(0);
    let keys = (0..n_keys).filter_map(|idx| raw.key(idx).ok().flatten());
    keys.filter(|it| it.starts_with(prefix))
        .filter_map(|key| raw.get_item(&key).ok().flatten().map(|text| (key, text)))
        .collect()
}

/// The keys that begin with `prefix`, in no order; what was set aside is left out.
pub fn keys(prefix: &str) -> Vec<String> {
    let Ok(raw) = raw() else { return Vec::new() };
    let n_keys = raw.length().unwrap_or(0);
    let keys = (0..n_keys).filter_map(|idx| raw.key(idx).ok().flatten());
    keys.filter(|it| it.starts_with(prefix) && !it.contains("/aside/")).collect()
}
