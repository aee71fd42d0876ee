//! Computer heroes and Dungeonlords, built from views alone.
//!
//! All of them know the same rules of thumb (`thumb`): which quest is nearest, which monster beats which hero by
//! exact odds, when a card is worth its price. *Easy* follows them with slips, and makes little of villainy.
//! *Normal* tries the few actions that look best in a made-up world or two (`plan`), to the end of the turn, and
//! weighs where that leaves everybody (`worth`); it sees what rules of thumb overlook (`careful`). *Hard* plans all
//! that is left of the turn as a tree (`tree`), in dozens of worlds with hands of others made up anew in each, and
//! their answers in it.
//!
//! Nobody looks beyond the turn: rollouts through the turns of others made computers timid, and lose. A hero alone
//! whose quests all hunt what is too strong would therefore stand still for the rest of 150 rounds: within one turn
//! that is the best there is. After the 25th round *hard* goes on alone as *normal* would, which tries only the deeds
//! that look best; some 1 of 100 matches still runs out of rounds.

mod advice;
mod aims;
mod careful;
pub mod chances;
mod easy;
mod keeps;
mod plan;
mod rollout;
mod scale;
mod thumb;
mod tree;
mod walks;
pub mod weights;
mod worth;

use self::plan::{Choice, Effort};
use super::Dungeoneer;
use super::action::Action;
use super::messages;
use super::state::View;
use kernel::chance::FastChance;
use kernel::{Advice, Bots, Level, Rollout, Seat, text};

/// The places of levels.
const EASY: usize = 0;
const NORMAL_LEVEL: usize = 1;

/// The effort of the normal computer.
const NORMAL: Effort = Effort { plies: 80, n_tried: 3, n_turns: 1, is_careful: true };

/// The effort of the hard computer.
const HARD: Effort = Effort { plies: 3000, n_tried: 10, n_turns: 1, is_careful: false };

/// The same between two, where a ply takes less time than among four.
const HARD_DUEL: Effort = Effort { plies: 7000, ..HARD };

/// The same alone, where a ply takes even less time, and healing that is wasted is missed later.
const HARD_ALONE: Effort = Effort { plies: 8000, is_careful: true, ..HARD };

/// A hero alone who has not won in so many rounds goes on as the normal computer would: for a plan that ends with the turn it is
/// better to stand still than to hunt what is too strong, but nothing becomes better by waiting.
const PATIENCE: u8 = 25;

impl Bots for Dungeoneer {
    const LEVELS: &'static [Level] = &[
        Level { key: "easy", name: text!("level-easy"), hint: text!("level-easy-hint") },
        Level { key: "normal", name: text!("level-normal"), hint: text!("level-normal-hint") },
        Level { key: "hard", name: text!("level-hard"), hint: text!("level-hard-hint") },
    ];

    const ROLLOUT: Option<Rollout<Dungeoneer>> = Some(rollout::ROLLOUT);

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
        let nth = match level {
            EASY => easy::think(view, seat, legal, luck),
            _ => tried(level, Choice { view, seat, legal, may_decline: false }, luck).unwrap_or(0),
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
        if level == EASY {
            return None;
        }
        let choice = Choice { view, seat, legal, may_decline: true };
        tried(level, choice, luck).map(|nth| legal[nth].clone())
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

/// The place of what the levels that try things out take; none if it is best to do nothing.
fn tried(level: usize, choice: Choice<'_>, luck: &mut FastChance) -> Option<usize> {
    let open = &choice.view.open;
    let hard = match open.heroes.len() {
        1 => &HARD_ALONE,
        2 => &HARD_DUEL,
        _ => &HARD,
    };
    match level {
        EASY | NORMAL_LEVEL => plan::best(choice, &NORMAL, luck),
        _ if open.rules.is_solo() && PATIENCE < open.round => plan::best(choice, &NORMAL, luck),
        _ => tree::best(choice, hard, luck),
    }
}
