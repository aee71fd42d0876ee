//! Questions of the map, in words: one row for each.

use super::Worded;
use crate::action::{Action, Word};
use crate::ask::{self, Spot};
use crate::cards::LocationId;
use crate::messages;
use crate::state::View;
use crate::words::names;
use crate::words::seen::told_apart;
use kernel::ask::Answer;
use kernel::{Lang, Text, message, text};

const SHIFT: Text = text!("look-shift");

impl Worded for ask::TakeUp {
    const ASKED: Text = text!("ask-take-up");
    const LOOK: Text = SHIFT;

    fn answer(&self, answer: &Action, view: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Location(to)) = answer else { return None };
        Some(message!(lang, "answer-take-up", place = &told(*to, view, lang)))
    }
}

impl Worded for ask::SwapFirst {
    const ASKED: Text = text!("ask-swap");
    const LOOK: Text = SHIFT;

    fn answer(&self, answer: &Action, view: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Location(to)) = answer else { return None };
        Some(message!(lang, "answer-swap", place = &told(*to, view, lang)))
    }
}

impl Worded for ask::SwapSecond {
    const ASKED: Text = text!("ask-swap-second");
    const LOOK: Text = SHIFT;

    fn answer(&self, answer: &Action, view: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Location(second)) = answer else { return None };
        let (first, second) = (names::place(self.first, lang), told(*second, view, lang));
        Some(message!(lang, "answer-swap-second", first = first, second = &second))
    }
}

impl Worded for ask::SwapTurns {
    const ASKED: Text = text!("ask-turns");
    const LOOK: Text = SHIFT;

    fn answer(&self, answer: &Action, _: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Either(nth)) = answer else { return None };
        let [first, second] = [self.first, self.second].map(|it| names::place(it, lang));
        Some(match nth {
            0 => message!(lang, "answer-turn-neither").to_owned(),
            1 => message!(lang, "answer-turn", place = first),
            2 => message!(lang, "answer-turn", place = second),
            _ => message!(lang, "answer-turn-both", first = first, second = second),
        })
    }
}

impl Worded for ask::Location {
    const ASKED: Text = text!("ask-location");
    const LOOK: Text = text!("look-location");

    fn answer(&self, answer: &Action, view: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Location(it)) = answer else { return None };
        let place = told(*it, view, lang);
        Some(match self.what {
            Spot::PutDeactivation => message!(lang, "answer-deactivate", place = &place),
            Spot::MoveDeactivation | Spot::TakeDeactivation => {
                let at = told_apart(*it, &view.open, lang);
                let place = format!("{}{at}", names::location(*it, lang));
                message!(lang, "answer-take-token", place = &place)
            }
            Spot::Zone { .. } => message!(lang, "answer-choose", place = &place),
        })
    }
}

/// A location as an object, told apart from others of its name.
fn told(it: LocationId, view: &View, lang: Lang) -> String {
    format!("{}{}", names::place(it, lang), told_apart(it, &view.open, lang))
}
