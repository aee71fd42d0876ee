//! A check of Dungeon Roll's chance to clear the next level: many regroupings that the normal computer comes to, told
//! as the board tells them, and counted with as much work as it takes.
//!
//! `cargo bench -p dungeon-roll --bench clearing -- 200` plays so many matches of each setup, and
//! prints how many chances are hard, how many of all are told as lower bounds, how far hard ones are off as they are told,
//! and would be with simpler play, and how long it takes. `-- 20 pays` counts how often the chance from which it pays to go
//! on advises what playing on proves wrong.

use std::time::Duration;

use cpu_time::ThreadTime;
use dungeon_roll::client::{Certainty, pays_from};
use dungeon_roll::forecast::{Care, SURE, reckon, share};
use dungeon_roll::{Action, Course, DungeonRoll, Phase, Setup, State, Table};
use kernel::chance::FastChance;
use kernel::question::choose_in;
use kernel::{Bots, Game, Observer, Seed, chance};

/// The setups: all heroes of the box, all heroes, and house rules that make much of scrolls and dice.
const SETUPS: [&str; 4] = [
    "players=1 deal=random first=1 bait=all scrolls=monster dice=7 bag=single heroes=base",
    "players=1 deal=random first=1 bait=all scrolls=monster dice=7 bag=single heroes=all",
    "players=1 deal=random first=1 bait=all scrolls=any dice=9 bag=double heroes=all",
    "players=2 deal=none first=1 bait=monsters scrolls=monster dice=7 bag=single heroes=base",
];

/// A position is hard if it takes more work than this to count it.
const HARD: u32 = 150_000;

/// The limit of work: nobody counts anything that takes more.
const WORK_MAX: u32 = 12_000_000;

/// One in so many decisions goes on where the computer would retire, so that weak parties are met, too.
const BRAVE: u64 = 3;

const NORMAL: usize = 1;

/// Play that is not the best.
const SIMPLER: [Care; 3] = [Care::Keen, Care::Plain, Care::Rough];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|it| !it.starts_with("--")).collect();
    let n = words.iter().find_map(|it| it.parse().ok()).unwrap_or(20);
    if words.iter().any(|it| it == "pays") {
        return SETUPS.into_iter().for_each(|setup| weigh(setup, n));
    }
    for setup in SETUPS {
        let tables: Vec<Table> = (0..n).flat_map(|nth| regroupings(setup, nth)).collect();
        println!("{setup}");
        measure(&tables);
    }
}

/// The positions in which a match comes to the choice between retiring and going on.
fn regroupings(setup: &str, nth: u64) -> Vec<Table> {
    let setup: Setup = setup.parse().expect("a setup");
    let seed = Seed::from_bits(nth);
    let mut luck = chance::KeyedChance::new(seed);
    let mut state = DungeonRoll::begin(&setup, DungeonRoll::EDITION, &mut luck, &mut Vec::new());
    let mut tables = Vec::new();
    let mut ply = 0;
    while let Some(seat) = DungeonRoll::turn(&state).awaited().first() {
        let chosen = choose_in::<DungeonRoll>(&state, (seed, ply), seat, NORMAL);
        let mut action = chosen.expect("a choice");
        let State { table } = state;
        if table.delve.phase == Phase::Regroup {
            tables.push(table);
            let is_brave = (nth + ply as u64).is_multiple_of(BRAVE);
            if is_brave && !table.delve.party.is_empty() && action == Action::Course(Course::Retire)
            {
                action = Action::Course(Course::Seek);
            }
        }
        state = DungeonRoll::apply(state, seat, &action, &mut luck, &mut Vec::new());
        ply += 1;
    }
    tables
}

/// The measurements. All errors are in points of a percentage.
#[derive(Default)]
struct Measured {
    times: Vec<Duration>,
    n_hard: usize,
    n_bounds: usize,
    n_unknown: usize,
    /// The number of those told as none that are some.
    n_none: u32,
    /// Of what is told about hard positions.
    told: Vec<f64>,
    /// Of the same with simpler play: keen, plain, and rough.
    simpler: [Vec<f64>; 3],
}

