//! The part of the address behind `#`, where the place on the page is kept.

use std::cell::Cell;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use super::layers;

/// The text behind `#`; empty when there is none.
pub fn hash() -> String {
    let hash = super::window().and_then(|it| it.location().hash().ok()).unwrap_or_default();
    hash.trim_start_matches('#').to_owned()
}

/// Goes to another place, which adds to the browser's history. What lies open here is left behind.
pub fn go(hash: &str) {
    layers::go(hash, 1);
}

/// Goes to another place, which takes over the entry of this one in the browser's history.
pub fn go_instead(hash: &str) {
    layers::go(hash, 0);
}

/// Goes back to where the person came from; to `hash` if the page was opened here.
pub fn back_or(hash: &str) {
    let history = super::window().and_then(|it| it.history().ok());
    match history.filter(|it| it.length().is_ok_and(|n| 1 < n)) {
        Some(history) => drop(history.back()),
        None => go(hash),
    }
}

thread_local! {
    /// True if the person has gone to another place since the page was loaded.
    static HAS_MOVED: Cell<bool> = const { Cell::new(false) };
}

/// Tells whether the person has gone to another place since the page was loaded.
pub fn has_moved() -> bool {
    HAS_MOVED.get()
}

/// Calls `on_key` whenever the place changes, for as long as the page lives.
pub fn on_change(on_key: impl Fn(String) + 'static) {
    let Some(window) = super::window() else { return };
    let listener = Closure::<dyn Fn()>::new(move || {
        HAS_MOVED.set(true);
        on_key(hash());
    });
    let called = listener.as_ref().unchecked_ref();
    let _ = window.add_event_listener_with_callback("hashchange", called);
    // The page listens for as long as it lives.
    listener.forget();
}

/// Loads the page anew.
pub fn reload() {
    if let Some(window) = super::window() {
        let _ = window.location().reload();
    }
}

/// The whole address of a place, to be sent to somebody: this page's own, with any path it lies
/// under, with `hash` behind it.
pub fn link_to(hash: &str) -> String {
    let here = super::window().and_then(|it| it.location().href().ok()).unwrap_or_default();
    let page = here.split(['#', '?']).next().unwrap_or_default();
    format!("{page}#{hash}")
}
