//! Advice in words: what to look at, and why a way is good.

mod nudges;
mod whys;

use crate::games::dungeon_raiders::DungeonRaiders;
use crate::games::dungeon_raiders::action::Action;
use crate::games::dungeon_raiders::state::View;
use crate::kernel::{Advises, Lang, Seat, Way};

impl Advises for DungeonRaiders {
    /// Less than half a coin: trials of the same choice come out so differently.
    const ABOUT: i32 = 40;

    fn nudge(view: &View, seat: Seat, best: &Way<Action>, lang: Lang) -> String {
        nudges::nudge(view, seat, best.line[0], lang)
    }

    fn why(view: &View, seat: Seat, way: &Way<Action>, lang: Lang) -> String {
        whys::why(view, seat, way.line[0], lang)
    }
}
