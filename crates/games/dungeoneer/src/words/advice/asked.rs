//! The reasons for an answer to a question.

use super::super::names::{self, quest};
use super::super::rows;
use super::odds::{percent, percent_of};
use super::quests::{own_quests, place_of};
use super::ways::gain;
use crate::action::{Action, DeckId, Destination, Word};
use crate::ask::Ask;
use crate::cards::{AdventureId, Attempt, LocationId, Trait};
use crate::forecast::{self, EXCHANGES};
use crate::messages;
use crate::pieces::Context;
use crate::rules::map;
use crate::rules::open_cards::deck_of;
use crate::state::{Site, View};
use crate::steps::Step;
use kernel::ask::Answer;
use kernel::kit::{Cell, Side};
use kernel::{Lang, Seat, Text, capital, message, text};

/// The reasons for an answer, or against it.
pub fn why(view: &View, seat: Seat, action: &Action, lang: Lang) -> Vec<String> {
    let said = match action {
        Answer::Pick(word) => picked(view, seat, action, *word, lang),
        Answer::Number(n) => stake(view, seat, *n, lang),
        Answer::Yes(it) => yes(view, seat, *it, lang),
        Answer::Place(cell) => placed(view, seat, *cell, lang),
        // No question is put in these shapes, or they are deeds.
        Answer::Several(_)
        | Answer::Order(_)
        | Answer::Do(_)
        | Answer::Play(_)
        | Answer::Pass
        | Answer::PassUntil(_) => None,
    };
    said.into_iter().collect()
}

/// The question that is put, if one is.
fn question(view: &View) -> Option<&Ask> {
    match view.open.agenda.next() {
        Some(Step::Ask(ask)) => Some(ask),
        _ => None, // Everything else is no question of a card.
    }
}

fn picked(view: &View, seat: Seat, action: &Action, word: Word, lang: Lang) -> Option<String> {
    match word {
        Word::Form(_) | Word::Strike { .. } => {
            rows::now(action, view, lang).map(|it| format!("{}.", capital(&it)))
        }
        Word::Attack(nth) => {
            let it = forecast::attack(&view.open, nth)?;
            let [hits, misses] =
                [it.wins, it.losses].map(|n| percent((1000 * n / EXCHANGES) as i32));
            Some(message!(lang, "why-attack", hits = hits, misses = misses))
        }
        Word::Hand(card) => Some(price_of(view, seat, card, lang)),
        Word::Readied(card, owner) if owner == seat => {
            Some(message!(lang, "why-readied", n = card.card().price.least()))
        }
        Word::Readied(card, owner) => {
            let name = names::genitive(names::hero(view.open.heroes[owner].card), lang);
            let price = card.card().price.least();
            Some(message!(lang, "why-readied-of", name = name, price = price))
        }
        Word::Lair(card) | Word::Card(card) => Some(price_of(view, seat, card, lang)),
        Word::Nobody if matches!(question(view), Some(Ask::GivePeril(_))) => {
            Some(message!(lang, "why-nobody").to_owned())
        }
        Word::To(to) => Some(destination(to).get(lang).to_owned()),
        Word::Seat(to) => peril(view, to, lang),
        Word::Deck(deck) => Some(hand(view, seat, deck, lang)),
        Word::Location(it) => location(view, seat, it, lang),
        _ => None, // Nothing is counted of these.
    }
}

/// The price of a card for the player who plays it, and what there is to pay with.
fn price_of(view: &View, seat: Seat, card: AdventureId, lang: Lang) -> String {
    let open = &view.open;
    let (says, name) = (card.card(), card.name().name.get(lang));
    let price = says.price.least();
    let is_peril = [Trait::Monster, Trait::Trap, Trait::Bane].iter().any(|it| says.traits.has(*it));
    if is_peril && !open.rules.is_solo() {
        let most = open.opponents(seat).iter().map(|it| open.heroes[it].peril).max().unwrap_or(0);
        return message!(lang, "why-price-peril", name = name, price = price, most = most);
    }
    message!(lang, "why-price", name = name, n = price, have = open.heroes[seat].glory)
}

const fn destination(to: Destination) -> Text {
    match to {
        Destination::Lair => text!("why-to-lair"),
        Destination::Hand => text!("why-to-hand"),
        Destination::Discard => text!("why-to-discard"),
    }
}

/// Peril that is given to a hero.
fn peril(view: &View, to: Seat, lang: Lang) -> Option<String> {
    if !matches!(question(view), Some(Ask::GivePeril(_))) {
        return None;
    }
    let hero = &view.open.heroes[to];
    let (now, done) = (hero.peril + 1, hero.done.len());
    let name = names::genitive(names::hero(hero.card), lang);
    Some(message!(lang, "why-gives", name = name, now = now, done = done))
}

