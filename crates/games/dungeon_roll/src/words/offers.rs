//! Offers of what can be done, in a few words each: `Fighter: 2 goblins`.

use super::names::{
    band, both_lists, faces_set, floor_list, monsters, party_list, pile_list, source,
};
use crate::action::{Action, Course, Forming, Magic, Skill, Source, Unleash, Use};
use crate::dice::{DungeonFace, Floor, Party};
use crate::messages;
use crate::treasures::Treasure;
use kernel::{Lang, capital, message};

/// An action in a few words.
pub fn offer(action: &Action, lang: Lang) -> String {
    capital(&match *action {
        Action::Form(forming) => form(&forming, lang),
        Action::Use { with, on } => {
            message!(lang, "offer-by", with = source(with), what = &use_of(&on, lang))
        }
        Action::Dragon { band: ref it } => {
            message!(lang, "offer-dragon", band = &band(it, lang))
        }
        Action::Unleash(it) => ultimate(&it, lang),
        Action::Skill(Skill::Again { die }) => {
            message!(lang, "offer-again", n = 1, face = die.name())
        }
        Action::Skill(Skill::Discard { treasure }) => {
            message!(lang, "offer-discard", treasure = treasure.card().name)
        }
        Action::Skill(Skill::Ready { treasure }) => {
            message!(lang, "offer-ready", treasure = treasure.card().name)
        }
        Action::Spend(Magic::Elixir { face }) => {
            let elixir = source(Source::Treasure(Treasure::Elixir));
            message!(lang, "offer-by", with = elixir, what = face.name())
        }
        Action::Spend(Magic::Ring) => Treasure::Ring.card().name.get(lang).to_owned(),
        Action::Spend(Magic::Bait) => Treasure::Bait.card().name.get(lang).to_owned(),
        Action::Spend(Magic::Portal) => Treasure::Portal.card().name.get(lang).to_owned(),
        Action::Course(Course::Flee) => message!(lang, "offer-flee").to_owned(),
        Action::Course(Course::End) => message!(lang, "offer-end").to_owned(),
        Action::Course(Course::Retire) => message!(lang, "offer-retire").to_owned(),
        Action::Course(Course::Seek) => message!(lang, "offer-seek").to_owned(),
    })
}

/// The ways to form a party before the first level.
fn form(forming: &Forming, lang: Lang) -> String {
    match forming {
        Forming::Choose { hero } => message!(lang, "offer-hero", hero = hero.side(false).name),
        Forming::Keep => message!(lang, "offer-keep").to_owned(),
        Forming::Muster { dice } => reroll(&Floor::NONE, dice, lang),
        Forming::Inscribe { dice } => {
            message!(lang, "offer-inscribe", dice = &party_list(dice, lang))
        }
        Forming::Plan { first, second } => {
            let (first, second) = (pile_list(first, lang), pile_list(second, lang));
            message!(lang, "offer-plan", first = &first, second = &second)
        }
    }
}

/// The use of a die or a treasure: `2 goblins`, `open 1 chest`.
fn use_of(on: &Use, lang: Lang) -> String {
    match on {
        Use::Fight { monsters: it } => monsters(it, lang),
        Use::Reroll { floor, party } => reroll(floor, party, lang),
        Use::Open { n_chests } => {
            message!(lang, "offer-open", n = *n_chests, face = DungeonFace::Chest.name())
        }
        Use::Drink { faces } => drink(faces, lang),
        Use::Lure { monster } => {
            message!(lang, "offer-lure", n = 1, face = monster.face().name())
        }
    }
}

/// The hero's ultimate, and on what.
fn ultimate(on: &Unleash, lang: Lang) -> String {
    let what = match on {
        Unleash::Reroll { floor, party } => reroll(floor, party, lang),
        Unleash::For { treasure, faces } if !faces.is_empty() => {
            both_lists(treasure.card().name.get(lang).to_owned(), drink(faces, lang))
        }
        _ => unleashed_on(on, lang),
    };
    if what.is_empty() {
        message!(lang, "offer-ability").to_owned()
    } else {
        message!(lang, "offer-ability-on", what = &what)
    }
}

/// The names of what an ultimate is used on; empty where it is used on nothing.
pub fn unleashed_on(on: &Unleash, lang: Lang) -> String {
    match *on {
        Unleash::Plain => String::new(),
        Unleash::On { monsters: ref it } => monsters(it, lang),
        Unleash::Reroll { ref floor, ref party } => {
            both_lists(floor_list(floor, 0, lang), party_list(party, lang))
        }
        Unleash::For { treasure, ref faces } => {
            both_lists(treasure.card().name.get(lang).to_owned(), party_list(faces, lang))
        }
        Unleash::Set { floor, party } => faces_set(floor, party, lang),
        Unleash::With { with } => source(with).get(lang).to_owned(),
        Unleash::Dice { ref dice } => pile_list(dice, lang),
    }
}

fn reroll(floor: &Floor, party: &Party, lang: Lang) -> String {
    let dice = both_lists(floor_list(floor, 0, lang), party_list(party, lang));
    message!(lang, "offer-reroll", dice = &dice)
}

fn drink(faces: &Party, lang: Lang) -> String {
    message!(lang, "offer-drink", faces = &party_list(faces, lang))
}
