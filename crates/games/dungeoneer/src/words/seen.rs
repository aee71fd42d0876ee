//! Things on the table, named for those who choose among them.

use super::names::{self, hero};
use crate::cards::{Form, LocationId};
use crate::messages;
use crate::pieces::Fighter;
use crate::state::{Open, Site, View};
use kernel::kit::Cell;
use kernel::{Lang, Observer, Seat, message};

/// The seat that would act: the observer's, or the one that has the turn.
pub const fn actor(view: &View) -> Seat {
    match view.observer {
        Observer::Seat(seat) => seat,
        Observer::Public | Observer::All => view.open.active,
    }
}

/// An attack on a hero.
pub fn strike(on: Seat, form: Form, open: &Open, lang: Lang) -> String {
    let Some(hero) = open.heroes.get(on).map(|it| hero(it.card)) else { return String::new() };
    message!(lang, "attack-hero", hero = names::object(hero, lang), how = names::by_form(form))
}

/// The place of a location, in brackets, if another on the map has the same name; as seen from the first.
pub fn told_apart(location: LocationId, open: &Open, lang: Lang) -> String {
    let named = |it: LocationId| it.name().alone(lang);
    let is_like = |it: &Site| it.card != location && named(it.card) == named(location);
    let Some(cell) = open.find(location).filter(|_| open.map.iter().any(|it| is_like(it.1))) else {
        return String::new();
    };
    format!(" ({})", offset(cell, lang))
}

/// A place of the map, as seen from the first: `1 north, 2 east`.
pub fn offset(cell: Cell, lang: Lang) -> String {
    let (north, east) = (cell.north(), cell.east());
    let along = (north != 0).then(|| match north < 0 {
        true => message!(lang, "offset-south", n = north.unsigned_abs()),
        false => message!(lang, "offset-north", n = north.unsigned_abs()),
    });
    let across = (east != 0).then(|| match east < 0 {
        true => message!(lang, "offset-west", n = east.unsigned_abs()),
        false => message!(lang, "offset-east", n = east.unsigned_abs()),
    });
    let all: Vec<String> = along.into_iter().chain(across).collect();
    if all.is_empty() {
        return message!(lang, "offset-middle").to_owned();
    }
    all.join(", ")
}

/// The number of one of equal monsters: ` (2)`; nothing for the first.
fn ordinal(nth: u8, open: &Open) -> String {
    let Some(battle) = &open.battle else { return String::new() };
    let nth = usize::from(nth);
    let Some(foe) = battle.foes.get(nth) else { return String::new() };
    let n_before = battle.foes[..nth].iter().filter(|it| it.card == foe.card).count();
    if n_before == 0 { String::new() } else { format!(" ({})", n_before + 1) }
}

/// A monster of the battle as a subject.
pub fn foe_subject(nth: u8, open: &Open, lang: Lang) -> String {
    let foe = open.battle.as_ref().and_then(|it| it.foes.get(usize::from(nth)));
    let name = foe.map(|it| names::subject(names::foe(it.card), lang));
    format!("{}{}", name.unwrap_or_default(), ordinal(nth, open))
}

/// A monster of the battle as an object.
pub fn foe_object(nth: u8, open: &Open, lang: Lang) -> String {
    let foe = open.battle.as_ref().and_then(|it| it.foes.get(usize::from(nth)));
    let name = foe.map(|it| names::object(names::foe(it.card), lang));
    format!("{}{}", name.unwrap_or_default(), ordinal(nth, open))
}

/// Whose attack it is, in Russian in the genitive.
pub fn attacker(nth: u8, open: &Open, lang: Lang) -> String {
    let Some(battle) = &open.battle else { return String::new() };
    let Some(attack) = battle.attacks.get(usize::from(nth)) else { return String::new() };
    match attack.by {
        Fighter::Hero(seat) => names::genitive(hero(open.heroes[seat].card), lang).to_owned(),
        Fighter::Foe(foe) => {
            let name = battle.foes.get(usize::from(foe)).map(|it| names::foe(it.card));
            let name = name.map_or("", |it| names::genitive(it, lang));
            format!("{name}{}", ordinal(foe, open))
        }
    }
}
