//! The chance of each hero to win, judged where a turn has ended.
//!
//! What is counted of a hero is weighed, and the chances of those alive are to each other as the exponentials of what comes of
//! it. `benches/fit` finds the weights, over thousands of matches of the computer that follows rules of thumb.

use super::aims;
use super::walks::Walk;
use super::weights::{N_COUNTS, WEIGHTS};
use super::worth::{HALF, cards, to_come, usable_peril};
use crate::Dungeoneer;
use crate::state::{QUESTS, State};
use kernel::exponential::falling;
use kernel::{Game, Observer, Seat};

/// A victory that is sure.
pub const WHOLE: i32 = 10_000;

/// A player who could win in so much of a turn wins next, unless somebody prevents it.
const SOON: i32 = 130;

/// The features of a hero where a turn has ended.
pub fn counts(state: &State, seat: Seat) -> [i32; N_COUNTS] {
    let open = &state.open;
    let hero = &open.heroes[seat];
    let n_done = hero.done.len().min(QUESTS);
    let walk = Walk::new(open, seat, hero.at);
    let aims = aims::aims(state, seat, &walk);
    let (mut first, mut turns, mut price) = (None, 0, 0);
    for (more, its_price) in to_come(&aims).take(QUESTS - n_done) {
        turns += more;
        price += its_price.clamp(0, 4000);
        first.get_or_insert(turns);
    }
    let near = |turns: i32| 100 * HALF / (HALF + turns);
    let [hand, readied, lair] = cards(state, seat);
    let (peril, usable) = (i32::from(hero.peril), usable_peril(state, seat));
    let n = open.heroes.len() as i32;
    let waits = (seat.idx() as i32 - open.active.idx() as i32).rem_euclid(n.max(1));
    [
        i32::from(1 <= n_done),
        i32::from(2 <= n_done),
        near(first.unwrap_or(0)),
        near(turns),
        i32::from(turns <= SOON),
        i32::from(hero.health.min(6)),
        i32::from(hero.health <= 2),
        i32::from(hero.level) - 1,
        i32::from(hero.glory.min(8)),
        usable.min(30),
        (peril - usable).min(30),
        hand / 100,
        readied / 100,
        lair / 100,
        i32::from(hero.prone.is_some()),
        i32::from(hero.ap.min(2)),
        waits,
        price / 100,
        // A hero who comes later finds more of the map, as long as there is little of it.
        seat.idx() as i32 * 12 / (1 + (open.turn as i32 - 1) / n.max(1)),
    ]
}

/// The chance of a hero among others to win, in hundredths of a percent, where a turn has ended or the match is over.
pub fn chance(state: &State, seat: Seat) -> i32 {
    let open = &state.open;
    if open.ending.is_some() {
        let winners = Dungeoneer::standing(&Dungeoneer::view(state, Observer::All)).winners();
        return if winners.has(seat) { WHOLE / winners.len().max(1) as i32 } else { 0 };
    }
    let weights = &WEIGHTS[open.rules.boxes as usize][usize::from(2 < open.heroes.len())];
    let weighed = |it: Seat| -> i32 {
        counts(state, it).into_iter().zip(weights).map(|(n, w)| n * i32::from(*w)).sum()
    };
    let alive: Vec<(Seat, i32)> = open.alive().iter().map(|it| (it, weighed(it))).collect();
    let best = alive.iter().map(|it| it.1).max().unwrap_or(0);
    let grown = |it: &(Seat, i32)| falling(best - it.1);
    let all: i64 = alive.iter().map(grown).sum();
    let own = alive.iter().find(|it| it.0 == seat).map_or(0, grown);
    (i64::from(WHOLE) * own / all.max(1)) as i32
}
