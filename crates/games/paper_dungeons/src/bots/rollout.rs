//! Matches played on to tell luck and choices apart: every team as the normal computer plays.

use super::search::best;
use crate::PaperDungeons;
use crate::action::Action;
use crate::rules::standing;
use crate::setup::Setup;
use crate::state::{State, View};
use kernel::chance::FastChance;
use kernel::rollout::Horizon;
use kernel::{Chance, Game, Measure, Observer, Rollout, Seat};

/// In so many worlds a match alone is played on; in fewer where others have to be played too.
const N_WORLDS: u32 = 64;

/// The total of the seat, ahead or behind.
pub const ROLLOUT: Rollout<PaperDungeons> = Rollout {
    measure: |_: &Setup| Measure::Total,
    horizon: |_| Horizon::End,
    n_worlds,
    is_weighed: |_| true,
    choose,
    finish,
    result,
};

fn n_worlds(setup: &Setup) -> u32 {
    N_WORLDS / setup.n_players.clamp(1, 4) as u32
}

fn choose(view: &View, seat: Seat, legal: &[Action], _: &mut FastChance) -> Action {
    match legal {
        [only] => *only,
        _ => best(view, seat, legal),
    }
}

fn finish(mut state: State, _: Seat, chance: &mut dyn Chance, luck: &mut FastChance) -> State {
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    while let Some(next) = PaperDungeons::turn(&state).awaited().first() {
        legal.clear();
        PaperDungeons::legal(&state, next, &mut legal);
        let view = PaperDungeons::view(&state, Observer::Seat(next));
        let action = choose(&view, next, &legal, luck);
        events.clear();
        PaperDungeons::carry_out(&mut state, next, &action, chance, &mut events);
    }
    state
}

fn result(state: &State, seat: Seat) -> i64 {
    let view = PaperDungeons::view(state, Observer::All);
    100 * i64::from(standing(&view).places[seat].total)
}
