//! Advice on a choice, for anyone who asks: the few actions that look best are carried out in the same made-up worlds,
//! and everybody plays on by rules of thumb to the end of the turn.

use super::plan::Scratch;
use super::thumb;
use super::worth::standing;
use crate::Dungeoneer;
use crate::action::{Action, Word};
use crate::rules::turn;
use crate::state::View;
use kernel::ask::Answer;
use kernel::chance::FastChance;
use kernel::{Advice, Basis, Game, Seat, Way, progress, sort};

/// So many plies may be played for one advice; worlds that have begun are played to their ends.
const PLIES: u32 = 6000;

/// No advice needs more worlds.
const WORLDS_MAX: u32 = 200;

/// So many actions are tried, besides doing nothing and what was taken.
const TRIED: usize = 5;

/// After so many worlds, this many of them are tried further.
const FIRST_CUT: u32 = 8;
const TOLD: usize = 3;

/// Trials end with the turn.
const N_TURNS: u32 = 1;

/// A candidate: one of the legal actions, or to let the moment pass where nobody waits.
struct Candidate {
    action: Option<usize>,
    sum: i64,
    /// True if it is told at any worth.
    is_kept: bool,
}

/// The advice for a seat; none while the table is laid, where it can only pass, and where it is best to let a moment
/// pass at which nobody waits for it.
pub fn advise(
    view: &View,
    seat: Seat,
    legal: &[Action],
    taken: Option<&Action>,
    luck: &mut FastChance,
) -> Option<Advice<Action>> {
    if view.open.turn == 0 || legal.iter().all(Action::is_pass) {
        return None;
    }
    let mut left = candidates(view, seat, legal, taken, luck);
    let mut n_worlds = 0;
    let mut scratch = Scratch::default();
    while scratch.n_plies < PLIES && n_worlds < WORLDS_MAX {
        progress::note(scratch.n_plies as usize, PLIES as usize);
        let world = Dungeoneer::determinize(view, luck);
        let seed = u64::from(luck.pick(u32::MAX));
        for it in &mut left {
            let action = it.action.map(|nth| &legal[nth]);
            let end = scratch.trial(world.clone(), seat, action, seed, N_TURNS);
            it.sum += i64::from(standing(&end, seat));
        }
        n_worlds += 1;
        if n_worlds == FIRST_CUT {
            cut(&mut left);
        }
    }
    sort(&mut left, |one, other| other.sum < one.sum);
    if left.first()?.action.is_none() && taken.is_none() {
        return None;
    }
    let mean = |it: &Candidate| (it.sum / i64::from(n_worlds)) as i32;
    let way = |it: &Candidate| Some(Way { line: vec![legal[it.action?].clone()], worth: mean(it) });
    Advice::of(left.iter().filter_map(way).collect(), Basis::Trials(n_worlds), taken)
}

/// The actions that look best, the best first; and what is weighed in any case: what was taken, and to do nothing.
fn candidates(
    view: &View,
    seat: Seat,
    legal: &[Action],
    taken: Option<&Action>,
    luck: &mut FastChance,
) -> Vec<Candidate> {
    let world = Dungeoneer::determinize(view, luck);
    let mut scores = Vec::new();
    thumb::scores(&world, seat, legal, &mut scores);
    let is_taken = |nth: &usize| taken == Some(&legal[*nth]);
    let is_nothing = |nth: &usize| matches!(legal[*nth], Answer::Pass | Answer::Do(Word::End));
    let is_deed = |nth: &usize| !legal[*nth].is_pass() && !is_nothing(nth);
    let mut ranked: Vec<usize> = (0..legal.len()).filter(is_deed).collect();
    sort(&mut ranked, |&one, &other| scores[other] < scores[one]);
    let kept = (0..legal.len()).filter(|it| is_nothing(it) || is_taken(it));
    let told = ranked.iter().copied().take(TRIED).filter(|it| !is_taken(it));
    let candidate = |action: Option<usize>, is_kept: bool| Candidate { action, sum: 0, is_kept };
    let declined = (!turn(&world).awaited().has(seat)).then_some(candidate(None, true));
    told.map(|it| candidate(Some(it), false))
        .chain(kept.map(|it| candidate(Some(it), true)))
        .chain(declined)
        .collect()
}

/// Tries the better ones further, and what is told in any case.
fn cut(left: &mut Vec<Candidate>) {
    sort(left, |one, other| other.sum < one.sum);
    let mut n = 0;
    left.retain(|it| {
        n += usize::from(!it.is_kept);
        it.is_kept || n <= TOLD
    });
}
