//! Why an answer to a question is good.

use super::super::names::{self, quest};
use super::super::rows;
use super::odds::{percent, percent_of};
use super::quests::{own_quests, place_of};
use super::ways::gain;
use crate::action::{Action, DeckId, Destination, Word};
use crate::ask::Ask;
use crate::cards::{AdventureId, Attempt, LocationId, Trait};
use crate::forecast::{self, EXCHANGES};
use crate::pieces::Context;
use crate::rules::map;
use crate::rules::open_cards::deck_of;
use crate::state::{Site, View};
use crate::steps::Step;
use kernel::ask::Answer;
use kernel::kit::{Cell, Side};
use kernel::{Lang, Seat, capital, plural};

/// Why an answer is good, or not.
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
            Some(lang.pick(
                format!("Chance of its blow: {hits} %, of one that strikes back: {misses} %."),
                format!("Шанс её удара — {hits} %, ответного — {misses} %."),
            ))
        }
        Word::Hand(card) => Some(price_of(view, seat, card, lang)),
        Word::Readied(card, owner) if owner == seat => {
            let price = names::glory(card.card().price.least().into(), lang);
            Some(lang.pick(
                format!("It lies ready; to play it cost {price}."),
                format!("Карта уже разыграна, её цена — {price}."),
            ))
        }
        Word::Readied(card, owner) => {
            let name = names::hero(view.open.heroes[owner].card);
            let price = card.card().price.least();
            Some(lang.pick(
                format!("{} loses a card of price {price}.", name.the),
                format!("Потеря для {}: карта ценой {price}.", name.genitive),
            ))
        }
        Word::Lair(card) | Word::Card(card) => Some(price_of(view, seat, card, lang)),
        Word::Nobody if matches!(question(view), Some(Ask::GivePeril(_))) => {
            Some(lang.pick("Nobody's peril changes.", "Ни у кого риск не изменится.").to_owned())
        }
        Word::To(to) => Some(destination(to, lang)),
        Word::Seat(to) => peril(view, to, lang),
        Word::Deck(deck) => Some(hand(view, seat, deck, lang)),
        Word::Location(it) => location(view, seat, it, lang),
        _ => None, // Nothing is counted of these.
    }
}

/// What a card costs whoever plays it, and what there is to pay with.
fn price_of(view: &View, seat: Seat, card: AdventureId, lang: Lang) -> String {
    let open = &view.open;
    let (says, name) = (card.card(), card.name().name.get(lang));
    let price = i32::from(says.price.least());
    let is_peril = [Trait::Monster, Trait::Trap, Trait::Bane].iter().any(|it| says.traits.has(*it));
    if is_peril && !open.rules.is_solo() {
        let most = open.opponents(seat).iter().map(|it| open.heroes[it].peril).max().unwrap_or(0);
        return lang.pick(
            format!("{name} takes {price} peril of an opponent; the most that one has is {most}."),
            format!("{name}: нужен риск соперника — {price}, сейчас самое большее — {most}."),
        );
    }
    let (price, have) = (names::glory(price, lang), open.heroes[seat].glory);
    lang.pick(
        format!("{name} costs {price}, and you have {have}."),
        format!("{name}: цена — {price}, у вас {have}."),
    )
}

fn destination(to: Destination, lang: Lang) -> String {
    lang.pick(
        match to {
            Destination::Lair => {
                "From the lair it can be sent again, whatever comes into the hand."
            }
            Destination::Hand => {
                "In the hand it can be played again, and takes the place of a new card."
            }
            Destination::Discard => "It is gone, and there is room for a new card.",
        },
        match to {
            Destination::Lair => {
                "Из логова его можно выпустить снова, а места на руке он не займёт."
            }
            Destination::Hand => {
                "С руки его можно разыграть снова, но он займёт место новой карты."
            }
            Destination::Discard => "Он уйдёт, зато освободится место для новой карты.",
        },
    )
    .to_owned()
}

