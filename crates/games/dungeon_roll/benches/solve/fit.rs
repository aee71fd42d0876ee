//! Puts the tables of a hero into a few thousand numbers: two layers of sums whose negative ones count for nothing, and a
//! sum of those, found by going down the slope of the squared error on positions drawn at random.

use kernel::chance::FastChance;

use super::best::delve::{Solved, Table, Tables};
use super::best::level::{DEEPEST, MASTER, READY, SPENT, WAKES, World};
use super::best::sets::{FACES, Sets};

/// The inputs: faces, whether there is one of each, the level, the lair, whether the ultimate is used, and whether
/// there are treasures in the bag;
pub const N_MASTER: usize = 2 * FACES + DEEPEST + 2 + 2;

/// and for a novice experience, delves to come, and how far the master side is.
pub const N_NOVICE: usize = N_MASTER + 5;

/// The sums of each layer.
const WIDE: usize = 32;
const NARROW: usize = 16;

/// Weights are kept in so many parts of one, the sums between the layers in so many.
const WEIGHT: f32 = 4096.0;

/// The worth of a position is kept in so many points.
const UNIT: f32 = 4.0;

const N_STEPS: usize = 120_000;
const BATCH: usize = 64;

/// The worth that treasures in the bag add to going on without a hero, and about as much with any.
pub struct Loot {
    parties: Sets,
    more: [Table; DEEPEST],
    /// The worth that they add to a whole delve.
    delve: f64,
}

impl Loot {
    /// The difference that treasures make between two solutions of nobody.
    pub fn new(parties: Sets, empty: &Solved, full: &Solved) -> Loot {
        let more = std::array::from_fn(|level| {
            std::array::from_fn(|lair| {
                let tables = [empty, full].map(|it| &it.master[SPENT][level][lair]);
                tables[0].iter().zip(tables[1]).map(|(empty, full)| full - empty).collect()
            })
        });
        Loot { parties, more, delve: full.delves[1][MASTER] - empty.delves[1][MASTER] }
    }

    fn of(&self, dice: &[u8; FACES], level: usize, lair: usize) -> f64 {
        self.parties.find(dice).map_or(0.0, |it| self.more[level][lair][it])
    }
}

/// A position, and what going on is worth there over fleeing.
struct Example {
    inputs: [f32; N_NOVICE],
    worth: f32,
    weight: f32,
}

/// The sums, and what they are moved by.
struct Net {
    n_inputs: usize,
    weights: Vec<f32>,
    means: Vec<f32>,
    squares: Vec<f32>,
}

/// The numbers of a hero as they are kept: what one and two delves are worth with an empty bag, in thousandths, and with
/// treasures; then the sums of the novice, if there is one, and of the master.
pub fn fit(world: &World, solved: &Solved, loot: &Loot, has_ultimate: bool) -> Vec<i16> {
    let mut numbers: Vec<i16> = Vec::new();
    for bag in 0..2 {
        for n in 1..=2 {
            let more = (bag * n) as f64 * loot.delve;
            numbers.extend(solved.delves[n].iter().map(|it| (1000.0 * (it + more)).round() as i16));
        }
    }
    let sides: &[bool] = if solved.novice.is_empty() { &[true] } else { &[false, true] };
    let solved = (solved, loot);
    for &is_master in sides {
        let n_inputs = if is_master { N_MASTER } else { N_NOVICE };
        let mut luck = FastChance::new(7 + u64::from(is_master));
        let mut net = Net::new(n_inputs, &mut luck);
        for step in 0..N_STEPS {
            let batch: Vec<Example> = (0..BATCH)
                .map(|_| example(world, solved, (is_master, has_ultimate), &mut luck))
                .collect();
            net.learn(&batch, step);
        }
        let rounded: Vec<i16> = net
            .weights
            .iter()
            .map(|it| (WEIGHT * it).round().clamp(-32768.0, 32767.0) as i16)
            .collect();
        net.weights = rounded.iter().map(|&it| f32::from(it) / WEIGHT).collect();
        let tried: Vec<Example> = (0..20_000)
            .map(|_| example(world, solved, (is_master, has_ultimate), &mut luck))
            .collect();
        let (mut sum, mut n) = (0.0, 0.0);
        for it in &tried {
            let error = UNIT * (net.evaluate(&it.inputs).2 - it.worth);
            sum += it.weight * error * error;
            n += it.weight;
        }
        let side = if is_master { "master" } else { "novice" };
        println!("  {side}: {:.3} points off", (sum / n).sqrt());
        numbers.extend(rounded);
    }
    numbers
}

