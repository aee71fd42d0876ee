//! What happened, in sentences. Those about one hero start with a small letter, so that a name can
//! stand before them.

use super::counts::{coins, wounds};
use crate::action::{Action, Cause, Fight, What};
use crate::cards::{Card, Item, Lay};
use crate::dungeon::{Light, Place, Slot};
use crate::rooms::{Face, Room, Trap};
use crate::rules::wastes_crystal;
use crate::state::View;
use kernel::{Lang, SeatSet, Telling, capital, said_of, small};

/// What happened; nothing for what goes without saying.
pub fn describe(what: &What, to: Telling<'_>) -> Option<String> {
    let lang = to.lang;
    let (seat, said) = match *what {
        What::Committed { .. } | What::Over => return None,
        What::Level { slots, .. } => return Some(level(&slots, lang)),
        What::TurnedUp => {
            return Some(lang.pick("The cards are turned up.", "Карты открываются.").to_owned());
        }
        What::Entered { place, room, was_dark } => {
            return Some(entered(place, room, was_dark, lang));
        }
        What::MonsterCard { card } => {
            let (en, ru) =
                (format!("The monster's card: {card}."), format!("Карта монстра: {card}."));
            return Some(lang.pick(en, ru));
        }
        What::Fought { fight, .. } => return Some(fought(fight, lang)),
        What::Chest { coins, takers, share, .. } => return Some(chest(coins, takers, share, to)),
        What::Trap { trap, card, is_sprung } => return Some(sprung(trap, card, is_sprung, lang)),
        What::Short { item, seekers } => return Some(short(item, seekers, to)),
        What::LevelPassed { level } => return Some(passed(level, lang)),
        What::Character { seat, character, is_chosen } => {
            let name = character.card().name;
            (seat, became(name.en(), name.ru(), is_chosen, lang))
        }
        What::First { seat, by_chance } => (seat, first(by_chance, lang)),
        What::Torch { seat } => (seat, lang.pick("uses a torch.", "использован факел.").to_owned()),
        What::Looked { seat, rooms } => (seat, looked(&rooms, lang)),
        What::Crystal { seat } => (seat, crystal(lang)),
        What::Laid { seat, lay } => (seat, laid(lay, lang)),
        What::Chose { seat, action } => (seat, chose(action, lang)),
        What::Took { seat, item } => (seat, took(item, lang)),
        What::Treasure { seat, by, now, cause } => {
            let coins = coins(by.unsigned_abs().into(), lang);
            (seat, changed(by, now, (coins, reason(cause, to)), lang))
        }
        What::Wounds { seat, by, now, cause } => {
            let wounds = wounds(by.unsigned_abs().into(), lang);
            (seat, changed(by, now, (wounds, reason(cause, to)), lang))
        }
        What::Died { seat, is_petrified } => (seat, died(is_petrified, to)),
        What::Bled { seat } => {
            (seat, lang.pick("bleeds to death.", "смерть от кровопотери.").to_owned())
        }
    };
    Some(about(&to.names[seat], &said, to))
}

/// What others do, and what you do.
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

/// What is said of a hero, with the name before it.
fn about(name: &str, said: &str, to: Telling<'_>) -> String {
    if to.is_solo() { capital(said) } else { said_of(name, said, &VERBS, to.lang) }
}

/// What a legal action does.
pub fn offer(action: Action, view: &View, lang: Lang) -> String {
    match action {
        Action::Choose { character } => {
            let name = character.card().name;
            lang.pick(
                format!("Choose the {}", name.en()),
                format!("Выбрать персонажа: {}", name.ru()),
            )
        }
        Action::Lay { lay } if lay.is_empty() => {
            lang.pick("Play no card", "Не играть карту").into()
        }
        Action::Lay { lay } => {
            let cards = cards(lay, lang);
            lang.pick(format!("Play {cards}"), format!("Сыграть: {cards}"))
        }
        Action::UseCrystal if wastes_crystal(view) => lang
            .pick(
                "Use a crystal to no effect, for all others have played",
                "Использовать кристалл впустую: все остальные уже сыграли",
            )
            .into(),
        Action::UseCrystal => lang
            .pick("Use a crystal and play later", "Использовать кристалл и сыграть карту позже")
            .into(),
        Action::UseTorch if !view.dungeon.is_dark_after(view.ground.here) => lang
            .pick(
                "Return a torch and see nothing, for no room is dark",
                "Вернуть факел, ничего не увидев: тёмных комнат нет",
            )
            .into(),
        Action::UseTorch => lang
            .pick("Look into the dark rooms by torch", "Осмотреть тёмные комнаты с факелом")
            .into(),
    }
}

