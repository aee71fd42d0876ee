//! Computer players of Paper Dungeons, built from views alone.
//!
//! *Easy* takes random actions with a liking for walking and levels. *Normal* looks through every
//! use of every die to its end and takes the one after which the sheet is worth most.

mod search;
mod worth;

use super::PaperDungeons;
use super::action::Action;
use super::state::View;
use crate::kernel::luck::Imagined;
use crate::kernel::{Bots, Level, Seat, text};

impl Bots for PaperDungeons {
    const LEVELS: &'static [Level] = &[
        Level {
            key: "easy",
            name: text("Easy", "Лёгкий"),
            hint: text("Wanders about and means well.", "Бродит наугад, но старается."),
        },
        Level {
            key: "normal",
            name: text("Normal", "Обычный"),
            hint: text("Weighs every use of every die.", "Взвешивает каждое применение кубика."),
        },
    ];

    fn think(
        level: usize,
        view: &View,
        seat: Seat,
        legal: &[Action],
        luck: &mut Imagined,
    ) -> Action {
        if level == 0 { wander(legal, luck) } else { search::best(view, seat, legal) }
    }
}

/// A random action; walks and levels are three times as likely, resting is the last resort.
fn wander(legal: &[Action], luck: &mut Imagined) -> Action {
    let weight = |action: &Action| match action {
        Action::Walk { .. } | Action::Step { .. } | Action::Level { .. } => 3,
        Action::Keep { .. }
        | Action::Craft { .. }
        | Action::Brew { .. }
        | Action::GainLevel { .. }
        | Action::GainBox { .. }
        | Action::MarkMinion { .. }
        | Action::StealGem { .. } => 1,
        Action::Rest { .. } | Action::Decline | Action::Done => 0,
    };
    let total: u32 = legal.iter().map(weight).sum();
    if total == 0 {
        return legal[luck.pick(legal.len() as u32) as usize];
    }
    let mut left = luck.pick(total);
    for action in legal {
        let weight = weight(action);
        if left < weight {
            return *action;
        }
        left -= weight;
    }
    unreachable!("the weights add up to {total}")
}
