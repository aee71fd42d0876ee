//! The worths of retiring and going on, measured: matches are played on to their end, every way with the same luck.

use super::crafts::{at_once, instead_of_flight, prepare};
use super::rerolls;
use super::search::Search;
use super::worth::going_on;
use crate::action::{Action, Course, Event};
use crate::rules::{apply, standing};
use crate::state::{DELVES, Phase, State, Table};
use kernel::advice::Means;
use kernel::chance::{FastChance, KeyedChance};
use kernel::{Chance, Seat, Seed, progress};

/// So many throws are sampled for each choice of dice: fewer than the computer takes, which costs a match a tenth of a point or two.
const SAMPLES: u32 = 8;

/// So many positions are looked at, all ways and worlds together: some tenths of a second on a desktop.
const POSITIONS: usize = 30_000;

/// Fewer worlds say too little, more are never needed.
const WORLDS: [u32; 2] = [50, 400];

/// The error of a mean of few worlds is told larger than two standard errors by this part: totals lie far apart, and to one side,
/// so that two hold in 88 of 100 choices; with a fourth more 97 do (`benches/intervals`).
const WIDER: u32 = 4;

/// The outcomes of playing on.
pub struct Outcomes {
    /// For each way, the mean of the totals that the adventurer came to at the end of the match, in hundredths of a point.
    pub means: Means,
    /// In how many worlds each way was played.
    pub n_worlds: u32,
}

/// Plays each action on with the same luck, world after world.
pub fn outcomes(table: &Table, ways: &[Action], luck: &mut FastChance) -> Outcomes {
    let mut totals: Vec<Vec<i64>> = vec![Vec::new(); ways.len()];
    let (mut n_worlds, mut n_positions) = (0, 0);
    while n_worlds < WORLDS[0] || n_worlds < WORLDS[1] && n_positions < POSITIONS {
        progress::note(n_positions, POSITIONS);
        let bits = u64::from(luck.pick(u32::MAX)) << 32 | u64::from(luck.pick(u32::MAX));
        for (totals, action) in totals.iter_mut().zip(ways) {
            let (total, n) = play_on(table, action, Seed::from_bits(bits));
            totals.push(100 * i64::from(total));
            n_positions += n;
        }
        n_worlds += 1;
    }
    let means = Means::of(&totals);
    Outcomes { means: Means { error: means.error + means.error / WIDER, ..means }, n_worlds }
}

/// The total of the adventurer at the end of a match that goes on with `action`, and how many positions were looked at.
fn play_on(table: &Table, action: &Action, seed: Seed) -> (i32, usize) {
    let seat = table.adventurer();
    let mut chance = KeyedChance::new(seed);
    let mut luck = FastChance::new(seed.bits());
    let now = apply(State { table: *table }, action, &mut chance, &mut Vec::new()).table;
    let (end, n_positions) = to_end(now, seat, &mut chance, &mut luck);
    (standing(&end).places[seat].total, n_positions)
}

/// Plays on until a seat has no more delves, and tells how many positions were looked at. The others retire at once:
/// what they do changes nothing but the treasures that are left.
pub fn to_end(
    mut now: Table,
    seat: Seat,
    chance: &mut dyn Chance,
    luck: &mut FastChance,
) -> (Table, usize) {
    let mut events: Vec<Event> = Vec::new();
    let mut search = Search::new();
    let mut n_positions = 0;
    while now.player(seat).n_delves < DELVES {
        let place = (now.turn_idx, now.delve.level);
        let is_own = now.adventurer() == seat;
        let action =
            if is_own { next(&now, &mut search, luck) } else { Action::Course(Course::Flee) };
        events.clear();
        now = apply(State { table: now }, &action, chance, &mut events).table;
        if place != (now.turn_idx, now.delve.level) {
            n_positions += search.n_seen();
            search = Search::new();
        }
    }
    (now, n_positions + search.n_seen())
}

/// The action of the normal computer, with less thought.
pub fn next(table: &Table, search: &mut Search, luck: &mut FastChance) -> Action {
    if let Some(action) = at_once(table) {
        return action;
    }
    match table.delve.phase {
        Phase::Regroup if 0 < going_on(table) || !table.can_retire() => {
            Action::Course(Course::Seek)
        }
        Phase::Regroup => Action::Course(Course::Retire),
        Phase::Monster | Phase::Loot | Phase::Dragon => {
            let (action, value) = search.best(table);
            let better = rerolls::better(table, value, (search, SAMPLES), luck);
            let flees = better.is_none() && action == Action::Course(Course::Flee);
            let last = instead_of_flight(table).filter(|_| flees);
            better.or(last).unwrap_or(action)
        }
        Phase::Choosing | Phase::Forming | Phase::Over => prepare(table),
    }
}
