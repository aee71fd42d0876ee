//! Random matches of which nothing is kept but the end.

use super::chance::FastChance;
use super::{Chance, Game};

/// Plays one random match to its end without keeping a history, and returns its last state. The
/// number of plies is bounded by [`Game::PLIES_MAX`].
pub fn playout<G: Game>(
    mut state: G::State,
    luck: &mut FastChance,
    chance: &mut dyn Chance,
    legal: &mut Vec<G::Action>,
    events: &mut Vec<G::Event>,
) -> G::State {
    // One look more than there are plies: a match may use all of them and be over then.
    for _ in 0..=G::PLIES_MAX {
        let awaited = G::turn(&state).awaited();
        let Some(seat) = awaited.iter().next() else { return state };
        legal.clear();
        G::legal(&state, seat, legal);
        let action = &legal[luck.pick(legal.len() as u32) as usize];
        events.clear();
        state = G::apply(state, seat, action, chance, events);
    }
    unreachable!("a match of {} is longer than its limit", G::ID)
}
