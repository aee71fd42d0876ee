//! The slips of a look back: the choices that cost most, each once, by the action that cost most.

use undercroft::games::dungeon_raiders::DungeonRaiders;
use undercroft::games::dungeon_roll::DungeonRoll;
use undercroft::games::paper_dungeons::PaperDungeons;
use undercroft::kernel::chance::FastChance;
use undercroft::kernel::{
    Advice, Advises, Basis, Game, Lang, Line, Match, Measure, Observer, Seat, Seed, Way, Words,
};
use undercroft::shell::board::Board;
use undercroft::shell::features::hint::table::price;
use undercroft::shell::features::look_back::model::{SLIPS_MAX, SlipModel};
use undercroft::shell::features::look_back::slips::{Weighed, choices, slips};
use undercroft::shell::features::score::table::most_lost;

fn finished<G: Board>(setup: &str, seed: u64) -> Match<G> {
    let Ok(setup) = setup.parse() else { panic!("`{setup}` is not a setup") };
    let mut game = Match::begin(setup, Seed::from_bits(seed)).expect("a fair table");
    game.play_at_random(&mut FastChance::new(seed), usize::MAX);
    assert!(game.turn().awaited().is_empty());
    game
}

fn solo() -> Match<PaperDungeons> {
    finished("players=1 dungeon=A missions=3 vanishing=yes", 4)
}

/// A choice that cost so much; none where nothing else could be done.
fn weighed<G: Board>(game: &Match<G>, ply: usize, loss: i32) -> Option<Weighed<G>> {
    let taken = &game.log()[ply];
    let mut legal = Vec::new();
    G::legal(&game.state_at(ply), taken.seat, &mut legal);
    let better = legal.into_iter().find(|it| *it != taken.action)?;
    let ways = [(better, loss), (taken.action.clone(), 0)];
    let ways = ways.map(|(it, worth)| Way { line: vec![it], worth }).to_vec();
    Some(Weighed { ply, advice: Advice::of(ways, Basis::Judgement, None)? })
}

/// The slips named where each choice of the first seat cost what `loss` says of it.
fn named<G: Board>(game: &Match<G>, loss: impl Fn(usize) -> i32) -> Vec<SlipModel> {
    let plies = choices(game, Seat::FIRST);
    let all: Vec<_> = plies.iter().filter_map(|it| weighed(game, *it, loss(*it))).collect();
    slips(game, Seat::FIRST, &all, Lang::En)
}

#[test]
fn the_choices_of_a_seat_are_its_own() {
    let game: Match<DungeonRoll> = finished(
        "players=2 deal=random first=random bait=all scrolls=monster dice=7 bag=single heroes=base",
        2,
    );
    let all = Seat::all(2).map(|it| choices(&game, it));
    let n_all: usize = all.map(|it| it.len()).sum();
    assert_eq!(n_all, game.log().iter().filter(|it| !it.is_due).count());
}

#[test]
fn what_is_about_as_good_is_not_named() {
    assert_eq!(named(&solo(), |_| PaperDungeons::ABOUT - 1), []);
    assert!(!named(&solo(), |_| PaperDungeons::ABOUT).is_empty());
}

#[test]
fn what_cost_most_comes_first_and_each_choice_is_named_once() {
    let game = solo();
    let loss = |ply: usize| PaperDungeons::ABOUT + 100 * (ply as i32 * 7 % 31);
    let named = named(&game, loss);
    assert_eq!(named.len(), SLIPS_MAX);
    let losses: Vec<i32> = named.iter().map(|it| loss(it.ply)).collect();
    assert!(losses.is_sorted_by(|a, b| b <= a), "{losses:?}");
    let of_all = choices(&game, Seat::FIRST).into_iter();
    let most = of_all.filter(|it| weighed(&game, *it, 1).is_some()).map(loss).max();
    assert_eq!(losses.first().copied(), most);
    for it in &named {
        assert_ne!(it.done, it.better);
        assert!(it.is_estimate && !it.why.is_empty() && it.when.starts_with("Round "), "{it:?}");
        assert!(it.price.as_ref().is_some_and(|it| it.ends_with(" glory")), "{it:?}");
    }
}

