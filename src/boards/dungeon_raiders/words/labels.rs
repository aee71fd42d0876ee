//! Names of things for those who listen to the page.

use super::{card, cards, coins, span, wounds};
use crate::boards::dungeon_raiders::model::{
    CardModel, Help, HeroModel, Hint, Lit, RoomModel, Shown, Stand,
};
use crate::games::dungeon_raiders::client::{
    Action, Card, CharacterCard, Face, Hand, Item, Items, Plight, Trap,
};
use crate::kernel::{Lang, plural, small};

/// A room card of the level: its place, its name and its numbers.
pub fn room(model: &RoomModel, lang: Lang) -> String {
    let nth = model.place.room + 1;
    let place = lang.pick(format!("Room {nth}"), format!("Комната {nth}"));
    let stand = match model.stand {
        Stand::Passed => lang.pick(", passed", ", пройдена"),
        Stand::Here => lang.pick(", you are here", ", герои здесь"),
        Stand::Ahead => "",
    };
    let Some(it) = model.room else {
        return format!("{place}{stand}: {}", super::DARK.get(lang));
    };
    let torch =
        if model.is_by_torch { format!(" ({})", super::BY_TORCH.get(lang)) } else { String::new() };
    let numbers = summary_words(model, lang);
    format!("{place}{stand}: {}{numbers}{torch}", it.card().name.get(lang))
}

fn summary_words(model: &RoomModel, lang: Lang) -> String {
    let strength = model.strength.map(|it| format!(", {} {it}", super::STRENGTH.get(lang)));
    let strength = strength.unwrap_or_default();
    match model.room.map(|it| it.face()) {
        Some(Face::Monster { wounds: n, .. }) => format!("{strength}, {}", wounds(n, lang)),
        Some(Face::Treasure { chests: [one, 0] }) => format!(", {}", coins(one, lang)),
        Some(Face::Treasure { chests: [one, other] }) => {
            let other = coins(other, lang);
            lang.pick(format!(", {one} and {other}"), format!(", {one} и {other}"))
        }
        Some(Face::Boss(_)) => strength,
        Some(Face::Trap(_) | Face::Vault { .. }) | None => String::new(),
    }
}

/// A card of one's own, and what it may bring.
pub fn own_card(model: &CardModel, lang: Lang) -> String {
    let name = match model.card {
        Card::Power(power) => lang.pick(format!("Card {power}"), format!("Карта {power}")),
        Card::Item(_) => card(model.card, lang),
    };
    let n = if model.n < 2 { String::new() } else { format!(" × {}", model.n) };
    let state = match (model.n, model.lit) {
        (0, _) => lang.pick(", played", ", уже сыграна"),
        (_, Lit::Picked) => lang.pick(", chosen", ", выбрано"),
        (_, Lit::Free | Lit::Idle) => "",
    };
    let hint = model.hint.map(|it| hint(&it, lang)).unwrap_or_default();
    let help = model.help.map(|it| help(it, lang)).unwrap_or_default();
    format!("{name}{n}{state}{hint}{help}")
}

fn help(help: Help, lang: Lang) -> String {
    match help {
        Help::Later => lang.pick(": to play later", ": сыграть карту позже").to_owned(),
        Help::Wasted => lang
            .pick(": wasted now, all others have played", ": пропадёт зря, остальные уже сыграли")
            .to_owned(),
        Help::Look(0) => lang
            .pick(": shows nothing, no room is dark", ": ничего не покажет, тёмных комнат нет")
            .to_owned(),
        Help::Look(n) => {
            lang.pick(format!(": shows dark rooms, {n}"), format!(": покажет тёмные комнаты, {n}"))
        }
        Help::Counts(n) => lang.pick(format!(": counts {n}"), format!(": считается за {n}")),
    }
}

fn hint(hint: &Hint, lang: Lang) -> String {
    let mut said = Vec::new();
    if (hint.treasure.low, hint.treasure.high) != (0, 0) {
        said.push(format!("{} {}", lang.pick("coins", "монетки"), span(hint.treasure)));
    }
    if (hint.wounds.low, hint.wounds.high) != (0, 0) {
        said.push(format!("{} {}", lang.pick("wounds", "ранения"), span(hint.wounds)));
    }
    if let Some((item, is_certain)) = hint.item {
        let perhaps = if is_certain { "" } else { lang.pick(" perhaps", " (возможно)") };
        said.push(format!("{}{perhaps}", item.name().get(lang)));
    }
    if hint.may_die {
        said.push(lang.pick("may be deadly", "может погубить").to_owned());
    }
    if said.is_empty() { String::new() } else { format!(": {}", said.join(", ")) }
}