/// The cards of the hand from both decks.
fn hand(view: &View, seat: Seat, deck: DeckId, lang: Lang) -> String {
    let cards = view.hands.get(seat).and_then(|it| it.as_ref());
    let of = |nth: usize| {
        cards.map_or(0, |it| it.iter().filter(|card| deck_of(&view.open, *card) == nth).count())
    };
    let (glory, peril) = (of(0), of(1));
    match deck {
        DeckId::Glory => message!(lang, "why-deck-glory", glory = glory, peril = peril),
        DeckId::Peril => message!(lang, "why-deck-peril", glory = glory, peril = peril),
    }
}

/// A location: which quest is done there, and what it gives a hero who comes for the first time.
fn location(view: &View, seat: Seat, it: LocationId, lang: Lang) -> Option<String> {
    let cell = view.open.find(it)?;
    let site = view.open.map.get(cell)?;
    let moved = match question(view)? {
        Ask::Warp(it) => it.who,
        Ask::Step(it) => it.who,
        Ask::NewPlace(it) => it.whose,
        _ => return None, // Nobody is moved.
    };
    let there = own_quests(view, moved).find(|it| map::is_place(place_of(view, moved, *it), site));
    Some(match there {
        Some(it) if moved == seat => message!(lang, "quest-there", quest = &quest(it, lang)),
        Some(it) => {
            let hero = names::subject(names::hero(view.open.heroes[moved].card), lang);
            message!(lang, "quest-there-of", quest = &quest(it, lang), hero = hero)
        }
        None => match forecast::entering(&view.open, moved, cell) {
            Some(it) => message!(lang, "why-no-quest-new", gain = &gain(it, lang)),
            None => message!(lang, "why-no-quest").to_owned(),
        },
    })
}

/// Glory for a roll.
fn stake(view: &View, seat: Seat, n: u32, lang: Lang) -> Option<String> {
    let Some(Ask::Stake(ask)) = question(view) else { return None };
    let quest = ask.quest;
    let price = match quest.card().attempt {
        Attempt::Chance { price, .. } => u32::from(price),
        _ => 0, // Nothing else is paid for in this way.
    };
    let odds = percent_of(forecast::chance(&view.open, seat, quest, n as u8));
    Some(message!(lang, "why-stake", odds = odds, n = n * price))
}

fn yes(view: &View, seat: Seat, is_yes: bool, lang: Lang) -> Option<String> {
    let hero = &view.open.heroes[seat];
    match view.open.agenda.next()? {
        Step::Ask(Ask::Dodge(ask)) => {
            let odds = percent_of(forecast::threat(
                &view.open,
                seat,
                Context::Hazard(ask.form),
                ask.reach,
            ));
            Some(match is_yes {
                true => message!(lang, "why-dodge", n = hero.ap),
                false => message!(lang, "why-no-dodge", odds = odds, n = hero.ap),
            })
        }
        Step::Ask(Ask::Extra(_)) => Some(
            match is_yes {
                true => message!(lang, "why-extra"),
                false => message!(lang, "why-no-extra"),
            }
            .to_owned(),
        ),
        Step::SaveAp => Some(
            match is_yes {
                true => message!(lang, "why-save"),
                false => message!(lang, "why-save-none"),
            }
            .to_owned(),
        ),
        _ => None, // Nothing is counted of other questions.
    }
}

/// A place on the map: how many ways join it to what lies there, and how far the hero is.
fn placed(view: &View, seat: Seat, cell: Cell, lang: Lang) -> Option<String> {
    let open = &view.open;
    let location = match open.agenda.next()? {
        Step::Place { location, .. } => *location,
        Step::Replace { site, .. } => *site,
        _ => return None, // Nothing else is placed.
    };
    let joined = |site: Site| -> Vec<Cell> {
        let joins = |side: &Side| {
            let other = open.map.get(cell.beyond(*side)).filter(|it| it.card != location);
            site.is_open(*side) && other.is_some_and(|it| it.is_open(side.opposite()))
        };
        Side::ALL.into_iter().filter(joins).map(|it| cell.beyond(it)).collect()
    };
    let [upright, turned] = [false, true].map(|it| joined(Site::new(location, it)));
    let joined = if turned.len() <= upright.len() { upright } else { turned };
    let ways = steps_from(view, open.heroes[seat].at);
    let nearest = ways.iter().filter(|it| joined.contains(&it.0)).map(|it| it.1 + 1).min()?;
    Some(message!(lang, "why-place", n = joined.len(), nearest = nearest))
}

/// The number of moves to each location, exits that may fail counted like others.
fn steps_from(view: &View, from: Cell) -> Vec<(Cell, i32)> {
    let map = &view.open.map;
    let mut found = vec![(from, 0)];
    let mut next = 0;
    while let Some(&(cell, far)) = found.get(next) {
        next += 1;
        let Some(site) = map.get(cell) else { continue };
        for side in Side::ALL.into_iter().filter(|it| site.is_open(*it)) {
            let to = cell.beyond(side);
            if map.get(to).is_some() && found.iter().all(|it| it.0 != to) {
                found.push((to, far + 1));
            }
        }
    }
    found
}
