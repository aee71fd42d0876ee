//! The speed of the kernel and of the rules: one table, the same program natively and in WebAssembly.
//!
//! `cargo xtask bench` runs both and puts them side by side. Figures are per second of CPU time,
//! the best of several rounds in which all measurements take turns. The last rows say how many times as
//! long something takes in a long match as in a short one. Words after `--` choose rows whose names have one of them.

// What the laws and its own tests need of it is not needed here.
#[allow(dead_code, unused_imports)]
#[path = "../../tests/it/cards/mod.rs"]
mod cards;
mod clock;
mod long;
mod pig;
mod tic_tac_toe;

use std::hint::black_box;

use games::dungeon_raiders::DungeonRaiders;
use games::dungeon_roll::DungeonRoll;
use games::dungeoneer::Dungeoneer;
use games::paper_dungeons::PaperDungeons;
use kernel::chance::{FastChance, KeyedChance};
use kernel::playout::playout;
use kernel::{Bots, Chance, Game, Key, Match, Observer, Seat, Seed, link, record};

use pig::Pig;
use tic_tac_toe::TicTacToe;

const ROUNDS: usize = 7;
/// CPU time of one measurement in one round, in seconds.
const ROUND_TIME: f64 = 0.1;

const ALONE: &str = "players=1 dungeon=random missions=3 vanishing=yes";
const FOUR: &str = "players=4 dungeon=random missions=3 vanishing=yes";
const EIGHT: &str = "players=8 dungeon=random missions=3 vanishing=yes";

const ROLL: &str = "players=1 deal=random first=random bait=all scrolls=monster dice=7 \
    bag=single heroes=base";

/// A match with many choices in each place.
const ALCHEMIST: &str = include_str!("../../crates/games/dungeon_roll/records/alchemist.txt");

/// The longest record of Dungeoneer that is kept.
const LONGEST: &str = include_str!("../../crates/games/dungeoneer/records/everything.txt");

const DUNGEONEER: &str = "players=4 box=tomb start=random charted=no resurrection=no heroes=dealt \
    discard=must impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no \
    lair=no rounds=all ask=choice";
const RAIDERS: &str = "players=4 quick=no heroes=dealt wounds=2 memory=yes boss=no spikes=2011 \
    tie=wounds death=early light=shuffled shield=living";

/// Something to be measured: how many of what it does in one go.
struct Measurement {
    name: &'static str,
    unit: &'static str,
    work: Box<dyn FnMut() -> u32>,
}

fn main() {
    let mut measurements = vec![
        draws(),
        games::<TicTacToe>("random games of tic-tac-toe", ""),
        games::<Pig>("random games of pig", ""),
        games::<PaperDungeons>("random games of Paper Dungeons, alone", ALONE),
        games::<PaperDungeons>("random games of Paper Dungeons, four", FOUR),
        games::<DungeonRoll>("random games of Dungeon Roll, three delves", ROLL),
        games::<DungeonRaiders>("random games of Dungeon Raiders, four", RAIDERS),
        games::<Dungeoneer>("random games of Dungeoneer, the Tomb, four", DUNGEONEER),
        decisions::<DungeonRaiders>("decisions of easy raiders", RAIDERS, 0),
        decisions::<DungeonRaiders>("decisions of normal raiders", RAIDERS, 1),
        moves::<PaperDungeons>("moves of Paper Dungeons, for all to see", ALONE),
        seeks::<PaperDungeons>("seeks in a record of Paper Dungeons, eight", EIGHT),
        records::<PaperDungeons>("records of Paper Dungeons opened, eight", EIGHT),
        records::<DungeonRaiders>("records of Dungeon Raiders opened", RAIDERS),
        records::<DungeonRoll>("records of Dungeon Roll opened", ROLL),
        records::<Dungeoneer>("records of Dungeoneer opened, the Tomb", DUNGEONEER),
        longest::<Dungeoneer>("the longest record of Dungeoneer opened", LONGEST),
        links::<DungeonRoll>("links of a long Dungeon Roll opened", ALCHEMIST),
        self_play::<DungeonRoll>("decisions of Dungeon Roll's normal computer", ROLL, 1),
        self_play::<Dungeoneer>("decisions of Dungeoneer's normal computer", DUNGEONEER, 1),
    ];
    let wanted: Vec<String> = std::env::args().skip(1).filter(|it| !it.starts_with('-')).collect();
    let is_wanted = |name: &str| wanted.is_empty() || wanted.iter().any(|it| name.contains(it));
    measurements.retain(|it| is_wanted(it.name));
    let mut best = vec![0.0_f64; measurements.len()];
    for _ in 0..ROUNDS {
        for (it, best) in measurements.iter_mut().zip(&mut best) {
            *best = best.max(rate(&mut it.work));
        }
    }
    for (it, rate) in measurements.iter().zip(best) {
        clock::print(&format!("{:<44} {rate:>12.0} {}/s", it.name, it.unit));
    }
    for mut it in long::comparisons().into_iter().filter(|it| is_wanted(it.name)) {
        let ratio = ratio(&mut it.short, &mut it.long);
        clock::print(&format!("{:<44} {ratio:>12.2} times", format!("1,500 to 50: {}", it.name)));
    }
}

