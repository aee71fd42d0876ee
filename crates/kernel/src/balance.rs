//! The outcome of a match for a seat against what was expected at its start: so much was luck, so much its choices.

use std::ops::Range;

use super::expectation::Expectation;
use super::{Bots, Match, Measure, Seat, Turn};

/// A sum of estimates, in hundredths of what is counted, and how far it may be off: two standard errors.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Estimate {
    pub sum: i32,
    pub error: u32,
}

/// Luck and choices apart. What was expected, luck and choices add up to the result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Balance {
    pub measure: Measure,
    /// The expectation at the start.
    pub expected: Estimate,
    /// The effect of dice, cards and the others.
    pub luck: Estimate,
    /// The effect of the seat's decisions, against those of the computer that played on.
    pub choices: Estimate,
    /// The result of the match, in hundredths.
    pub result: i32,
    /// The expectation after so many actions, from the start to the result: what lies between the two sides of a
    /// decision is a choice, all else is luck.
    pub course: Vec<(usize, i32)>,
}

/// The result for a seat of a match that is over, in hundredths; none before, and where matches are not played on.
pub fn result<G: Bots>(game: &Match<G>, seat: Seat) -> Option<i32> {
    let rollout = G::ROLLOUT.filter(|_| game.turn() == Turn::Over)?;
    Some((rollout.result)(game.state(), seat) as i32)
}

impl Balance {
    /// Adds up what was found out about each decision of a seat, in their order, and about the start if anything was. None
    /// if nothing was.
    pub fn of<G: Bots>(
        game: &Match<G>,
        seat: Seat,
        start: Option<Expectation>,
        decisions: &[(Range<usize>, Expectation)],
    ) -> Option<Balance> {
        let result = result(game, seat)?;
        let begin = start.or(decisions.first().map(|it| it.1))?;
        let mut course = vec![(0, begin.before)];
        let (mut luck, mut choices, mut squares) = (0, 0, 0);
        let mut now = begin.before;
        for (plies, it) in decisions {
            luck += it.before - now;
            choices += it.after - it.before;
            squares += u64::from(it.error_of_choice).pow(2);
            now = it.after;
            course.extend([(plies.start, it.before), (plies.end, it.after)]);
        }
        luck += result - now;
        course.push((game.ply(), result));
        // Luck is what is left of the result: it is as uncertain as the other two together.
        let of_luck = (squares + u64::from(begin.error).pow(2)).isqrt() as u32;
        Some(Balance {
            measure: begin.measure,
            expected: Estimate { sum: begin.before, error: begin.error },
            luck: Estimate { sum: luck, error: of_luck },
            choices: Estimate { sum: choices, error: squares.isqrt() as u32 },
            result,
            course,
        })
    }
}
