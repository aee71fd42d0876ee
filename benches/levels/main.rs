//! The law of levels: how each level of a computer does against the one below, in every game but Dungeoneer, whose levels
//! `benches/strength` compares.
//!
//! `cargo bench -p games --bench levels -- 300` plays so many matches of each row, on any
//! machine the same ones, and prints what the seat that is compared reached on average, with an interval of
//! 95 %, and the processor time of its decisions. `-- 40 paper-dungeons four` plays the rows with these words only. The
//! heroes of Dungeon Roll have rows of their own, which are played if one is named (`-- 300 knight`), or `heroes`.

use std::time::Duration;

use cpu_time::ThreadTime;
use games::dungeon_raiders::DungeonRaiders;
use games::dungeon_roll::{DungeonRoll, Hero};
use games::paper_dungeons::PaperDungeons;
use kernel::question::choose;
use kernel::{Bots, Game, Match, Observer, Seat, Seed};

#[path = "../each.rs"]
mod each;

use each::each;

/// The default number of matches of a row.
const N_MATCHES: u64 = 20;

const ROLL: &str = "first=random bait=all scrolls=monster dice=7 bag=single";
const RAIDERS: &str = "heroes=dealt wounds=2 memory=yes boss=no spikes=2011 tie=wounds death=early \
                       light=shuffled shield=living";
const PAPER: &str = "dungeon=random missions=3 vanishing=yes";

/// Some tables, and who is compared with whom.
struct Row {
    name: &'static str,
    setup: String,
    n_players: usize,
    /// The opening that is played before computers play.
    opening: Option<String>,
    /// The level of the seat that is compared; seats take turns at that.
    one: usize,
    others: usize,
}

/// The outcome of one match for the seat that was compared.
struct Outcome {
    total: f64,
    /// Its share of the victory.
    won: f64,
    times: Vec<Duration>,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|it| !it.starts_with("--")).collect();
    let n = words.iter().find_map(|it| it.parse().ok()).unwrap_or(N_MATCHES);
    let names: Vec<&str> =
        words.iter().filter(|it| it.parse::<u64>().is_err()).map(String::as_str).collect();
    let roll = format!("deal=random {ROLL} heroes=base");
    compare::<DungeonRoll>(
        n,
        &names,
        &[("alone", 1, &roll), ("two", 2, &roll), ("four", 4, &roll)],
    );
    compare_heroes(n, &names);
    compare::<DungeonRaiders>(
        n,
        &names,
        &[
            ("alone", 1, &format!("quick=no {RAIDERS}")),
            ("two", 2, &format!("quick=no {RAIDERS}")),
            ("four", 4, &format!("quick=no {RAIDERS}")),
            ("quick", 2, &format!("quick=yes {RAIDERS}")),
        ],
    );
    compare::<PaperDungeons>(n, &names, &[("alone", 1, PAPER), ("four", 4, PAPER)]);
}

/// Compares the levels of a game at each kind of table.
fn compare<G: Bots>(n: u64, names: &[&str], tables: &[(&'static str, usize, &str)]) {
    for &(name, n_players, setup) in tables {
        let setup = format!("players={n_players} {setup}");
        let first = usize::from(1 < n_players);
        for one in first..G::LEVELS.len() {
            let others = one.saturating_sub(1);
            let row = Row { name, setup: setup.clone(), n_players, opening: None, one, others };
            let said = [G::ID, name, G::LEVELS[one].key];
            if names.iter().all(|it| said.contains(it)) {
                print::<G>(&row, &each(n, |nth| play::<G>(&row, nth)));
            }
        }
    }
}

/// Compares the levels of Dungeon Roll for each hero alone, and for nobody, if that is asked for.
fn compare_heroes(n: u64, names: &[&str]) {
    let heroes = Hero::ALL.iter().map(|it| (it.key(), Some(format!("hero {}", it.key()))));
    for (name, opening) in heroes.chain([("no-hero", None)]) {
        let deal = if opening.is_some() { "choose" } else { "none" };
        for (one, level) in DungeonRoll::LEVELS.iter().enumerate() {
            let setup = format!("players=1 deal={deal} {ROLL} heroes=all");
            let opening = opening.clone();
            let row = Row { name, setup, n_players: 1, opening, one, others: one };
            let said = [DungeonRoll::ID, name, level.key, "heroes"];
            let is_asked = names.iter().any(|it| [name, "heroes"].contains(it));
            if is_asked && names.iter().all(|it| said.contains(it)) {
                print::<DungeonRoll>(&row, &each(n, |nth| play::<DungeonRoll>(&row, nth)));
            }
        }
    }
}

fn play<G: Bots>(row: &Row, nth: u64) -> Outcome {
    let Ok(setup) = row.setup.parse() else { panic!("`{}` is not a setup", row.setup) };
    let Ok(mut game) = Match::<G>::begin(setup, Seed::from_bits(104_729 * (nth + 1))) else {
        panic!("`{}` is no table", row.setup)
    };
    if let Some(opening) = &row.opening {
        let Ok(action) = opening.parse() else { panic!("`{opening}` is no action") };
        let Ok(_) = game.play(Seat::FIRST, action) else { panic!("`{opening}` is not allowed") };
    }
    let seats: Vec<Seat> = Seat::all(row.n_players).collect();
    let compared = seats[nth as usize % row.n_players];
    let level = |seat: Seat| if seat == compared { row.one } else { row.others };
    let mut times = Vec::new();
    loop {
        let state = game.state();
        let out_of_turn = G::out_of_turn(state);
        let mut asked = out_of_turn.iter().chain(G::turn(state).awaited().iter());
        let chosen = asked.find_map(|seat| {
            let mut legal = Vec::new();
            G::legal(state, seat, &mut legal);
            let began = ThreadTime::now();
            let action = choose(&game, seat, level(seat))?;
            if seat == compared && 1 < legal.len() {
                times.push(began.elapsed());
            }
            Some((seat, action))
        });
        let Some((seat, action)) = chosen else { break };
        let Ok(_) = game.play(seat, action) else { panic!("a computer acts against the rules") };
    }
    let standing = G::standing(&game.view(Observer::All));
    let winners = standing.winners();
    let won = if winners.has(compared) { 1.0 / winners.len() as f64 } else { 0.0 };
    Outcome { total: f64::from(standing.places[compared].total), won, times }
}

fn print<G: Bots>(row: &Row, all: &[Outcome]) {
    let is_alone = row.n_players == 1;
    let values: Vec<f64> =
        all.iter().map(|it| if is_alone { it.total } else { 100.0 * it.won }).collect();
    let n = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / n;
    let variance = values.iter().map(|it| (it - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    let error = 1.96 * (variance / n).sqrt();
    let mut times: Vec<Duration> = all.iter().flat_map(|it| it.times.iter().copied()).collect();
    times.sort_unstable();
    let at = |percent: usize| {
        let nth = times.len().saturating_sub(1) * percent / 100;
        times.get(nth).map_or(0.0, |it| 1000.0 * it.as_secs_f64())
    };
    let against = if is_alone {
        "on average".to_owned()
    } else {
        format!("% won against {}", G::LEVELS[row.others].key)
    };
    println!(
        "{} {} {}: {mean:.2} ± {error:.2} {against}, {n} matches; a decision {:.1} ms, 95 % within {:.1}, 99 % {:.1}",
        G::ID,
        row.name,
        G::LEVELS[row.one].key,
        at(50),
        at(95),
        at(99),
    );
}
