//! Thinking times of the hard computers: the same program natively and in WebAssembly.
//!
//! `cargo xtask bench --decisions` runs both. At each table hard computers play some matches to the end, always the same
//! ones; a line tells how long a decision took in processor time: on average, and at most for 95, 99 and all of a hundred.
//! What is no choice is not counted.

#[path = "../table/clock.rs"]
mod clock;

use games::dungeon_raiders::DungeonRaiders;
use games::dungeon_roll::DungeonRoll;
use games::dungeoneer::Dungeoneer;
use games::paper_dungeons::PaperDungeons;
use kernel::question::choose;
use kernel::{Bots, Match, Seat, Seed};

/// The place of the hard computer among the levels.
const HARD: usize = 2;

const ROLL: &str = "first=random bait=all scrolls=monster dice=7 bag=single";
const RAIDERS: &str = "heroes=dealt wounds=2 memory=yes boss=no spikes=2011 tie=wounds death=early \
    light=shuffled shield=living";
const PAPER: &str = "dungeon=random missions=3 vanishing=yes";
const DUNGEONEER: &str = "start=random charted=no resurrection=no heroes=dealt discard=must impartial=no \
    quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice";

fn main() {
    time::<DungeonRoll>(
        "alone, heroes of the box",
        40,
        &format!("players=1 deal=random {ROLL} heroes=base"),
    );
    time::<DungeonRoll>(
        "alone, all heroes",
        40,
        &format!("players=1 deal=random {ROLL} heroes=all"),
    );
    time::<DungeonRaiders>("two", 10, &format!("players=2 quick=no {RAIDERS}"));
    time::<DungeonRaiders>("four", 5, &format!("players=4 quick=no {RAIDERS}"));
    time::<DungeonRaiders>("five, quick", 5, &format!("players=5 quick=yes {RAIDERS}"));
    time::<PaperDungeons>("alone", 5, &format!("players=1 {PAPER}"));
    time::<PaperDungeons>("four", 2, &format!("players=4 {PAPER}"));
    time::<Dungeoneer>("the Tomb, two", 4, &format!("players=2 box=tomb {DUNGEONEER}"));
    time::<Dungeoneer>("both boxes, four", 2, &format!("players=4 box=both {DUNGEONEER}"));
    time::<Dungeoneer>("the Vault, alone", 4, &format!("players=1 box=vault {DUNGEONEER}"));
}

/// Plays so many matches, and prints how long the decisions took.
fn time<G: Bots>(name: &str, n_matches: u64, setup: &str) {
    let mut times: Vec<f64> = (1..=n_matches).flat_map(|nth| played::<G>(setup, nth)).collect();
    times.sort_by(f64::total_cmp);
    let at = |percent: usize| {
        times.get(times.len().saturating_sub(1) * percent / 100).map_or(0.0, |it| 1000.0 * it)
    };
    let mean = 1000.0 * times.iter().sum::<f64>() / times.len().max(1) as f64;
    let name = format!("{}, {name}", G::ID);
    clock::print(&format!(
        "{name:<42} {:>6} decisions: {mean:>6.1} ms; 95 % {:>6.1}, 99 % {:>6.1}, all {:>6.1}",
        times.len(),
        at(95),
        at(99),
        at(100),
    ));
}

/// The time that each decision of one match took, in seconds.
fn played<G: Bots>(setup: &str, nth: u64) -> Vec<f64> {
    let Ok(setup) = setup.parse() else { panic!("`{setup}` is not a setup") };
    let Ok(mut game) = Match::<G>::begin(setup, Seed::from_bits(104_729 * nth)) else {
        panic!("no table")
    };
    let mut times = Vec::new();
    loop {
        let state = game.state();
        let asked: Vec<Seat> =
            G::out_of_turn(state).iter().chain(G::turn(state).awaited().iter()).collect();
        let chosen = asked.into_iter().find_map(|seat| {
            let mut legal = Vec::new();
            G::legal(game.state(), seat, &mut legal);
            let began = clock::cpu_seconds();
            let action = choose(&game, seat, HARD);
            if 1 < legal.len() {
                times.push(clock::cpu_seconds() - began);
            }
            Some((seat, action?))
        });
        let Some((seat, action)) = chosen else { return times };
        let Ok(_) = game.play(seat, action) else { panic!("a computer acts against the rules") };
    }
}
