//! A check of the error that advice tells of itself: how often the truth lies within what a worth may be off.
//!
//! `cargo bench -p games --bench intervals -- 2000` looks at so many choices of each table, one in a
//! match of normal computers, always the same ones. The truth is ten times the work or more: the mean of what ten other advices,
//! each with luck of its own, say of the same way by itself. Two standard errors hold in 95 of 100 cases; since the truth is
//! known to a tenth of the variance alone, 94 are due. `-- 200 paper-dungeons` plays the rows with these words only.

use games::dungeon_raiders::DungeonRaiders;
use games::dungeon_roll::DungeonRoll;
use games::paper_dungeons::PaperDungeons;
use kernel::chance::FastChance;
use kernel::question::choose;
use kernel::{Advice, Basis, Bots, Match, Observer, Seat, Seed};

#[path = "../each.rs"]
mod each;

use each::each;

/// The default number of choices of a row.
const N_CHOICES: u64 = 50;

/// So many advices are the truth.
const N_TRUTH: u64 = 10;

const ROLL: &str =
    "players=1 deal=random first=random bait=all scrolls=monster dice=7 bag=single heroes=base";
const RAIDERS: &str = "quick=no heroes=dealt wounds=2 memory=yes boss=no spikes=2011 tie=wounds death=early \
                       light=shuffled shield=living";
const PAPER: &str = "players=1 dungeon=random missions=3 vanishing=yes";

/// One advice, checked.
struct Checked {
    /// The distance of its worth from the truth, and the error that it tells, in hundredths of its unit.
    off: f64,
    error: f64,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|it| !it.starts_with("--")).collect();
    let n = words.iter().find_map(|it| it.parse().ok()).unwrap_or(N_CHOICES);
    let names: Vec<&str> =
        words.iter().filter(|it| it.parse::<u64>().is_err()).map(String::as_str).collect();
    check::<DungeonRoll>(n, &names, "alone", ROLL);
    for (name, n_players) in [("alone", 1), ("two", 2), ("four", 4)] {
        check::<DungeonRaiders>(n, &names, name, &format!("players={n_players} {RAIDERS}"));
    }
    check::<PaperDungeons>(n, &names, "alone", PAPER);
}

fn check<G: Bots>(n: u64, names: &[&str], name: &str, setup: &str) {
    if !names.iter().all(|it| [G::ID, name].contains(it)) {
        return;
    }
    let all: Vec<Checked> =
        each(n, |nth| check_one::<G>(setup, nth)).into_iter().flatten().collect();
    let n_held = all.iter().filter(|it| it.off.abs() <= it.error).count();
    let count = all.len().max(1) as f64;
    println!(
        "{} {name}: within what it says in {:.1} % of {}; off by {:+.1} on average, told {:.1}",
        G::ID,
        100.0 * n_held as f64 / count,
        all.len(),
        all.iter().map(|it| it.off).sum::<f64>() / count,
        all.iter().map(|it| it.error).sum::<f64>() / count,
    );
}

/// Looks at one choice of a match, the first after a third of a match or so that an advice measures; none if there is none.
fn check_one<G: Bots>(setup: &str, nth: u64) -> Option<Checked> {
    let Ok(setup) = setup.parse() else { panic!("`{setup}` is not a setup") };
    let mut game = Match::<G>::begin(setup, Seed::from_bits(7_919 * (nth + 1))).ok()?;
    let n_before = (nth * 7 % 60) as usize;
    loop {
        let seat = game.turn().awaited().iter().next()?;
        let mut legal = Vec::new();
        G::legal(game.state(), seat, &mut legal);
        let is_weighed = n_before <= game.ply() && 1 < legal.len();
        if is_weighed && let Some(checked) = compare::<G>(&game, seat, &legal, nth) {
            return Some(checked);
        }
        let action = choose(&game, seat, 1)?;
        game.play(seat, action).ok()?;
    }
}

/// Compares the worth of the best way with the truth; none where an advice is no measure, or all is certain.
fn compare<G: Bots>(game: &Match<G>, seat: Seat, legal: &[G::Action], nth: u64) -> Option<Checked> {
    let view = game.view(Observer::Seat(seat));
    let advise = |luck: u64, legal: &[G::Action]| -> Option<Advice<G::Action>> {
        G::advise(&view, seat, legal, None, &mut FastChance::new(luck))
    };
    let advice = advise(nth, legal)?;
    let Basis::Played { error, .. } = advice.basis else { return None };
    let best = advice.best().line.first()?;
    let worth = |it: Advice<G::Action>| {
        let way = it.ways.iter().find(|it| it.line.first() == Some(best))?;
        Some(f64::from(way.worth))
    };
    // By itself, the way is compared with no other.
    let alone = std::slice::from_ref(best);
    let truths: Vec<f64> =
        (1..=N_TRUTH).filter_map(|it| worth(advise(1_000_003 * it + nth, alone)?)).collect();
    // Where nothing else may be done, some advices measure nothing.
    if truths.is_empty() {
        return None;
    }
    let truth = truths.iter().sum::<f64>() / truths.len() as f64;
    let off = f64::from(advice.best().worth) - truth;
    (error != 0 || off != 0.0).then_some(Checked { off, error: f64::from(error) })
}