/// The time of `other` as a multiple of that of `one`, which take turns.
fn ratio(one: &mut dyn FnMut() -> u32, other: &mut dyn FnMut() -> u32) -> f64 {
    let mut best = [0.0_f64; 2];
    for _ in 0..ROUNDS {
        best = [best[0].max(rate(one)), best[1].max(rate(other))];
    }
    best[0] / best[1]
}

/// The amount that `work` does in a second of CPU time.
fn rate(work: &mut dyn FnMut() -> u32) -> f64 {
    let start = clock::cpu_seconds();
    let mut n_done = 0.0;
    loop {
        n_done += f64::from(work());
        let spent = clock::cpu_seconds() - start;
        if ROUND_TIME <= spent {
            return n_done / spent;
        }
    }
}

/// Draws of a match's own luck, each with its key.
fn draws() -> Measurement {
    const DRAWS: u32 = 1000;
    let key = Key::new("bench");
    let work = move || {
        let mut chance = KeyedChance::new(Seed::from_bits(1));
        for nth in 0..DRAWS {
            black_box(chance.below(key.at(nth, 0, 0), 6));
        }
        DRAWS
    };
    Measurement { name: "keyed draws of luck", unit: "draws", work: Box::new(work) }
}

/// Random matches from the first action to the last, without a history.
fn games<G: Game>(name: &'static str, setup: &str) -> Measurement {
    const GAMES: u32 = 20;
    let Ok(setup) = setup.parse::<G::Setup>() else { panic!("`{setup}` is not a setup") };
    let mut luck = FastChance::new(1);
    let mut chance = FastChance::new(2);
    let mut legal = Vec::new();
    let mut events = Vec::new();
    let work = move || {
        for _ in 0..GAMES {
            events.clear();
            let state = G::begin(&setup, G::EDITION, &mut chance, &mut events);
            black_box(playout::<G>(state, &mut luck, &mut chance, &mut legal, &mut events));
        }
        GAMES
    };
    Measurement { name, unit: "games", work: Box::new(work) }
}

/// A record that is kept, read and verified.
fn longest<G: Game>(name: &'static str, text: &'static str) -> Measurement {
    let work = move || {
        let read = record::read::<G>(text);
        assert!(read.is_ok());
        1
    };
    Measurement { name, unit: "records", work: Box::new(work) }
}

/// A whole random match.
fn played<G: Game>(setup: &str) -> Match<G> {
    let Ok(setup) = setup.parse::<G::Setup>() else { panic!("`{setup}` is not a setup") };
    let Ok(mut game) = Match::<G>::begin(setup, Seed::from_bits(1)) else {
        panic!("the table cannot be laid")
    };
    game.play_at_random(&mut FastChance::new(1), usize::MAX);
    game
}

