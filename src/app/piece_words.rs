//! The words of pieces: files beside them, one for each language, of which only that of the page is fetched
//! (`kernel::Messages`). Without the feature `split` all words are a part of the program.

use std::cell::Cell;

use leptos::task::spawn_local;

use super::piece::Piece;
use crate::browser::{later, offline};
use crate::games::{GameId, with_list};
use crate::kernel::{self, Lang, Messages};

thread_local! {
    /// The language that pieces are fetched in.
    static SPOKEN: Cell<Lang> = const { Cell::new(Lang::ALL[0]) };
}

/// The language that pieces are fetched in.
pub fn language() -> Lang {
    SPOKEN.get()
}

/// Fetches pieces in this language from now on.
pub fn set_language(lang: Lang) {
    SPOKEN.set(lang);
}

/// Tells whether the words of a piece are here in a language.
pub fn are_here(piece: Piece, lang: Lang) -> bool {
    of(piece).iter().all(|it| it.is_open(lang))
}

/// Stands between the words of two crates in the file of a piece.
const BETWEEN: char = '\u{1f}';

/// Stands at the end of each file.
const END: char = '\0';

/// Fetches the words of pieces in a language, and takes them in; whether all have come.
pub async fn fetch(pieces: &[Piece], lang: Lang) -> bool {
    let missing = pieces.iter().filter(|it| !are_here(**it, lang));
    let coming: Vec<_> = missing.map(|it| (*it, later::text(&file_of(*it, lang)))).collect();
    let mut have_come = true;
    for (piece, text) in coming {
        match text.await {
            // Those that were cut short lack the mark.
            Some(text) if text.ends_with(END) => {
                let words = text.split(BETWEEN).map(str::to_owned);
                of(piece).iter().zip(words).for_each(|(it, words)| it.open(lang, words));
            }
            _ => have_come = false,
        }
    }
    have_come
}

/// Fetches the words of pieces in the language of the page, also where that changes meanwhile; whether all have come.
pub async fn fetch_spoken(pieces: Vec<Piece>) -> bool {
    loop {
        let lang = language();
        if !fetch(&pieces, lang).await {
            return false;
        }
        if lang == language() {
            return true;
        }
    }
}

/// Fetches the words of the languages that are not spoken, where they lie on this device: what is kept of a match is said in
/// all, so that the shelf can say it before a game is here. Where they do not come, that language is said in this one.
pub fn fetch_others() {
    if offline::is_kept() {
        spawn_local(async {
            for other in language().others() {
                fetch(&Piece::all_here(), other).await;
            }
        });
    }
}

/// The name of a file of words, as a piece: `tables.ru`.
pub fn file_of(piece: Piece, lang: Lang) -> String {
    format!("{}.{}", piece.name(), lang.code())
}

/// The words that the file of a piece has, if it has one: what is said at tables and around them comes with the tables.
fn of(piece: Piece) -> Vec<&'static Messages> {
    match piece {
        Piece::Game(game) => vec![of_game(game)],
        Piece::Tables => vec![kernel::messages(), crate::shell::words::messages()],
        Piece::Kept
        | Piece::Setup
        | Piece::Saved
        | Piece::Panels
        | Piece::Pages
        | Piece::Devices
        | Piece::Scanner
        | Piece::Replays
        | Piece::ReplaysOf(_)
        | Piece::ThinkingOf(_) => Vec::new(),
    }
}

fn of_game(game: GameId) -> &'static Messages {
    macro_rules! words {
        ($($Game:ident = $id:literal, $module:ident;)+) => {
            match game { $(GameId::$Game => crate::games::$module::messages()),+ }
        };
    }
    with_list!(words)
}
