//! Advice in words: what to look at, what a whole use of a die is called, and why it is good.

mod nudges;
mod outcome;
mod whys;

use self::outcome::Outcome;
use super::{cases, offers};
use crate::PaperDungeons;
use crate::action::Action;
use crate::state::View;
use kernel::{Advises, Lang, Seat, Way, capital};

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
                let en = capital(&offers::face_name(die, Lang::En));
                let ru = capital(&cases::with(die));
                lang.pick(format!("{en}: walk to {to}"), format!("{ru} дойти до {to}"))
            }
            // The same room may also be reached with a die of its own.
            (Action::Step { .. }, Some(to)) => lang.pick(
                format!("Walk on to {to} with the steps that are left, for no die"),
                format!("Оставшимися шагами дойти до {to}, не тратя кубика"),
            ),
            (_, _) => offers::offer(first, lang),
        };
        let is_choice =
            |it: &&Action| it.entered().is_none() && !matches!(it, Action::Spare { .. });
        let choices = way.line[1..].iter().filter(is_choice);
        let named = choices.take(CHOICES_NAMED).map(|it| offers::in_sentence(*it, lang));
        let then = lang.pick(", then ", ", затем ");
        [begins].into_iter().chain(named).collect::<Vec<_>>().join(then)
    }

    fn why(view: &View, seat: Seat, way: &Way<Action>, lang: Lang) -> String {
        whys::why(view, &Outcome::of(view, seat, &way.line), way.line[0], lang)
    }
}
