//! How good Dungeon Roll's chance to clear the next level is: many regroupings that the normal computer comes to, told
//! as the board tells them, and counted with as much work as it takes.
//!
//! `cargo bench -p undercroft-rules --bench clearing --profile worker -- 200` plays so many matches of each setup, and
//! prints how many chances are exact, how far the estimates are off, and how long it takes.

use std::time::Duration;

use cpu_time::ThreadTime;
use undercroft_rules::games::dungeon_roll::client::Certainty;
use undercroft_rules::games::dungeon_roll::forecast::{Care, SURE, reckon, share};
use undercroft_rules::games::dungeon_roll::{Action, DungeonRoll, Phase, Setup, State, Table};
use undercroft_rules::kernel::question::choose_in;
use undercroft_rules::kernel::{Game, Seed, chance};

/// Who plays: all heroes of the box, all heroes, and house rules that make much of scrolls and dice.
const SETUPS: [&str; 4] = [
    "players=1 deal=random first=1 bait=all scrolls=monster dice=7 bag=single heroes=base",
    "players=1 deal=random first=1 bait=all scrolls=monster dice=7 bag=single heroes=all",
    "players=1 deal=random first=1 bait=all scrolls=any dice=9 bag=double heroes=all",
    "players=2 deal=none first=1 bait=monsters scrolls=monster dice=7 bag=single heroes=base",
];

/// What takes more work than all of these is left out.
const WORK: [u32; 6] = [300_000, 600_000, 1_200_000, 2_400_000, 4_800_000, 12_000_000];

/// One in so many decisions goes on where the computer would retire, so that weak parties are met, too.
const BRAVE: u64 = 3;

const NORMAL: usize = 1;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|it| !it.starts_with("--")).collect();
    let n = words.iter().find_map(|it| it.parse().ok()).unwrap_or(20);
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
    let mut state = DungeonRoll::begin(&setup, &mut luck, &mut Vec::new());
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

/// What has been measured.
#[derive(Default)]
struct Measured {
    times: Vec<Duration>,
    n_exact: usize,
    /// How many estimates could be counted with each amount of work, and how long that took.
    counted: [Vec<Duration>; WORK.len()],
    n_unknown: usize,
    /// How many were told as none, and are some.
    n_none: u32,
    errors: Vec<f64>,
}

fn measure(tables: &[Table]) {
    let mut measured = Measured::default();
    for table in tables {
        let start = ThreadTime::now();
        let Some(told) = reckon(table) else { continue };
        measured.times.push(start.elapsed());
        if told.certainty == Certainty::Exact {
            measured.n_exact += 1;
            continue;
        }
        let Some(truth) = measured.truth(table) else { continue };
        let error = f64::from(told.chance) / 100.0 - truth;
        measured.n_none += u32::from(told.chance == 0 && 0.0 < truth);
        measured.errors.push(error);
        if 2.0 < error.abs() {
            println!("    {error:+.1} of {truth:.1}: {:?}", table.delve);
        }
    }
    measured.print();
}

impl Measured {
    /// The exact chance, in percent; none if that is too much work.
    fn truth(&mut self, table: &Table) -> Option<f64> {
        for (nth, work) in WORK.into_iter().enumerate() {
            let start = ThreadTime::now();
            if let Some(share) = share(table, Care::Full, work) {
                self.counted[nth].push(start.elapsed());
                return Some(100.0 * share as f64 / SURE as f64);
            }
        }
        self.n_unknown += 1;
        None
    }

    fn print(mut self) {
        let (n, n_estimates) = (self.times.len(), self.errors.len());
        println!(
            "  {n} chances: {} exact; {n_estimates} estimates, told as none: {}; {} unknown",
            self.n_exact, self.n_none, self.n_unknown
        );
        for (work, times) in WORK.into_iter().zip(&self.counted) {
            println!("    exact with {work} steps: {}, {}", times.len(), spread(times));
        }
        self.errors.sort_by(|a, b| a.abs().total_cmp(&b.abs()));
        if let Some(worst) = self.errors.last() {
            let mean = self.errors.iter().map(|it| it.abs()).sum::<f64>() / n_estimates as f64;
            let n_near = self.errors.iter().filter(|it| it.abs() <= 2.0).count();
            println!(
                "  estimates: off by {mean:.2} points on average, {worst:+.2} at worst; {n_near} within 2"
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