/// A torch, and what is done after it unless it shows something better.
pub fn torch_and_then(then: Action, view: &View, lang: Lang) -> String {
    let then = small(&offer(then, view, lang));
    lang.pick(format!("Light the torch, then {then}"), format!("Зажечь факел, затем {then}"))
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
    let seen = (1..).zip(rooms).filter_map(|(nth, room)| Some((nth, room?.card().name.get(lang))));
    let words: Vec<String> = seen.map(|(nth, name)| format!("{nth} — {name}")).collect();
    words.join(", ")
}

fn level(slots: &[Slot], lang: Lang) -> String {
    let lit = slots.iter().map(|it| it.room.filter(|_| it.light == Light::Lit));
    let rooms = rooms_by_place(lit, lang);
    if rooms.is_empty() {
        return lang.pick("All five rooms are dark.", "Все пять комнат тёмные.").to_owned();
    }
    lang.pick(format!("Lit rooms: {rooms}."), format!("Открытые комнаты: {rooms}."))
}

fn entered(place: Place, room: Room, was_dark: bool, lang: Lang) -> String {
    let nth = place.room + 1;
    let name = room.card().name.get(lang);
    let detail = match room.face() {
        Face::Monster { wounds: n, .. } => format!(", {}", wounds(n.into(), lang)),
        Face::Treasure { chests: [first, 0] } => format!(", {}", coins(first.into(), lang)),
        Face::Treasure { chests: [first, second] } => lang.pick(
            format!(", {first} and {}", coins(second.into(), lang)),
            format!(", {first} и {}", coins(second.into(), lang)),
        ),
        Face::Trap(_) | Face::Vault { .. } | Face::Boss(_) => String::new(),
    };
    if was_dark {
        return lang.pick(
            format!("Room {nth} was dark: {name}{detail}."),
            format!("Комната {nth} была тёмной: {name}{detail}."),
        );
    }
    lang.pick(format!("Room {nth}: {name}{detail}."), format!("Комната {nth}: {name}{detail}."))
}

fn fought(fight: Fight, lang: Lang) -> String {
    match fight {
        Fight::Beaten { sum, strength } => lang.pick(
            format!("The monster is beaten, {sum} to {strength}."),
            format!("Монстр побеждён: {sum} против {strength}."),
        ),
        Fight::Unbeaten { sum, strength } => lang.pick(
            format!("The monster attacks: {sum} is too little against {strength}."),
            format!("Монстр нападает: {sum} против {strength} — мало."),
        ),
        Fight::Unbeatable => {
            let en = "Two heroes cannot beat the monster: it attacks.";
            lang.pick(en, "Вдвоём монстра не победить: он нападает.").to_owned()
        }
        Fight::Confused => {
            let en = "The monster is confused and attacks nobody.";
            let ru = "Монстр впадает в замешательство и ни на кого не нападает.";
            lang.pick(en, ru).to_owned()
        }
        Fight::Escaped { card } => lang.pick(
            format!("You slip past: more than the monster's {card}."),
            format!("Удалось проскочить: карта больше, чем {card} у монстра."),
        ),
        Fight::Caught { card } => lang.pick(
            format!("The monster attacks: its {card} is not outdone."),
            format!("Монстр нападает: его карта {card} не побита."),
        ),
    }
}

fn chest(n_coins: u8, takers: SeatSet, share: u8, to: Telling<'_>) -> String {
    let lang = to.lang;
    let inside = coins(n_coins.into(), lang);
    let who = names_within(takers, to);
    match (takers.len(), share) {
        (0, _) => lang.pick(
            format!("Nobody takes the chest: {inside}."),
            format!("Сундук никому не достался: {inside}."),
        ),
        (_, 0) => lang.pick(
            format!("The chest cannot be shared and is lost: {inside} ({who})."),
            format!("Сундук не поделить, он пропадает: {inside} ({who})."),
        ),
        (1, _) if to.is_solo() => {
            lang.pick(format!("You open a chest: {inside}."), format!("Сундук открыт: {inside}."))
        }
        (1, _) => lang.pick(
            format!("The chest of {inside} goes to {who}."),
            format!("Сундук ({inside}) открыт, его берёт: {who}."),
        ),
        (_, _) => lang.pick(
            format!("The chest of {inside} is shared, {share} each: {who}."),
            format!("Сундук ({inside}) делят, по {share}: {who}."),
        ),
    }
}

fn sprung(trap: Trap, card: u8, is_sprung: bool, lang: Lang) -> String {
    let by = match trap {
        Trap::Magnet | Trap::Boulder => lang.pick("highest", "старшая"),
        Trap::Spikes | Trap::Lava => lang.pick("lowest", "младшая"),
    };
    if is_sprung {
        lang.pick(
            format!("The trap is sprung: the {by} card is {card}."),
            format!("Ловушка сработала: {by} карта — {card}."),
        )
    } else {
        lang.pick(
            format!("The trap is not sprung: the {by} card is {card}."),
            format!("Ловушка не сработала: {by} карта — {card}."),
        )
    }
}

