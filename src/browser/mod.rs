//! Everything that is asked of the browser. The only module that names `web_sys`, `js_sys`, `gloo`
//! or `getrandom`; nothing here panics, and outside of a browser everything is merely absent.

pub mod address;
pub mod beside;
mod by_name;
pub mod camera;
pub mod clipboard;
pub mod clock;
pub mod dialog;
pub mod entropy;
pub mod files;
pub mod focus;
pub mod json;
pub mod last_words;
pub mod later;
pub mod layers;
pub mod offline;
pub mod page;
pub mod picture;
pub mod pointing;
pub mod share;
pub mod sound;
pub mod start;
pub mod storage;
pub mod timer;
pub mod unkept;
pub mod version;
pub mod wire;
pub mod worker;

/// Tells whether the program has a page: a worker that runs it has none.
pub fn is_page() -> bool {
    window().is_some()
}

/// The window, if this runs in one.
fn window() -> Option<web_sys::Window> {
    if cfg!(target_arch = "wasm32") { web_sys::window() } else { None }
}

/// The root element, `<html>`.
fn root() -> Option<web_sys::Element> {
    window()?.document()?.document_element()
}
