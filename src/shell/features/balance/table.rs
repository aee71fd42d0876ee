//! Luck and choices apart, in words: what a worker has found out about each decision of a seat, added up.

use std::ops::Range;

use super::model::{BalanceModel, Course, Scale, SumModel};
use super::words;
use crate::kernel::balance::result;
use crate::kernel::expectation::decisions;
use crate::kernel::{
    Balance, Bots, Expectation, Lang, Match, Measure, Observer, Seat, message, record,
};
use crate::shell::board::Board;
use crate::shell::model::totals::total_words;
use crate::shell::words::messages;

/// A decision that costs less is not named, in hundredths of a total, and of a percent.
const NAMED_TOTAL: i32 = 50;
const NAMED_CHANCE: i32 = 200;

/// After how many actions each decision of a seat begins, in a match that is over; none where matches are not played on.
pub fn plies<G: Bots>(game: &Match<G>, seat: Seat) -> Option<Vec<usize>> {
    result(game, seat)?;
    Some(decisions(game, seat).into_iter().map(|it| it.start).collect())
}

/// The same of a record and the place of a seat.
pub fn plies_in<G: Board>(text: &str, seat: usize) -> Option<Vec<usize>> {
    let (game, _) = record::read::<G>(text).ok()?;
    (seat < game.n_seats()).then(|| plies(&game, Seat::new(seat)))?
}

/// Luck and choices in words, from what was answered about the start and about each decision; none if nothing was found out.
pub fn balance_in<G: Board>(
    text: &str,
    seat: usize,
    answers: &[String],
    lang: Lang,
) -> Option<BalanceModel> {
    let (game, _) = record::read::<G>(text).ok()?;
    (seat < game.n_seats()).then(|| balance(&game, Seat::new(seat), answers, lang))?
}

/// The same of a match that is at hand.
pub fn balance<G: Board>(
    game: &Match<G>,
    seat: Seat,
    answers: &[String],
    lang: Lang,
) -> Option<BalanceModel> {
    let read = |it: &String| it.parse::<Expectation>().ok();
    let (start, of_decisions) = answers.split_first()?;
    let found = decisions(game, seat).into_iter().zip(of_decisions);
    let found: Vec<(Range<usize>, Expectation)> =
        found.filter_map(|(plies, it)| Some((plies, read(it)?))).collect();
    let n = found.first()?.1.n;
    let balance = Balance::of(game, seat, read(start), &found)?;
    let scale = Scale::new(balance.measure, lang);
    let result = match balance.measure {
        Measure::Total => total_words::<G>(balance.result / 100, lang),
        Measure::Chance => scale.told(scale.steps(balance.result)),
    };
    let course = |of| words::course(balance.measure, of, &result, lang);
    // What is told adds up too: luck, the least certain, takes what rounding leaves.
    let (expected, choices) = (scale.steps(balance.expected.sum), scale.steps(balance.choices.sum));
    let luck = scale.steps(balance.result) - expected - choices;
    let sum = |it: i32, error: u32| SumModel {
        told: scale.signed(it),
        off: scale.off(error),
        is_loss: it < 0,
    };
    let (luck, choices) = (sum(luck, balance.luck.error), sum(choices, balance.choices.error));
    let told = [&*luck.told, &*choices.told];
    Some(BalanceModel {
        sums: words::sums(balance.measure, &scale.told(expected), told, &result, lang),
        dearest: dearest(game, seat, &found, scale),
        basis: words::basis(n, (G::ROLLOUT?.horizon)(game.setup()), lang),
        course: Course::of(&balance, scale, course),
        luck,
        choices,
    })
}

/// The decision that cost most, where it cost more than it may be off.
fn dearest<G: Board>(
    game: &Match<G>,
    seat: Seat,
    found: &[(Range<usize>, Expectation)],
    scale: Scale,
) -> Option<String> {
    let gain = |it: &Expectation| it.after - it.before;
    let (plies, it) = found.iter().min_by_key(|(_, it)| gain(it))?;
    let named = match it.measure {
        Measure::Total => NAMED_TOTAL,
        Measure::Chance => NAMED_CHANCE,
    };
    let is_sure = named.max(it.error_of_choice as i32) <= -gain(it);
    let ply = plies.start + it.n_same as usize;
    let action = &game.log().get(ply).filter(|_| is_sure)?.action;
    let view = G::view(&game.state_at(ply), Observer::Seat(seat));
    let lang = scale.lang();
    let (when, done) = (G::moment(&view, lang), G::offer(action, &view, lang));
    let price = scale.signed(scale.steps(gain(it)));
    Some(message!(
        lang,
        "balance-dearest",
        when = &when,
        done = &done,
        price = &price,
        off = &scale.off(it.error_of_choice)
    ))
}
