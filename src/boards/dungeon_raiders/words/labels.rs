//! Names of things for those who listen to the page.

use super::{card, cards, span};
use crate::boards::dungeon_raiders::model::{
    CardModel, Help, HeroModel, Hint, Lit, RoomModel, Shown, Stand,
};
use crate::games::dungeon_raiders::client::messages;
use crate::games::dungeon_raiders::client::{
    Action, Card, CharacterCard, Face, Hand, Item, Items, Plight, Trap,
};
use crate::kernel::{Lang, message, small};

/// A room card of the level: its place, its name and its numbers.
pub fn room(model: &RoomModel, lang: Lang) -> String {
    let stand = match model.stand {
        Stand::Passed => "passed",
        Stand::Here => "here",
        Stand::Ahead => "ahead",
    };
    let mut said: Vec<String> = Vec::new();
    match model.room {
        None => said.push(message!(lang, "dark-room").to_owned()),
        Some(it) => {
            said.push(it.card().name.get(lang).to_owned());
            said.extend(model.strength.map(|it| message!(lang, "strength", strength = it)));
            said.extend(holds(it.face(), lang));
        }
    }
    let mut room = said.join(", ");
    if model.is_by_torch {
        room += &format!(" ({})", message!(lang, "by-torch"));
    }
    message!(lang, "label-room", n = model.place.room + 1, stand = stand, room = &room)
}

/// The wounds of a monster, or the coins of chests.
fn holds(face: Face, lang: Lang) -> Option<String> {
    match face {
        Face::Monster { wounds, .. } => Some(message!(lang, "wounds", wounds = wounds)),
        Face::Treasure { chests: [one, 0] } => Some(message!(lang, "coins", coins = one)),
        Face::Treasure { chests: [one, other] } => {
            Some(message!(lang, "two-chests", first = one, coins = other))
        }
        Face::Boss(_) | Face::Trap(_) | Face::Vault { .. } => None,
    }
}

/// A card of one's own, and what it may bring.
pub fn own_card(model: &CardModel, lang: Lang) -> String {
    let mut name = match model.card {
        Card::Power(power) => message!(lang, "label-card", n = power),
        Card::Item(_) => card(model.card, lang),
    };
    if 2 <= model.n {
        name += &format!(" × {}", model.n);
    }
    let state = match (model.n, model.lit) {
        (0, _) => "played",
        (_, Lit::Picked) => "picked",
        (_, Lit::Free | Lit::Idle) => "plain",
    };
    let hint = model.hint.map(|it| hint(&it, lang));
    let help = model.help.map(|it| help(it, lang));
    let tail: String = hint.into_iter().chain(help).collect();
    message!(lang, "label-own-card", card = &name, state = state, tail = &tail)
}

fn help(help: Help, lang: Lang) -> String {
    match help {
        Help::Later => message!(lang, "help-later").to_owned(),
        Help::Wasted => message!(lang, "help-wasted").to_owned(),
        Help::Look(n) => message!(lang, "help-look", n = n),
        Help::Counts(n) => message!(lang, "help-counts", n = n),
    }
}

fn hint(hint: &Hint, lang: Lang) -> String {
    let mut said = Vec::new();
    if (hint.treasure.low, hint.treasure.high) != (0, 0) {
        said.push(message!(lang, "change-coins", by = &span(hint.treasure)));
    }
    if (hint.wounds.low, hint.wounds.high) != (0, 0) {
        said.push(message!(lang, "change-wounds", by = &span(hint.wounds)));
    }
    match hint.item {
        Some((item, true)) => said.push(item.name().get(lang).to_owned()),
        Some((item, false)) => said.push(message!(lang, "hint-perhaps", item = item.name())),
        None => {}
    }
    if hint.may_die {
        said.push(message!(lang, "hint-deadly").to_owned());
    }
    if said.is_empty() { String::new() } else { format!(": {}", said.join(", ")) }
}

/// A hero's mat in one sentence.
pub fn hero(model: &HeroModel, name: &str, lang: Lang) -> String {
    let character = model.character.map(|it| it.card().name.get(lang));
    let character = character.map_or_else(String::new, |it| format!(", {it}"));
    if let Plight::Dead { .. } = model.plight {
        return format!("{name}{character}: {}.", message!(lang, "dead"));
    }
    let coins = message!(lang, "coins", coins = model.treasure);
    let wounds = message!(lang, "wounds", wounds = model.wounds);
    let mut said = vec![format!("{name}{character}: {coins}, {wounds}")];
    for (is_so, words) in [
        (model.plight == Plight::Bled, message!(lang, "bled")),
        (model.would_bleed, message!(lang, "would-bleed")),
        (model.is_first, message!(lang, "first-player")),
        (model.has_torched, message!(lang, "has-looked")),
    ] {
        if is_so {
            said.push(words.to_owned());
        }
    }
    said.push(powers(model.hand, lang));
    let closed = || message!(lang, "closed-items", n = model.n_items);
    said.push(model.items.map_or_else(closed, |it| items(it, lang)));
    said.extend(shown(model, lang));
    format!("{}.", said.join("; "))
}

fn powers(hand: Hand, lang: Lang) -> String {
    let cards = hand.iter().map(|it| it.to_string()).collect::<Vec<_>>().join(" ");
    message!(lang, "label-cards-left", cards = &cards)
}

/// Items in words: `Torch, Key × 2`.
pub fn items(items: Items, lang: Lang) -> String {
    let one = |(item, n): (Item, u8)| {
        let name = item.name().get(lang);
        if n == 1 { name.to_owned() } else { format!("{name} × {n}") }
    };
    let said = super::list(items.iter().map(one));
    if said.is_empty() { message!(lang, "no-items").to_owned() } else { said }
}

fn shown(model: &HeroModel, lang: Lang) -> Option<String> {
    Some(match model.shown {
        Shown::Laid(lay) => message!(lang, "label-laid", cards = &cards(lay, lang)),
        Shown::FaceDown(Some(Action::Lay { lay })) => {
            message!(lang, "label-known-face-down", cards = &cards(lay, lang))
        }
        Shown::FaceDown(_) => message!(lang, "label-face-down").to_owned(),
        Shown::Later => message!(lang, "label-later").to_owned(),
        Shown::Nothing if model.is_awaited => message!(lang, "label-awaited").to_owned(),
        Shown::Nothing => return None,
    })
}

/// The start of a character: coins, wounds and items; alone, only the name counts (RA-224).
pub fn start(card: &CharacterCard, lang: Lang) -> String {
    let items = small(&items(card.items, lang));
    let (coins, wounds) = (card.treasure, card.wounds);
    message!(lang, "label-start", coins = coins, wounds = wounds, items = &items)
}

/// The heading of the columns of a trap.
pub fn columns_of_trap(trap: Trap, lang: Lang) -> &'static str {
    if trap.skulls() == 1 { message!(lang, "by-highest") } else { message!(lang, "by-lowest") }
}

/// The cards of each number that are left in the monster power deck.
pub fn deck(deck: [u8; 3], lang: Lang) -> String {
    let one = |(number, n): (u8, u8)| message!(lang, "deck-cards", number = number, n = n);
    super::list((3u8..).zip(deck).map(one))
}
