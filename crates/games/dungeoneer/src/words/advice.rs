//! Advice in words: what to look at, and why a way is good.

mod asked;
mod nudges;
mod odds;
mod quests;
mod ways;
mod whys;
mod windows;

use crate::Dungeoneer;
use crate::action::Action;
use crate::state::View;
use kernel::{Advises, Lang, Seat, Way};

impl Advises for Dungeoneer {
    /// Three points, a quarter of a wound: trials of the same choice come out so differently.
    const ABOUT: i32 = 300;

    /// Wounds, cards and steps towards a quest have no common unit.
    const IS_OF_TOTAL: bool = false;

    fn nudge(view: &View, seat: Seat, best: &Way<Action>, lang: Lang) -> String {
        nudges::nudge(view, seat, &best.line[0], lang)
    }

    fn why(view: &View, seat: Seat, way: &Way<Action>, lang: Lang) -> String {
        whys::why(view, seat, &way.line[0], lang)
    }
}
