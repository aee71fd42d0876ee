//! Actions in a few words.

use super::names::{self, genitive, hero, object, quest};
use super::{answers, questions, seen};
use crate::action::{Action, Pay, Target, Word};
use crate::cards::ability::Trigger;
use crate::cards::{Ability, AdventureId, Exit, Form, On, Trait, ability_text, library};
use crate::messages;
use crate::pieces::Origin;
use crate::rules::values;
use crate::state::{Open, Phase, View};
use crate::steps::Step;
use kernel::ask::Answer;
use kernel::kit::Side;
use kernel::{Lang, Seat, message, small};

/// A legal action in a few words.
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
        Answer::Pass => message!(lang, "offer-pass").to_owned(),
        Answer::PassUntil(Word::Battle) => message!(lang, "offer-pass-battle").to_owned(),
        Answer::PassUntil(_) => message!(lang, "offer-pass-turn").to_owned(),
        // No question is put in these shapes.
        Answer::Several(_) | Answer::Order(_) => String::new(),
    }
}

/// Something done in a free moment or a window.
fn deed(word: Word, view: &View, lang: Lang) -> String {
    let open = &view.open;
    match word {
        Word::Play { card, price, payer } => play(card, price, payer, view, lang),
        Word::FromLair { card, payer } => from_lair(card, payer, view, lang),
        Word::Use { of, ability } => use_of(of, ability, view, lang),
        Word::Shed { card, .. } => {
            message!(lang, "offer-shed", card = genitive(card.name(), lang))
        }
        Word::Go { side, with } => go(side, with, view, lang),
        Word::Strike { hero: on, form } => strike(on, form, open, lang),
        Word::Challenge { on, form, pay } => challenge(on, form, pay, open, lang),
        Word::Explore => message!(lang, "offer-explore").to_owned(),
        Word::Attempt(it) => message!(lang, "offer-attempt", quest = &quest(it, lang)),
        Word::Search(it) => message!(lang, "offer-search", quest = &quest(it, lang)),
        Word::Escort(it) => message!(lang, "offer-escort", quest = &quest(it, lang)),
        Word::Finish(it) => message!(lang, "offer-finish", quest = &quest(it, lang)),
        Word::Take(it) => message!(lang, "offer-take", quest = &quest(it, lang)),
        Word::Drop(it) => message!(lang, "offer-drop", quest = &quest(it, lang)),
        Word::Stand => message!(lang, "offer-stand").to_owned(),
        Word::Fall => message!(lang, "offer-fall").to_owned(),
        Word::End => end(open, lang).to_owned(),
        other => answers::picked(other, view, lang),
    }
}

fn end(open: &Open, lang: Lang) -> &'static str {
    if open.agenda.next() == Some(&Step::Declare) {
        message!(lang, "offer-end-declare")
    } else {
        match open.phase {
            Phase::Villainy => message!(lang, "offer-end-villainy"),
            _ => message!(lang, "offer-end-heroics"),
        }
    }
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
    let card = object(card.name(), lang);
    let Some(payer) = payer.and_then(|it| open.heroes.get(it)) else {
        return match says.traits.has(Trait::Permanent) {
            true => message!(lang, "offer-ready", card = card, n = price),
            false => message!(lang, "offer-play", card = card, n = price),
        };
    };
    let on = hero(payer.card);
    if says.monster.is_some() {
        message!(lang, "offer-set", card = card, hero = object(on, lang), n = price)
    } else {
        message!(lang, "offer-play-against", card = card, hero = genitive(on, lang), n = price)
    }
}

fn from_lair(card: AdventureId, payer: Seat, view: &View, lang: Lang) -> String {
    let Some(on) = view.open.heroes.get(payer).map(|it| hero(it.card)) else {
        return String::new();
    };
    let printed = card.card().price.least();
    let price = values::price(&view.open, seen::actor(view), card, printed, Some(payer));
    let card = object(card.name(), lang);
    message!(lang, "offer-from-lair", card = card, hero = object(on, lang), n = price)
}

/// An ability; where a card has several, what it does.
fn use_of(of: Origin, nth: u8, view: &View, lang: Lang) -> String {
    let seat = seen::actor(view);
    let (name, abilities, on): (String, &'static [Ability], On) = match of {
        Origin::Card(card) => {
            let abilities = &library().adventures[card.idx()].abilities;
            (object(card.name(), lang).to_owned(), abilities, card.card().on())
        }
        Origin::Hero => {
            let Some(card) = view.open.heroes.get(seat).map(|it| it.card) else {
                return String::new();
            };
            (names::ability(card, lang), &library().heroes[card.idx()].abilities, On::Hero)
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
    message!(lang, "offer-use", name = &name, what = &what)
}

/// A move, with what the exit asks for.
fn go(side: Side, with: Option<AdventureId>, view: &View, lang: Lang) -> String {
    let open = &view.open;
    let at = open.heroes[open.active].at;
    let way = names::way(side);
    let how = match (with, open.map.get(at)) {
        (Some(card), _) => {
            message!(lang, "offer-go-with", card = object(card.name(), lang))
        }
        (None, Some(site)) if site.held[side.idx()].is_none() => match site.exit(side) {
            Exit::Blocked(form, reach) => {
                let form = form.name().get(lang);
                message!(lang, "offer-go-blocked", form = form, reach = reach)
            }
            Exit::Trap(form, reach) => {
                let form = form.name().get(lang);
                message!(lang, "offer-go-trap", form = form, reach = reach)
            }
            Exit::Open | Exit::Wall => String::new(),
        },
        (None, _) => String::new(),
    };
    match open.map.get(at.beyond(side)).map(|it| names::into(it.card, lang)) {
        Some(it) => message!(lang, "offer-go-to", way = way, place = it, how = &how),
        None => message!(lang, "offer-go", way = way, how = &how),
    }
}

/// An attack on a hero in a free moment, with what it costs.
fn strike(on: Seat, form: Form, open: &Open, lang: Lang) -> String {
    format!("{} ({})", seen::strike(on, form, open, lang), names::action_points(1, lang))
}

fn challenge(on: Target, form: Form, pay: Pay, open: &Open, lang: Lang) -> String {
    let on = match on {
        Target::Foe(nth) => seen::foe_object(nth, open, lang),
        Target::Hero(seat) => match open.heroes.get(seat).map(|it| hero(it.card)) {
            Some(it) => object(it, lang).to_owned(),
            None => return String::new(),
        },
    };
    let cost = match pay {
        Pay::Ap => names::action_points(1, lang),
        Pay::Free => message!(lang, "cost-free").to_owned(),
        Pay::Fall => message!(lang, "cost-fall").to_owned(),
    };
    message!(lang, "offer-challenge", on = &on, how = names::by_form(form), cost = &cost)
}