/// Peril that is given to a hero.
fn peril(view: &View, to: Seat, lang: Lang) -> Option<String> {
    if !matches!(question(view), Some(Ask::GivePeril(_))) {
        return None;
    }
    let hero = &view.open.heroes[to];
    let (name, now, n_done) = (names::hero(hero.card), hero.peril + 1, hero.done.len());
    Some(lang.pick(
        format!("{} then has {now} peril to be attacked with; quests done: {n_done}.", name.the),
        format!("У {} будет риска: {now}; выполнено заданий: {n_done}.", name.genitive),
    ))
}

/// What the hand has of both decks.
fn hand(view: &View, seat: Seat, deck: DeckId, lang: Lang) -> String {
    let cards = view.hands.get(seat).and_then(|it| it.as_ref());
    let of = |nth: usize| {
        cards.map_or(0, |it| it.iter().filter(|card| deck_of(&view.open, *card) == nth).count())
    };
    let (glory, peril) = (of(0), of(1));
    let more = match deck {
        DeckId::Glory => lang.pick("glory", "славы"),
        DeckId::Peril => lang.pick("peril", "риска"),
    };
    lang.pick(
        format!("In your hand: {glory} glory cards, {peril} peril cards. This adds one of {more}."),
        format!("На руке карт славы: {glory}, карт риска: {peril}. Прибавится карта {more}."),
    )
}

/// A location: which quest is done there, and what it gives whoever comes for the first time.
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
    let hero = names::hero(view.open.heroes[moved].card);
    let is_own = moved == seat;
    Some(match there {
        Some(it) => {
            let name = quest(it, lang);
            let whose = if is_own {
                String::new()
            } else {
                lang.pick(format!(" of {}", hero.the), format!(" ({})", hero.name.ru()))
            };
            lang.pick(
                format!("{name}{whose} is to be done there."),
                format!("Там выполняется {name}{whose}."),
            )
        }
        None => match forecast::entering(&view.open, moved, cell) {
            Some(it) => {
                let gain = gain(it, lang);
                lang.pick(
                    format!("No quest is to be done there. A first visit brings {gain}."),
                    format!("Заданий там нет. Первое посещение: {gain}."),
                )
            }
            None => lang.pick("No quest is to be done there.", "Заданий там нет.").to_owned(),
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
    let cost = names::glory((n * price) as i32, lang);
    Some(lang.pick(
        format!("Chance of the roll: {odds} %, for {cost}."),
        format!("Шанс броска — {odds} %, цена: {cost}."),
    ))
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
            let ap = names::action_points(hero.ap.into(), lang);
            Some(match is_yes {
                true => lang.pick(
                    format!("Nothing is rolled; of {ap}, one is paid."),
                    format!("Броска не будет, из запаса ({ap}) уйдёт одно очко."),
                ),
                false => lang.pick(
                    format!("Chance of the roll: {odds} %. You keep {ap}."),
                    format!("Шанс броска — {odds} %. При вас останется: {ap}."),
                ),
            })
        }
        Step::Ask(Ask::Extra(_)) => Some(
            match is_yes {
                true => {
                    lang.pick("The blow deals one wound more.", "Удар нанесёт на одну рану больше.")
                }
                false => lang.pick(
                    "The blow stays as it is, and the card can be used another time.",
                    "Удар останется как есть, а карта пригодится в другой раз.",
                ),
            }
            .to_owned(),
        ),
        Step::SaveAp => Some(
            match is_yes {
                true => lang.pick(
                    "Of your action points, one stays for what comes out of turn.",
                    "Одно очко действия останется на то, что случится вне вашего хода.",
                ),
                false => lang.pick(
                    "No action point is left until your next turn.",
                    "До следующего хода очков действия не останется.",
                ),
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
    let n = joined.len();
    let ways = steps_from(view, open.heroes[seat].at);
    let nearest = ways.iter().filter(|it| joined.contains(&it.0)).map(|it| it.1 + 1).min()?;
    let far = plural(lang, nearest, ["step", "steps"], ["шаг", "шага", "шагов"]);
    Some(lang.pick(
        format!("Ways that join it to the map: {n}. Your hero is {nearest} {far} away."),
        format!("Связей с картой — {n}. Вашему герою туда {nearest} {far}."),
    ))
}

/// How many moves away each location is, exits that may fail counted like others.
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
