//! Computer players: they act on views alone, and play as well as they claim.

use games::dungeon_roll::{Action, DungeonRoll, Forming, Hero};
use games::paper_dungeons::PaperDungeons;
use kernel::chance::FastChance;
use kernel::{Bots, Game, Match, Observer, Seat, Seed, record};

/// Plays a match to its end with computers of one level in every seat.
fn play<G: Bots>(setup: &str, seed: u64, level: usize) -> Match<G> {
    let setup = setup.parse().unwrap_or_else(|error| panic!("{setup}: {error}"));
    let mut game: Match<G> = Match::begin(setup, Seed::from_bits(seed)).expect("a sound setup");
    finish(&mut game, seed, level);
    game
}

/// A finished match is one that everybody played, which somebody has won or all have lost, and which its
/// record proves.
#[track_caller]
pub fn is_whole<G: Bots>(game: &Match<G>) {
    for seat in Seat::all(game.n_seats()) {
        let n_actions = game.log().iter().filter(|it| it.seat == seat).count();
        assert!(0 < n_actions, "seat {seat} was never awaited");
    }
    let standing = G::standing(&game.view(Observer::All));
    assert_eq!(standing.places.len(), game.n_seats());
    assert_eq!(standing.winners().is_empty(), standing.is_lost);
    let again = record::read::<G>(&record::write(game, &[])).map(|(it, _)| it.check_value());
    assert_eq!(again, Ok(game.check_value()));
}

/// Computers of different levels play the same table otherwise.
#[track_caller]
fn levels_differ<G: Bots>(of_levels: &[Match<G>]) {
    assert_eq!(of_levels.len(), G::LEVELS.len());
    for pair in of_levels.windows(2) {
        assert!(pair[0].line() != pair[1].line(), "two levels of {} play alike", G::ID);
    }
}

/// Lets computers of one level finish a match.
fn finish<G: Bots>(game: &mut Match<G>, seed: u64, level: usize) {
    let mut luck = FastChance::new(seed);
    while let Some(seat) = game.turn().awaited().iter().next() {
        let view = game.view(Observer::Seat(seat));
        let action = G::think(level, &view, seat, &game.legal(seat), &mut luck);
        game.play(seat, action).expect("a bot takes legal actions");
    }
}

fn mean_solo(level: usize, n_matches: u64) -> f64 {
    let totals = (0..n_matches).map(|seed| {
        let letter = char::from(b'A' + (seed % 12) as u8);
        let setup = format!("players=1 dungeon={letter} missions=3 vanishing=yes");
        let game = play::<PaperDungeons>(&setup, 104_729 * (seed + 1), level);
        PaperDungeons::standing(&game.view(Observer::All)).places[Seat::FIRST].total
    });
    f64::from(totals.sum::<i32>()) / n_matches as f64
}

#[test]
fn the_normal_bot_of_paper_dungeons_is_a_hero_on_average() {
    let mean = mean_solo(1, 500);
    assert!(70.0 <= mean, "{mean}");
}

#[test]
fn the_easy_bot_of_paper_dungeons_plays_like_a_beginner() {
    let mean = mean_solo(0, 500);
    assert!((25.0..=35.0).contains(&mean), "{mean}");
}

#[test]
fn the_hard_bot_of_paper_dungeons_is_well_ahead_of_the_normal_one() {
    let (normal, hard) = (mean_solo(1, 3), mean_solo(2, 3));
    assert!(normal + 10.0 <= hard, "{normal}, {hard}");
}

#[test]
fn every_level_finishes_tables_of_every_size() {
    for n_players in 1..=8 {
        let setup = format!("players={n_players} dungeon=random missions=3 vanishing=no");
        let play = |level| play::<PaperDungeons>(&setup, n_players, level);
        // Several who play each match through before each die take too long for every day.
        let n_levels = if n_players == 1 { PaperDungeons::LEVELS.len() } else { 2 };
        let games: Vec<_> = (0..n_levels).map(play).collect();
        games.iter().for_each(is_whole);
        if n_levels == PaperDungeons::LEVELS.len() {
            levels_differ(&games);
        }
    }
}

/// The options of Dungeon Roll as they are by themselves, but for the deal.
const ROLL: &str = "first=random bait=all scrolls=monster dice=7 bag=single heroes=base";

/// The mean score of a player alone with one hero.
fn mean_roll(level: usize, hero: Hero, n_matches: u64) -> f64 {
    let totals = (0..n_matches).map(|seed| {
        let setup = format!("players=1 deal=choose {ROLL}").parse().expect("a setup");
        let mut game: Match<DungeonRoll> =
            Match::begin(setup, Seed::from_bits(7919 * seed + 13)).expect("a sound setup");
        game.play(Seat::FIRST, Action::Form(Forming::Choose { hero })).expect("a hero to choose");
        finish(&mut game, seed, level);
        DungeonRoll::standing(&game.view(Observer::All)).places[Seat::FIRST].total
    });
    f64::from(totals.sum::<i32>()) / n_matches as f64
}

/// The means of all eight heroes, and their mean.
fn mean_of_heroes(level: usize, n_matches: u64) -> f64 {
    let means = Hero::ALL[..8].iter().map(|&hero| {
        let mean = mean_roll(level, hero, n_matches);
        println!("{}: {mean:.2}", hero.key());
        mean
    });
    means.sum::<f64>() / 8.0
}

// The whole two thousand matches take too long for every day: they are the bench's.
#[test]
fn the_normal_bot_of_dungeon_roll_is_a_village_hero_at_least() {
    let mean = mean_of_heroes(1, 25);
    assert!(22.5 <= mean, "{mean}");
}

#[test]
fn the_easy_bot_of_dungeon_roll_can_be_beaten() {
    let mean = mean_of_heroes(0, 30);
    assert!((14.0..19.0).contains(&mean), "{mean}");
}

// A few matches of each hero, always the same ones. By how much it is better only the bench can tell.
#[test]
fn the_hard_bot_of_dungeon_roll_is_ahead_of_the_normal_one() {
    let (normal, hard) = (mean_of_heroes(1, 5), mean_of_heroes(2, 5));
    assert!(normal < hard, "{normal}, {hard}");
}

#[test]
fn every_level_finishes_delves_at_tables_of_every_size() {
    for n_players in 1..=4 {
        for deal in ["random", "choose", "none"] {
            let setup = format!("players={n_players} deal={deal} {ROLL}");
            let setup = if deal == "none" { setup.replace("dice=7", "dice=9") } else { setup };
            let play = |level| play::<DungeonRoll>(&setup, n_players, level);
            let games: Vec<_> = (0..DungeonRoll::LEVELS.len()).map(play).collect();
            games.iter().for_each(is_whole);
            levels_differ(&games);
        }
    }
}
