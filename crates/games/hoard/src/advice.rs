//! Hints: what to look at, and why a way is good.

use kernel::{Advises, Lang, Seat, Way, message};

use crate::action::Action;
use crate::state::State;
use crate::{Hoard, messages};

impl Advises for Hoard {
    /// One coin.
    const ABOUT: i32 = 100;

    fn nudge(view: &State, _: Seat, _: &Way<Action>, lang: Lang) -> String {
        message!(lang, "hint-one-in-six", arms = view.arms)
    }

    fn why(view: &State, _: Seat, way: &Way<Action>, lang: Lang) -> String {
        let arms = view.arms;
        match way.line[0] {
            Action::Grab => message!(lang, "why-grab", arms = arms),
            Action::Leave => message!(lang, "why-leave", arms = arms),
        }
    }
}