/// A hero's mat in one sentence.
pub fn hero(model: &HeroModel, name: &str, lang: Lang) -> String {
    let character = model.character.map(|it| it.card().name.get(lang));
    let character = character.map_or_else(String::new, |it| format!(", {it}"));
    match model.plight {
        Plight::Dead { .. } => return format!("{name}{character}: {}.", super::DIED.get(lang)),
        Plight::Bled | Plight::Alive => {}
    }
    let (coins, wounds) = (coins(model.treasure, lang), wounds(model.wounds, lang));
    let mut said = vec![format!("{name}{character}: {coins}, {wounds}")];
    if model.plight == Plight::Bled {
        said.push(super::BLED.get(lang).to_owned());
    }
    if model.would_bleed {
        said.push(super::WOULD_BLEED.get(lang).to_owned());
    }
    if model.is_first {
        said.push(super::FIRST.get(lang).to_owned());
    }
    if model.has_torched {
        said.push(super::HAS_LOOKED.get(lang).to_owned());
    }
    said.push(powers(model.hand, lang));
    said.push(model.items.map_or_else(|| closed_items(model.n_items, lang), |it| items(it, lang)));
    said.extend(shown(model, lang));
    format!("{}.", said.join("; "))
}

fn powers(hand: Hand, lang: Lang) -> String {
    let cards = hand.iter().map(|it| it.to_string()).collect::<Vec<_>>().join(" ");
    lang.pick(format!("cards left: {cards}"), format!("карты на руках: {cards}"))
}

/// Items in words: `Torch, Key × 2`.
pub fn items(items: Items, lang: Lang) -> String {
    let one = |(item, n): (Item, u8)| {
        let name = item.name().get(lang);
        if n == 1 { name.to_owned() } else { format!("{name} × {n}") }
    };
    let said = super::list(items.iter().map(one));
    if said.is_empty() { super::NO_ITEMS.get(lang).to_owned() } else { said }
}

/// The items of a closed hand: everybody sees how many there are.
fn closed_items(n: u8, lang: Lang) -> String {
    if n == 0 {
        return super::NO_ITEMS.get(lang).to_owned();
    }
    let noun = plural(
        lang,
        n.into(),
        ["closed item", "closed items"],
        ["закрытый предмет", "закрытых предмета", "закрытых предметов"],
    );
    format!("{n} {noun}")
}

fn shown(model: &HeroModel, lang: Lang) -> Option<String> {
    match model.shown {
        Shown::Laid(lay) => {
            let cards = cards(lay, lang);
            Some(lang.pick(format!("has played {cards}"), format!("на столе: {cards}")))
        }
        Shown::FaceDown(known) => {
            let known = match known {
                Some(Action::Lay { lay }) => format!(": {}", cards(lay, lang)),
                Some(_) | None => String::new(),
            };
            Some(
                lang.pick(format!("a card lies face down{known}"), format!("карта втёмную{known}")),
            )
        }
        Shown::Later => {
            Some(lang.pick("plays later, by a crystal", "сыграет позже: кристалл").to_owned())
        }
        Shown::Nothing if model.is_awaited => {
            Some(lang.pick("has to play", "ждём карту").to_owned())
        }
        Shown::Nothing => None,
    }
}

/// What a character starts with; alone, only the name counts (RA-224).
pub fn start(card: &CharacterCard, lang: Lang) -> String {
    let (coins, wounds) = (coins(card.treasure, lang), wounds(card.wounds, lang));
    format!("{coins}, {wounds}, {}", small(&items(card.items, lang)))
}

/// What stands above the columns of a trap.
pub fn columns_of_trap(trap: Trap, lang: Lang) -> &'static str {
    if trap.skulls() == 1 {
        lang.pick("By the highest card", "По старшей карте")
    } else {
        lang.pick("By the lowest card", "По младшей карте")
    }
}

/// How many cards of each number are left in the monster power deck.
pub fn deck(deck: [u8; 3], lang: Lang) -> String {
    let cards = |n: u8| plural(lang, n.into(), ["card", "cards"], ["карта", "карты", "карт"]);
    let one = |(number, n): (u8, u8)| format!("{number} — {n} {}", cards(n));
    super::list((3..).zip(deck).map(one))
}
