//! Rollouts that tell luck and choices apart: by rules of thumb among rivals, as for an advice; a hero alone, who
//! would die of them, looks at a few games before each card.

use super::outcomes::score;
use super::search::{Scratch, best_in};
use super::thumb::best_lay;
use crate::DungeonRaiders;
use crate::action::Action;
use crate::setup::Setup;
use crate::state::{Phase, State, View};
use kernel::chance::FastChance;
use kernel::rollout::Horizon;
use kernel::{Chance, Game, Measure, Observer, Rollout, Seat};

/// So many games a hero alone looks at, to the end of the level, before each card.
const GAMES: u32 = 30;

/// The chance to win among rivals; alone, the coins of a hero who lives to the end.
pub const ROLLOUT: Rollout<DungeonRaiders> =
    Rollout { measure, horizon, n_worlds, is_weighed, choose, finish, result: score };

fn horizon(_: &Setup) -> Horizon {
    Horizon::End
}

fn is_weighed(view: &View) -> bool {
    view.ground.phase == Phase::Playing
}

fn measure(setup: &Setup) -> Measure {
    if setup.is_solo() { Measure::Total } else { Measure::Chance }
}

/// Alone, each match takes some hundred times as long.
fn n_worlds(setup: &Setup) -> u32 {
    if setup.is_solo() { 50 } else { 400 }
}

/// Rules of thumb know the cards of others; here those are made up.
fn choose(view: &View, seat: Seat, legal: &[Action], luck: &mut FastChance) -> Action {
    if view.ground.setup.is_solo() {
        return alone(view, seat, legal, luck);
    }
    let world = DungeonRaiders::determinize(view, luck);
    best_lay(&world, seat, legal, 1, luck)
}

fn alone(view: &View, seat: Seat, legal: &[Action], luck: &mut FastChance) -> Action {
    match legal {
        [only] => *only,
        _ if view.ground.phase == Phase::Choosing => legal[luck.pick(legal.len() as u32) as usize],
        _ => best_in(view, seat, legal, GAMES, luck),
    }
}

fn finish(mut state: State, _: Seat, chance: &mut dyn Chance, luck: &mut FastChance) -> State {
    let is_alone = state.ground.setup.is_solo();
    let mut scratch = Scratch::default();
    let mut legal = Vec::new();
    while let Some(next) = DungeonRaiders::turn(&state).awaited().first() {
        legal.clear();
        DungeonRaiders::legal(&state, next, &mut legal);
        let action = if is_alone {
            alone(&DungeonRaiders::view(&state, Observer::Seat(next)), next, &legal, luck)
        } else {
            best_lay(&state, next, &legal, 1, luck)
        };
        scratch.step(&mut state, next, action, chance);
    }
    state
}
