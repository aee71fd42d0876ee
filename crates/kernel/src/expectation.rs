//! The expected outcome of a match for a seat, so that luck and choices are told apart.
//!
//! From what the seat saw before a decision, a quick computer ([`Rollout`]) plays the match on in made-up worlds, to its end or
//! to where it is judged, and once more, in the same worlds, after what was done. What the second comes to more than the first is what the
//! decision brought, compared with that computer's own: nothing where it would have done the same. How much more the
//! next decision begins with is luck: dice, cards, and what others did. So the start, all decisions and all luck add up to what came
//! of the match, for any estimates; and luck is nothing on average, because worlds are drawn as the view allows.
//!
//! # Where it is asked
//!
//! `kernel::expectation` tells luck and choices apart, in one unit: the total of the seat in Dungeon Roll, Paper
//! Dungeons and for a raider alone, the chance to win among raiders and in Dungeoneer. A game says how its matches
//! are played on quickly (`Bots::ROLLOUT`, `bots/rollout`): a cheap computer in every seat. Before a decision of
//! the seat, which is all that it did in a row without luck, that computer plays on in worlds made up from what the
//! seat saw; and in the same worlds once more after what was done. The second mean less the first is what the
//! decision brought: nothing, and not played twice, where the computer would have done the same, and more than
//! nothing for a player better than it. From there to the mean before the next decision is luck: dice, cards, and
//! what others did. So what was expected at the start (the table laid anew in each world), luck and choices add up
//! to the result (`kernel::balance`), and the luck of that computer is nothing on average:
//! `tests/it/expectation.rs`, and `benches/luck` over 2,000 matches. Each sum has two standard errors.
//!
//! The look back asks a worker about each decision (`Asked::Expect`) between the choices that it weighs; *Details*
//! of an end ask the same once they are opened, for the only person. What was found out is remembered for as long
//! as the page lives (`AppContext::expected`). `features::balance::table` puts it into words and a line. Dungeoneer's
//! matches among several are played on to the end of the turn (`Horizon::Turn`), where `bots/chances` judges who
//! wins: `benches/fit` finds its weights over whole matches of the same computer, so that there too luck is nothing
//! on average.
//!
//! Each slip of a look back shows the board as the seat saw it (`features::look_back::position`): the board itself,
//! inert and drawn small, moved until what would have been better, which is lit, is in the middle
//! (`shell::features::look_back::crop`).

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use super::advice::two_errors;
use super::chance::{FastChance, KeyedChance};
use super::notation::{ParseError, Reader};
use super::{Bots, Game, Match, Measure, Observer, Rollout, Seat, Seed, digest};

/// The marks in the digest for the luck of made-up worlds, and for that of the start.
const WORLDS: u64 = 1;
const START: u64 = 2;

/// The start of a match is played on in so many times as many worlds: its error is in every sum.
const START_WORLDS: u32 = 4;

/// The expected outcome of a match, before and after a decision; all in hundredths of what is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Expectation {
    pub measure: Measure,
    /// In so many made-up worlds it was played on.
    pub n: u32,
    pub before: i32,
    pub after: i32,
    /// Two standard errors of what was expected before.
    pub error: u32,
    /// The same of the difference.
    pub error_of_choice: u32,
    /// So many actions of the decision the computer that plays on would have taken as well, before one that it would not.
    pub n_same: u32,
}

/// The decisions of a seat: from which action to which. Actions that follow each other without any luck, and without
/// anybody else's, are one. What the table passed by itself is none.
pub fn decisions<G: Game>(game: &Match<G>, seat: Seat) -> Vec<Range<usize>> {
    let mut all = Vec::new();
    let mut from = 0;
    while from < game.ply() {
        let decision = decision_at(game, seat, from);
        from = decision.end.max(from + 1);
        if game.log()[decision.clone()].iter().any(|it| !it.is_due) {
            all.push(decision);
        }
    }
    all
}

