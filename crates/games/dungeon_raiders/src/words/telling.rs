//! Sentences about what happened. Those about one hero start with a small letter, so that a name can
//! stand before them.

use crate::action::{Action, Cause, Fight, What};
use crate::cards::{Card, Lay};
use crate::dungeon::{Light, Slot};
use crate::heroes::Character;
use crate::messages;
use crate::rooms::{Face, Room, Trap};
use crate::rules::wastes_crystal;
use crate::state::View;
use kernel::{Lang, SeatSet, Telling, capital, message, said_of, small};

/// The sentence for what happened; none for what goes without saying.
pub fn describe(what: &What, to: Telling<'_>) -> Option<String> {
    let lang = to.lang;
    let (seat, said) = match *what {
        What::Committed { .. } | What::Over => return None,
        What::Level { slots, .. } => return Some(level(&slots, lang)),
        What::TurnedUp => return Some(message!(lang, "turned-up").to_owned()),
        What::Entered { place, room, was_dark } => {
            return Some(entered(place.room + 1, room, was_dark, lang));
        }
        What::MonsterCard { card } => return Some(message!(lang, "monster-card", card = card)),
        What::Fought { fight, .. } => return Some(fought(fight, lang)),
        What::Chest { coins, takers, share, .. } => return Some(chest(coins, takers, share, to)),
        What::Trap { trap, card, is_sprung } => return Some(sprung(trap, card, is_sprung, lang)),
        What::Short { item, seekers } => {
            let who = &names_within(seekers, to);
            return Some(message!(lang, "item-short", item = item.name(), who = who));
        }
        What::LevelPassed { level } => return Some(message!(lang, "level-passed", n = level + 1)),
        What::Character { seat, character, is_chosen } => {
            (seat, became(character, is_chosen, lang))
        }
        What::First { seat, by_chance: true } => (seat, message!(lang, "goes-first").to_owned()),
        What::First { seat, .. } => (seat, message!(lang, "goes-first-next").to_owned()),
        What::Torch { seat } => (seat, message!(lang, "uses-torch").to_owned()),
        What::Looked { seat, rooms } => {
            let rooms = rooms_by_place(rooms.into_iter(), lang);
            (seat, message!(lang, "torch-shows", rooms = &rooms))
        }
        What::Crystal { seat } => (seat, message!(lang, "uses-crystal").to_owned()),
        What::Laid { seat, lay } if lay.is_empty() => {
            (seat, message!(lang, "plays-nothing").to_owned())
        }
        What::Laid { seat, lay } => (seat, message!(lang, "plays", cards = &cards(lay, lang))),
        What::Chose { seat, action } => (seat, chose(action, lang)),
        What::Took { seat, item } => (seat, message!(lang, "gets-item", item = item.name())),
        What::Treasure { seat, by, now, cause } => (seat, treasure(by, now, cause, to)),
        What::Wounds { seat, by, now, cause } => (seat, wounds(by, now, cause, to)),
        What::Died { seat, is_petrified } => (seat, died(is_petrified, to).to_owned()),
        What::Bled { seat } => (seat, message!(lang, "bleeds").to_owned()),
    };
    Some(about(&to.names[seat], &said, to))
}

/// Verbs of the English sentences: as they stand of others, and of you.
const VERBS: [[&str; 2]; 10] = [
    ["is ", "are "],
    ["plays ", "play "],
    ["uses a crystal, and plays ", "use a crystal, and play "],
    ["uses ", "use "],
    ["gets ", "get "],
    ["goes ", "go "],
    ["dies", "die"],
    ["turns ", "turn "],
    ["bleeds ", "bleed "],
    ["chooses ", "choose "],
];

/// A sentence about a hero, with the name before it.
fn about(name: &str, said: &str, to: Telling<'_>) -> String {
    if to.is_solo() { capital(said) } else { said_of(name, said, &VERBS, to.lang) }
}

