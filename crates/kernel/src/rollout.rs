//! Rollouts: how a match is played on by a quick computer, many times over, to find what it comes to on
//! average.

use super::chance::FastChance;
use super::{Chance, Game, Measure, Seat};

/// The action of a computer where a seat is awaited: one of the legal actions, from what the seat sees.
type Choose<View, Action> = fn(&View, Seat, &[Action], &mut FastChance) -> Action;

/// Plays a state on for a seat, with what falls, and the luck of the computer.
type Finish<State> = fn(State, Seat, &mut dyn Chance, &mut FastChance) -> State;

/// The point to which a match is played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Horizon {
    /// To its end.
    End,
    /// To the end of the turn, where the chances are judged.
    Turn,
}

/// The way to play a game on: the computer that does it, and what is counted at the end.
pub struct Rollout<G: Game> {
    /// The measure that is counted at such a table.
    pub measure: fn(&G::Setup) -> Measure,
    pub horizon: fn(&G::Setup) -> Horizon,
    /// In how many made-up worlds a match is played on.
    pub n_worlds: fn(&G::Setup) -> u32,
    /// Tells whether a match is played on from there: not while heroes are chosen, which nobody weighs.
    pub is_weighed: fn(&G::View) -> bool,
    pub choose: Choose<G::View, G::Action>,
    /// Has that computer in every seat, until the result of one seat stands fast, or to the horizon.
    pub finish: Finish<G::State>,
    /// The result for a seat of a match that is over, in hundredths of what is counted; what it is judged to come to,
    /// at the horizon.
    pub result: fn(&G::State, Seat) -> i64,
}

// By hand, because a derive would ask `G: Clone` of the game itself.
impl<G: Game> Clone for Rollout<G> {
    fn clone(&self) -> Rollout<G> {
        *self
    }
}

impl<G: Game> Copy for Rollout<G> {}
