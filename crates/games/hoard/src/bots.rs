//! Computer thieves. They get what their seat sees and what it may do, never a state that hides something.

use kernel::chance::FastChance;
use kernel::{Advice, Basis, Bots, Level, Seat, Way, text};

use crate::action::Action;
use crate::state::State;
use crate::{Hoard, messages};

/// With fewer coins in the arms than this, another grab brings more on average than it risks: five throws in six bring
/// 4 coins, and the sixth loses all.
const WORTH_LEAVING: u8 = 20;

/// The average gain from a throw that does not wake the dragon.
const AVERAGE: i32 = 4;

/// The coins with which *easy* runs away.
const AFRAID: u8 = 6;

impl Bots for Hoard {
    const LEVELS: &'static [Level] = &[
        Level { key: "easy", name: text!("level-easy"), hint: text!("level-easy-hint") },
        Level { key: "normal", name: text!("level-normal"), hint: text!("level-normal-hint") },
    ];

    fn think(
        level: usize,
        view: &State,
        seat: Seat,
        legal: &[Action],
        _: &mut FastChance,
    ) -> Action {
        let wanted = if level == 0 { AFRAID } else { WORTH_LEAVING };
        let wins = view.setup.goal <= view.chests[seat] + view.arms;
        let leaves = wanted <= view.arms || wins;
        let choice = if leaves { Action::Leave } else { Action::Grab };
        if legal.contains(&choice) { choice } else { legal[0] }
    }

    /// The contents of the arms after each choice, on average, in hundredths of a coin; a victory is worth all coins
    /// that it takes.
    fn advise(
        view: &State,
        seat: Seat,
        legal: &[Action],
        taken: Option<&Action>,
        _: &mut FastChance,
    ) -> Option<Advice<Action>> {
        let (arms, goal) = (i32::from(view.arms), i32::from(view.setup.goal));
        let wins = goal <= i32::from(view.chests[seat]) + arms;
        let worth = |action: &Action| match action {
            Action::Grab => (arms + AVERAGE) * 500 / 6,
            Action::Leave => 100 * if wins { goal } else { arms },
        };
        let ways = legal.iter().map(|it| Way { line: vec![*it], worth: worth(it) });
        Advice::of(ways.collect(), Basis::Judgement, taken)
    }
}