/// The label of a legal action.
pub fn offer(action: Action, view: &View, lang: Lang) -> String {
    let fixed = match action {
        Action::Choose { character } => {
            return message!(lang, "offer-choose", character = character.card().name);
        }
        Action::Lay { lay } if !lay.is_empty() => {
            return message!(lang, "offer-play", cards = &cards(lay, lang));
        }
        Action::Lay { .. } => message!(lang, "offer-no-card"),
        Action::UseCrystal if wastes_crystal(view) => message!(lang, "offer-crystal-wasted"),
        Action::UseCrystal => message!(lang, "offer-crystal"),
        Action::UseTorch if !view.dungeon.is_dark_after(view.ground.here) => {
            message!(lang, "offer-torch-wasted")
        }
        Action::UseTorch => message!(lang, "offer-torch"),
    };
    fixed.to_owned()
}

/// A torch, and what is done after it unless it shows something better.
pub fn torch_and_then(then: Action, view: &View, lang: Lang) -> String {
    message!(lang, "offer-torch-then", then = &small(&offer(then, view, lang)))
}

/// Names between commas, at the beginning of a sentence: they are never inflected.
pub fn names(seats: SeatSet, to: Telling<'_>) -> String {
    let names = names_within(seats, to);
    if seats.first().is_some_and(|it| to.is_you(it)) { capital(&names) } else { names }
}

/// The same within a sentence.
fn names_within(seats: SeatSet, to: Telling<'_>) -> String {
    seats.iter().map(|it| to.within(it)).collect::<Vec<_>>().join(", ")
}

/// Rooms by their place, those that are seen.
fn rooms_by_place(rooms: impl Iterator<Item = Option<Room>>, lang: Lang) -> String {
    let seen = (1..).zip(rooms).filter_map(|(nth, room)| Some((nth, room?.card().name)));
    let words = seen.map(|(nth, name)| message!(lang, "room-at", n = nth, room = name));
    words.collect::<Vec<_>>().join(", ")
}

fn level(slots: &[Slot], lang: Lang) -> String {
    let lit = slots.iter().map(|it| it.room.filter(|_| it.light == Light::Lit));
    let rooms = rooms_by_place(lit, lang);
    if rooms.is_empty() {
        return message!(lang, "all-dark").to_owned();
    }
    message!(lang, "lit", rooms = &rooms)
}

fn entered(nth: u8, room: Room, was_dark: bool, lang: Lang) -> String {
    let name = room.card().name.get(lang);
    let holds = match room.face() {
        Face::Monster { wounds, .. } => Some(message!(lang, "wounds", wounds = wounds)),
        Face::Treasure { chests: [first, 0] } => Some(message!(lang, "coins", coins = first)),
        Face::Treasure { chests: [first, second] } => {
            Some(message!(lang, "two-chests", first = first, coins = second))
        }
        Face::Trap(_) | Face::Vault { .. } | Face::Boss(_) => None,
    };
    let room = &holds.map_or(name.to_owned(), |it| format!("{name}, {it}"));
    match was_dark {
        true => message!(lang, "entered-dark", n = nth, room = room),
        false => message!(lang, "entered", n = nth, room = room),
    }
}

fn fought(fight: Fight, lang: Lang) -> String {
    match fight {
        Fight::Beaten { sum, strength } => {
            message!(lang, "fought-beaten", sum = sum, strength = strength)
        }
        Fight::Unbeaten { sum, strength } => {
            message!(lang, "fought-unbeaten", sum = sum, strength = strength)
        }
        Fight::Unbeatable => message!(lang, "fought-unbeatable").to_owned(),
        Fight::Confused => message!(lang, "fought-confused").to_owned(),
        Fight::Escaped { card } => message!(lang, "fought-escaped", card = card),
        Fight::Caught { card } => message!(lang, "fought-caught", card = card),
    }
}

