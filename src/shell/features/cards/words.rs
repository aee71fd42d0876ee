//! The words of the page of all cards, in both languages.

pub use crate::shell::words::BACK;

use crate::kernel::{Lang, Text, plural, text};

pub const HINT: Text = text(
    "Every card says of itself whether it follows the published one.",
    "На каждой карте сказано, повторяет ли она изданную.",
);
pub const BOX: Text = text("Box", "Коробка");
pub const ANY_BOX: Text = text("All", "Все");
pub const SORT: Text = text("Cards", "Карты");
pub const ANY_SORT: Text = text("All", "Все");
pub const FIND: Text = text("Find a card", "Найти карту");
pub const EXAMPLE: Text = text("name or word", "название или слово");

/// The heading of a game's cards.
pub fn cards_of(game: &str, lang: Lang) -> String {
    format!("{game}: {}", lang.pick("all cards", "все карты"))
}

/// How many cards are in sight.
pub fn n_shown(n: usize, lang: Lang) -> String {
    let n = n as i32;
    let cards = plural(lang, n, ["card", "cards"], ["карта", "карты", "карт"]);
    format!("{n} {cards}")
}
