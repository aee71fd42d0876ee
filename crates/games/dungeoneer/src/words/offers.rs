//! What an action does, in a few words.

use super::names::{self, hero, object, quest};
use super::{answers, questions, seen};
use crate::action::{Action, Pay, Target, Word};
use crate::cards::ability::Trigger;
use crate::cards::{Ability, AdventureId, Exit, Form, On, Trait, ability_text, library};
use crate::pieces::Origin;
use crate::rules::values;
use crate::state::{Open, Phase, View};
use crate::steps::Step;
use kernel::ask::Answer;
use kernel::kit::Side;
use kernel::{Lang, Seat, small};

/// What a legal action does.
pub fn offer(action: &Action, view: &View, lang: Lang) -> String {
    if let Some(Step::Ask(ask)) = view.open.agenda.next()
        && let Some(it) = questions::answer(ask, action, view, lang)
    {
        return it;
    }
    match action {
        Answer::Do(word) | Answer::Play(word) => deed(*word, view, lang),
        Answer::Pick(word) => answers::picked(*word, view, lang),
        Answer::Yes(is_yes) => answers::yes_or_no(*is_yes, view, lang),
        Answer::Number(n) => answers::number(*n, lang),
        Answer::Place(cell) => answers::placed(*cell, view, lang),
        Answer::Pass => lang.pick("Pass", "Пропустить").to_owned(),
        Answer::PassUntil(Word::Battle) => {
            lang.pick("Pass for the rest of this battle", "Пропускать до конца битвы").to_owned()
        }
        Answer::PassUntil(_) => {
            lang.pick("Pass until your turn", "Пропускать до своего хода").to_owned()
        }
        // No question is put in these shapes.
        Answer::Several(_) | Answer::Order(_) => String::new(),
    }
}

/// Something done in a free moment or a window.
fn deed(word: Word, view: &View, lang: Lang) -> String {
    let open = &view.open;
    let of_quest = |it| quest(it, lang);
    let (en, ru) = match word {
        Word::Play { card, price, payer } => return play(card, price, payer, view, lang),
        Word::FromLair { card, payer } => return from_lair(card, payer, view, lang),
        Word::Use { of, ability } => return use_of(of, ability, view, lang),
        Word::Shed { card, .. } => {
            let name = card.name();
            (format!("Get rid of {}", name.the), format!("Избавиться от {}", name.genitive))
        }
        Word::Go { side, with } => return go(side, with, view, lang),
        Word::Strike { hero: on, form } => return strike(on, form, open, lang),

        Word::Challenge { on, form, pay } => return challenge(on, form, pay, open, lang),
        Word::Explore => (
            "Explore: place one more location".to_owned(),
            "Исследовать: выложить ещё одну локацию".to_owned(),
        ),
        Word::Attempt(it) => {
            (format!("Attempt {}", of_quest(it)), format!("Попытаться выполнить {}", of_quest(it)))
        }
        Word::Search(it) => {
            (format!("Search for {}", of_quest(it)), format!("Искать: {}", of_quest(it)))
        }
        Word::Escort(it) => (
            format!("Begin the escort of {}", of_quest(it)),
            format!("Начать сопровождение: {}", of_quest(it)),
        ),
        Word::Finish(it) => {
            (format!("Complete {}", of_quest(it)), format!("Завершить задание {}", of_quest(it)))
        }
        Word::Take(it) => (
            format!("Take up the token of {}", of_quest(it)),
            format!("Продолжить сопровождение: {}", of_quest(it)),
        ),
        Word::Drop(it) => (
            format!("Lay down the token of {}", of_quest(it)),
            format!("Прервать сопровождение: {}", of_quest(it)),
        ),
        Word::Stand => {
            ("Stand up for 1 action point".to_owned(), "Встать за 1 очко действия".to_owned())
        }
        Word::Fall => {
            ("Fall for an action point".to_owned(), "Упасть ради очка действия".to_owned())
        }
        Word::End => return end(open, lang),
        other => return answers::picked(other, view, lang),
    };
    lang.pick(en, ru)
}

fn end(open: &Open, lang: Lang) -> String {
    let (en, ru) = if open.agenda.next() == Some(&Step::Declare) {
        ("Declare nothing more and fight", "Больше никого не объявлять: начать битву")
    } else {
        match open.phase {
            Phase::Villainy => ("End Villainy", "Закончить фазу злодеяний"),
            _ => ("End Heroics", "Закончить фазу подвигов"),
        }
    };
    lang.pick(en, ru).to_owned()
}

/// A card of the hand, with what is paid for it.
fn play(
    card: AdventureId,
    price: Option<u8>,
    payer: Option<Seat>,
    view: &View,
    lang: Lang,
) -> String {
    let open = &view.open;
    let says = card.card();
    let printed = price.unwrap_or_else(|| says.price.least());
    let price = values::price(open, seen::actor(view), card, printed, payer);
    let name = card.name();
    let Some(payer) = payer.and_then(|it| open.heroes.get(it)) else {
        let cost = names::glory(price.into(), lang);
        let is_kept = says.traits.has(Trait::Permanent);
        let en = if is_kept { "Ready" } else { "Play" };
        return lang.pick(
            format!("{en} {} ({cost})", name.the),
            format!("Разыграть {} ({cost})", name.accusative),
        );
    };
    let (on, cost) = (hero(payer.card), names::peril(price.into(), lang));
    let (en, ru) = if says.monster.is_some() {
        (
            format!("Set {} on {}", name.the, on.the),
            format!("Натравить {} на {}", name.accusative, on.accusative),
        )
    } else {
        (
            format!("Play {} against {}", name.the, on.the),
            format!("Разыграть {} против {}", name.accusative, on.genitive),
        )
    };
    format!("{} ({cost})", lang.pick(en, ru))
}