/// Decisions of a computer in the first half of a match, where most is left to think about.
fn decisions<G: Bots>(name: &'static str, setup: &str, level: usize) -> Measurement {
    let whole = played::<G>(setup);
    let thought: Vec<(G::View, Seat, Vec<G::Action>)> = (0..whole.ply() / 2)
        .step_by(5)
        .map(|ply| {
            let state = whole.state_at(ply);
            let seat = G::turn(&state).awaited().iter().next().expect("somebody is awaited");
            let mut legal = Vec::new();
            G::legal(&state, seat, &mut legal);
            (G::view(&state, Observer::Seat(seat)), seat, legal)
        })
        .collect();
    let mut luck = FastChance::new(1);
    let work = move || {
        for (view, seat, legal) in &thought {
            black_box(G::think(level, view, *seat, legal, &mut luck));
        }
        thought.len() as u32
    };
    Measurement { name, unit: "decisions", work: Box::new(work) }
}

/// Actions as a person takes them: checked, carried out, logged, and looked at.
fn moves<G: Game>(name: &'static str, setup: &str) -> Measurement {
    let whole = played::<G>(setup);
    let work = move || {
        let Ok(mut game) = Match::<G>::begin(whole.setup().clone(), whole.seed()) else {
            panic!("the table cannot be laid")
        };
        for entry in whole.log() {
            assert!(game.play(entry.seat, entry.action.clone()).is_ok());
            black_box(game.view(Observer::Seat(Seat::FIRST)));
        }
        game.ply() as u32
    };
    Measurement { name, unit: "moves", work: Box::new(work) }
}

/// Any place in a long record, looked at by everybody.
fn seeks<G: Game>(name: &'static str, setup: &str) -> Measurement {
    let whole = played::<G>(setup);
    let mut luck = FastChance::new(1);
    let work = move || {
        let ply = luck.pick(whole.ply() as u32 + 1) as usize;
        black_box(G::view(&whole.state_at(ply), Observer::All));
        1
    };
    Measurement { name, unit: "seeks", work: Box::new(work) }
}

/// Records of whole matches, read, replayed and verified.
fn records<G: Game>(name: &'static str, setup: &str) -> Measurement {
    let text = record::write(&played::<G>(setup), &[]);
    let work = move || {
        let read = record::read::<G>(&text);
        assert!(read.is_ok());
        1
    };
    Measurement { name, unit: "records", work: Box::new(work) }
}

/// The link of a record, read, replayed and verified.
fn links<G: Game>(name: &'static str, text: &str) -> Measurement {
    let (game, names) = record::read::<G>(text).expect("a record");
    let tail = link::pack(&game, &names).expect("a link");
    let work = move || {
        let read = link::unpack::<G>(&tail);
        assert!(read.is_ok());
        1
    };
    Measurement { name, unit: "links", work: Box::new(work) }
}

/// All decisions of matches that a computer plays to the end, so that deep levels are among them.
fn self_play<G: Bots>(name: &'static str, setup: &str, level: usize) -> Measurement {
    let Ok(setup) = setup.parse::<G::Setup>() else { panic!("`{setup}` is not a setup") };
    let mut nth_match = 0;
    let work = move || {
        nth_match += 1;
        let Ok(mut game) = Match::<G>::begin(setup.clone(), Seed::from_bits(nth_match)) else {
            panic!("the table cannot be laid")
        };
        let mut luck = FastChance::new(nth_match);
        while let Some(seat) = game.turn().awaited().iter().next() {
            let (view, legal) = (game.view(Observer::Seat(seat)), game.legal(seat));
            let action = G::think(level, &view, seat, &legal, &mut luck);
            assert!(game.play(seat, action).is_ok());
        }
        game.ply() as u32
    };
    Measurement { name, unit: "decisions", work: Box::new(work) }
}
