//! Advice in words: what to look at, and why a way is good.

mod nudges;
mod whys;

use super::telling;
use crate::DungeonRaiders;
use crate::action::Action;
use crate::state::View;
use kernel::{Advises, Lang, Seat, Way};

impl Advises for DungeonRaiders {
    /// One in a hundred matches, or one coin of a hero alone.
    const ABOUT: i32 = 100;

    /// The best card may be one that is hit.
    const SAYS_WHY: bool = false;

    fn nudge(view: &View, seat: Seat, best: &Way<Action>, lang: Lang) -> String {
        nudges::nudge(view, seat, best.line[0], lang)
    }

    fn name_way(view: &View, way: &Way<Action>, lang: Lang) -> String {
        match way.line[..] {
            [Action::UseTorch, then] => telling::torch_and_then(then, view, lang),
            _ => telling::offer(way.line[0], view, lang),
        }
    }

    fn why(view: &View, seat: Seat, way: &Way<Action>, lang: Lang) -> String {
        whys::why(view, seat, way.line[0], lang)
    }
}
