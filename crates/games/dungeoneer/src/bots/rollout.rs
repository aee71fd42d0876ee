//! Rollouts that tell luck and choices apart: by rules of thumb. Among others to the end of the turn, where the chance
//! to win is judged: a whole match takes a hundred times as long. A hero alone plays on to the end.

use super::chances::{WHOLE, chance};
use super::plan::{Scratch, TRIAL_MAX, by_thumb};
use crate::Dungeoneer;
use crate::action::Action;
use crate::setup::Setup;
use crate::state::{Ending, State, View};
use kernel::chance::FastChance;
use kernel::rollout::Horizon;
use kernel::{Chance, Game, Measure, Rollout, Seat};

/// The chance to win.
pub const ROLLOUT: Rollout<Dungeoneer> =
    Rollout { measure: |_| Measure::Chance, horizon, n_worlds, is_weighed, choose, finish, result };

fn horizon(setup: &Setup) -> Horizon {
    if setup.n_players == 1 { Horizon::End } else { Horizon::Turn }
}

/// Before the first turn the table is laid.
fn is_weighed(view: &View) -> bool {
    0 < view.open.turn
}

fn n_worlds(setup: &Setup) -> u32 {
    if setup.n_players == 1 { 100 } else { 60 }
}

/// Rules of thumb know the hands of others; here those are made up.
fn choose(view: &View, seat: Seat, legal: &[Action], luck: &mut FastChance) -> Action {
    let world = Dungeoneer::determinize(view, luck);
    legal[by_thumb(&world, seat, legal, &mut Vec::new())].clone()
}

fn finish(state: State, _: Seat, chance: &mut dyn Chance, _: &mut FastChance) -> State {
    let next_turn = state.open.turn.max(1) + 1;
    let until =
        if state.open.rules.is_solo() { (u32::MAX, u32::MAX) } else { (next_turn, TRIAL_MAX) };
    Scratch::default().play_on(state, until, chance)
}

/// A hero alone who has not won has lost.
fn result(state: &State, seat: Seat) -> i64 {
    let has_won = matches!(state.open.ending, Some(Ending::Quests(_)));
    i64::from(match state.open.rules.is_solo() {
        true if has_won => WHOLE,
        true => 0,
        false => chance(state, seat),
    })
}
