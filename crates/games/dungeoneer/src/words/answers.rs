//! Answers in a few words, where they do not depend on the question.

use super::names::{self, hero, object, quest};
use super::seen::{self, attacker, foe_subject, told_apart};
use crate::action::Word;
use crate::cards::AdventureId;
use crate::messages;
use crate::state::{HAND, Site, View};
use crate::steps::Step;
use kernel::kit::{Cell, Side};
use kernel::{Lang, Seat, message};

/// One of several, where the word alone tells what it does.
pub fn picked(word: Word, view: &View, lang: Lang) -> String {
    let open = &view.open;
    match word {
        Word::Seat(seat) => of_seat(seat, view, lang),
        Word::Nobody => message!(lang, "offer-discard-nothing").to_owned(),
        Word::Location(it) => {
            let at = told_apart(it, open, lang);
            message!(lang, "offer-lay", place = names::place(it, lang), at = &at)
        }
        Word::Card(card) => message!(lang, "offer-take-card", card = object(card.name(), lang)),
        Word::Strike { hero, form } => seen::strike(hero, form, open, lang),
        Word::Form(form) => message!(lang, "offer-attack", how = names::by_form(form)),
        Word::Side(side) => message!(lang, "offer-choose-exit", exit = names::exit(side)),
        Word::Hand(card) => message!(lang, "offer-discard", card = object(card.name(), lang)),
        Word::Readied(card, owner) => of_readied(card, owner, view, lang),
        Word::Lair(card) => {
            message!(lang, "offer-discard-lair", card = object(card.name(), lang))
        }
        Word::Hero(it) => {
            let (name, class) = (names::subject(it.name().name, lang), it.name().class(lang));
            message!(lang, "offer-hero", name = name, class = class)
        }
        Word::Quest(it) => message!(lang, "offer-exchange", quest = &quest(it, lang)),
        Word::Attack(nth) => {
            message!(lang, "offer-choose-attack", by = &attacker(nth, open, lang))
        }
        Word::Foe(nth) => message!(lang, "offer-first", name = &foe_subject(nth, open, lang)),
        Word::To(to) => message!(lang, "offer-destination", place = names::destination(to)),
        Word::Deck(deck) => message!(lang, "offer-draw-from", deck = names::from_deck(deck)),
        _ => String::new(), // All others are done, not picked.
    }
}

/// A readied card is discarded: one's own, or another's.
fn of_readied(card: AdventureId, owner: Seat, view: &View, lang: Lang) -> String {
    let card = object(card.name(), lang);
    match view.open.heroes.get(owner).map(|it| names::genitive(hero(it.card), lang)) {
        _ if owner == seen::actor(view) => {
            message!(lang, "offer-discard-inventory", card = card)
        }
        Some(it) => message!(lang, "offer-discard-of", card = card, hero = it),
        None => message!(lang, "offer-discard", card = card),
    }
}

fn of_seat(seat: Seat, view: &View, lang: Lang) -> String {
    let Some(name) = view.open.heroes.get(seat).map(|it| hero(it.card)) else {
        return String::new();
    };
    message!(lang, "offer-give-peril", name = names::dative(name, lang), n = 1)
}

/// Yes or no.
pub fn yes_or_no(is_yes: bool, view: &View, lang: Lang) -> String {
    let said = match (view.open.agenda.next(), is_yes) {
        (Some(Step::Turned { .. }), true) => message!(lang, "offer-turned"),
        (Some(Step::Turned { .. }), false) => message!(lang, "offer-upright"),
        (_, true) => message!(lang, "offer-save-ap"),
        (_, false) => message!(lang, "offer-save-none"),
    };
    said.to_owned()
}

/// So many glory cards of a hand.
pub fn number(n: u32, lang: Lang) -> String {
    let rest = (HAND as u32).saturating_sub(n);
    message!(lang, "offer-first-hand", n = n, rest = rest)
}

/// A place on the map, told by a neighbour that a way leads to.
pub fn placed(cell: Cell, view: &View, lang: Lang) -> String {
    let open = &view.open;
    let location = match open.agenda.next() {
        Some(Step::Place { location, .. } | Step::Turned { location, .. }) => *location,
        Some(Step::Replace { site, .. }) => *site,
        _ => return String::new(),
    };
    let it = names::place(location, lang);
    let neighbours = |site: &Site| {
        Side::ALL.into_iter().find_map(|side| {
            let other = open.map.get(cell.beyond(side)).filter(|it| it.card != location)?;
            let back = side.opposite();
            (site.is_open(side) && other.is_open(back)).then_some((other.card, back))
        })
    };
    let upright = neighbours(&Site::new(location, false));
    let beside = upright.or_else(|| neighbours(&Site::new(location, true)));
    let Some((beside, side)) = beside else {
        return message!(lang, "offer-place", place = it);
    };
    let at = told_apart(beside, open, lang);
    let (beside, side) = (names::of_place(beside, lang), names::side(side));
    message!(lang, "offer-place-beside", place = it, side = side, beside = beside, at = &at)
}
