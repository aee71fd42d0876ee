//! Luck and choices apart, as they are told: the numbers on the page add up, each language has its own, and the line goes from
//! what was expected to the result.

use undercroft::games::dungeon_raiders::DungeonRaiders;
use undercroft::games::dungeon_roll::DungeonRoll;
use undercroft::kernel::balance::result;
use undercroft::kernel::chance::FastChance;
use undercroft::kernel::expectation::decisions;
use undercroft::kernel::{Expectation, Lang, Match, Measure, Seat, Seed, record};
use undercroft::shell::board::Board;
use undercroft::shell::features::balance::model::{BalanceModel, HEIGHT, Scale, WIDTH};
use undercroft::shell::features::balance::table::{balance, balance_in, plies, plies_in};
use undercroft::shell::model::expected::Expected;

use crate::setups;

const ROLL: &str =
    "players=1 deal=none first=1 bait=all scrolls=monster dice=7 bag=single heroes=base";

fn finished<G: Board>(setup: &str, seed: u64) -> Match<G> {
    let Ok(setup) = setup.parse() else { panic!("`{setup}` is not a setup") };
    let mut game = Match::begin(setup, Seed::from_bits(seed)).expect("a fair table");
    game.play_at_random(&mut FastChance::new(seed), usize::MAX);
    game
}

/// The possible answers of a worker: each decision cost so much, and each time luck made up for some of it.
fn answers<G: Board>(game: &Match<G>, measure: Measure, cost: i32) -> Vec<String> {
    let n = decisions(game, Seat::FIRST).len() as i32;
    let of = |nth: i32| {
        let before = 2_333 - 40 * nth;
        let (error, error_of_choice) = (66, 21);
        Expectation {
            measure,
            n: 100,
            before,
            after: before - cost * nth,
            error,
            error_of_choice,
            n_same: 0,
        }
        .to_string()
    };
    [0].into_iter().chain(0..n).map(of).collect()
}

/// The numbers with a sign in a sentence, in tenths or percents.
fn number(told: &str) -> i32 {
    let digits: String = told.chars().filter(char::is_ascii_digit).collect();
    let n: i32 = digits.parse().expect("a number");
    if told.starts_with('\u{2212}') { -n } else { n }
}

#[track_caller]
fn adds_up(it: &BalanceModel, expected: i32, end: i32) {
    let (luck, choices) = (number(&it.luck.told), number(&it.choices.told));
    assert_eq!(expected + luck + choices, end, "{it:?}");
    for sum in [&it.luck, &it.choices] {
        assert_eq!(sum.is_loss, number(&sum.told) < 0);
        assert!(sum.off.starts_with('±') && it.sums.contains(&sum.told), "{it:?}");
    }
    assert!(it.sums.ends_with('.') && it.basis.ends_with('.'));
}

#[test]
fn the_numbers_on_the_page_add_up() {
    for seed in 0..6 {
        let game = finished::<DungeonRoll>(ROLL, seed);
        let answers = answers(&game, Measure::Total, 7);
        let end = result(&game, Seat::FIRST).expect("it is over") / 10;
        for lang in [Lang::En, Lang::Ru] {
            let told = balance(&game, Seat::FIRST, &answers, lang).expect("a balance");
            adds_up(&told, 233, end);
            let point = if lang == Lang::Ru { "23,3" } else { "23.3" };
            assert!(told.sums.contains(point) && told.course.told.contains(point), "{told:?}");
        }
    }
}

#[test]
fn chances_are_told_in_whole_percents() {
    let game = finished::<DungeonRaiders>(setups::DUNGEON_RAIDERS[0], 3);
    let answers = answers(&game, Measure::Chance, 30);
    let end = result(&game, Seat::FIRST).expect("it is over") / 100;
    let told = balance(&game, Seat::FIRST, &answers, Lang::En).expect("a balance");
    adds_up(&told, 23, end);
    assert!(told.sums.starts_with("The chance to win was 23 % at the start; luck "), "{told:?}");
    let marks: Vec<&str> = told.course.marks.iter().map(|it| &*it.1).collect();
    assert_eq!(marks[..2], ["100 %", "0 %"]);
}

