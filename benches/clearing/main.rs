//! How good Dungeon Roll's chance to clear the next level is: many regroupings that the normal computer comes to, told
//! as the board tells them, and counted with as much work as it takes.
//!
//! `cargo bench -p undercroft-rules --bench clearing --profile worker -- 200` plays so many matches of each setup, and
//! prints how many chances are hard, how far those are off that are told as estimates, how far all hard ones would be
//! off if they were estimated, and how long it takes.

use std::time::Duration;

use cpu_time::ThreadTime;
use undercroft_rules::games::dungeon_roll::client::{Certainty, pays_from};
use undercroft_rules::games::dungeon_roll::forecast::{Care, SURE, reckon, share};
use undercroft_rules::games::dungeon_roll::{Action, DungeonRoll, Phase, Setup, State, Table};
use undercroft_rules::kernel::chance::FastChance;
use undercroft_rules::kernel::question::choose_in;
use undercroft_rules::kernel::{Basis, Bots, Game, Observer, Seed, chance};

/// Who plays: all heroes of the box, all heroes, and house rules that make much of scrolls and dice.
const SETUPS: [&str; 4] = [
    "players=1 deal=random first=1 bait=all scrolls=monster dice=7 bag=single heroes=base",
    "players=1 deal=random first=1 bait=all scrolls=monster dice=7 bag=single heroes=all",
    "players=1 deal=random first=1 bait=all scrolls=any dice=9 bag=double heroes=all",
    "players=2 deal=none first=1 bait=monsters scrolls=monster dice=7 bag=single heroes=base",
];

/// A position is hard if it takes more work than this to count it.
const HARD: u32 = 150_000;

/// What takes more work than this is counted by nobody.
const WORK_MAX: u32 = 12_000_000;

/// One in so many decisions goes on where the computer would retire, so that weak parties are met, too.
const BRAVE: u64 = 3;

const NORMAL: usize = 1;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|it| !it.starts_with("--")).collect();
    let n = words.iter().find_map(|it| it.parse().ok()).unwrap_or(20);
    if words.iter().any(|it| it == "pays") {
        SETUPS.into_iter().for_each(|setup| weigh(setup, n));
        return;
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
            if is_brave && !table.delve.party.is_empty() && action == Action::Retire {
                action = Action::Seek;
            }
        }
        state = DungeonRoll::apply(state, seat, &action, &mut luck, &mut Vec::new());
        ply += 1;
    }
    tables
}

/// What has been measured. All errors are in points of a percentage.
#[derive(Default)]
struct Measured {
    times: Vec<Duration>,
    n_hard: usize,
    n_estimates: usize,
    n_unknown: usize,
    /// How many were told as none, and are some.
    n_none: u32,
    /// Of what is told about hard positions.
    told: Vec<f64>,
    /// Of estimates of the same.
    estimated: Vec<f64>,
}

fn measure(tables: &[Table]) {
    let mut measured = Measured::default();
    for table in tables {
        let start = ThreadTime::now();
        let Some(told) = reckon(table) else { continue };
        measured.times.push(start.elapsed());
        measured.n_estimates += usize::from(told.certainty == Certainty::Estimate);
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
        if let Some(estimate) = share(table, Care::Keen, WORK_MAX).map(percent) {
            measured.estimated.push(estimate - truth);
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
            "  {} chances: {} hard, {} told as estimates, {} told as none; {} hard ones unknown",
            self.times.len(),
            self.n_hard,
            self.n_estimates,
            self.n_none,
            self.n_unknown
        );
        for (what, errors) in [("told", &mut self.told), ("estimated", &mut self.estimated)] {
            errors.sort_by(|a, b| a.abs().total_cmp(&b.abs()));
            let Some(worst) = errors.last() else { continue };
            let mean = errors.iter().map(|it| it.abs()).sum::<f64>() / errors.len() as f64;
            let n_near = errors.iter().filter(|it| it.abs() <= 2.0).count();
            println!(
                "  hard ones {what}: off by {mean:.2} on average, {worst:+.2} at worst; {n_near} of {} within 2",
                errors.len()
            );
        }
        println!("  time: {}", spread(&self.times));
    }
}

/// How long something takes.
fn spread(times: &[Duration]) -> String {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    let at = |hundredth: usize| sorted.get(sorted.len() * hundredth / 100).copied();
    let [half, most] = [at(50), at(99)].map(|it| it.unwrap_or_default());
    let mean = sorted.iter().sum::<Duration>() / sorted.len().max(1) as u32;
    format!("mean {mean:.1?}, median {half:.1?}, 99 % {most:.1?}")
}

/// How often the chance from which it pays to go on, and the chance to clear, advise what playing on proves wrong.
fn weigh(setup: &str, n: u64) {
    let tables: Vec<Table> = (0..n).flat_map(|nth| regroupings(setup, nth)).collect();
    let mut luck = FastChance::new(n);
    let (mut n_decisions, mut n_unclear, mut wrong) = (0, 0, [Vec::new(), Vec::new()]);
    let mut times = Vec::new();
    let mut sums = [0i32; 3];
    for table in &tables {
        let (Some(told), Some(pays_from)) = (reckon(table), pays_from(table)) else { continue };
        let seat = table.adventurer();
        let view = DungeonRoll::view(&State { table: *table }, Observer::Seat(seat));
        let both = [Action::Retire, Action::Seek];
        let start = ThreadTime::now();
        let advice = DungeonRoll::advise(&view, seat, &both, None, &mut luck).expect("advice");
        times.push(start.elapsed());
        let Basis::Played { error, .. } = advice.basis else { panic!("{advice}") };
        let worth =
            |action: Action| advice.ways.iter().find(|it| it.line == [action]).map(|it| it.worth);
        let (Some(home), Some(on)) = (worth(both[0]), worth(both[1])) else { continue };
        n_decisions += 1;
        sums[0] += home;
        sums[1] += on;
        sums[2] += error as i32;
        let goes = pays_from <= told.chance;
        if on.abs_diff(home) <= error {
            n_unclear += 1;
            continue;
        }
        if goes != (home < on) {
            wrong[usize::from(goes)].push(on.abs_diff(home));
        }
    }
    println!(
        "{setup}\n  {n_decisions} decisions, {n_unclear} unclear, wrongly home {} wrongly on {}",
        wrong[0].len(),
        wrong[1].len()
    );
    for it in &wrong {
        println!("  mean loss {}", it.iter().sum::<u32>() as f64 / 100.0 / it.len().max(1) as f64);
    }
    println!("  means {:?}", sums.map(|it| it / n_decisions));
    println!("  time of an advice: {}", spread(&times));
}