fn chest(coins: u8, takers: SeatSet, share: u8, to: Telling<'_>) -> String {
    let (lang, who) = (to.lang, &names_within(takers, to));
    match (takers.len(), share) {
        (0, _) => message!(lang, "chest-left", coins = coins),
        (_, 0) => message!(lang, "chest-lost", coins = coins, who = who),
        (1, _) if to.is_solo() => message!(lang, "chest-alone", coins = coins),
        (1, _) => message!(lang, "chest-taken", coins = coins, who = who),
        (_, _) => message!(lang, "chest-shared", coins = coins, share = share, who = who),
    }
}

fn sprung(trap: Trap, card: u8, is_sprung: bool, lang: Lang) -> String {
    let by = match trap {
        Trap::Magnet | Trap::Boulder => "highest",
        Trap::Spikes | Trap::Lava => "lowest",
    };
    match is_sprung {
        true => message!(lang, "trap-sprung", by = by, card = card),
        false => message!(lang, "trap-not-sprung", by = by, card = card),
    }
}

fn became(character: Character, is_chosen: bool, lang: Lang) -> String {
    let name = character.card().name;
    match is_chosen {
        true => message!(lang, "chooses-character", character = name),
        false => message!(lang, "is-character", character = name),
    }
}

/// Cards by their numbers and names: `4 and Sword`.
fn cards(lay: Lay, lang: Lang) -> String {
    let word = |card: Card| match card {
        Card::Power(power) => power.to_string(),
        Card::Item(item) => item.name().get(lang).to_owned(),
    };
    match &lay.cards().map(word).collect::<Vec<_>>()[..] {
        [one, other] => message!(lang, "two-cards", one = one, other = other),
        cards => cards.concat(),
    }
}

fn chose(action: Action, lang: Lang) -> String {
    match action {
        Action::Lay { lay } if !lay.is_empty() => {
            message!(lang, "chooses", cards = &cards(lay, lang))
        }
        Action::UseCrystal => message!(lang, "chooses-crystal").to_owned(),
        Action::Lay { .. } | Action::UseTorch | Action::Choose { .. } => {
            message!(lang, "chooses-nothing").to_owned()
        }
    }
}

fn treasure(by: i8, now: u8, cause: Cause, to: Telling<'_>) -> String {
    let (sign, n, why) = (sign(by), by.unsigned_abs(), reason(cause, to));
    message!(to.lang, "treasure-changes", sign = sign, coins = n, why = why, now = now)
}

fn wounds(by: i8, now: u8, cause: Cause, to: Telling<'_>) -> String {
    let (sign, n, why) = (sign(by), by.unsigned_abs(), reason(cause, to));
    message!(to.lang, "wounds-change", sign = sign, wounds = n, why = why, now = now)
}

/// The sign of a change, which stands before its amount.
pub const fn sign(by: i8) -> &'static str {
    if by < 0 { "−" } else { "+" }
}

/// The reason why it is this hero whom a monster or a trap hits, as sentences know it; `plain` where that goes
/// without saying.
pub fn reason(cause: Cause, to: Telling<'_>) -> &'static str {
    match cause {
        _ if to.is_solo() => "plain",
        Cause::Monster { fight: Fight::Unbeaten { .. } | Fight::Unbeatable, is_boss: false } => {
            "lowest-card"
        }
        Cause::Trap(Trap::Magnet) => "richest",
        Cause::Trap(Trap::Boulder) => "soundest",
        // Everybody is hit, or everybody sees by what.
        Cause::Trap(Trap::Spikes | Trap::Lava)
        | Cause::Monster { .. }
        | Cause::Chest { .. }
        | Cause::Vault => "plain",
    }
}

/// A hero alone has no items that could go back (RA-223).
fn died(is_petrified: bool, to: Telling<'_>) -> &'static str {
    if is_petrified {
        message!(to.lang, "turns-to-stone")
    } else if to.is_solo() {
        message!(to.lang, "dies-alone")
    } else {
        message!(to.lang, "dies")
    }
}
