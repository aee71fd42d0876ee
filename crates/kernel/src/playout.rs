//! Random matches of which nothing is kept but the end.

use super::chance::FastChance;
use super::{Chance, Game};

/// Plays one random match to its end without keeping a history, and returns its last state. The
/// number of plies is bounded by [`Game::PLIES_MAX`]. `spare` and `events` are lists to be filled and left as they come.
pub fn playout<G: Game>(
    mut state: G::State,
    luck: &mut FastChance,
    chance: &mut dyn Chance,
    spare: &mut Vec<G::Action>,
    events: &mut Vec<G::Event>,
) -> G::State {
    // One look more than there are plies: a match may use all of them and be over then.
    for _ in 0..=G::PLIES_MAX {
        let awaited = G::turn(&state).awaited();
        let Some(seat) = awaited.iter().next() else { return state };
        let action = G::pick_legal(&state, seat, luck, spare);
        events.clear();
        G::carry_out(&mut state, seat, &action, chance, events);
    }
    unreachable!("a match of {} is longer than its limit", G::ID)
}
