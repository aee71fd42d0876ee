//! The words of the room, in both languages. The sentences lie with those of the game.

pub mod labels;
pub mod room;
pub mod sentences;
mod stuck;

use super::model::marks::{Consequence, Sign};
pub use crate::games::dungeon_roll::client::messages;
use crate::kernel::Lang;
pub use crate::kernel::{message, number, signed, text};

/// A consequence in words.
pub fn mark(mark: Consequence, lang: Lang) -> String {
    let n = mark.n.unsigned_abs();
    let sign = if mark.n < 0 { "−" } else { "+" };
    match mark.sign {
        Sign::Xp => message!(lang, "mark-xp", sign = sign, n = n),
        Sign::Treasure => message!(lang, "mark-treasures", sign = sign, n = n),
        Sign::Die => message!(lang, "mark-dice", sign = sign, n = n),
        Sign::Floor(face) => message!(lang, "mark-floor", sign = sign, n = n, face = face.name()),
        Sign::Lair => message!(lang, "mark-lair", sign = sign, n = n),
        Sign::Roll => message!(lang, "mark-roll", n = n),
        Sign::PartyRoll => message!(lang, "mark-party-roll", n = n),
        Sign::Master => message!(lang, "mark-master").to_owned(),
        Sign::End => message!(lang, "mark-end").to_owned(),
    }
}

/// A share in percent, with one decimal below ten.
pub fn percent(ways: u32, n_ways: u32, lang: Lang) -> String {
    let tenths = (u64::from(ways) * 1000 + u64::from(n_ways) / 2) / u64::from(n_ways.max(1));
    match (ways, tenths as u32) {
        (0, _) => "0\u{a0}%".to_owned(),
        (_, 0) => message!(lang, "percent-least").to_owned(),
        (_, 1000) if ways < n_ways => message!(lang, "percent-most").to_owned(),
        (_, 1000) => "100\u{a0}%".to_owned(),
        (_, tenths) => message!(lang, "percent", whole = tenths / 10, tenths = tenths % 10),
    }
}