/// The decision of a seat that begins with this action; empty where somebody else took it.
fn decision_at<G: Game>(game: &Match<G>, seat: Seat, from: usize) -> Range<usize> {
    let log = &game.log()[from..];
    let n_own = log.iter().take_while(|it| it.seat == seat).count();
    let n = log[..n_own].iter().position(|it| it.drew).map_or(n_own, |nth| nth + 1);
    from..from + n
}

/// The choice of the computer that plays on where a seat is awaited: it depends on what the seat sees, and on the
/// place in the match. None where the seat is not awaited, or nothing is played on.
pub fn own_choice<G: Bots>(
    state: &G::State,
    (seed, ply): (Seed, usize),
    seat: Seat,
) -> Option<G::Action> {
    let rollout = G::ROLLOUT.filter(|_| G::turn(state).awaited().has(seat))?;
    let mut legal = Vec::new();
    G::legal(state, seat, &mut legal);
    if legal.len() < 2 {
        return legal.pop();
    }
    let mut luck = FastChance::new(digest(&(seed.bits(), ply as u64, seat)));
    Some((rollout.choose)(&G::view(state, Observer::Seat(seat)), seat, &legal, &mut luck))
}

/// The expected outcome of a match for a seat before its decision that begins after `ply` actions, and after it. None
/// where it had nothing to decide, before anything is advised, and where matches are not played on.
pub fn expect<G: Bots>(game: &Match<G>, seat: Seat, ply: usize) -> Option<Expectation> {
    let rollout = G::ROLLOUT.filter(|_| ply < game.ply())?;
    let state = game.state_at(ply);
    let view = G::view(&state, Observer::Seat(seat));
    if !(rollout.is_weighed)(&view) {
        return None;
    }
    let decision = decision_at(game, seat, ply);
    let taken: Vec<G::Action> =
        game.log()[decision.clone()].iter().map(|it| it.action.clone()).collect();
    let own = own_line(game, state, (seat, &decision), &taken)?;
    let line = own.as_ref().map_or(&taken, |it| &it.line);
    let mut luck = FastChance::new(digest(&(game.seed().bits(), ply as u64, seat, WORLDS)));
    let (mut before, mut after) = (Vec::new(), Vec::new());
    for _ in 0..(rollout.n_worlds)(game.setup()) {
        let world = G::determinize(&view, &mut luck);
        let seed = wide(&mut luck);
        if own.is_some() {
            after.push(played_on(&rollout, world.clone(), seat, &taken, seed));
        }
        before.push(played_on(&rollout, world, seat, line, seed));
    }
    let after = if own.is_some() { &after } else { &before };
    let n_same = own.as_ref().map_or(taken.len(), |it| it.n_same) as u32;
    let measure = (rollout.measure)(game.setup());
    Some(Expectation { n_same, ..expectation(measure, &before, after) })
}

/// The expected outcome of a match for a seat before anything fell: the table is laid anew in each world. None where
/// the seat chose something first that is not advised, such as its hero.
pub fn expect_at_start<G: Bots>(game: &Match<G>, seat: Seat) -> Option<Expectation> {
    let n_worlds = G::ROLLOUT?.n_worlds;
    start_in_worlds(game, seat, START_WORLDS * n_worlds(game.setup()))
}

/// The same in so many worlds.
pub fn start_in_worlds<G: Bots>(game: &Match<G>, seat: Seat, n_worlds: u32) -> Option<Expectation> {
    let rollout = G::ROLLOUT?;
    let first = decisions(game, seat).first()?.start;
    let is_weighed = |ply: usize| {
        let state = game.state_at(ply);
        (rollout.is_weighed)(&G::view(&state, Observer::Seat(seat)))
    };
    if !is_weighed(0) || !is_weighed(first) {
        return None;
    }
    let mut luck = FastChance::new(digest(&(game.seed().bits(), 0_u64, seat, START)));
    let result = |_| {
        let seed = wide(&mut luck);
        let mut chance = KeyedChance::new(Seed::from_bits(seed));
        let state = G::begin(game.setup(), game.edition(), &mut chance, &mut Vec::new());
        let end = (rollout.finish)(state, seat, &mut chance, &mut FastChance::new(seed));
        (rollout.result)(&end, seat)
    };
    let results: Vec<i64> = (0..n_worlds).map(result).collect();
    Some(expectation((rollout.measure)(game.setup()), &results, &results))
}