fn short(item: Item, seekers: SeatSet, to: Telling<'_>) -> String {
    let (name, who) = (item.name().get(to.lang), names_within(seekers, to));
    to.lang.pick(
        format!("{name}: too few for all who want one, so nobody gets it ({who})."),
        format!("{name}: на всех желающих не хватает, не получает никто ({who})."),
    )
}

fn passed(level: u8, lang: Lang) -> String {
    let level = level + 1;
    lang.pick(
        format!("Level {level} is passed; power cards come back."),
        format!("Уровень {level} пройден, карты силы возвращаются на руки."),
    )
}

fn became(en: &str, ru: &str, is_chosen: bool, lang: Lang) -> String {
    if is_chosen {
        lang.pick(format!("chooses the {en}."), format!("выбран персонаж — {ru}."))
    } else {
        lang.pick(format!("is the {en}."), format!("персонаж — {ru}."))
    }
}

fn first(by_chance: bool, lang: Lang) -> String {
    if by_chance {
        lang.pick("goes first.", "первый игрок.").to_owned()
    } else {
        lang.pick("goes first in the next room.", "первый ход в следующей комнате.").to_owned()
    }
}

fn looked(rooms: &[Option<Room>], lang: Lang) -> String {
    let rooms = rooms_by_place(rooms.iter().copied(), lang);
    lang.pick(format!("the torch shows: {rooms}."), format!("при свете факела видно: {rooms}."))
}

fn crystal(lang: Lang) -> String {
    lang.pick(
        "uses a crystal, and plays after all others.",
        "использован кристалл, карта — после всех остальных.",
    )
    .to_owned()
}

/// Cards by their numbers and names: `4 and Sword`.
fn cards(lay: Lay, lang: Lang) -> String {
    let word = |card: Card| match card {
        Card::Power(power) => power.to_string(),
        Card::Item(item) => item.name().get(lang).to_owned(),
    };
    let words: Vec<String> = lay.cards().map(word).collect();
    words.join(lang.pick(" and ", " и "))
}

fn laid(lay: Lay, lang: Lang) -> String {
    if lay.is_empty() {
        return lang.pick("plays no card.", "без карты.").to_owned();
    }
    let cards = cards(lay, lang);
    lang.pick(format!("plays {cards}."), format!("на столе {cards}."))
}

fn chose(action: Action, lang: Lang) -> String {
    match action {
        Action::Lay { lay } if !lay.is_empty() => {
            let cards = cards(lay, lang);
            lang.pick(format!("chooses {cards}, face down."), format!("втёмную выбрано: {cards}."))
        }
        Action::UseCrystal => {
            let (en, ru) = ("chooses a crystal, face down.", "втёмную выбран кристалл.");
            lang.pick(en, ru).to_owned()
        }
        Action::Lay { .. } | Action::UseTorch | Action::Choose { .. } => {
            lang.pick("chooses no card.", "карта не выбрана.").to_owned()
        }
    }
}

fn took(item: Item, lang: Lang) -> String {
    let name = item.name().get(lang);
    lang.pick(format!("gets an item: {name}."), format!("получен предмет: {name}."))
}

/// A change of treasure or wounds: its amount and its reason in words.
fn changed(by: i8, now: u8, (amount, why): (String, &str), lang: Lang) -> String {
    let sign = if by < 0 { '−' } else { '+' };
    let (en, ru) =
        (format!("{sign}{amount}{why}, now {now}."), format!("{sign}{amount}{why}, теперь {now}."));
    lang.pick(en, ru)
}

/// Why it is this hero whom a monster or a trap hits; nothing where that goes without saying.
pub fn reason(cause: Cause, to: Telling<'_>) -> &'static str {
    match cause {
        _ if to.is_solo() => "",
        Cause::Monster { fight: Fight::Unbeaten { .. } | Fight::Unbeatable, is_boss: false } => {
            to.lang.pick(" for the lowest card", " за младшую карту")
        }
        Cause::Trap(Trap::Magnet) => {
            to.lang.pick(" as the richest hero", " как самый богатый герой")
        }
        Cause::Trap(Trap::Boulder) => {
            to.lang.pick(" as the least wounded hero", " как наименее раненый герой")
        }
        // Everybody is hit, or everybody sees by what.
        Cause::Trap(Trap::Spikes | Trap::Lava)
        | Cause::Monster { .. }
        | Cause::Chest { .. }
        | Cause::Vault => "",
    }
}

/// A hero alone has no items that could go back (RA-223).
fn died(is_petrified: bool, to: Telling<'_>) -> String {
    let said = if is_petrified {
        to.lang.pick("turns to stone.", "герой окаменел.")
    } else if to.is_solo() {
        to.lang.pick("the hero dies.", "герой погибает.")
    } else {
        to.lang.pick("dies; the items go back.", "герой погибает, предметы уходят в запас.")
    };
    said.to_owned()
}
