//! What things of the table are called, for sentences and for the board.

use crate::action::{DeckId, Destination};
use crate::cards::{Form, Gender, HeroId, LocationId, Name, QuestId};
use crate::event::{Combatant, Figure, Gain, Source};
use crate::pieces::FoeCard;
use crate::state::Phase;
use kernel::kit::Side;
use kernel::{Lang, Telling, Text, plural, text};

/// The name of a phase (DN-100).
pub const fn phase(phase: Phase) -> Text {
    match phase {
        Phase::Setup => text("Set-up", "Подготовка"),
        Phase::Reset => text("Reset", "Восстановление"),
        Phase::Villainy => text("Villainy", "Злодеяния"),
        Phase::Locations => text("Locations", "Локации"),
        Phase::Heroics => text("Heroics", "Подвиги"),
        Phase::Discard => text("Discard and draw", "Сброс и добор карт"),
    }
}

/// The steps of a battle (DN-410 to DN-426), in order.
pub const STEPS: [Text; 8] = [
    text("Attack", "Атака"),
    text("Response", "Ответ"),
    text("Attack roll", "Проверка атаки"),
    text("Counterattack roll", "Проверка контратаки"),
    text("Comparison", "Сравнение"),
    text("Challenge", "Вызов"),
    text("Lair", "Логово"),
    text("Reward", "Награда"),
];

/// How a blow is struck: `in melee`, `магией`.
pub const fn by_form(form: Form) -> Text {
    match form {
        Form::Melee => text("in melee", "в ближнем бою"),
        Form::Magic => text("by magic", "магией"),
        Form::Speed => text("by speed", "скоростью"),
    }
}

/// The hazards of locations (DN-271 to DN-273): danger, spikes, pit.
pub const HAZARDS: [Text; 3] =
    [text("Danger", "Опасность"), text("Spikes", "Шипы"), text("Pit", "Яма")];

/// What a hero has: health, glory, peril, action points, level.
pub const STATS: [Text; 5] = [
    text("Health", "Здоровье"),
    text("Glory", "Слава"),
    text("Peril", "Риск"),
    text("Action points", "Очки действия"),
    text("Level", "Уровень"),
];

/// Which way, as in `north of the Crypt`; in Russian with the preposition.
pub const fn side(side: Side) -> Text {
    match side {
        Side::North => text("north", "к северу"),
        Side::East => text("east", "к востоку"),
        Side::South => text("south", "к югу"),
        Side::West => text("west", "к западу"),
    }
}

/// Where to: `to the north`, `на север`.
pub const fn way(side: Side) -> Text {
    match side {
        Side::North => text("to the north", "на север"),
        Side::East => text("to the east", "на восток"),
        Side::South => text("to the south", "на юг"),
        Side::West => text("to the west", "на запад"),
    }
}

/// The exit on a side, as in the middle of a sentence.
pub const fn exit(side: Side) -> Text {
    match side {
        Side::North => text("the north exit", "северный выход"),
        Side::East => text("the east exit", "восточный выход"),
        Side::South => text("the south exit", "южный выход"),
        Side::West => text("the west exit", "западный выход"),
    }
}

/// One of the two decks, from which something is drawn: `the glory deck`, `колоды славы`.
pub const fn from_deck(deck: DeckId) -> Text {
    match deck {
        DeckId::Glory => text("the glory deck", "колоды славы"),
        DeckId::Peril => text("the peril deck", "колоды риска"),
    }
}

/// Where a monster goes after a battle: `to the lair`.
pub const fn destination(to: Destination) -> Text {
    match to {
        Destination::Hand => text("to the hand", "на руку"),
        Destination::Lair => text("to the lair", "в логово"),
        Destination::Discard => text("to the discard pile", "в сброс"),
    }
}

/// The first name of a hero, with its cases.
pub fn hero(hero: HeroId) -> Name {
    hero.name().short()
}

/// The name of a monster of a battle.
pub fn foe(foe: FoeCard) -> Name {
    match foe {
        FoeCard::Adventure(card) => *card.name(),
        // A hunt names its monster; a test holds that.
        FoeCard::Quest(quest) => quest.name().monster.unwrap_or_else(|| quest_as_name(quest)),
    }
}

