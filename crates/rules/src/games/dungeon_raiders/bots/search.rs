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

/// No level has more plies than this (see `PLIES_MAX`).
const LEVEL_PLIES_MAX: usize = 128;

/// The action that leads to the best standing on average.
pub fn best(view: &View, seat: Seat, legal: &[Action], luck: &mut FastChance) -> Action {
    let tried = worth_trying(view, legal);
    if let [only] = tried[..] {
        return only;
    }
    let sums = weigh(view, seat, &tried, ROLLOUTS, luck).sums;
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

/// What trials of some actions have come to.
pub struct Weighed {
    /// For each action, the standings after it, summed up over all worlds.
    pub sums: Vec<i64>,
    pub n_worlds: u32,
}

/// Plays each action on in the same made-up worlds, so many games in all.
pub fn weigh(
    view: &View,
    seat: Seat,
    tried: &[Action],
    n_games: u32,
    luck: &mut FastChance,
) -> Weighed {
    let n_worlds = n_games / tried.len().max(1) as u32;
    let mut sums = vec![0i64; tried.len()];
    let mut scratch = Scratch::default();
    for nth in 0..n_worlds {
        let world = DungeonRaiders::determinize(view, luck);
        // All actions meet the same luck in one world, so that they differ by themselves alone.
        let seed = u64::from(luck.pick(u32::MAX)) << 8 | u64::from(nth & 0xff);
        for (sum, action) in sums.iter_mut().zip(tried) {
            let end = play_on(world, seat, *action, &mut FastChance::new(seed), &mut scratch);
            *sum += i64::from(standing(&end, seat));
        }
    }
    Weighed { sums, n_worlds }
}

/// What is used again and again.
#[derive(Default)]
struct Scratch {
    legal: Vec<Action>,
    events: Vec<Event>,
}

/// Takes the action, and plays to the end of the level, or of the match in its last levels.
fn play_on(
    world: State,
    seat: Seat,
    action: Action,
    luck: &mut FastChance,
    scratch: &mut Scratch,
) -> State {
    let level = world.ground.here.level;
    let mut step = |state: State, seat: Seat, action: Action, chance: &mut dyn Chance| {
        scratch.events.clear();
        DungeonRaiders::apply(state, seat, &action, chance, &mut scratch.events)
    };
    let mut state = step(world, seat, action, luck);
    for _ in 0..LEVEL_PLIES_MAX {
        let Some(next) = DungeonRaiders::turn(&state).awaited().iter().next() else { break };
        if state.ground.here.level != level {
            break;
        }
        scratch.legal.clear();
        DungeonRaiders::legal(&state, next, &mut scratch.legal);
        let action = best_lay(&state, next, &scratch.legal, 1, luck);
        state = step(state, next, action, luck);
    }
    state
}
