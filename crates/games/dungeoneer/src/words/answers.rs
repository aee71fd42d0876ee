//! What an answer to a question does, in a few words.

use super::names::{self, hero, object, quest};
use super::seen::{self, attacker, foe_subject, told_apart};
use crate::action::Word;
use crate::ask::{Ask, Spot};
use crate::cards::{AdventureId, Attempt, LocationId, On, parts_text};
use crate::pieces::Origin;
use crate::state::{HAND, Site, View};
use crate::steps::Step;
use kernel::kit::{Cell, Side};
use kernel::{Lang, Seat, capital};

/// The question that is put, if one is.
fn asked(view: &View) -> Option<&Ask> {
    match view.open.agenda.next() {
        Some(Step::Ask(ask)) => Some(ask),
        _ => None,
    }
}

/// One of several.
pub fn picked(word: Word, view: &View, lang: Lang) -> String {
    let open = &view.open;
    let (en, ru) = match word {
        Word::Seat(seat) => return of_seat(seat, view, lang),
        Word::Nobody => return nobody(view, lang),
        Word::Location(it) => return of_location(it, view, lang),
        Word::Card(card) => return of_card(card, view, lang),
        Word::Either(nth) => return either(nth, view, lang),
        Word::Strike { hero, form } => return seen::strike(hero, form, open, lang),
        Word::Form(form) => {
            let how = names::by_form(form).get(lang);
            match asked(view) {
                Some(Ask::ChooseForm { foe, .. }) => {
                    let name = foe_subject(*foe, open, lang);
                    (format!("{} attacks {how}", capital(&name)), format!("{name} атакует {how}"))
                }
                _ => (format!("Attack {how}"), format!("Атаковать {how}")),
            }
        }
        Word::Side(side) => {
            let exit = names::exit(side);
            (format!("Choose {}", exit.en), format!("Выбрать {}", exit.ru))
        }
        Word::Hand(card) => discard(card, ("", "")),
        Word::Readied(card, owner) => {
            if matches!(asked(view), Some(Ask::Sacrifice { .. })) {
                let name = card.name();
                (format!("Give up {}", name.the), format!("Пожертвовать: {}", name.name.ru))
            } else if owner == seen::actor(view) {
                discard(card, (" from the inventory", " из инвентаря"))
            } else {
                let name = open.heroes.get(owner).map(|it| hero(it.card));
                let (en, ru) = name.map_or((String::new(), String::new()), |it| {
                    (format!(" of {}", it.the), format!(" у {}", it.genitive))
                });
                discard(card, (&en, &ru))
            }
        }
        Word::Lair(card) => {
            if matches!(asked(view), Some(Ask::Host { .. })) {
                let name = card.name();
                (format!("Attach it to {}", name.the), format!("Прикрепить: {}", name.name.ru))
            } else {
                discard(card, (" from the lair", " из логова"))
            }
        }
        Word::Hero(it) => {
            let (name, class) = (it.name().name, it.name().class.get(lang));
            (
                format!("Play {}, {class}", name.the),
                format!("Играть героем: {}, {class}", name.name.ru),
            )
        }
        Word::Quest(it) => {
            let name = quest(it, lang);
            if matches!(asked(view), Some(Ask::Token { .. })) {
                (
                    format!("Take away the token of {name} instead of wounding"),
                    format!("Перехватить сопровождение вместо раны: {name}"),
                )
            } else {
                (format!("Exchange {name}"), format!("Обменять {name}"))
            }
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
            let name = match asked(view) {
                Some(Ask::Destination { foe, .. }) => foe_subject(*foe, open, lang),
                _ => lang.pick("It", "Карта").to_owned(),
            };
            let place = names::destination(to).get(lang);
            (format!("{} goes {place}", capital(&name)), format!("{name} уходит {place}"))
        }
        Word::Deck(deck) => {
            let from = names::from_deck(deck);
            (format!("Draw from {}", from.en), format!("Взять карту из {}", from.ru))
        }
        _ => return String::new(), // All others are done, not picked.
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
    if matches!(asked(view), Some(Ask::WhichBattle { .. })) {
        return lang.pick(
            format!("Fight against {} first", name.the),
            format!("Сначала битва против {}", name.genitive),
        );
    }
    let peril = names::peril(1, lang);
    lang.pick(format!("Give {} {peril}", name.the), format!("Добавить {} {peril}", name.dative))
}

fn nobody(view: &View, lang: Lang) -> String {
    let (en, ru) = match asked(view) {
        Some(Ask::GivePeril { .. }) => ("Give nobody peril", "Никому не добавлять риск"),
        Some(Ask::Attack { .. }) => ("No other attack", "Больше никакую атаку"),
        Some(Ask::Token { .. }) => ("Deal the wound", "Нанести рану"),
        Some(Ask::TakeRevealed { .. }) => ("Take none of them", "Ничего не брать"),
        _ => ("Discard nothing", "Ничего не сбрасывать"),
    };
    lang.pick(en, ru).to_owned()
}

fn of_location(location: LocationId, view: &View, lang: Lang) -> String {
    let (name, open) = (location.name(), &view.open);
    let at = told_apart(location, open, lang);
    let the = format!("{}{at}", name.the);
    let accusative = format!("{}{at}", name.accusative());
    let moved = |who: Seat, en: &str, ru: &str| {
        let hero = hero(open.heroes[who].card);
        (
            format!("{en} {} to {the}", hero.the),
            format!("{ru} {} {}{at}", hero.accusative, name.into),
        )
    };
    let (en, ru) = match asked(view) {
        Some(Ask::Warp { who, .. }) => moved(*who, "Warp", "Перенести"),
        Some(Ask::Step { who, .. }) => moved(*who, "Lead", "Увести"),
        Some(Ask::NewPlace { whose, .. }) => moved(*whose, "Bring", "Вернуть"),
        Some(Ask::TakeUp { .. }) => {
            (format!("Pick up {the}"), format!("Взять со стола {accusative}"))
        }
        Some(Ask::SwapFirst { .. }) => {
            (format!("Swap {the}"), format!("Поменять местами {accusative}"))
        }
        Some(Ask::SwapSecond { first, .. }) => {
            let first = first.name();
            (
                format!("Swap {} and {the}", first.the),
                format!("Поменять местами {} и {accusative}", first.accusative()),
            )
        }
        Some(Ask::Location { what, .. }) => match what {
            Spot::PutDeactivation => {
                (format!("Deactivate {the}"), format!("Деактивировать {accusative}"))
            }
            Spot::MoveDeactivation | Spot::TakeDeactivation => (
                format!("Take the token off {the}"),
                format!("Снять жетон деактивации: {}{at}", name.name.ru),
            ),
            Spot::Zone { .. } => (format!("Choose {the}"), format!("Выбрать {accusative}")),
        },
        _ => (format!("Lay {the}"), format!("Выложить {accusative}")),
    };
    lang.pick(en, ru)
}

fn of_card(card: AdventureId, view: &View, lang: Lang) -> String {
    let name = card.name();
    let (en, ru) = match asked(view) {
        Some(Ask::WhichSpecial { .. }) => {
            (format!("First {}", name.the), format!("Сначала {}", name.name.ru))
        }
        Some(Ask::Fetch { .. }) => (
            format!("Take {} from the discard pile", name.the),
            format!("Взять {} из сброса", name.accusative),
        ),
        _ => (format!("Take {}", name.the), format!("Взять {}", name.accusative)),
    };
    lang.pick(en, ru)
}

/// An alternative of a card, or how two locations that are swapped come to lie.
fn either(nth: u8, view: &View, lang: Lang) -> String {
    match asked(view) {
        Some(Ask::SwapTurns { first, second, .. }) => {
            let [first, second] = [*first, *second].map(|it| names::place(it, lang));
            let (en, ru) = match nth {
                0 => return lang.pick("Turn neither", "Ничего не разворачивать").to_owned(),
                1 => (format!("Turn {first}"), format!("Развернуть {first}")),
                2 => (format!("Turn {second}"), format!("Развернуть {second}")),
                _ => {
                    (format!("Turn {first} and {second}"), format!("Развернуть {first} и {second}"))
                }
            };
            lang.pick(en, ru)
        }
        Some(Ask::Either { options, scope, .. }) => {
            let on = match scope.origin {
                Origin::Card(card) => card.card().on(),
                Origin::Location(_) => On::Location,
                Origin::Quest(_) => On::Quest,
                Origin::Foe(_) => On::Monster { health_max: 0 },
                Origin::Hero | Origin::Rules => On::Hero,
            };
            let parts = options.0.get(usize::from(nth));
            let text = parts.map_or(String::new(), |it| parts_text(it, on, lang));
            text.trim_end_matches('.').to_owned()
        }
        _ => String::new(),
    }
}

/// Yes or no.
pub fn yes_or_no(is_yes: bool, view: &View, lang: Lang) -> String {
    let (en, ru) = match (view.open.agenda.next(), is_yes) {
        (Some(Step::Turned { .. }), true) => ("Lay it upside down", "Положить вверх ногами"),
        (Some(Step::Turned { .. }), false) => ("Lay it upright", "Положить прямо"),
        (Some(Step::Ask(Ask::Extra { card, .. })), _) => {
            return extra(*card, is_yes, view, lang);
        }
        (Some(Step::Ask(Ask::Dodge { .. })), true) => (
            "Pay 1 action point and dodge the spikes",
            "Заплатить 1 очко действия и увернуться от шипов",
        ),
        (Some(Step::Ask(Ask::Dodge { .. })), false) => {
            ("Roll against the spikes", "Бросить кубик против шипов")
        }
        (Some(Step::Ask(Ask::DiscardDrawn { card, .. })), _) => {
            let card = object(*card.name(), lang);
            return if is_yes {
                lang.pick(
                    format!("Pay glory to discard {card}"),
                    format!("Сбросить {card}, заплатив славу"),
                )
            } else {
                lang.pick(format!("Let {card} come"), format!("Принять {card}"))
            };
        }
        (_, true) => ("Save 1 action point", "Сохранить 1 очко действия"),
        (_, false) => ("Save no action point", "Не сохранять очко действия"),
    };
    lang.pick(en, ru).to_owned()
}

fn extra(card: Origin, is_yes: bool, view: &View, lang: Lang) -> String {
    let name = match card {
        Origin::Card(card) => object(*card.name(), lang).to_owned(),
        Origin::Hero => {
            let ability = view.open.heroes[seen::actor(view)].card.name().ability;
            lang.pick(format!("“{}”", ability.en), format!("умение «{}»", ability.ru))
        }
        Origin::Quest(it) => quest(it, lang),
        Origin::Location(it) => names::place(it, lang).to_owned(),
        Origin::Foe(_) | Origin::Rules => String::new(),
    };
    if is_yes {
        lang.pick(
            format!("Use {name} for a wound more"),
            format!("Использовать {name}: ещё одна рана"),
        )
    } else {
        lang.pick(format!("Do not use {name}"), format!("Не использовать {name}"))
    }
}

/// A number: of glory cards, or of payments for a quest.
pub fn number(n: u32, view: &View, lang: Lang) -> String {
    if let Some(Ask::Stake { quest, .. }) = asked(view) {
        let price = match quest.card().attempt {
            Attempt::Chance { price, .. } => u32::from(price),
            _ => 1,
        };
        if n == 0 {
            return lang.pick("Roll without paying glory", "Бросить, не платя славы").to_owned();
        }
        let cost = names::glory_object((n * price) as i32, lang);
        return lang
            .pick(format!("Pay {cost} for the roll"), format!("Заплатить за бросок {cost}"));
    }
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
        format!("Place {it} {} of {}{at}", side.en, beside.the),
        format!("Выложить {it} {} от {}{at}", side.ru, beside.genitive),
    )
}
