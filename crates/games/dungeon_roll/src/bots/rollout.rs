//! Rollouts that tell luck and choices apart: as the normal computer plays, with less thought.

use super::crafts::at_once;
use super::outcomes::{next, to_end};
use super::search::Search;
use crate::DungeonRoll;
use crate::action::Action;
use crate::rules::standing;
use crate::setup::Setup;
use crate::state::{Phase, State, View};
use kernel::chance::FastChance;
use kernel::rollout::Horizon;
use kernel::{Chance, Measure, Rollout, Seat};

/// The total of the seat, ahead or behind.
pub const ROLLOUT: Rollout<DungeonRoll> = Rollout {
    measure: |_: &Setup| Measure::Total,
    horizon: |_| Horizon::End,
    n_worlds: |_| 100,
    is_weighed,
    choose,
    finish,
    result,
};

fn is_weighed(view: &View) -> bool {
    view.table.delve.phase != Phase::Choosing
}

fn choose(view: &View, _: Seat, legal: &[Action], luck: &mut FastChance) -> Action {
    let table = &view.table;
    match (at_once(table), table.delve.phase) {
        (Some(action), _) => action,
        // Heroes are not weighed.
        (None, Phase::Choosing) => legal[luck.pick(legal.len() as u32) as usize],
        (None, _) => next(table, &mut Search::new(), luck),
    }
}

fn finish(state: State, seat: Seat, chance: &mut dyn Chance, luck: &mut FastChance) -> State {
    State { table: to_end(state.table, seat, chance, luck).0 }
}

fn result(state: &State, seat: Seat) -> i64 {
    100 * i64::from(standing(&state.table).places[seat].total)
}