/// A position that may come up, drawn at random.
fn example(
    world: &World,
    (solved, loot): (&Solved, &Loot),
    (is_master, has_ultimate): (bool, bool),
    luck: &mut FastChance,
) -> Example {
    let mut pick = |n: usize| luck.pick(n as u32) as usize;
    let level = pick(DEEPEST);
    let lair = if level == 0 { 0 } else { [0, 0, 0, 0, 1, 1, 1, 2, 2][pick(9)] };
    let spread = pick(4) + pick(4);
    let n_dice = if level == 0 || pick(8) == 0 && level < 3 {
        7
    } else if pick(6) == 0 {
        pick(8)
    } else {
        (9 + spread).saturating_sub(3 + level * 2 / 3).clamp(0, 7)
    };
    let mut dice = [0; FACES];
    for _ in 0..n_dice {
        let face = if pick(6) == 0 { 4 } else { pick(FACES) };
        dice[face] += 1;
    }
    let kind = if has_ultimate && (level == 0 || pick(2) == 0) { READY } else { SPENT };
    let (n_left, bag) = (pick(3), pick(2));
    let xp = if pick(2) == 0 { 0 } else { pick(MASTER) };
    let tables: &Tables = if is_master { &solved.master } else { &solved.novice[n_left][xp] };
    let party = world.parties.find(&dice).unwrap_or_default();
    let delves = if is_master { [0.0; MASTER + 1] } else { solved.delves[n_left] };
    let flee = delves[xp];
    let with_loot = if bag == 0 { 0.0 } else { loot.of(&dice, level, lair) };
    let worth = tables[kind][level][lair][party] - flee + with_loot;
    let home = level as f64 + delves[(xp + level).min(MASTER)] - flee;
    let weight = if worth < home - 1.0 { 0.1 } else { 1.0 };
    let mut inputs = [0.0; N_NOVICE];
    for face in 0..FACES {
        inputs[face] = f32::from(dice[face]);
        inputs[FACES + face] = f32::from(dice[face].min(1));
    }
    inputs[2 * FACES + level] = 1.0;
    let rest = &mut inputs[2 * FACES + DEEPEST..];
    rest[0] = f32::from(u8::from(lair == 1));
    rest[1] = f32::from(u8::from(lair == 2));
    rest[2] = f32::from(u8::from(kind == SPENT));
    rest[3] = bag as f32;
    if !is_master {
        rest[4] = xp as f32;
        rest[5] = f32::from(u8::from(n_left == 1));
        rest[6] = f32::from(u8::from(n_left == 2));
        rest[7] = MASTER.saturating_sub(xp + level) as f32;
        rest[8] = f32::from(u8::from(MASTER <= xp + level));
    }
    Example { inputs, worth: worth as f32 / UNIT, weight }
}

impl Net {
    fn new(n_inputs: usize, luck: &mut FastChance) -> Net {
        let n = n_inputs * WIDE + WIDE + WIDE * NARROW + NARROW + NARROW + 1;
        let mut weights = vec![0.0; n];
        let mut random = |reach: f32| (luck.pick(20_001) as f32 / 10_000.0 - 1.0) * reach;
        let first = n_inputs * WIDE;
        let second = first + WIDE;
        weights[..first].iter_mut().for_each(|it| *it = random(0.4));
        weights[second..second + WIDE * NARROW].iter_mut().for_each(|it| *it = random(0.3));
        let last = second + WIDE * NARROW + NARROW;
        weights[last..last + NARROW].iter_mut().for_each(|it| *it = random(0.3));
        Net { n_inputs, means: vec![0.0; n], squares: vec![0.0; n], weights }
    }

