//! Luck and choices apart: they add up, luck is nothing on average, and a player who plays as the computer
//! that matches are played on with has lost nothing by choices. `benches/luck` plays 2,000 matches of each game.

use games::dungeon_raiders::DungeonRaiders;
use games::dungeon_roll::DungeonRoll;
use games::dungeoneer::Dungeoneer;
use games::paper_dungeons::PaperDungeons;
use kernel::advice::two_errors;
use kernel::balance::result;
use kernel::chance::FastChance;
use kernel::expectation::{decisions, expect, expect_at_start, own_choice, start_in_worlds};
use kernel::question::{Answers, Asked, KeptMatch, Question, read_text};
use kernel::{Balance, Bots, Expectation, Match, Measure, Rollout, Seat, Seed, record};

use crate::dungeoneer::setups::DUNGEONEER as DUNGEONEERS;
use crate::setups;

/// Tables at which nobody chooses a hero.
const ROLL: &str =
    "players=1 deal=none first=1 bait=all scrolls=monster dice=7 bag=single heroes=base";
const RAIDERS: &str = setups::DUNGEON_RAIDERS[0];
const PAPER: &str = setups::PAPER_DUNGEONS[0];
const DUNGEONEER: &str = DUNGEONEERS[0];

fn begin<G: Bots>(setup: &str, seed: u64) -> Match<G> {
    let Ok(setup) = setup.parse() else { panic!("`{setup}` is not a setup") };
    Match::begin(setup, Seed::from_bits(seed)).expect("a fair table")
}

/// A match at random.
fn random<G: Bots>(setup: &str, seed: u64) -> Match<G> {
    let mut game = begin(setup, seed);
    game.play_at_random(&mut FastChance::new(seed), usize::MAX);
    game
}

/// A match that the computer which matches are played on with plays in every seat.
fn own<G: Bots>(setup: &str, seed: u64) -> Match<G> {
    let mut game: Match<G> = begin(setup, seed);
    while let Some(seat) = game.turn().awaited().first() {
        let place = (game.seed(), game.ply());
        let action = own_choice::<G>(game.state(), place, seat).expect("a choice");
        game.play(seat, action).expect("a legal action");
    }
    game
}

/// All that can be found out about a seat.
fn found<G: Bots>(game: &Match<G>, seat: Seat) -> Vec<(std::ops::Range<usize>, Expectation)> {
    let all = decisions(game, seat).into_iter();
    all.filter_map(|it| Some((it.clone(), expect(game, seat, it.start)?))).collect()
}

/// Start, luck and choices come to the result to the hundredth, and so does what is drawn.
#[track_caller]
fn adds_up<G: Bots>(game: &Match<G>, start: Option<Expectation>) {
    let found = found(game, Seat::FIRST);
    assert!(!found.is_empty());
    let balance = Balance::of(game, Seat::FIRST, start, &found).expect("a balance");
    let Balance { expected, luck, choices, result: end, ref course, .. } = balance;
    assert_eq!(expected.sum + luck.sum + choices.sum, end);
    assert_eq!(Some(end), result(game, Seat::FIRST));
    assert_eq!(course.first(), Some(&(0, expected.sum)));
    assert_eq!(course.last(), Some(&(game.ply(), end)));
    assert!(course.is_sorted_by_key(|it| it.0), "{course:?}");
    let steps: i32 = course.windows(2).map(|it| it[1].1 - it[0].1).sum();
    assert_eq!(expected.sum + steps, end);
    assert!(choices.error <= luck.error && 0 < expected.error);
    for (plies, it) in &found {
        assert_eq!(it.to_string().parse(), Ok(*it));
        assert!(it.n_same as usize <= plies.len());
        let is_own = it.n_same as usize == plies.len();
        assert!(!is_own || (it.after, it.error_of_choice) == (it.before, 0), "{it}");
    }
}

#[test]
fn luck_and_choices_add_up_to_the_result() {
    adds_up(&random::<DungeonRaiders>(RAIDERS, 5), None);
    let alone = random::<DungeonRaiders>(setups::DUNGEON_RAIDERS[1], 6);
    adds_up(&alone, expect_at_start(&alone, Seat::FIRST));
    adds_up(&random::<DungeonRoll>(ROLL, 5), None);
    adds_up(&random::<PaperDungeons>(PAPER, 5), None);
    adds_up(&random::<PaperDungeons>(setups::PAPER_DUNGEONS[3], 5), None);
    adds_up(&random::<Dungeoneer>(DUNGEONEER, 5), None);
}

#[track_caller]
fn choices_are_nothing<G: Bots>(setup: &str) {
    let game = own::<G>(setup, 8);
    let found = found(&game, Seat::FIRST);
    let balance = Balance::of(&game, Seat::FIRST, None, &found).expect("a balance");
    assert_eq!((balance.choices.sum, balance.choices.error), (0, 0), "{}", G::ID);
}