fn from_lair(card: AdventureId, payer: Seat, view: &View, lang: Lang) -> String {
    let Some(on) = view.open.heroes.get(payer).map(|it| hero(it.card)) else {
        return String::new();
    };
    let printed = card.card().price.least();
    let price = values::price(&view.open, seen::actor(view), card, printed, Some(payer));
    let (name, cost) = (card.name(), names::peril(price.into(), lang));
    lang.pick(
        format!("Send {} out of the lair against {} ({cost})", name.the, on.the),
        format!("Выпустить {} из логова на {} ({cost})", name.accusative, on.accusative),
    )
}

/// An ability; where a card has several, what it does.
fn use_of(of: Origin, nth: u8, view: &View, lang: Lang) -> String {
    let seat = seen::actor(view);
    let (name, abilities, on): (String, &'static [Ability], On) = match of {
        Origin::Card(card) => {
            let abilities = &library().adventures[card.idx()].abilities;
            (object(*card.name(), lang).to_owned(), abilities, card.card().on())
        }
        Origin::Hero => {
            let Some(card) = view.open.heroes.get(seat).map(|it| it.card) else {
                return String::new();
            };
            let name = card.name().ability;
            let name = lang.pick(format!("“{}”", name.en()), format!("умение «{}»", name.ru()));
            (name, &library().heroes[card.idx()].abilities, On::Hero)
        }
        Origin::Location(it) => (
            names::place(it, lang).to_owned(),
            &library().locations[it.idx()].abilities,
            On::Location,
        ),
        Origin::Quest(it) => (quest(it, lang), &[], On::Quest),
        Origin::Foe(_) | Origin::Rules => return String::new(),
    };
    let n_uses = abilities.iter().filter(|it| matches!(it.trigger, Trigger::Use(_))).count();
    let what = abilities.get(usize::from(nth)).filter(|_| 1 < n_uses);
    let what = what.map_or(String::new(), |it| {
        // Behind a colon it begins with a small letter.
        let text = ability_text(it, on, lang);
        let text = text.trim_end_matches('.');
        let n_first = text.chars().next().map_or(0, char::len_utf8);
        let (first, rest) = text.split_at(n_first);
        format!(": {}{rest}", small(first))
    });
    lang.pick(format!("Use {name}{what}"), format!("Использовать {name}{what}"))
}

/// A move, with what the exit asks for.
fn go(side: Side, with: Option<AdventureId>, view: &View, lang: Lang) -> String {
    let open = &view.open;
    let at = open.heroes[open.active].at;
    let way = names::way(side);
    let to = open.map.get(at.beyond(side)).map(|it| it.card.name());
    let (en, ru) = match to {
        Some(it) => {
            (format!("Go {} {}", way_to(side), it.the), format!("Идти {} {}", way.ru(), it.into))
        }
        None => (format!("Go {}", way.en()), format!("Идти {}", way.ru())),
    };
    let how = match (with, open.map.get(at)) {
        (Some(card), _) => {
            let name = card.name();
            lang.pick(format!(" with {}", name.the), format!(", используя {}", name.accusative))
        }
        (None, Some(site)) if site.held[side.idx()].is_none() => match site.exit(side) {
            Exit::Blocked(form, reach) => {
                let form = form.name().get(lang);
                lang.pick(
                    format!(", blocked: {form} {reach}+"),
                    format!(", выход блокирован: {form} {reach}+"),
                )
            }
            Exit::Trap(form, reach) => {
                let form = form.name().get(lang);
                lang.pick(format!(", trap: {form} {reach}+"), format!(", ловушка: {form} {reach}+"))
            }
            Exit::Open | Exit::Wall => String::new(),
        },
        (None, _) => String::new(),
    };
    format!("{}{how}", lang.pick(en, ru))
}

/// Which way, before the name of a location: `north to`.
fn way_to(side: Side) -> &'static str {
    match side {
        Side::North => "north to",
        Side::East => "east to",
        Side::South => "south to",
        Side::West => "west to",
    }
}

/// An attack on a hero in a free moment, with what it costs.
fn strike(on: Seat, form: Form, open: &Open, lang: Lang) -> String {
    let cost = lang.pick("1 action point", "1 очко действия");
    format!("{} ({cost})", seen::strike(on, form, open, lang))
}

fn challenge(on: Target, form: Form, pay: Pay, open: &Open, lang: Lang) -> String {
    let (en, ru) = match on {
        Target::Foe(nth) => {
            (seen::foe_object(nth, open, Lang::En), seen::foe_object(nth, open, Lang::Ru))
        }
        Target::Hero(seat) => match open.heroes.get(seat).map(|it| hero(it.card)) {
            Some(it) => (it.the.to_owned(), it.accusative.to_owned()),
            None => return String::new(),
        },
    };
    let how = names::by_form(form).get(lang);
    let cost = match pay {
        Pay::Ap => lang.pick(" (1 action point)", " (1 очко действия)"),
        Pay::Free => lang.pick(" (free)", " (бесплатно)"),
        Pay::Fall => lang.pick(" (by falling)", " (упав)"),
    };
    lang.pick(format!("Challenge {en} {how}{cost}"), format!("Вызов: атаковать {ru} {how}{cost}"))
}
