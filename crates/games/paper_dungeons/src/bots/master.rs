//! Plays what looks best on to the end of the match in many made-up futures, as the normal computer would, and takes
//! that after which the seat's total is highest on average.
//!
//! All candidates meet the same dice. After each turn of the race the worse half is left out, so that most of the
//! futures go to those that are close. Rivals do no more than they must: what is weighed is the total of the seat.

use super::search::{Followed, best_line, to_its_end};
use crate::action::Action;
use crate::rules::{self, Trial, standing, view};
use crate::state::{Phase, State, View};
use kernel::chance::FastChance;
use kernel::{Observer, Seat, Turn, progress, sort};

/// So many of the actions that look best are played on, and the best of each sort besides.
const CANDIDATES_MAX: usize = 12;

/// So many matches are played on to their end for a decision, whichever candidates they are of.
const PLAYOUTS: usize = 192;

/// No decision plays more actions than about these.
const PLIES_MAX: usize = 9_000;

/// An advice plays each of its ways on in no more futures than these,
const FUTURES_MAX: usize = 48;

/// and all of them in no more actions than about these.
const ADVICE_PLIES_MAX: usize = 12_000;

/// The action that ends best on average.
pub fn best(from: &View, seat: Seat, legal: &[Action], luck: &mut FastChance) -> Action {
    match legal {
        [only] => *only,
        _ => ranked(from, seat, legal, luck).swap_remove(0)[0],
    }
}

/// The lines that are worth playing on, the one that ended best first; each has its first action first.
pub fn ranked(
    from: &View,
    seat: Seat,
    legal: &[Action],
    luck: &mut FastChance,
) -> Vec<Vec<Action>> {
    let mut race = Race::new(candidates(from, seat, legal));
    race.run(from, seat, luck);
    race.order.iter().map(|&it| race.lines[it].clone()).collect()
}

/// Plays each line on in the same futures: in [`FUTURES_MAX`], or in as many as about [`ADVICE_PLIES_MAX`] actions reach.
/// Returns the totals of each line, future by future, in hundredths.
pub fn played(
    from: &View,
    seat: Seat,
    lines: &[Vec<Action>],
    luck: &mut FastChance,
) -> Vec<Vec<i64>> {
    let mut totals = vec![Vec::new(); lines.len()];
    let mut n_plies = 0;
    for _ in 0..FUTURES_MAX {
        progress::note(n_plies, ADVICE_PLIES_MAX);
        let mut future = Future::new(from, luck);
        for (totals, line) in totals.iter_mut().zip(lines) {
            totals.push(100 * i64::from(future.play_on(seat, line)));
        }
        n_plies += future.n_plies;
        if ADVICE_PLIES_MAX <= n_plies {
            break;
        }
    }
    totals
}

/// The actions that look best, the best first: at least one of each sort. To be done is looked at where only steps are
/// left.
fn candidates(from: &View, seat: Seat, legal: &[Action]) -> Vec<Vec<Action>> {
    let has_use = legal.iter().any(|it| !matches!(it, Action::Step { .. } | Action::Done));
    let tried = legal.iter().filter(|it| **it != Action::Done || !has_use);
    let mut all: Vec<Followed> = tried.map(|&it| to_its_end(from, seat, it)).collect();
    // Of equals, the normal computer takes the last.
    all.reverse();
    sort(&mut all, |one, other| other.worth < one.worth);
    let mut sorts = Vec::new();
    let mut nth = 0;
    all.retain(|it| {
        nth += 1;
        let sort = it.line.last().map(std::mem::discriminant);
        let is_new = !sorts.contains(&sort);
        sorts.push(sort);
        is_new || nth <= CANDIDATES_MAX
    });
    let first_first = |mut it: Followed| {
        it.line.reverse();
        it.line
    };
    all.into_iter().map(first_first).collect()
}

/// Lines that are played on by turns.
struct Race {
    lines: Vec<Vec<Action>>,
    /// The results of each: the number of matches, and the sum of the totals.
    results: Vec<(i64, i64)>,
    /// The lines by what came of them, the best first.
    order: Vec<usize>,
}

impl Race {
    fn new(lines: Vec<Vec<Action>>) -> Race {
        Race { results: vec![(0, 0); lines.len()], order: (0..lines.len()).collect(), lines }
    }

    /// Plays until one line is left, or the plies are used up.
    fn run(&mut self, from: &View, seat: Seat, luck: &mut FastChance) {
        let n_turns = self.lines.len().next_power_of_two().trailing_zeros().max(1) as usize;
        let mut n_alive = self.lines.len();
        let mut n_plies = 0;
        for _ in 0..n_turns {
            for _ in 0..(PLAYOUTS / n_turns / n_alive).max(1) {
                progress::note(n_plies, PLIES_MAX);
                let mut future = Future::new(from, luck);
                for &it in &self.order[..n_alive] {
                    let total = future.play_on(seat, &self.lines[it]);
                    let (n, sum) = &mut self.results[it];
                    *n += 1;
                    *sum += i64::from(total);
                }
                n_plies += future.n_plies;
                if PLIES_MAX <= n_plies {
                    break;
                }
            }
            let results = &self.results;
            let mean = |it: usize| results[it].1 * 1_000 / results[it].0.max(1);
            // A stable sort: of equals, what looked better comes first.
            sort(&mut self.order[..n_alive], |&one, &other| mean(other) < mean(one));
            n_alive = n_alive.div_ceil(2);
            if PLIES_MAX <= n_plies || n_alive < 2 {
                break;
            }
        }
    }
}

/// A world that looks like the true one, and all the luck of its future.
struct Future {
    world: State,
    seed: u64,
    /// The number of actions played in it, in all lines.
    n_plies: usize,
}

impl Future {
    fn new(from: &View, luck: &mut FastChance) -> Future {
        let world = rules::determinize(from, luck);
        let seed = u64::from(luck.pick(u32::MAX)) << 32 | u64::from(luck.pick(u32::MAX));
        Future { world, seed, n_plies: 0 }
    }

    /// Takes the line, plays on to the end, and returns the total of `seat`.
    fn play_on(&mut self, seat: Seat, line: &[Action]) -> i32 {
        let mut luck = FastChance::new(self.seed);
        let mut state = self.world.clone();
        let mut take = |state: &mut State, seat: Seat, action: Action| {
            self.n_plies += 1;
            rules::carry_out(state, seat, &action, &mut luck, &mut Vec::new());
        };
        for action in line {
            take(&mut state, seat, *action);
        }
        while let Turn::Of(seats) = rules::turn(&state) {
            let Some(next) = seats.iter().next() else { break };
            for action in choose(&state, next, next == seat).into_iter().rev() {
                take(&mut state, next, action);
            }
        }
        standing(&view(&state, Observer::All)).places[seat].total
    }
}

/// Chooses the next actions of a seat, the last action first: as the normal computer, or, for a rival, nothing that
/// can be left.
fn choose(state: &State, seat: Seat, is_own: bool) -> Vec<Action> {
    let trial = Trial::of(seat, state.teams[seat].clone());
    let mut legal = Vec::new();
    trial.legal(&state.ground, &mut legal);
    if !is_own && state.ground.phase == Phase::Action && legal.contains(&Action::Done) {
        return vec![Action::Done];
    }
    match legal[..] {
        [only] => vec![only],
        _ => best_line(&state.ground, &trial, &legal).line,
    }
}