fn wide(luck: &mut FastChance) -> u64 {
    u64::from(luck.pick(u32::MAX)) << 32 | u64::from(luck.pick(u32::MAX))
}

/// The line of the computer that plays on, in place of a decision.
struct OwnLine<A> {
    line: Vec<A>,
    n_same: usize,
}

/// The line of the computer that plays on, in place of a decision: none within if just that; none at all if there was
/// nothing to decide.
fn own_line<G: Bots>(
    game: &Match<G>,
    mut state: G::State,
    (seat, decision): (Seat, &Range<usize>),
    taken: &[G::Action],
) -> Option<Option<OwnLine<G::Action>>> {
    let mut has_choice = false;
    let mut legal = Vec::new();
    let mut chance = KeyedChance::new(game.seed());
    for (nth, action) in taken.iter().enumerate() {
        let ply = decision.start + nth;
        legal.clear();
        G::legal(&state, seat, &mut legal);
        let is_awaited = G::turn(&state).awaited().has(seat);
        if !game.log()[ply].is_due && (1 < legal.len() || !is_awaited) {
            has_choice = true;
            let own = own_choice::<G>(&state, (game.seed(), ply), seat);
            if own.as_ref() != Some(action) {
                let line = taken[..nth].iter().cloned().chain(own).collect();
                return Some(Some(OwnLine { line, n_same: nth }));
            }
        }
        G::carry_out(&mut state, seat, action, &mut chance, &mut Vec::new());
    }
    has_choice.then_some(None)
}

/// The outcome of a world if a seat takes these actions, as far as they can be taken there, and all is played on.
fn played_on<G: Game>(
    rollout: &Rollout<G>,
    mut state: G::State,
    seat: Seat,
    line: &[G::Action],
    seed: u64,
) -> i64 {
    let mut chance = KeyedChance::new(Seed::from_bits(seed));
    let mut events = Vec::new();
    for action in line {
        if G::check(&state, seat, action).is_err() {
            break;
        }
        events.clear();
        G::carry_out(&mut state, seat, action, &mut chance, &mut events);
    }
    let end = (rollout.finish)(state, seat, &mut chance, &mut FastChance::new(seed));
    (rollout.result)(&end, seat)
}

/// The means of what came of it without the decision and with it, world by world.
fn expectation(measure: Measure, before: &[i64], after: &[i64]) -> Expectation {
    let n = before.len().max(1) as i64;
    let mean = |all: &[i64]| (all.iter().sum::<i64>() / n) as i32;
    let gaps = before.iter().zip(after).map(|(before, after)| after - before);
    Expectation {
        measure,
        n: before.len() as u32,
        before: mean(before),
        after: mean(after),
        error: two_errors(before.iter().copied(), n) as u32,
        error_of_choice: two_errors(gaps, n) as u32,
        n_same: 0,
    }
}

impl fmt::Display for Expectation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Expectation { measure, n, before, after, error, error_of_choice, n_same } = self;
        write!(f, "{} {n} {before} {after} {error} {error_of_choice} {n_same}", measure.key())
    }
}

impl FromStr for Expectation {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Expectation, ParseError> {
        let mut reader = Reader::new(text);
        let measure = Measure::read(reader.word()?)?;
        let n = reader.number(1, u32::MAX)?;
        let mut worth = || reader.word()?.parse().map_err(|_| ParseError::Unexpected);
        let (before, after) = (worth()?, worth()?);
        let error = reader.number(0, u32::MAX)?;
        let error_of_choice = reader.number(0, u32::MAX)?;
        let n_same = reader.number(0, u32::MAX)?;
        reader.end()?;
        Ok(Expectation { measure, n, before, after, error, error_of_choice, n_same })
    }
}