fn quest_as_name(quest: QuestId) -> Name {
    let name = quest.name().name;
    Name {
        name,
        the: name.en(),
        genitive: name.ru(),
        dative: name.ru(),
        accusative: name.ru(),
        gender: Gender::Neuter,
    }
}

/// The name of whoever fights.
pub fn combatant(who: Combatant) -> Name {
    match who {
        Combatant::Hero(figure) => hero(figure.hero),
        Combatant::Foe(card) => foe(card),
    }
}

/// Somebody or something as the subject of a sentence.
pub fn subject(name: Name, lang: Lang) -> &'static str {
    lang.pick(name.the, name.name.ru())
}

/// The same as an object.
pub fn object(name: Name, lang: Lang) -> &'static str {
    lang.pick(name.the, name.accusative)
}

/// A location as an object.
pub fn place(location: LocationId, lang: Lang) -> &'static str {
    let name = location.name();
    lang.pick(name.the, name.accusative())
}

/// A quest in quotation marks.
pub fn quest(quest: QuestId, lang: Lang) -> String {
    let name = quest.name().name;
    lang.pick(format!("“{}”", name.en()), format!("«{}»", name.ru()))
}

/// The card that something comes from, standing alone.
pub fn source(of: Source, lang: Lang) -> String {
    match of {
        Source::Card(card) => card.name().name.get(lang).to_owned(),
        Source::Hero(hero) => hero.name().ability.get(lang).to_owned(),
        Source::Location(location) => location.name().name.get(lang).to_owned(),
        Source::Quest(it) => quest(it, lang),
    }
}

/// The player as the subject of a sentence; a player alone is called as the hero is.
pub fn player(who: Figure, to: Telling<'_>) -> String {
    if to.is_solo() {
        return subject(hero(who.hero), to.lang).to_owned();
    }
    to.names[who.seat].clone()
}

/// Names one after another: `A, B and C`.
pub fn list(words: &[String], lang: Lang) -> String {
    match words.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, before)) => {
            format!("{}{}{last}", before.join(", "), lang.pick(" and ", " и "))
        }
        None => String::new(),
    }
}

fn counted(n: i32, lang: Lang, en: [&'static str; 2], ru: [&'static str; 3]) -> String {
    format!("{n} {}", plural(lang, n, en, ru))
}

/// So much glory, standing alone.
pub fn glory(n: i32, lang: Lang) -> String {
    counted(n, lang, ["glory"; 2], ["слава", "славы", "славы"])
}

/// So much glory, as an object.
pub fn glory_object(n: i32, lang: Lang) -> String {
    counted(n, lang, ["glory"; 2], ["славу", "славы", "славы"])
}

/// So much peril.
pub fn peril(n: i32, lang: Lang) -> String {
    counted(n, lang, ["peril"; 2], ["риск", "риска", "риска"])
}

/// So many action points.
pub fn action_points(n: i32, lang: Lang) -> String {
    let ru = ["очко действия", "очка действия", "очков действия"];
    counted(n, lang, ["action point", "action points"], ru)
}

/// So many wounds, as an object.
pub fn wounds(n: i32, lang: Lang) -> String {
    counted(n, lang, ["wound", "wounds"], ["рану", "раны", "ран"])
}

/// So much health, as an object.
pub fn health(n: i32, lang: Lang) -> String {
    counted(n, lang, ["health"; 2], ["здоровье", "здоровья", "здоровья"])
}

/// So many cards, as an object.
pub fn cards(n: i32, lang: Lang) -> String {
    counted(n, lang, ["card", "cards"], ["карту", "карты", "карт"])
}

/// What is gained, behind a colon; nothing for nothing.
pub fn gained(gain: Gain, lang: Lang) -> String {
    let (n_glory, n_peril) = (gain.glory, gain.peril);
    let all = [(n_glory, glory(n_glory.into(), lang)), (n_peril, peril(n_peril.into(), lang))];
    let all: Vec<String> =
        all.into_iter().filter(|it| it.0 != 0).map(|it| format!("+{}", it.1)).collect();
    if all.is_empty() { String::new() } else { format!(": {}", all.join(", ")) }
}
