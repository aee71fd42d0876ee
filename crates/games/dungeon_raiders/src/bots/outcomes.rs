//! The worth of ways, measured: matches are played on to their end, every way in the same made-up worlds and with the
//! same luck.

use super::search::{Scratch, Until};
use crate::DungeonRaiders;
use crate::action::Action;
use crate::rules;
use crate::state::{State, View};
use kernel::advice::Means;
use kernel::chance::FastChance;
use kernel::{Game, Observer, Seat, progress};

/// A victory: the chance of one is counted in hundredths of a percent.
const WON: i64 = 10_000;

/// The outcomes of playing on.
pub struct Outcomes {
    /// For each way, the mean of what came of it: the chance to win, in hundredths of a percent, or the coins of a hero
    /// alone, in hundredths, where the dead have none.
    pub means: Means,
    /// In how many worlds each way was played.
    pub n_worlds: u32,
}

/// Plays each action on in the same made-up worlds, so many matches in all.
pub fn outcomes(
    view: &View,
    seat: Seat,
    ways: &[Action],
    n_matches: u32,
    luck: &mut FastChance,
) -> Outcomes {
    let n_worlds = n_matches / ways.len().max(1) as u32;
    let mut scratch = Scratch::default();
    let mut scores: Vec<Vec<i64>> = vec![Vec::new(); ways.len()];
    for nth in 0..n_worlds {
        progress::note(nth as usize, n_worlds as usize);
        let world = DungeonRaiders::determinize(view, luck);
        let seed = u64::from(luck.pick(u32::MAX)) << 8 | u64::from(nth & 0xff);
        for (scores, action) in scores.iter_mut().zip(ways) {
            let mut luck = FastChance::new(seed);
            let end = scratch.play_on(world, seat, *action, Until::MatchEnd, &mut luck);
            scores.push(score(&end, seat));
        }
    }
    Outcomes { means: Means::of(&scores), n_worlds }
}

/// The score of a seat at the end of a match.
pub fn score(end: &State, seat: Seat) -> i64 {
    if end.ground.setup.is_solo() {
        return if end.heroes[seat].mat.is_alive() { coins(end, seat) } else { 0 };
    }
    let winners = rules::standing(&rules::view(end, Observer::All)).winners();
    if winners.has(seat) { WON / winners.len() as i64 } else { 0 }
}

fn coins(end: &State, seat: Seat) -> i64 {
    100 * i64::from(end.heroes[seat].mat.treasure)
}