#[test]
fn whoever_plays_as_the_computer_does_has_lost_nothing_by_choices() {
    choices_are_nothing::<DungeonRaiders>(RAIDERS);
    choices_are_nothing::<DungeonRoll>(ROLL);
    choices_are_nothing::<PaperDungeons>(PAPER);
    choices_are_nothing::<Dungeoneer>(DUNGEONEER);
}

/// In matches of that computer all is luck: what came of them against what was expected is nothing on average, within
/// three standard errors.
#[track_caller]
fn luck_is_nothing_on_average<G: Bots>(setup: &str, n_matches: u64, n_worlds: u32) {
    let luck: Vec<i64> = (0..n_matches)
        .map(|seed| {
            let game = own::<G>(setup, 7_919 * seed + 11);
            let start = start_in_worlds(&game, Seat::FIRST, n_worlds).expect("an expectation");
            let end = result(&game, Seat::FIRST).expect("it is over");
            i64::from(end - start.before)
        })
        .collect();
    let mean = luck.iter().sum::<i64>() / n_matches as i64;
    let error = two_errors(luck.iter().copied(), n_matches as i64) as i64;
    println!("{}: luck {mean} ± {error} hundredths, over {n_matches} matches", G::ID);
    assert!(0 < error && 2 * mean.abs() <= 3 * error, "{}: {mean} ± {error}", G::ID);
}

#[test]
fn luck_is_nothing_on_average_in_dungeon_raiders() {
    luck_is_nothing_on_average::<DungeonRaiders>(RAIDERS, 2_000, 1);
    luck_is_nothing_on_average::<DungeonRaiders>(setups::DUNGEON_RAIDERS[1], 60, 2);
}

#[test]
fn luck_is_nothing_on_average_in_dungeon_roll() {
    luck_is_nothing_on_average::<DungeonRoll>(ROLL, 100, 2);
}

#[test]
fn luck_is_nothing_on_average_in_paper_dungeons() {
    luck_is_nothing_on_average::<PaperDungeons>(PAPER, 150, 2);
}

#[test]
fn luck_is_nothing_on_average_in_dungeoneer() {
    luck_is_nothing_on_average::<Dungeoneer>(DUNGEONEER, 200, 2);
}

/// A worker says what is found out here, about the start and about a decision; nothing where there was none.
#[test]
fn a_worker_tells_what_could_be_expected() {
    let game = random::<DungeonRaiders>(RAIDERS, 5);
    let first = found(&game, Seat::FIRST)[0].clone();
    let mut worker = KeptMatch::<DungeonRaiders>::default();
    let mut ask = |ply| {
        let told = record::write(&game, &[]);
        let question = Question { number: 4, seat: Seat::FIRST, asked: Asked::Expect(ply), told };
        assert_eq!(question.to_string().parse().as_ref(), Ok(&question));
        let answer = worker.answer(&question.to_string()).expect("an answer");
        read_text(4, &answer).map(|it| it.parse::<Expectation>().ok()).expect("its answer")
    };
    assert_eq!(ask(None), expect_at_start(&game, Seat::FIRST));
    assert_eq!(ask(Some(first.0.start)), Some(first.1));
    assert_eq!(ask(Some(game.ply())), None);
    assert_eq!(first.1.measure, Measure::Chance);
}

/// A thing chosen first and not advised, such as a hero, is no luck: then nothing is known of the start.
#[test]
fn a_hero_of_ones_own_choice_is_no_luck() {
    let game = random::<DungeonRoll>(setups::DUNGEON_ROLL[2], 5);
    assert_eq!(expect_at_start(&game, Seat::FIRST), None);
    assert_eq!(expect(&game, Seat::FIRST, 0), None);
}

/// Every seat of every table has a result that its rollouts come to.
#[test]
fn every_table_is_played_on_to_its_end() {
    fn all<G: Bots>(setups: &[&str]) {
        let Some(Rollout { n_worlds, .. }) = G::ROLLOUT else { panic!("nothing is played on") };
        for (nth, setup) in setups.iter().enumerate() {
            let game = random::<G>(setup, nth as u64);
            assert!(0 < n_worlds(game.setup()));
            for seat in Seat::all(game.n_seats()) {
                assert!(result(&game, seat).is_some());
                let mut all = decisions(&game, seat);
                assert!(all.iter().all(|it| !it.is_empty()));
                // One in the middle.
                let middle = all.swap_remove(all.len() / 2).start;
                if let Some(it) = expect(&game, seat, middle) {
                    assert_eq!(it.n, n_worlds(game.setup()));
                }
            }
        }
    }
    all::<DungeonRaiders>(setups::DUNGEON_RAIDERS);
    all::<DungeonRoll>(&setups::DUNGEON_ROLL[..6]);
    all::<PaperDungeons>(&setups::PAPER_DUNGEONS[..5]);
    all::<Dungeoneer>(&DUNGEONEERS[..6]);
}
