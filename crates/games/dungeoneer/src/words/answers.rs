//! What an answer does, in a few words, where they do not depend on the question.

use super::names::{self, hero, quest};
use super::seen::{self, attacker, foe_subject, told_apart};
use crate::action::Word;
use crate::cards::AdventureId;
use crate::state::{HAND, Site, View};
use crate::steps::Step;
use kernel::kit::{Cell, Side};
use kernel::{Lang, Seat};

/// One of several, where the word alone tells what it does.
pub fn picked(word: Word, view: &View, lang: Lang) -> String {
    let open = &view.open;
    let (en, ru) = match word {
        Word::Seat(seat) => return of_seat(seat, view, lang),
        Word::Nobody => ("Discard nothing".to_owned(), "Ничего не сбрасывать".to_owned()),
        Word::Location(it) => {
            let (name, at) = (it.name(), told_apart(it, open, lang));
            (format!("Lay {}{at}", name.the), format!("Выложить {}{at}", name.accusative()))
        }
        Word::Card(card) => {
            let name = card.name();
            (format!("Take {}", name.the), format!("Взять {}", name.accusative))
        }
        Word::Strike { hero, form } => return seen::strike(hero, form, open, lang),
        Word::Form(form) => {
            let how = names::by_form(form).get(lang);
            (format!("Attack {how}"), format!("Атаковать {how}"))
        }
        Word::Side(side) => {
            let exit = names::exit(side);
            (format!("Choose {}", exit.en()), format!("Выбрать {}", exit.ru()))
        }
        Word::Hand(card) => discard(card, ("", "")),
        Word::Readied(card, owner) => return of_readied(card, owner, view, lang),
        Word::Lair(card) => discard(card, (" from the lair", " из логова")),
        Word::Hero(it) => {
            let (name, class) = (it.name().name, it.name().class.get(lang));
            (
                format!("Play {}, {class}", name.the),
                format!("Играть героем: {}, {class}", name.name.ru()),
            )
        }
        Word::Quest(it) => {
            let name = quest(it, lang);
            (format!("Exchange {name}"), format!("Обменять {name}"))
        }
        Word::Attack(nth) => {
            let by = attacker(nth, open, lang);
            (format!("Choose the attack of {by}"), format!("Выбрать атаку {by}"))
        }
        Word::Foe(nth) => {
            let name = foe_subject(nth, open, lang);
            (format!("First {name}"), format!("Сначала {name}"))
        }
        Word::To(to) => {
            let place = names::destination(to).get(lang);
            (format!("It goes {place}"), format!("Карта уходит {place}"))
        }
        Word::Deck(deck) => {
            let from = names::from_deck(deck);
            (format!("Draw from {}", from.en()), format!("Взять карту из {}", from.ru()))
        }
        _ => return String::new(), // All others are done, not picked.
    };
    lang.pick(en, ru)
}

/// A readied card is discarded: one's own, or another's.
fn of_readied(card: AdventureId, owner: Seat, view: &View, lang: Lang) -> String {
    let (en, ru) = match view.open.heroes.get(owner).map(|it| hero(it.card)) {
        _ if owner == seen::actor(view) => discard(card, (" from the inventory", " из инвентаря")),
        Some(it) => discard(card, (&format!(" of {}", it.the), &format!(" у {}", it.genitive))),
        None => discard(card, ("", "")),
    };
    lang.pick(en, ru)
}

fn discard(card: AdventureId, (en, ru): (&str, &str)) -> (String, String) {
    let name = card.name();
    (format!("Discard {}{en}", name.the), format!("Сбросить {}{ru}", name.accusative))
}

fn of_seat(seat: Seat, view: &View, lang: Lang) -> String {
    let Some(name) = view.open.heroes.get(seat).map(|it| hero(it.card)) else {
        return String::new();
    };
    let peril = names::peril(1, lang);
    lang.pick(format!("Give {} {peril}", name.the), format!("Добавить {} {peril}", name.dative))
}

/// Yes or no.
pub fn yes_or_no(is_yes: bool, view: &View, lang: Lang) -> String {
    let (en, ru) = match (view.open.agenda.next(), is_yes) {
        (Some(Step::Turned { .. }), true) => ("Lay it upside down", "Положить вверх ногами"),
        (Some(Step::Turned { .. }), false) => ("Lay it upright", "Положить прямо"),
        (_, true) => ("Save 1 action point", "Сохранить 1 очко действия"),
        (_, false) => ("Save no action point", "Не сохранять очко действия"),
    };
    lang.pick(en, ru).to_owned()
}

/// So many glory cards of a hand.
pub fn number(n: u32, lang: Lang) -> String {
    let rest = (HAND as u32).saturating_sub(n);
    lang.pick(
        format!("Draw {n} glory and {rest} peril cards"),
        format!("Взять карт славы: {n}, карт риска: {rest}"),
    )
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
        return lang.pick(format!("Place {it}"), format!("Выложить {it}"));
    };
    let at = told_apart(beside, open, lang);
    let (beside, side) = (beside.name(), names::side(side));
    lang.pick(
        format!("Place {it} {} of {}{at}", side.en(), beside.the),
        format!("Выложить {it} {} от {}{at}", side.ru(), beside.genitive),
    )
}
