//! Rules of thumb: how good each action looks without trying it out, in hundredths of a point. A pass, and
//! the end of a free moment, are worth nothing.
//!
//! They look at what lies open and at the hand of the player who acts, never at the hands of others.

mod asks;
mod deeds;
mod fights;
mod heroics;
mod places;
mod villainy;
mod windows;

use crate::action::{Action, Word};
use crate::state::{Phase, State};
use crate::steps::Step;
use kernel::Seat;
use kernel::ask::Answer;

/// Scores each of `legal` as it looks to a seat.
pub fn scores(state: &State, seat: Seat, legal: &[Action], into: &mut Vec<i32>) {
    into.clear();
    if let [_] = legal {
        into.push(0);
        return;
    }
    let open = &state.open;
    let is_own = open.active == seat;
    match open.agenda.next() {
        Some(Step::Free) if is_own && open.phase == Phase::Heroics => {
            let mind = heroics::Mind::new(state, seat);
            into.extend(legal.iter().map(|it| mind.score(it)));
        }
        Some(Step::Free | Step::Declare) if is_own => villainy::scores(state, seat, legal, into),
        Some(Step::Window { of, .. }) => {
            into.extend(legal.iter().map(|it| windows::score(state, *of, seat, it)));
        }
        Some(Step::Place { location, .. }) => {
            let mind = places::Mind::new(state, seat, *location);
            into.extend(legal.iter().map(|it| mind.score(it)));
        }
        Some(Step::Ask(ask)) => {
            into.extend(legal.iter().map(|it| asks::score(state, ask, it)));
        }
        Some(Step::Free) => {
            into.extend(legal.iter().map(|it| windows::interrupt_score(state, seat, it)));
        }
        _ => into.extend(legal.iter().map(|it| plain_score(state, seat, it))),
    }
}

/// Questions of the table itself.
fn plain_score(state: &State, seat: Seat, action: &Action) -> i32 {
    match action {
        // Three glory cards and two of peril (DN-682).
        Answer::Number(n) => -(*n as i32 - 3).abs(),
        Answer::Yes(it) => i32::from(*it),
        Answer::Pick(word @ (Word::Hand(_) | Word::Readied(..) | Word::Lair(_))) => {
            -asks::keep(state, seat, *word)
        }
        Answer::Pick(Word::Nobody) => -200,
        _ => 0,
    }
}

/// The action that looks best; of equal ones the first.
pub fn best(scores: &[i32]) -> usize {
    let best = scores.iter().enumerate().max_by_key(|(nth, it)| (**it, std::cmp::Reverse(*nth)));
    best.map_or(0, |it| it.0)
}
