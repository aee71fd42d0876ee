//! Computer heroes and Dungeonlords, built from views alone.
//!
//! All of them know the same rules of thumb (`thumb`): which quest is nearest, which monster beats which
//! hero, when a card is worth its price. *Easy* follows them with slips. *Normal* tries the actions that look
//! best in made-up worlds to the end of the turn (`plan`), and weighs where that leaves everybody
//! (`worth`). *Hard* tries more, and also what the others will answer.

mod aims;
mod easy;
mod keeps;
mod plan;
mod scale;
mod thumb;
mod walks;
mod worth;

use self::plan::Effort;
use super::Dungeoneer;
use super::action::Action;
use super::state::View;
use crate::kernel::chance::FastChance;
use crate::kernel::{Bots, Level, Seat, text};

/// What the normal computer tries.
const NORMAL: Effort = Effort { plies: 1000, n_tried: 8, n_turns: 1 };

/// What the hard computer tries; its horizon is one round.
const HARD: Effort = Effort { plies: 6000, n_tried: 12, n_turns: 1 };

impl Bots for Dungeoneer {
    const LEVELS: &'static [Level] = &[
        Level {
            key: "easy",
            name: text("Easy", "Лёгкий"),
            hint: text(
                "Goes for its quests, slips, and makes little of your peril.",
                "Идёт к своим заданиям, ошибается и мало пользуется вашим риском.",
            ),
        },
        Level {
            key: "normal",
            name: text("Normal", "Обычный"),
            hint: text(
                "Thinks its turn through and weighs every battle.",
                "Продумывает свой ход и взвешивает каждую битву.",
            ),
        },
        Level {
            key: "hard",
            name: text("Hard", "Сложный"),
            hint: text(
                "Also thinks of what you will do to it.",
                "Думает и о том, чем вы ответите.",
            ),
        },
    ];

    fn think(
        level: usize,
        view: &View,
        seat: Seat,
        legal: &[Action],
        luck: &mut FastChance,
    ) -> Action {
        assert!(!legal.is_empty());
        if let [only] = legal {
            return only.clone();
        }
        if legal.iter().all(Action::is_pass) {
            let pass = legal.iter().find(|it| **it == Action::Pass);
            return pass.unwrap_or(&legal[0]).clone();
        }
        let nth = match effort(level, view) {
            None => easy::think(view, seat, legal, luck),
            Some(effort) => plan::best(view, seat, legal, false, &effort, luck).unwrap_or(0),
        };
        legal[nth].clone()
    }

    /// Out of turn (W7): *easy* lets every moment pass.
    fn interrupt(
        level: usize,
        view: &View,
        seat: Seat,
        legal: &[Action],
        luck: &mut FastChance,
    ) -> Option<Action> {
        let effort = effort(level, view)?;
        plan::best(view, seat, legal, true, &effort, luck).map(|nth| legal[nth].clone())
    }
}

/// How hard a level thinks at a table; none if it does not try anything out.
fn effort(level: usize, view: &View) -> Option<Effort> {
    let n = view.open.alive().len() as u32;
    match level {
        0 => None,
        1 => Some(NORMAL),
        _ => Some(Effort { n_turns: n, ..HARD }),
    }
}
