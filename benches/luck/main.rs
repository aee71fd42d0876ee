//! A check that luck is nothing on average: matches of the computer that matches are played on with, in which choices
//! are nothing, so that all of what came of them against what was expected is luck.
//!
//! `cargo bench -p games --bench luck -- 2000` plays so many matches of each game, and prints the mean
//! with two standard errors; then how long it takes to look back over one match, all decisions of it. `-- 2000 dungeoneer` plays
//! one game only.

use cpu_time::ThreadTime;
use games::dungeon_raiders::DungeonRaiders;
use games::dungeon_roll::DungeonRoll;
use games::dungeoneer::Dungeoneer;
use games::paper_dungeons::PaperDungeons;
use kernel::advice::two_errors;
use kernel::balance::result;
use kernel::expectation::{decisions, expect, expect_at_start, own_choice, start_in_worlds};
use kernel::question::choose;
use kernel::{Bots, Match, Seat, Seed};

/// In so many worlds the start of each match is played on.
const WORLDS: u32 = 2;

/// The level of the normal computer, which is not the one that matches are played on with.
const NORMAL: usize = 1;

fn main() {
    let n = std::env::args().skip(1).find_map(|it| it.parse().ok()).unwrap_or(200);
    let raiders = |n_players: u8| {
        format!(
            "players={n_players} quick=no heroes=dealt wounds=2 memory=yes boss=no spikes=2011 tie=wounds death=early \
             light=shuffled shield=living"
        )
    };
    compare::<DungeonRaiders>(&raiders(4), n);
    compare::<DungeonRaiders>(&raiders(2), n);
    compare::<DungeonRaiders>(&raiders(1).replace("wounds=2", "wounds=3"), n);
    let roll = "first=1 bait=all scrolls=monster dice=7 bag=single heroes=base";
    compare::<DungeonRoll>(&format!("players=1 deal=none {roll}"), n);
    compare::<DungeonRoll>(&format!("players=1 deal=random {roll}"), n);
    compare::<PaperDungeons>("players=1 dungeon=random missions=3 vanishing=yes", n);
    compare::<PaperDungeons>("players=3 dungeon=random missions=3 vanishing=yes", n);
    let dungeoneer = |n_players: u8, of: &str| {
        format!(
            "players={n_players} box={of} start=random charted=no resurrection=no heroes=dealt discard=must impartial=no \
             quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice"
        )
    };
    compare::<Dungeoneer>(&dungeoneer(2, "tomb"), n);
    compare::<Dungeoneer>(&dungeoneer(4, "vault"), n);
    compare::<Dungeoneer>(&dungeoneer(1, "vault"), n);
}

fn begin<G: Bots>(setup: &str, seed: u64) -> Match<G> {
    let Ok(setup) = setup.parse() else { panic!("`{setup}` is not a setup") };
    Match::begin(setup, Seed::from_bits(seed)).expect("a fair table")
}

fn compare<G: Bots>(setup: &str, n: u64) {
    let mut named =
        std::env::args().skip(1).filter(|it| it.parse::<u64>().is_err() && !it.starts_with('-'));
    if named.next().is_some_and(|it| it != G::ID) {
        return;
    }
    let luck: Vec<i64> = (0..n).map(|seed| luck_of::<G>(setup, 7_919 * seed + 11)).collect();
    let mean = luck.iter().sum::<i64>() as f64 / n as f64 / 100.0;
    let error = two_errors(luck.iter().copied(), n as i64) as f64 / 100.0;
    let mut game: Match<G> = begin(setup, 3);
    while let Some(seat) = game.turn().awaited().first() {
        let action = choose(&game, seat, NORMAL).expect("a choice");
        game.play(seat, action).expect("a legal action");
    }
    let clock = ThreadTime::now();
    let start = expect_at_start(&game, Seat::FIRST);
    let all = decisions(&game, Seat::FIRST);
    let n_told = all.iter().filter_map(|it| expect(&game, Seat::FIRST, it.start)).count();
    let took = clock.elapsed().as_secs_f64();
    println!(
        "{} {setup}\n    luck {mean:+.2} ± {error:.2} over {n} matches; {n_told} decisions of a match, and its start ({}), \
         in {took:.1} s",
        G::ID,
        start.map(|it| it.to_string()).unwrap_or_default(),
    );
}

/// The luck of a match: its outcome against what was expected, in hundredths.
fn luck_of<G: Bots>(setup: &str, seed: u64) -> i64 {
    let mut game: Match<G> = begin(setup, seed);
    while let Some(seat) = game.turn().awaited().first() {
        let place = (game.seed(), game.ply());
        let action = own_choice::<G>(game.state(), place, seat).expect("a choice");
        game.play(seat, action).expect("a legal action");
    }
    let start = start_in_worlds(&game, Seat::FIRST, WORLDS).map_or(0, |it| it.before);
    i64::from(result(&game, Seat::FIRST).unwrap_or_default() - start)
}
