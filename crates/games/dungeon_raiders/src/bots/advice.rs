//! Advice of the strongest computer on a choice, for anyone who asks.

use super::outcomes::{Outcomes, outcomes};
use super::search::{self, ROLLOUTS, worth_trying};
use super::thumb::is_time_for_light;
use super::tree;
use crate::action::Action;
use crate::state::{Phase, View};
use kernel::advice::{Means, WAYS_MAX};
use kernel::chance::FastChance;
use kernel::{Advice, Basis, Measure, Seat, Way, sort};

/// So many matches are played on to their end for an advice.
const MATCHES: u32 = 2400;

/// Finds the ways that the hard computer thinks best, and measures what comes of each. Heroes are not weighed.
///
/// A torch, and a crystal that nobody is behind, are followed by a card all the same. What a torch shows is not measured: it
/// is told with the best card that is known without it, where it is time for one or it was lit.
pub fn advise(
    view: &View,
    seat: Seat,
    legal: &[Action],
    taken: Option<&Action>,
    luck: &mut FastChance,
) -> Option<Advice<Action>> {
    if view.ground.phase != Phase::Playing {
        return None;
    }
    let measured = promising(view, seat, legal, taken, luck);
    let Outcomes { means, n_worlds } = outcomes(view, seat, &measured, MATCHES, luck);
    let Means { means, error, gap } = means;
    // What is not better by more than that may be off is no better than the hard computer's own choice.
    let own = means.first().copied().unwrap_or_default();
    let told = |it: i32| if it - own < gap as i32 { it.min(own) } else { it };
    let ways = measured.iter().zip(&means);
    let ways = ways.map(|(it, &mean)| Way { line: vec![*it], worth: told(mean) });
    let mut ways: Vec<Way<Action>> = ways.collect();
    // A stable sort: of equals, the hard computer's own choice comes first.
    sort(&mut ways, |one, other| other.worth < one.worth);
    let has_torch = legal.contains(&Action::UseTorch);
    let best = ways.first().filter(|_| has_torch);
    let lit = best.map(|it| Way { line: vec![Action::UseTorch, it.line[0]], worth: it.worth });
    match lit {
        Some(way) if is_time_for_light(view) => ways.insert(0, way),
        Some(way) if taken == Some(&Action::UseTorch) => ways.insert(1, way),
        Some(_) | None => {}
    }
    let measure = if view.ground.setup.is_solo() { Measure::Total } else { Measure::Chance };
    Advice::of(ways, Basis::Played { n: n_worlds, measure, error, gap }, taken)
}

/// The actions that the hard computer thinks best, the best first, and the one that was taken. Alone, where it measures them
/// as an advice does, they are those that the normal one thinks best.
fn promising(
    view: &View,
    seat: Seat,
    legal: &[Action],
    taken: Option<&Action>,
    luck: &mut FastChance,
) -> Vec<Action> {
    let tried = worth_trying(view, legal);
    let sums = match view.ground.setup.is_solo() {
        true => search::weigh(view, seat, &tried, ROLLOUTS, luck),
        false => tree::weigh(view, seat, &tried, luck),
    };
    // Of equals, the computer takes the last.
    let mut ranked: Vec<usize> = (0..tried.len()).rev().collect();
    sort(&mut ranked, |&one, &other| sums[other] < sums[one]);
    let mut ways: Vec<Action> = ranked.into_iter().map(|it| tried[it]).collect();
    ways.truncate(WAYS_MAX - 1);
    let is_new = |it: &&Action| **it != Action::UseTorch && !ways.contains(it);
    ways.extend(taken.filter(is_new).copied().into_iter().collect::<Vec<_>>());
    ways
}
