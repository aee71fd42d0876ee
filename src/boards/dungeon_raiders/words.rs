//! The sentences of the table. They lie in the files of the game, and are put together here.

pub mod labels;
pub mod rooms;
pub mod sentences;

use crate::boards::dungeon_raiders::model::Stakes;
use crate::games::dungeon_raiders::client::messages;
use crate::games::dungeon_raiders::client::{Card, Lay, Span};
pub use crate::kernel::signed;
use crate::kernel::{Lang, Text, message, text};

/// The sentence about what kills at a table, and who wins.
pub const fn stakes(stakes: Stakes) -> Text {
    match stakes {
        Stakes::Alone => text!("stakes-alone"),
        Stakes::Duel => text!("stakes-duel"),
        Stakes::SafeDuel => text!("stakes-safe-duel"),
        Stakes::Company => text!("stakes-company"),
        Stakes::LateDeath => text!("stakes-late-death"),
    }
}

/// All that a change may be: `+2`, `0…+3`, or `+1…4`: a card has little room.
pub fn span(span: Span) -> String {
    let end = |n: i8| if n == 0 { "0".to_owned() } else { signed(n.into()) };
    if span.is_certain() {
        end(span.low)
    } else if 0 < span.low {
        format!("{}…{}", end(span.low), span.high)
    } else {
        format!("{}…{}", end(span.low), end(span.high))
    }
}

/// A card by its number or name.
pub fn card(card: Card, lang: Lang) -> String {
    match card {
        Card::Power(power) => power.to_string(),
        Card::Item(item) => item.name().get(lang).to_owned(),
    }
}

/// Cards that lie together: `4 + Sword`.
pub fn cards(lay: Lay, lang: Lang) -> String {
    if lay.is_empty() {
        return message!(lang, "no-card").to_owned();
    }
    lay.cards().map(|it| card(it, lang)).collect::<Vec<_>>().join(" + ")
}

/// Names between commas.
pub fn list(names: impl Iterator<Item = String>) -> String {
    names.collect::<Vec<_>>().join(", ")
}
