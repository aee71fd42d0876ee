//! What the room says, in both languages.

pub mod labels;
pub mod rooms;
pub mod sentences;

use crate::boards::dungeon_raiders::model::Stakes;
use crate::games::dungeon_raiders::client::{Card, Lay, Span};
pub use crate::kernel::signed;
use crate::kernel::{Lang, Text, plural, text};

// Headings and notes of the table, and names for those who listen.

pub const LEVEL: Text = text("Rooms of the level", "Комнаты уровня");
pub const OPEN_ROOM: Text = text("The room", "Комната");
pub const HEROES: Text = text("Heroes", "Герои");
pub const OWN_CARDS: Text = text("Your cards", "Ваши карты");
pub const LAST_RESULT: Text = text("What came of the last room", "Чем кончилась прошлая комната");
pub const CHARACTERS: Text = text("Choose a character", "Выберите персонажа");
pub const TAKEN: Text = text("taken", "занят");
pub const NO_ITEMS: Text = text("no items", "без предметов");
pub const FIRST: Text = text("first player", "первый игрок");
pub const DIED: Text = text("dead", "герой погиб");
pub const BLED: Text = text("bled to death", "смерть от кровопотери");
pub const HAS_LOOKED: Text = text("knows the dark rooms", "видел тёмные комнаты");
pub const WOULD_BLEED: Text = text("most wounds", "больше всех ранений");
pub const BY_TORCH: Text = text("only you see it", "видите только вы");
pub const DARK: Text = text("Dark room", "Тёмная комната");
pub const STRENGTH: Text = text("strength", "сила");
pub const DECK: Text = text("Left in the monster deck", "Осталось в колоде монстров");

/// What is at stake at a table: what kills, and who wins.
pub const fn stakes(stakes: Stakes) -> Text {
    match stakes {
        Stakes::Alone => text(
            "10 wounds kill. Get out alive: 20 coins are a good haul.",
            "10 ранений убивают. Главное — выйти; 20 монеток — хорошая добыча.",
        ),
        Stakes::Duel => text(
            "10 wounds kill. In the end, the most coins win.",
            "10 ранений убивают. В конце побеждает самый богатый.",
        ),
        Stakes::SafeDuel => text(
            "Wounds kill nobody. In the end, the most coins win.",
            "От ранений никто не погибает. В конце побеждает самый богатый.",
        ),
        Stakes::Company => text(
            "10 wounds kill; in the end, the most wounds bleed to death.",
            "10 ранений убивают; больше всех — кровопотеря.",
        ),
        Stakes::LateDeath => text(
            "Nobody dies before the end; then the most wounds bleed to death.",
            "До конца никто не погибает; больше всех ранений в конце — кровопотеря.",
        ),
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

/// Treasure, counted: `7 coins`.
pub fn coins(n: u8, lang: Lang) -> String {
    let word = plural(lang, n.into(), ["coin", "coins"], ["монетка", "монетки", "монеток"]);
    format!("{n} {word}")
}

/// Wounds, counted: `3 wounds`.
pub fn wounds(n: u8, lang: Lang) -> String {
    let word = plural(lang, n.into(), ["wound", "wounds"], ["ранение", "ранения", "ранений"]);
    format!("{n} {word}")
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
        return lang.pick("no card", "без карты").to_owned();
    }
    lay.cards().map(|it| card(it, lang)).collect::<Vec<_>>().join(" + ")
}

/// Names between commas.
pub fn list(names: impl Iterator<Item = String>) -> String {
    names.collect::<Vec<_>>().join(", ")
}