fn measure(tables: &[Table]) {
    let mut measured = Measured::default();
    for table in tables {
        let start = ThreadTime::now();
        let Some(told) = reckon(table) else { continue };
        measured.times.push(start.elapsed());
        measured.n_bounds += usize::from(told.certainty == Certainty::AtLeast);
        if share(table, Care::Full, HARD).is_some() {
            continue;
        }
        measured.n_hard += 1;
        let Some(truth) = share(table, Care::Full, WORK_MAX).map(percent) else {
            measured.n_unknown += 1;
            continue;
        };
        measured.n_none += u32::from(told.chance == 0 && 0.0 < truth);
        measured.told.push(f64::from(told.chance) / 100.0 - truth);
        for (care, errors) in SIMPLER.into_iter().zip(&mut measured.simpler) {
            let bound = share(table, care, care.work_max()).map(percent);
            errors.extend(bound.map(|it| it - truth));
        }
    }
    measured.print();
}

fn percent(share: u64) -> f64 {
    100.0 * share as f64 / SURE as f64
}

impl Measured {
    fn print(mut self) {
        println!(
            "  {} chances: {} hard, {} told as bounds, {} told as none; {} hard ones unknown",
            self.times.len(),
            self.n_hard,
            self.n_bounds,
            self.n_none,
            self.n_unknown
        );
        let names = ["told", "keen", "plain", "rough"];
        for (what, errors) in names.into_iter().zip([self.told].iter_mut().chain(&mut self.simpler))
        {
            errors.sort_by(|a, b| a.abs().total_cmp(&b.abs()));
            let Some(worst) = errors.last() else { continue };
            let mean = errors.iter().map(|it| it.abs()).sum::<f64>() / errors.len() as f64;
            let n_near = errors.iter().filter(|it| it.abs() <= 2.0).count();
            println!(
                "  hard ones, {what}: off by {mean:.2} on average, {worst:+.2} at worst; {n_near} of {} within 2",
                errors.len()
            );
        }
        println!("  time: {}", spread(&self.times));
    }
}

/// The spread of the times that something takes.
fn spread(times: &[Duration]) -> String {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    let at = |hundredth: usize| sorted.get(sorted.len() * hundredth / 100).copied();
    let [half, most] = [at(50), at(99)].map(|it| it.unwrap_or_default());
    let mean = sorted.iter().sum::<Duration>() / sorted.len().max(1) as u32;
    format!("mean {mean:.1?}, median {half:.1?}, 99 % {most:.1?}")
}

/// Counts how often the chance to clear, beside that from which it pays, advises what playing on proves wrong.
fn weigh(setup: &str, n: u64) {
    let tables: Vec<Table> = (0..n).flat_map(|nth| regroupings(setup, nth)).collect();
    let mut luck = FastChance::new(n);
    let (mut n_all, mut n_clear, mut wrong, mut times) =
        (0, 0, [Vec::new(), Vec::new()], Vec::new());
    for table in &tables {
        let (Some(told), Some(pays_from)) = (reckon(table), pays_from(table)) else { continue };
        let seat = table.adventurer();
        let view = DungeonRoll::view(&State { table: *table }, Observer::Seat(seat));
        let both = [Action::Course(Course::Retire), Action::Course(Course::Seek)];
        let start = ThreadTime::now();
        let Some(advice) = DungeonRoll::advise(&view, seat, &both, None, &mut luck) else {
            continue;
        };
        times.push(start.elapsed());
        let worth = |it| advice.ways.iter().find(|way| way.line == [it]).map(|it| it.worth);
        let (Some(home), Some(on)) = (worth(both[0]), worth(both[1])) else { continue };
        n_all += 1;
        // What differs by less than it may be off, proves nothing.
        if (on - home).abs() < advice.basis.about(1) {
            continue;
        }
        n_clear += 1;
        let goes_on = pays_from <= told.chance;
        if goes_on != (home < on) {
            wrong[usize::from(goes_on)].push(f64::from((on - home).abs()) / 100.0);
        }
    }
    println!("{setup}\n  {n_all} decisions, {n_clear} clear by playing on");
    for (what, wrong) in ["home", "on"].iter().zip(&wrong) {
        let (n, lost) = (wrong.len(), wrong.iter().sum::<f64>() / wrong.len().max(1) as f64);
        let share = 100.0 * n as f64 / f64::from(n_all.max(1));
        println!("  wrongly {what}: {n}, {share:.1} % of all, at {lost:.2} points each");
    }
    println!("  time of an advice: {}", spread(&times));
}
