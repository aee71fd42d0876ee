//! The words of the first page, which are a part of the program, and those of the pages around tables
//! ([`pages`](crate::shell::words::pages)). The sentences lie in `words/en.ftl` and `words/ru.ftl`.

use crate::kernel::{Lang, Text, files_of_words, message, text};
use crate::shell::model::label::Label;
pub use crate::shell::words::pages::*;

files_of_words!(kept "words");

pub const CONTINUE: Text = text!("continue");
pub const PLAY: Text = text!("play");
pub const MORE: Text = text!("more");
pub const JUST_PLAY: Text = text!("just-play");
pub const LEARN_BY_PLAYING: Text = text!("learn-by-playing");
pub const FIRST_LINE: Text = text!("first-line");
pub const START_HERE: Text = text!("start-here");
pub const SET_UP: Text = text!("set-up");
pub const LEARN: Text = text!("learn");
pub const GAMES: Text = text!("games");
pub const OPEN: Text = text!("open");
pub const UNDO: Text = text!("undo");
pub const SAVED_MATCHES: Text = text!("saved-matches");
pub const HALL: Text = text!("hall");
pub const CARDS: Text = text!("cards");
pub const ACHIEVEMENTS: Text = text!("achievements");
pub const CAMPAIGNS: Text = text!("campaigns");
pub const SETTINGS: Text = text!("settings");
pub const ABOUT: Text = text!("about");
pub const RULES: Text = text!("rules");
pub const BACK: Text = text!("back");
pub const TODAYS_CHALLENGE: Text = text!("todays-challenge");
pub const STATISTICS: Text = text!("statistics");
pub const ENTER: Text = text!("enter");
pub const RECORD_GONE: Text = text!("record-gone");
pub const SETTING_NOT_KEPT: Text = text!("setting-not-kept");
pub const LANGUAGE_NOT_HERE: Text = text!("language-not-here");
pub const UNKNOWN_ADDRESS: Text = text!("unknown-address");
pub const UNKNOWN_ADDRESS_HINT: Text = text!("unknown-address-hint");
pub const UNKNOWN_MATCH: Text = text!("unknown-match");
pub const NEW_VERSION: Text = text!("new-version");
pub const RENEW: Text = text!("renew");
pub const NOT_NOW: Text = text!("not-now");
pub const RELOAD: Text = text!("reload");
pub const TRY_AGAIN: Text = text!("try-again");
pub const TO_SHELF: Text = text!("to-shelf");
pub const ASIDE: Text = text!("aside");
pub const KEEP_COPY: Text = text!("keep-copy");
/// The sentence that stands there before the program does (`src/start`).
pub const WHAT_THIS_IS: Text = text!("what-this-is");
pub const FINE_PRINT: Text = text!("fine-print");
pub const FETCHING: Text = text!("fetching");
pub const NOT_FETCHED_HINT: Text = text!("not-fetched-hint");
pub const OLD_VERSION: Text = text!("old-version");
pub const OLD_VERSION_HINT: Text = text!("old-version-hint");
pub const INCOMPLETE: Text = text!("incomplete");
pub const INCOMPLETE_HINT: Text = text!("incomplete-hint");

/// The number of people for a box, and the length of a match.
pub fn players_and_minutes(label: &Label, lang: Lang) -> String {
    let (least, most) = (label.seats_min, label.seats_max);
    message!(lang, "players-and-minutes", least = least, most = most, n = label.minutes)
}

/// The number of computers that one plays against.
pub fn rivals(n: usize, lang: Lang) -> String {
    match n {
        0 => message!(lang, "nobody-else").to_owned(),
        n => message!(lang, "against-computers", n = n),
    }
}

/// The length of a match.
pub fn minutes(n: u32, lang: Lang) -> String {
    message!(lang, "minutes", n = n)
}

/// The heading of the list of matches.
pub fn saved_matches(n: usize, lang: Lang) -> String {
    message!(lang, "saved-matches-counted", n = n)
}

/// The best result of one person in a game; `total` has its unit.
pub fn best(total: &str, lang: Lang) -> String {
    message!(lang, "best", total = total)
}

/// The message that something is on its way: a game by its title, or the page that was asked for.
pub fn fetching(title: Option<Text>, lang: Lang) -> String {
    match title {
        Some(title) => message!(lang, "fetching-game", title = title.get(lang)),
        None => message!(lang, "fetching-page").to_owned(),
    }
}

/// The message that something has not come: a game by its title, or the page that was asked for.
pub fn not_fetched(title: Option<Text>, lang: Lang) -> String {
    match title {
        Some(title) => message!(lang, "game-not-fetched", title = title.get(lang)),
        None => message!(lang, "page-not-fetched").to_owned(),
    }
}

pub const BOX_TOMB: Text = text!("box-tomb");
pub const BOX_TOMB_LINE: Text = text!("box-tomb-line");
pub const BOX_VAULT: Text = text!("box-vault");
pub const BOX_VAULT_LINE: Text = text!("box-vault-line");
