//! The page when the program has failed: its words in all languages, that of the page first.

use super::piece_words::language;
use super::words::messages;
use crate::kernel::{Lang, N_LANGUAGES, Text, text};

/// What is said in a language, in this order: what has happened; whether moves are lost, in two sentences of which one is
/// true; a way to reload, likewise; a way to save the record of the last match; a way to the shelf.
const WORDS: [Text; 8] = [
    text!("last-heading"),
    text!("last-stopped"),
    text!("last-kept"),
    text!("last-unkept"),
    text!("last-reload-kept"),
    text!("last-reload"),
    text!("last-record"),
    text!("last-shelf"),
];

/// What stands before each of [`WORDS`].
const BEFORE: [&str; WORDS.len()] = [
    "\"><h1>",
    "</h1><p>",
    " <span class=\"kept\">",
    "</span> <span class=\"unkept\">",
    "</span></p><p><a class=\"button is-main\" href=\"\"><span class=\"kept\">",
    "</span> <span class=\"unkept\">",
    "</span></a></p><p><a class=\"to-record\" hidden>",
    "</a></p><p><a class=\"to-shelf\" href=\"\">← ",
];

/// The page as HTML (`browser::last_words`).
pub fn page() -> String {
    let mut page = "<main class=\"failed\" role=\"alert\">".to_owned();
    for nth in 0..N_LANGUAGES {
        let lang = Lang::ALL[(language().place() + nth) % N_LANGUAGES];
        page += "<section lang=\"";
        page += lang.code();
        for (before, words) in BEFORE.iter().zip(WORDS) {
            page += before;
            page += words.get(lang);
        }
        page += "</a></p></section>";
    }
    page += "<pre></pre></main>";
    page
}
