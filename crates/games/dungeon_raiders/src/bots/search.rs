//! Tries every action in many made-up worlds, and plays each on by rules of thumb.

use super::thumb::best_lay;
use super::worth::standing;
use crate::DungeonRaiders;
use crate::action::{Action, Event};
use crate::rules::wastes_crystal;
use crate::state::{State, View};
use kernel::chance::FastChance;
use kernel::{Chance, Game, Seat};

/// So many games are played on for each decision, shared by all actions.
pub const ROLLOUTS: u32 = 400;

/// The action that leads to the best standing on average.
pub fn best(view: &View, seat: Seat, legal: &[Action], luck: &mut FastChance) -> Action {
    best_in(view, seat, legal, ROLLOUTS, luck)
}

/// The same, where so many games are played on.
pub fn best_in(
    view: &View,
    seat: Seat,
    legal: &[Action],
    n_games: u32,
    luck: &mut FastChance,
) -> Action {
    let tried = worth_trying(view, legal);
    if let [only] = tried[..] {
        return only;
    }
    let sums = weigh(view, seat, &tried, n_games, luck);
    let best = (0..tried.len()).max_by_key(|&it| sums[it]);
    best.map_or(legal[0], |it| tried[it])
}

/// The actions that may be best: a torch is none of them, nor a crystal that nobody is behind and that
/// would only be lost (RA-249).
pub fn worth_trying(view: &View, legal: &[Action]) -> Vec<Action> {
    let is_wasted = wastes_crystal(view);
    legal.iter().copied().filter(|it| may_be_best(it, is_wasted)).collect()
}

/// Tells whether an action may be best; `is_wasted` says whether a crystal would only be lost.
pub fn may_be_best(action: &Action, is_wasted: bool) -> bool {
    match action {
        Action::UseTorch => false,
        Action::UseCrystal => !is_wasted,
        Action::Lay { .. } | Action::Choose { .. } => true,
    }
}

/// Plays each action on in the same made-up worlds, so many games in all: for each, the standings after it, summed up.
pub fn weigh(
    view: &View,
    seat: Seat,
    tried: &[Action],
    n_games: u32,
    luck: &mut FastChance,
) -> Vec<i64> {
    let n_worlds = n_games / tried.len().max(1) as u32;
    let mut sums = vec![0i64; tried.len()];
    let mut scratch = Scratch::default();
    for nth in 0..n_worlds {
        let world = DungeonRaiders::determinize(view, luck);
        // All actions meet the same luck in one world, so that they differ by themselves alone.
        let seed = u64::from(luck.pick(u32::MAX)) << 8 | u64::from(nth & 0xff);
        for (sum, action) in sums.iter_mut().zip(tried) {
            let mut luck = FastChance::new(seed);
            let end = scratch.play_on(world, seat, *action, Until::LevelEnd, &mut luck);
            *sum += i64::from(standing(&end, seat));
        }
    }
    sums
}

/// Buffers that are used again and again.
#[derive(Default)]
pub struct Scratch {
    legal: Vec<Action>,
    events: Vec<Event>,
}

/// The point to which a match is played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// To the end of the level, or of the match in its last one.
    LevelEnd,
    MatchEnd,
}

impl Scratch {
    /// Carries an action out; what happens is of no interest.
    pub fn step(&mut self, state: &mut State, seat: Seat, action: Action, chance: &mut dyn Chance) {
        self.events.clear();
        DungeonRaiders::carry_out(state, seat, &action, chance, &mut self.events);
    }

    /// Takes the action, and plays on by rules of thumb.
    pub fn play_on(
        &mut self,
        mut world: State,
        seat: Seat,
        action: Action,
        until: Until,
        luck: &mut FastChance,
    ) -> State {
        let level = world.ground.here.level;
        self.step(&mut world, seat, action, luck);
        self.finish(world, level, until, luck)
    }

    /// Plays on from a level, or from where the heroes have left it, by rules of thumb.
    pub fn finish(
        &mut self,
        mut state: State,
        level: u8,
        until: Until,
        luck: &mut FastChance,
    ) -> State {
        for _ in 0..DungeonRaiders::PLIES_MAX {
            let Some(next) = DungeonRaiders::turn(&state).awaited().iter().next() else { break };
            if until == Until::LevelEnd && state.ground.here.level != level {
                break;
            }
            self.legal.clear();
            DungeonRaiders::legal(&state, next, &mut self.legal);
            let action = best_lay(&state, next, &self.legal, 1, luck);
            self.step(&mut state, next, action, luck);
        }
        state
    }
}
