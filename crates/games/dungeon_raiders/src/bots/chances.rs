//! The chance of each hero to win, judged where a level has ended.
//!
//! What is counted of a hero is weighed, and the chances of the living are to each other as the exponentials of
//! what comes of it. `benches/fit` finds the weights, over thousands of matches that the normal computer plays
//! against itself.

use super::weights::{N_COUNTS, WEIGHTS};
use super::worth::most_of_others;
use crate::heroes::{HEROES_MAX, Party};
use crate::rules;
use crate::state::State;
use kernel::exponential::falling;
use kernel::{Observer, Seat};

/// A victory that is sure.
pub const WHOLE: i32 = 10_000;

/// The features of a hero where a level has ended: coins, wounds, how near death is, the items by kind, who goes
/// first, how far the hero is behind the richest other, and, where the most wounded bleeds, how the wounds compare.
pub fn counts(state: &State, seat: Seat) -> [i32; N_COUNTS] {
    let (ground, hero) = (&state.ground, &state.heroes[seat]);
    let wounds = i32::from(hero.mat.wounds);
    let danger = if ground.setup.dies_late() { 0 } else { (wounds - 5).max(0).pow(2) };
    let bleeds = 2 < ground.setup.n_players;
    let ahead = if bleeds { wounds - i32::from(most_of_others(state, seat)) } else { 0 };
    let others = state.heroes.iter().filter(|&(it, hero)| it != seat && hero.mat.is_alive());
    let richest = others.map(|(_, it)| it.mat.treasure).max().unwrap_or(0);
    let treasure = i32::from(hero.mat.treasure);
    let [torches, crystals, keys, swords] = hero.items.0.map(i32::from);
    [
        treasure,
        wounds.min(10),
        danger,
        torches,
        crystals,
        keys,
        swords,
        i32::from(ground.first == Some(seat)),
        (i32::from(richest) - treasure).max(0),
        (ahead + 3).clamp(0, 6),
        i32::from(bleeds && 0 < ahead),
        i32::from(bleeds && ahead == 0),
    ]
}

/// The chance of each hero to win, in hundredths of a percent, where a level has ended or the match is over.
pub fn chances(state: &State) -> Party<i32> {
    let heroes = &state.heroes;
    if state.ground.is_over() {
        let winners = rules::standing(&rules::view(state, Observer::All)).winners();
        let share = WHOLE / winners.len().max(1) as i32;
        return heroes.map(|seat, _| if winners.has(seat) { share } else { 0 });
    }
    let n_players = usize::from(state.ground.setup.n_players).clamp(2, HEROES_MAX);
    let level = usize::from(state.ground.here.level).clamp(1, WEIGHTS[0].len());
    let weights = &WEIGHTS[n_players - 2][level - 1];
    let weighed = heroes.map(|seat, hero| {
        let of = |(count, weight): (i32, &i16)| count * i32::from(*weight);
        hero.mat.is_alive().then(|| counts(state, seat).into_iter().zip(weights).map(of).sum())
    });
    let best = weighed.values().flatten().copied().max().unwrap_or(0);
    let grown = weighed.map(|_, it| it.map_or(0, |it: i32| falling(best - it)));
    let all: i64 = grown.values().sum();
    grown.map(|_, it| (i64::from(WHOLE) * it / all.max(1)) as i32)
}
