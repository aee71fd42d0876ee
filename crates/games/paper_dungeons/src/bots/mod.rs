//! Computer players of Paper Dungeons, built from views alone.
//!
//! *Easy* looks at a few actions, drawn by luck, one step ahead, and takes the best of them.
//! *Normal* looks through every use of every die to its end and takes the one after which the sheet
//! is worth most. *Hard* plays what looks best to *normal* on to the end of the match, with the same dice for each.
//!
//! # Playing on
//!
//! The dozen uses that look best to *normal*, and the best of each sort, are a race. All meet the same made-up
//! futures, which *normal* plays to the end of the match for the seat; rivals do no more than they must. After each
//! turn of the race the worse half leaves it, so that most futures go to what is close. An advice plays its ways on
//! in futures of their own.

mod advice;
mod master;
mod rollout;
mod search;
mod worth;

use super::PaperDungeons;
use super::action::Action;
use super::state::View;
use crate::messages;
use kernel::chance::FastChance;
use kernel::{Advice, Bots, Level, Rollout, Seat, text};

/// Actions that the easy computer looks at before it takes one.
const GLANCES: usize = 6;

impl Bots for PaperDungeons {
    const LEVELS: &'static [Level] = &[
        Level { key: "easy", name: text!("level-easy"), hint: text!("level-easy-hint") },
        Level { key: "normal", name: text!("level-normal"), hint: text!("level-normal-hint") },
        Level { key: "hard", name: text!("level-hard"), hint: text!("level-hard-hint") },
    ];

    const ROLLOUT: Option<Rollout<PaperDungeons>> = Some(rollout::ROLLOUT);

    fn think(
        level: usize,
        view: &View,
        seat: Seat,
        legal: &[Action],
        luck: &mut FastChance,
    ) -> Action {
        match level {
            0 => glance(view, seat, legal, luck),
            1 => search::best(view, seat, legal),
            _ => master::best(view, seat, legal, luck),
        }
    }

    fn advise(
        view: &View,
        seat: Seat,
        legal: &[Action],
        taken: Option<&Action>,
        luck: &mut FastChance,
    ) -> Option<Advice<Action>> {
        advice::advise(view, seat, legal, taken, luck)
    }
}

/// Looks at a few legal actions, drawn by luck, and takes the best of them.
fn glance(view: &View, seat: Seat, legal: &[Action], luck: &mut FastChance) -> Action {
    let mut pick = || legal[luck.pick(legal.len() as u32) as usize];
    let first = pick();
    let seen = (1..GLANCES).map(|_| pick());
    seen.fold(first, |best, it| {
        let is_better = search::soon(view, seat, best) < search::soon(view, seat, it);
        if is_better { it } else { best }
    })
}
