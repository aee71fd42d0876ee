//! Tries every action in many made-up worlds, and plays each on by rules of thumb.

use super::thumb::best_lay;
use super::worth::standing;
use crate::games::dungeon_raiders::DungeonRaiders;
use crate::games::dungeon_raiders::action::{Action, Event};
use crate::games::dungeon_raiders::rules::wastes_crystal;
use crate::games::dungeon_raiders::state::{State, View};
use crate::kernel::chance::FastChance;
use crate::kernel::{Chance, Game, Seat};

/// So many games are played on for each decision, shared by all actions.
pub const ROLLOUTS: u32 = 400;

/// The action that leads to the best standing on average.
pub fn best(view: &View, seat: Seat, legal: &[Action], luck: &mut FastChance) -> Action {
    let tried = worth_trying(view, legal);
    if let [only] = tried[..] {
        return only;
    }
    let sums = weigh(view, seat, &tried, ROLLOUTS, luck);
    let best = (0..tried.len()).max_by_key(|&it| sums[it]);
    best.map_or(legal[0], |it| tried[it])
}

/// The actions that may be best: a torch is none of them, nor a crystal that nobody is behind and that
/// would only be lost (RA-249).
pub fn worth_trying(view: &View, legal: &[Action]) -> Vec<Action> {
    let is_wasted = wastes_crystal(view);
    let is_tried = |it: &Action| match it {
        Action::UseTorch => false,
        Action::UseCrystal => !is_wasted,
        Action::Lay { .. } | Action::Choose { .. } => true,
    };
    legal.iter().copied().filter(is_tried).collect()
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
            let end = play_on(world, seat, *action, Until::LevelEnd, &mut luck, &mut scratch);
            *sum += i64::from(standing(&end, seat));
        }
    }
    sums
}

/// What is used again and again.
#[derive(Default)]
pub struct Scratch {
    pub legal: Vec<Action>,
    pub events: Vec<Event>,
}

/// How far a match is played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// To the end of the level, or of the match in its last one.
    LevelEnd,
    MatchEnd,
}

/// Takes the action, and plays on by rules of thumb.
pub fn play_on(
    world: State,
    seat: Seat,
    action: Action,
    until: Until,
    luck: &mut FastChance,
    scratch: &mut Scratch,
) -> State {
    let level = world.ground.here.level;
    let mut step = |state: State, seat: Seat, action: Action, chance: &mut dyn Chance| {
        scratch.events.clear();
        DungeonRaiders::apply(state, seat, &action, chance, &mut scratch.events)
    };
    let mut state = step(world, seat, action, luck);
    for _ in 0..DungeonRaiders::PLIES_MAX {
        let Some(next) = DungeonRaiders::turn(&state).awaited().iter().next() else { break };
        if until == Until::LevelEnd && state.ground.here.level != level {
            break;
        }
        scratch.legal.clear();
        DungeonRaiders::legal(&state, next, &mut scratch.legal);
        let action = best_lay(&state, next, &scratch.legal, 1, luck);
        state = step(state, next, action, luck);
    }
    state
}
