//! Questions of the map, in words: one row for each.

use super::Worded;
use crate::action::{Action, Word};
use crate::ask::{self, Spot};
use crate::cards::LocationId;
use crate::state::View;
use crate::words::names;
use crate::words::seen::told_apart;
use kernel::ask::Answer;
use kernel::{Lang, Text, text};

const SHIFT: Text = text(
    "Which location stands in your way, or in the wrong place for others?",
    "Какая локация мешает вам или лежит слишком удобно для других?",
);

impl Worded for ask::TakeUp {
    const ASKED: Text = text("Which location is moved?", "Какую локацию сдвинуть?");
    const LOOK: Text = SHIFT;

    fn answer(&self, answer: &Action, view: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Location(to)) = answer else { return None };
        Some(meant(*to, text("Pick up", "Взять со стола"), view, lang))
    }
}

impl Worded for ask::SwapFirst {
    const ASKED: Text = text("Which location is swapped?", "Какую локацию поменять местами?");
    const LOOK: Text = SHIFT;

    fn answer(&self, answer: &Action, view: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Location(to)) = answer else { return None };
        Some(meant(*to, text("Swap", "Поменять местами"), view, lang))
    }
}

impl Worded for ask::SwapSecond {
    const ASKED: Text = text("With which one?", "С какой?");
    const LOOK: Text = SHIFT;

    fn answer(&self, answer: &Action, view: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Location(second)) = answer else { return None };
        let (first, [the, accusative]) = (self.first.name(), told(*second, view, lang));
        Some(lang.pick(
            format!("Swap {} and {the}", first.the),
            format!("Поменять местами {} и {accusative}", first.accusative()),
        ))
    }
}

impl Worded for ask::SwapTurns {
    const ASKED: Text = text("How do they lie?", "Как их положить?");
    const LOOK: Text = SHIFT;

    fn answer(&self, answer: &Action, _: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Either(nth)) = answer else { return None };
        let [first, second] = [self.first, self.second].map(|it| names::place(it, lang));
        let (en, ru) = match nth {
            0 => return Some(lang.pick("Turn neither", "Ничего не разворачивать").to_owned()),
            1 => (format!("Turn {first}"), format!("Развернуть {first}")),
            2 => (format!("Turn {second}"), format!("Развернуть {second}")),
            _ => (format!("Turn {first} and {second}"), format!("Развернуть {first} и {second}")),
        };
        Some(lang.pick(en, ru))
    }
}

impl Worded for ask::Location {
    const ASKED: Text = text("Which location is meant?", "Какая это локация?");
    const LOOK: Text =
        text("In which location does it matter most?", "В какой локации это важнее всего?");

    fn answer(&self, answer: &Action, view: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Location(it)) = answer else { return None };
        let does = match self.what {
            Spot::PutDeactivation => text("Deactivate", "Деактивировать"),
            Spot::MoveDeactivation | Spot::TakeDeactivation => {
                let [the, _] = told(*it, view, lang);
                let (name, at) = (it.name().name.ru(), told_apart(*it, &view.open, lang));
                return Some(lang.pick(
                    format!("Take the token off {the}"),
                    format!("Снять жетон деактивации: {name}{at}"),
                ));
            }
            Spot::Zone { .. } => text("Choose", "Выбрать"),
        };
        Some(meant(*it, does, view, lang))
    }
}

/// A location as an object, in both languages, told apart from others of its name.
fn told(it: LocationId, view: &View, lang: Lang) -> [String; 2] {
    let (name, at) = (it.name(), told_apart(it, &view.open, lang));
    [format!("{}{at}", name.the), format!("{}{at}", name.accusative())]
}

/// Something is done to a location.
fn meant(it: LocationId, verb: Text, view: &View, lang: Lang) -> String {
    let ([the, accusative], verb) = (told(it, view, lang), verb.get(lang));
    lang.pick(format!("{verb} {the}"), format!("{verb} {accusative}"))
}
