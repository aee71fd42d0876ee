//! The words that stand on the page until the program has drawn its first page: what it is, what is
//! being opened, and what can be done where the start is slow. They lie in `src/start`, a file for each language, and stand in
//! `index.html`; `public/early.js` watches over them.
//!
//! # The start
//!
//! `index.html` says by itself what the page is, in all languages: its first style and two plain scripts
//! (`public/early.js`, `public/waiting.js`) stand in it, each allowed by its checksum. They name what is being
//! opened, tell of a start that is slow or fails, fetch its files anew past the browser's cache, and save what is
//! kept as a file. The program takes these words away (`browser::start`) once its first page is there. A piece that
//! comes later passes `browser::later`, which fetches a damaged one past the cache; if its version is gone from the
//! host, `app/door.rs` offers to reload.

/// Tells whether they still stand.
pub fn is_shown() -> bool {
    words().is_some()
}

/// Takes them away: the program speaks for itself from now on.
pub fn end() {
    if let Some(words) = words() {
        words.remove();
        super::page::set_attribute("data-start", None);
    }
}

fn words() -> Option<web_sys::Element> {
    super::window()?.document()?.get_element_by_id("start")
}
