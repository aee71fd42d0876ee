//! Advice in words: what to look at, what a whole use of a die is called, and why it is good.

mod nudges;
mod outcome;
mod whys;

use self::outcome::Outcome;
use super::offers;
use crate::PaperDungeons;
use crate::action::Action;
use crate::messages;
use crate::state::View;
use kernel::{Advises, Lang, Seat, Way, message};

/// A way is called by this many of the choices that its rewards ask for.
const CHOICES_NAMED: usize = 2;

impl Advises for PaperDungeons {
    /// Half a point of glory: the judgement of a sheet is no finer.
    const ABOUT: i32 = 50;

    fn nudge(view: &View, seat: Seat, best: &Way<Action>, lang: Lang) -> String {
        nudges::nudge(view, seat, best, lang)
    }

    fn name_way(_: &View, way: &Way<Action>, lang: Lang) -> String {
        let first = way.line[0];
        let end = way.line.iter().rev().find_map(|it| it.entered());
        let begins = match (first, end) {
            (Action::Walk { die, .. }, Some(to)) => {
                message!(lang, "way-walk", die = die.name(), room = &to.to_string())
            }
            // The same room may also be reached with a die of its own.
            (Action::Step { .. }, Some(to)) => {
                message!(lang, "way-step", room = &to.to_string())
            }
            (_, _) => offers::offer(first, lang),
        };
        let is_choice =
            |it: &&Action| it.entered().is_none() && !matches!(it, Action::Spare { .. });
        let choices = way.line[1..].iter().filter(is_choice);
        let named = choices.take(CHOICES_NAMED).map(|it| offers::in_sentence(*it, lang));
        named.fold(begins, |way, next| message!(lang, "way-then", way = &way, next = &next))
    }

    fn why(view: &View, seat: Seat, way: &Way<Action>, lang: Lang) -> String {
        whys::why(view, &Outcome::of(view, seat, &way.line), way.line[0], lang)
    }
}
