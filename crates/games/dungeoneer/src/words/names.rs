//! The names of things on the table, for sentences and for the board.

use crate::action::{DeckId, Destination};
use crate::cards::{Form, HeroId, LocationId, Name, QuestId};
use crate::event::{Combatant, Figure, Gain, Source};
use crate::messages;
use crate::pieces::FoeCard;
use crate::state::Phase;
use kernel::kit::Side;
use kernel::{Lang, Telling, Text, message, text};
use std::borrow::Borrow;

/// The name of a phase (DN-100).
pub const fn phase(phase: Phase) -> Text {
    match phase {
        Phase::Setup => text!("phase-setup"),
        Phase::Reset => text!("phase-reset"),
        Phase::Villainy => text!("phase-villainy"),
        Phase::Locations => text!("phase-locations"),
        Phase::Heroics => text!("phase-heroics"),
        Phase::Discard => text!("phase-discard"),
    }
}

/// The steps of a battle (DN-410 to DN-426), in order.
pub const STEPS: [Text; 8] = [
    text!("step-attack"),
    text!("step-response"),
    text!("step-attack-roll"),
    text!("step-counter-roll"),
    text!("step-comparison"),
    text!("step-challenge"),
    text!("step-lair"),
    text!("step-reward"),
];

/// The way a blow is struck: `in melee`, `магией`.
pub const fn by_form(form: Form) -> Text {
    match form {
        Form::Melee => text!("by-melee"),
        Form::Magic => text!("by-magic"),
        Form::Speed => text!("by-speed"),
    }
}

/// The hazards of locations (DN-271 to DN-273): danger, spikes, pit.
pub const HAZARDS: [Text; 3] =
    [text!("hazard-danger"), text!("hazard-spikes"), text!("hazard-pit")];

/// The numbers of a hero: health, glory, peril, action points, level.
pub const STATS: [Text; 5] = [
    text!("stat-health"),
    text!("stat-glory"),
    text!("stat-peril"),
    text!("stat-ap"),
    text!("stat-level"),
];

/// A side, as in `north of the Crypt`; in Russian with the preposition.
pub const fn side(side: Side) -> Text {
    match side {
        Side::North => text!("side-north"),
        Side::East => text!("side-east"),
        Side::South => text!("side-south"),
        Side::West => text!("side-west"),
    }
}

/// The way to a side: `north`, `на север`.
pub const fn way(side: Side) -> Text {
    match side {
        Side::North => text!("way-north"),
        Side::East => text!("way-east"),
        Side::South => text!("way-south"),
        Side::West => text!("way-west"),
    }
}

/// The exit on a side, as in the middle of a sentence.
pub const fn exit(side: Side) -> Text {
    match side {
        Side::North => text!("exit-north"),
        Side::East => text!("exit-east"),
        Side::South => text!("exit-south"),
        Side::West => text!("exit-west"),
    }
}

/// One of the two decks, from which something is drawn: `the glory deck`, `колоды славы`.
pub const fn from_deck(deck: DeckId) -> Text {
    match deck {
        DeckId::Glory => text!("deck-glory"),
        DeckId::Peril => text!("deck-peril"),
    }
}

/// The place that a monster goes to after a battle: `to the lair`.
pub const fn destination(to: Destination) -> Text {
    match to {
        Destination::Hand => text!("to-hand"),
        Destination::Lair => text!("to-lair"),
        Destination::Discard => text!("to-discard"),
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
        FoeCard::Quest(quest) => {
            quest.name().monster.unwrap_or_else(|| Name::of(quest.name().name))
        }
    }
}

/// The name of the one who fights.
pub fn combatant(who: Combatant) -> Name {
    match who {
        Combatant::Hero(figure) => hero(figure.hero),
        Combatant::Foe(card) => foe(card),
    }
}

/// Somebody or something as the subject of a sentence.
pub fn subject(name: impl Borrow<Name>, lang: Lang) -> &'static str {
    name.borrow().subject(lang)
}

/// The same as an object.
pub fn object(name: impl Borrow<Name>, lang: Lang) -> &'static str {
    name.borrow().object(lang)
}

/// The same in the Russian genitive.
pub fn genitive(name: impl Borrow<Name>, lang: Lang) -> &'static str {
    name.borrow().genitive(lang)
}

/// The same in the Russian dative.
pub fn dative(name: impl Borrow<Name>, lang: Lang) -> &'static str {
    name.borrow().dative(lang)
}

/// A location as the subject of a sentence.
pub fn location(location: LocationId, lang: Lang) -> &'static str {
    location.name().subject(lang)
}

/// A location as an object.
pub fn place(location: LocationId, lang: Lang) -> &'static str {
    location.name().object(lang)
}

/// A location in the Russian genitive.
pub fn of_place(location: LocationId, lang: Lang) -> &'static str {
    location.name().genitive(lang)
}

/// A location behind a verb that leads there: `the Crypt`, `в Склеп`.
pub fn into(location: LocationId, lang: Lang) -> &'static str {
    location.name().into(lang)
}

/// A location where something is: `the Crypt`, `в Склепе`.
pub fn at(location: LocationId, lang: Lang) -> &'static str {
    location.name().inside(lang)
}

/// A quest in quotation marks.
pub fn quest(quest: QuestId, lang: Lang) -> String {
    message!(lang, "quest-quoted", name = quest.name().name.get(lang))
}

/// The ability of a hero in quotation marks.
pub fn ability(hero: HeroId, lang: Lang) -> String {
    message!(lang, "ability-named", ability = hero.name().ability(lang))
}

/// The card that something comes from, standing alone.
pub fn source(of: Source, lang: Lang) -> String {
    match of {
        Source::Card(card) => card.name().name.get(lang).to_owned(),
        Source::Hero(hero) => hero.name().ability(lang).to_owned(),
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
            message!(lang, "list", before = &before.join(", "), last = last)
        }
        None => String::new(),
    }
}

/// So much glory, standing alone.
pub fn glory(n: i32, lang: Lang) -> String {
    message!(lang, "glory", n = n)
}

/// So much peril.
pub fn peril(n: i32, lang: Lang) -> String {
    message!(lang, "peril", n = n)
}

/// So many action points.
pub fn action_points(n: i32, lang: Lang) -> String {
    message!(lang, "action-points", n = n)
}

/// So much health, as an object.
pub fn health(n: i32, lang: Lang) -> String {
    message!(lang, "health-object", n = n)
}

/// A gain, behind a colon; nothing for nothing.
pub fn gained(gain: Gain, lang: Lang) -> String {
    let glory = (gain.glory != 0).then(|| format!("+{}", glory(gain.glory.into(), lang)));
    let peril = (gain.peril != 0).then(|| format!("+{}", peril(gain.peril.into(), lang)));
    let all: Vec<String> = glory.into_iter().chain(peril).collect();
    if all.is_empty() { String::new() } else { format!(": {}", all.join(", ")) }
}
