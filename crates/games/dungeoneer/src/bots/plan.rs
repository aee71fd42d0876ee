//! Tries actions out: in made-up worlds each is carried out by the rules themselves, and everybody plays on
//! by rules of thumb up to a horizon. The action after which its player stands best on average is chosen.
//!
//! How much is tried is counted in plies, never in time, so the choice is the same on every machine.

use super::careful;
use super::thumb;
use super::worth::standing;
use crate::Dungeoneer;
use crate::action::Action;
use crate::event::Event;
use crate::rules::Unseen;
use crate::state::{State, View};
use kernel::chance::FastChance;
use kernel::{Chance, Game, Key, Seat, digest, sort};

/// The effort of a computer's thinking.
pub struct Effort {
    /// So many plies may be played for one decision; a trial that has begun is played to its end.
    pub plies: u32,
    /// So many actions are tried, those that look best.
    pub n_tried: usize,
    /// Trials end when so many turns more have begun.
    pub n_turns: u32,
    /// True if what rules of thumb overlook is seen.
    pub is_careful: bool,
}

/// No trial is longer, in plies.
pub const TRIAL_MAX: u32 = 600;

/// After so many trials of each, and after every doubling, the worse half is tried no further.
const FIRST_CUT: u32 = 4;

/// The luck of one trial: every draw is a function of its key, so that all that two actions have in common
/// happens after both of them.
pub struct TrialChance(pub u64);

impl Chance for TrialChance {
    fn each(&mut self, key: Key, n: u32, out: &mut [u32]) {
        let mut word = digest(&(self.0, key));
        for it in out {
            word = word.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            *it = (((word >> 32) * u64::from(n)) >> 32) as u32;
        }
    }
}

/// The choice to be made: by whom, from which view, among which actions.
#[derive(Clone, Copy)]
pub struct Choice<'a> {
    pub view: &'a View,
    pub seat: Seat,
    pub legal: &'a [Action],
    /// True if the moment may pass, so that nothing is done.
    pub may_decline: bool,
}

/// Carries trials out. Its lists are used again and again.
#[derive(Default)]
pub struct Scratch {
    /// The plies that have been played so far.
    pub n_plies: u32,
    pub legal: Vec<Action>,
    pub scores: Vec<i32>,
    events: Vec<Event>,
}

/// A candidate: one of the legal actions, or to let the moment pass.
struct Candidate {
    action: Option<usize>,
    sum: i64,
}

/// The place of the best action among the legal ones; none if it is best to do nothing.
pub fn best(choice: Choice<'_>, effort: &Effort, luck: &mut FastChance) -> Option<usize> {
    let Choice { view, seat, legal, may_decline } = choice;
    let mut scratch = Scratch::default();
    let ranked = ranked(choice, effort, luck);
    let declined = may_decline.then_some(None);
    let mut left: Vec<Candidate> = declined
        .into_iter()
        .chain(ranked.into_iter().map(Some))
        .map(|action| Candidate { action, sum: 0 })
        .collect();
    let (mut n_trials, mut next_cut) = (0, FIRST_CUT);
    let unseen = Unseen::new(view);
    while 1 < left.len() && scratch.n_plies < effort.plies {
        let world = unseen.clone().deal(view, luck);
        let seed = u64::from(luck.pick(u32::MAX));
        for it in &mut left {
            let action = it.action.map(|nth| &legal[nth]);
            let end = scratch.trial(world.clone(), seat, action, seed, effort.n_turns);
            it.sum += i64::from(if effort.is_careful {
                let idle = action.map_or(0, |it| careful::idle(&view.open, seat, it));
                careful::standing(&end, seat) - idle
            } else {
                standing(&end, seat)
            });
        }
        n_trials += 1;
        if n_trials == next_cut {
            // A stable sort: of equals, what looks better stays.
            best_first(&mut left);
            left.truncate(left.len().div_ceil(2));
            next_cut *= 2;
        }
    }
    best_first(&mut left);
    left.first().and_then(|it| it.action)
}

/// Puts candidates in order by what came of them.
fn best_first(all: &mut [Candidate]) {
    sort(all, |one, other| other.sum < one.sum);
}

/// The places of the legal actions that look best, the best first; only good ones where the moment may pass.
fn ranked(choice: Choice<'_>, effort: &Effort, luck: &mut FastChance) -> Vec<usize> {
    let Choice { view, seat, legal, may_decline } = choice;
    let world = Dungeoneer::determinize(view, luck);
    let mut scores = Vec::new();
    thumb::scores(&world, seat, legal, &mut scores);
    if effort.is_careful {
        careful::correct(&world, seat, legal, &mut scores);
    }
    let mut ranked: Vec<usize> = (0..legal.len()).collect();
    sort(&mut ranked, |&one, &other| scores[other] < scores[one]);
    let least = if may_decline { 0 } else { careful::NEVER };
    // Something must be done, however bad it looks.
    let n_good = ranked.iter().filter(|it| least < scores[**it]).count();
    ranked.truncate(if may_decline { n_good } else { n_good.max(1) });
    ranked.truncate(effort.n_tried);
    ranked
}

impl Scratch {
    /// Takes the action, and plays on to the horizon.
    pub fn trial(
        &mut self,
        world: State,
        seat: Seat,
        action: Option<&Action>,
        seed: u64,
        n_turns: u32,
    ) -> State {
        let mut chance = TrialChance(seed);
        let last = world.open.turn + n_turns;
        let mut state = world;
        if let Some(action) = action {
            self.step(&mut state, seat, action, &mut chance);
        }
        self.play_on(state, (last, TRIAL_MAX), &mut chance)
    }

    /// Has everybody play on by rules of thumb until that turn begins, or the match is over, for so many plies at most.
    pub fn play_on(
        &mut self,
        mut state: State,
        (last, plies_max): (u32, u32),
        chance: &mut dyn Chance,
    ) -> State {
        for _ in 0..plies_max {
            if last <= state.open.turn {
                break;
            }
            let Some(next) = Dungeoneer::turn(&state).awaited().first() else { break };
            let legal = self.take_legal(&state, next);
            let nth = by_thumb(&state, next, &legal, &mut self.scores);
            self.step(&mut state, next, &legal[nth], chance);
            self.legal = legal;
        }
        state
    }

    /// Carries an action out.
    pub fn step(
        &mut self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        chance: &mut dyn Chance,
    ) {
        self.events.clear();
        self.n_plies += 1;
        Dungeoneer::carry_out(state, seat, action, chance, &mut self.events);
    }

    /// The legal actions of a seat, in the list that is to be put back.
    pub fn take_legal(&mut self, state: &State, seat: Seat) -> Vec<Action> {
        let mut legal = std::mem::take(&mut self.legal);
        legal.clear();
        Dungeoneer::legal(state, seat, &mut legal);
        legal
    }
}

/// The place of the action that rules of thumb take.
pub fn by_thumb(state: &State, seat: Seat, legal: &[Action], scores: &mut Vec<i32>) -> usize {
    if let Some(pass) = legal.iter().position(Action::is_pass)
        && legal.iter().all(Action::is_pass)
    {
        return pass;
    }
    thumb::scores(state, seat, legal, scores);
    thumb::best(scores)
}
