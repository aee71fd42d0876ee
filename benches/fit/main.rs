//! Finds what the hard computer of Dungeon Raiders thinks each thing that a hero has is worth.
//!
//! `cargo bench -p undercroft-rules --bench fit --profile worker -- 3000` lets the normal computer play so many matches
//! against itself at each number of heroes, always the same ones, and notes what everybody has where a level ends, and
//! who wins. The weights that make what came of it likeliest are printed as `weights.rs` keeps them.

use undercroft_rules::games::dungeon_raiders::{DungeonRaiders, N_COUNTS, counts};
use undercroft_rules::kernel::question::choose;
use undercroft_rules::kernel::{Game, Match, Observer, Seat, Seed};

#[path = "../each.rs"]
mod each;

use each::each;

/// How many matches are played, where nothing is said.
const N_MATCHES: u64 = 1_000;

/// How many times all matches are gone through.
const N_STEPS: usize = 3_000;

/// How strongly a weight is drawn to nothing.
const DRAW: f64 = 0.000_3;

const SETUP: &str = "heroes=dealt wounds=2 memory=yes boss=no spikes=2011 tie=wounds death=early \
                     light=shuffled shield=living";

/// What everybody had where a level ended: the dead nothing; and the share of the victory of each.
struct Example {
    level: usize,
    heroes: Vec<(Option<[f64; N_COUNTS]>, f64)>,
}

fn main() {
    let n = std::env::args().filter_map(|it| it.parse().ok()).next().unwrap_or(N_MATCHES);
    for n_players in 2..=5 {
        let all = each(n, |nth| play(nth, n_players));
        let examples: Vec<Example> = all.into_iter().flatten().collect();
        println!("    [");
        for level in 1..5 {
            let of_level: Vec<&Example> = examples.iter().filter(|it| it.level == level).collect();
            let (weights, loss) = fit(&of_level);
            let told: Vec<String> =
                weights.iter().map(|it| format!("{:.0}", 1000.0 * it)).collect();
            println!("        [{}], // {loss:.4}", told.join(", "));
        }
        println!("    ],");
    }
}

fn play(nth: u64, n_players: usize) -> Vec<Example> {
    let quick = if nth % 4 == 3 { "yes" } else { "no" };
    let setup = format!("players={n_players} quick={quick} {SETUP}");
    let Ok(setup) = setup.parse() else { panic!("`{setup}` is not a setup") };
    let Ok(mut game) = Match::<DungeonRaiders>::begin(setup, Seed::from_bits(7_919 * (nth + 1)))
    else {
        panic!("no table")
    };
    let mut levels = Vec::new();
    let mut level = 0;
    loop {
        let state = game.state();
        if state.ground.here.level != level && !state.ground.is_over() {
            level = state.ground.here.level;
            let of = |seat: Seat| {
                let is_alive = state.heroes[seat].mat.is_alive();
                is_alive.then(|| counts(state, seat).map(f64::from))
            };
            levels.push((usize::from(level), Seat::all(n_players).map(of).collect::<Vec<_>>()));
        }
        let awaited = DungeonRaiders::turn(state).awaited();
        let chosen = awaited.iter().find_map(|it| Some((it, choose(&game, it, 1)?)));
        let Some((seat, action)) = chosen else { break };
        let Ok(_) = game.play(seat, action) else { panic!("a computer acts against the rules") };
    }
    let winners = DungeonRaiders::standing(&game.view(Observer::All)).winners();
    let share = |seat| if winners.has(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
    let heroes = |it: Vec<_>| it.into_iter().zip(Seat::all(n_players).map(share)).collect();
    if winners.is_empty() {
        return Vec::new();
    }
    levels.into_iter().map(|(level, it)| Example { level, heroes: heroes(it) }).collect()
}

/// The weights, and how surprising what came is with them, on average.
fn fit(examples: &[&Example]) -> ([f64; N_COUNTS], f64) {
    let n = examples.len().max(1) as f64;
    let mut scale = [1e-6; N_COUNTS];
    for (counts, _) in examples.iter().flat_map(|it| &it.heroes) {
        for (scale, it) in scale.iter_mut().zip(counts.iter().flatten()) {
            *scale = it.abs().max(*scale);
        }
    }
    let mut weights = [0.0; N_COUNTS];
    let mut speed = [0.0; N_COUNTS];
    let mut loss = 0.0;
    for _ in 0..N_STEPS {
        let mut slope = [0.0; N_COUNTS];
        loss = 0.0;
        for example in examples {
            let of = |it: &Option<[f64; N_COUNTS]>| {
                it.map(|it| (0..N_COUNTS).map(|nth| it[nth] / scale[nth] * weights[nth]).sum())
            };
            let weighed: Vec<Option<f64>> = example.heroes.iter().map(|it| of(&it.0)).collect();
            let best = weighed.iter().flatten().copied().fold(f64::MIN, f64::max);
            let grown: Vec<f64> =
                weighed.iter().map(|it| it.map_or(0.0, |it| (it - best).exp())).collect();
            let all: f64 = grown.iter().sum();
            for ((counts, share), grown) in example.heroes.iter().zip(grown) {
                let Some(counts) = counts else { continue };
                let chance = grown / all;
                loss -= share * chance.max(1e-9).ln() / n;
                for nth in 0..N_COUNTS {
                    slope[nth] += (share - chance) * counts[nth] / scale[nth] / n;
                }
            }
        }
        for nth in 0..N_COUNTS {
            speed[nth] = 0.9 * speed[nth] + slope[nth] - DRAW * weights[nth];
            weights[nth] += 0.5 * speed[nth];
        }
    }
    for (weight, scale) in weights.iter_mut().zip(scale) {
        *weight /= scale;
    }
    (weights, loss)
}