#[test]
fn the_line_stays_on_its_sheet_and_falls_where_a_choice_cost_something() {
    let game = finished::<DungeonRoll>(ROLL, 2);
    let told = |cost| {
        let answers = answers(&game, Measure::Total, cost);
        balance(&game, Seat::FIRST, &answers, Lang::En).expect("a balance")
    };
    let n_decisions = decisions(&game, Seat::FIRST).len();
    let course = told(50).course;
    // The first decision cost nothing.
    assert_eq!(course.falls.len(), n_decisions - 1);
    assert!(told(0).course.falls.is_empty());
    assert_eq!(course.points.len(), 2 + 2 * n_decisions);
    assert!(course.points.is_sorted_by_key(|it| (it.0, it.1)));
    for (_, x, y) in &course.points {
        assert!((0..=WIDTH).contains(x) && (0..=HEIGHT).contains(y));
    }
    let first = course.points[0];
    assert_eq!(course.spot(0), (course.points[1].1, course.points[1].2));
    assert!(course.line().starts_with(&format!("M{} {}L", first.1, first.2)));
    let last = course.points.last().expect("a point");
    assert_eq!(course.spot(game.ply()), (last.1, last.2));
}

/// The dearest choice is named only where it cost more than it may be off.
#[test]
fn the_dearest_choice_is_named_if_it_is_sure() {
    let game = finished::<DungeonRoll>(ROLL, 2);
    let dearest = |cost, lang| {
        let answers = answers(&game, Measure::Total, cost);
        balance(&game, Seat::FIRST, &answers, lang).expect("a balance").dearest
    };
    assert_eq!(dearest(0, Lang::En), None);
    assert_eq!(dearest(-40, Lang::En), None);
    let told = dearest(100, Lang::En).expect("a dear choice");
    let n = decisions(&game, Seat::FIRST).len() as i32 - 1;
    assert!(told.starts_with(&format!("The costliest choice, −{n}.0 (±0.2). ")), "{told}");
    let told = dearest(100, Lang::Ru).expect("a dear choice");
    assert!(told.starts_with(&format!("Самое дорогое решение, −{n},0 (±0,2). ")), "{told}");
}

#[test]
fn small_numbers_keep_their_sign() {
    let scale = |lang| Scale::new(Measure::Total, lang);
    assert_eq!(scale(Lang::En).signed(-4), "−0.4");
    assert_eq!(scale(Lang::Ru).signed(4), "+0,4");
    assert_eq!(scale(Lang::En).told(-123), "−12.3");
    assert_eq!(scale(Lang::En).off(2), "±0.1");
    let chance = Scale::new(Measure::Chance, Lang::En);
    assert_eq!(
        (chance.steps(-149), chance.signed(-1), chance.off(10)),
        (-1, "−1 %".into(), "±1 %".into())
    );
}

/// Nothing is told of a match that goes on, of nobody's seat, of nonsense, and where matches are not played on.
#[test]
fn nothing_is_told_where_nothing_is_known() {
    let game = finished::<DungeonRoll>(ROLL, 2);
    let text = record::write(&game, &[]);
    assert_eq!(plies_in::<DungeonRoll>(&text, 0), plies(&game, Seat::FIRST));
    assert_eq!(plies_in::<DungeonRoll>(&text, 1), None);
    assert_eq!(plies_in::<DungeonRoll>("nonsense", 0), None);
    assert_eq!(balance_in::<DungeonRoll>(&text, 0, &[], Lang::En), None);
    let empty = vec![String::new(); decisions(&game, Seat::FIRST).len() + 1];
    assert_eq!(balance_in::<DungeonRoll>(&text, 0, &empty, Lang::En), None);
    let goes_on: Match<DungeonRoll> =
        Match::begin(ROLL.parse().expect("a setup"), Seed::from_bits(1)).expect("a table");
    assert_eq!(plies(&goes_on, Seat::FIRST), None);
}

#[test]
fn what_was_found_out_is_remembered_in_its_order() {
    let mut all = Expected::default();
    all.add((7, 0), 0, Some("a".to_owned()));
    all.add((7, 0), 1, None);
    // An answer that comes twice is one.
    all.add((7, 0), 1, Some("b".to_owned()));
    assert_eq!(all.of(7, 0), ["a", ""]);
    assert_eq!(all.of(7, 1), [""; 0]);
    (8..30).for_each(|line| all.add((line, 0), 0, Some("c".to_owned())));
    assert_eq!((all.of(7, 0).len(), all.of(29, 0).len()), (0, 1));
}