    /// The places where the layers begin: first sums, second sums, the last.
    fn places(&self) -> (usize, usize, usize) {
        let second = self.n_inputs * WIDE + WIDE;
        (self.n_inputs * WIDE, second, second + WIDE * NARROW + NARROW)
    }

    /// The sums of both layers, and what they come to.
    fn evaluate(&self, inputs: &[f32; N_NOVICE]) -> ([f32; WIDE], [f32; NARROW], f32) {
        let (bias, second, last) = self.places();
        let mut wide = [0.0; WIDE];
        wide.copy_from_slice(&self.weights[bias..second]);
        for (nth, &input) in inputs[..self.n_inputs].iter().enumerate().filter(|it| *it.1 != 0.0) {
            let row = &self.weights[nth * WIDE..(nth + 1) * WIDE];
            wide.iter_mut().zip(row).for_each(|(it, weight)| *it += weight * input);
        }
        wide.iter_mut().for_each(|it| *it = it.max(0.0));
        let mut narrow = [0.0; NARROW];
        narrow.copy_from_slice(&self.weights[last - NARROW..last]);
        for (nth, &input) in wide.iter().enumerate().filter(|it| *it.1 != 0.0) {
            let row = &self.weights[second + nth * NARROW..second + (nth + 1) * NARROW];
            narrow.iter_mut().zip(row).for_each(|(it, weight)| *it += weight * input);
        }
        narrow.iter_mut().for_each(|it| *it = it.max(0.0));
        let ends = &self.weights[last..last + NARROW];
        let sum: f32 = narrow.iter().zip(ends).map(|(it, weight)| it * weight).sum();
        (wide, narrow, sum + self.weights[last + NARROW])
    }

    /// One step down the slope.
    fn learn(&mut self, batch: &[Example], step: usize) {
        let (bias, second, last) = self.places();
        let mut slope = vec![0.0_f32; self.weights.len()];
        for it in batch {
            let (wide, narrow, said) = self.evaluate(&it.inputs);
            let error = it.weight * (said - it.worth) / batch.len() as f32;
            slope[last + NARROW] += error;
            let mut back = [0.0_f32; WIDE];
            let mut of_narrow = [0.0_f32; NARROW];
            for nth in (0..NARROW).filter(|&it| 0.0 < narrow[it]) {
                slope[last + nth] += error * narrow[nth];
                of_narrow[nth] = error * self.weights[last + nth];
                slope[last - NARROW + nth] += of_narrow[nth];
            }
            for nth in (0..WIDE).filter(|&it| 0.0 < wide[it]) {
                let at = second + nth * NARROW;
                let row = self.weights[at..at + NARROW].iter().zip(of_narrow);
                back[nth] = row.map(|(weight, it)| weight * it).sum();
                let slopes = slope[at..at + NARROW].iter_mut().zip(of_narrow);
                slopes.for_each(|(slope, it)| *slope += it * wide[nth]);
            }
            slope[bias..second].iter_mut().zip(back).for_each(|(slope, it)| *slope += it);
            for (nth, &input) in
                it.inputs[..self.n_inputs].iter().enumerate().filter(|it| *it.1 != 0.0)
            {
                let slopes = slope[nth * WIDE..(nth + 1) * WIDE].iter_mut().zip(back);
                slopes.for_each(|(slope, it)| *slope += it * input);
            }
        }
        // The steps become shorter, so that it comes to rest.
        let left = 1.0 - step as f32 / N_STEPS as f32;
        let rate = 0.000_02 + 0.003 * left * left;
        let warm = (step + 1) as i32;
        let (mean_part, square_part) = (1.0 - 0.9_f32.powi(warm), 1.0 - 0.999_f32.powi(warm));
        for (nth, slope) in slope.into_iter().enumerate() {
            self.means[nth] = 0.9 * self.means[nth] + 0.1 * slope;
            self.squares[nth] = 0.999 * self.squares[nth] + 0.001 * slope * slope;
            let size = (self.squares[nth] / square_part).sqrt() + 1e-8;
            self.weights[nth] -= rate * self.means[nth] / mean_part / size;
        }
    }
}

const _: () = assert!(WAKES == 3);