/// The actions of one choice are one slip, told by the worst of them.
#[test]
fn one_slip_is_not_named_thrice() {
    let game = solo();
    let plies = choices(&game, Seat::FIRST);
    // Actions in a row that luck did not come between.
    let row = plies.windows(3).find(|it| {
        let is_row = it[2] == it[0] + 2 && !game.log()[it[0]..=it[2]].iter().any(|it| it.drew);
        is_row && it.iter().all(|ply| weighed(&game, *ply, 1).is_some())
    });
    let row = row.expect("three actions of one round").to_vec();
    let named = named(&game, |ply| match row.iter().position(|it| *it == ply) {
        Some(1) => 900,
        Some(_) => 800,
        None => 0,
    });
    assert_eq!(named.iter().map(|it| it.ply).collect::<Vec<_>>(), [row[1]]);
}

#[test]
fn the_lines_of_the_score_that_cost_most_are_named() {
    let game = solo();
    let told = most_lost(&game, Seat::FIRST, Lang::En).expect("a team at random flees");
    let standing = PaperDungeons::standing(&game.view(Observer::Seat(Seat::FIRST)));
    let mut lines: Vec<&Line> = standing.places[Seat::FIRST].lines.iter().collect();
    lines.sort_by_key(|it| it.points);
    let lost = lines.into_iter().take(3).filter(|it| it.points < 0);
    for line in lost {
        let (name, points) = (PaperDungeons::line(line, Lang::En).0, line.points.unsigned_abs());
        assert!(told.contains(&format!("{name} \u{2212}{points}")), "{told}: {name} {points}");
    }
    // Nothing takes points away here.
    let roll = "players=1 deal=none first=1 bait=all scrolls=monster dice=7 bag=single heroes=base";
    assert_eq!(most_lost(&finished::<DungeonRoll>(roll, 1), Seat::FIRST, Lang::En), None);
}

/// A slip measured by playing on is told as it was measured: the chance of the choice, that of the best way, and how
/// far they may be off; what differs by less is not named.
#[test]
fn a_slip_of_a_raider_costs_chances_to_win() {
    let setup = "players=3 quick=no heroes=dealt wounds=2 memory=no boss=no spikes=2011 tie=wounds \
                 death=early light=shuffled shield=living";
    let game: Match<DungeonRaiders> = finished(setup, 4);
    let named = |gap| {
        let plies = choices(&game, Seat::FIRST);
        let ply = plies.iter().find(|it| weighed(&game, **it, 1).is_some()).expect("a choice");
        let Weighed { ply, advice } = weighed(&game, *ply, 800).expect("a choice");
        let ways = advice.ways.into_iter().map(|it| Way { worth: it.worth + 1500, ..it }).collect();
        let basis = Basis::Played { n: 600, measure: Measure::Chance, error: 300, gap };
        let advice = Advice::of(ways, basis, None).expect("an advice");
        let all = [Weighed { ply, advice }];
        [Lang::En, Lang::Ru].map(|lang| slips(&game, Seat::FIRST, &all, lang).pop()?.price)
    };
    let told = ["wins 15 % instead of 23 % (±3 %)", "победа — 15 % вместо 23 % (±3 %)"];
    assert_eq!(named(300), told.map(|it| Some(it.to_owned())));
    assert_eq!(named(900), [None, None]);
}

/// A slip in glory is told with what the difference may be off, not with what the best worth alone may be off.
#[test]
fn a_slip_in_glory_has_the_error_of_the_difference() {
    let basis = Basis::Played { n: 96, measure: Measure::Total, error: 900, gap: 200 };
    let told = [Lang::En, Lang::Ru].map(|lang| price::<PaperDungeons>(basis, [1000, 1500], lang));
    let due =
        ["about \u{2212}5 glory (±2 glory)", "примерно \u{2212}5 очков славы (±2 очка славы)"];
    assert_eq!(told, due.map(|it| Some(it.to_owned())));
}
