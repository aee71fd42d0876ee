//! Weights that make what came of many matches likeliest.

use kernel::{Seat, SeatSet};

/// The number of passes through all matches.
const N_STEPS: usize = 3_000;

/// The strength of the pull on a weight towards nothing.
const DRAW: f64 = 0.000_3;

/// The features of all heroes at a moment, the dead nothing, and the share of each in the victory.
pub struct Example<const N: usize> {
    heroes: Vec<(Option<[f64; N]>, f64)>,
}

/// An example from the features of all heroes and the winners.
pub fn shares<const N: usize>(heroes: Vec<Option<[f64; N]>>, winners: SeatSet) -> Example<N> {
    let share = |seat| if winners.has(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
    let seats = Seat::all(heroes.len());
    Example { heroes: heroes.into_iter().zip(seats.map(share)).collect() }
}

/// Weights in thousandths, as `weights.rs` keeps them.
pub fn listed(weights: &[f64]) -> String {
    let told: Vec<String> = weights.iter().map(|it| format!("{:.0}", 1000.0 * it)).collect();
    told.join(", ")
}

/// The weights, and how surprising what came is with them, on average.
pub fn fit<const N: usize>(examples: &[&Example<N>]) -> ([f64; N], f64) {
    let n = examples.len().max(1) as f64;
    let mut scale = [1e-6; N];
    for (counts, _) in examples.iter().flat_map(|it| &it.heroes) {
        for (scale, it) in scale.iter_mut().zip(counts.iter().flatten()) {
            *scale = it.abs().max(*scale);
        }
    }
    let mut weights = [0.0; N];
    let mut speed = [0.0; N];
    let mut loss = 0.0;
    for _ in 0..N_STEPS {
        let mut slope = [0.0; N];
        loss = 0.0;
        for example in examples {
            let of = |it: &Option<[f64; N]>| {
                it.map(|it| (0..N).map(|nth| it[nth] / scale[nth] * weights[nth]).sum())
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
                for nth in 0..N {
                    slope[nth] += (share - chance) * counts[nth] / scale[nth] / n;
                }
            }
        }
        for nth in 0..N {
            speed[nth] = 0.9 * speed[nth] + slope[nth] - DRAW * weights[nth];
            weights[nth] += 0.5 * speed[nth];
        }
    }
    for (weight, scale) in weights.iter_mut().zip(scale) {
        *weight /= scale;
    }
    (weights, loss)
}
