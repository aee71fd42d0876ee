//! The dice of the game, and what luck makes of them.

use super::card::{DRAGON, POTION};
use super::sets::{ALL_APART, FACES, Grid, NEVER, Sets};

/// The dice of the game, and what a treasure is.
pub struct World {
    pub parties: Sets,
    pub floors: Sets,
    /// The worth of a treasure that is drawn, in points.
    pub draw: f64,
    /// The experience that it is.
    pub draw_xp: usize,
}

impl World {
    /// With so many dice of each kind, and an empty bag; of the faces of the party these stand for all.
    pub fn new(n_party: usize, n_dungeon: usize, same: [usize; FACES]) -> World {
        let (parties, floors) = (Sets::new(n_party, same), Sets::new(n_dungeon, ALL_APART));
        World { parties, floors, draw: 1.0, draw_xp: 1 }
    }

    /// The number of dungeon dice.
    pub fn n_dungeon(&self) -> usize {
        self.floors.first.len() - 2
    }

    pub fn n_party(&self) -> usize {
        self.parties.first.len() - 2
    }
}

/// The number of a floor where nothing but so many dragons lies.
pub fn lair(floors: &Sets, n_dragons: usize) -> usize {
    floors.find(&[0, 0, 0, 0, 0, n_dragons as u8]).expect("no more dice than there are")
}

/// A potion is drunk, and a die comes back with any face.
pub fn sip_row(world: &World, sipped: &Grid, floor: usize) -> Vec<f64> {
    let World { parties, floors, .. } = world;
    let row = sipped.row(floors.sub[POTION][floor]);
    let best =
        |party: usize| (0..FACES).map(|it| row[parties.add[it][party]]).fold(NEVER, f64::max);
    (0..parties.len()).map(best).chain([NEVER]).collect()
}

/// Works out the worth of re-rolls by best choice of dice, where `n` dungeon dice lie and the party has `t` dice, dice
/// in hand included: of two grids the first gets what it is worth to throw those in hand, the second to take up more
/// as well.
pub fn rerolled(world: &World, (n, t): (usize, usize), base: &Grid, hands: &mut [Grid; 2]) {
    let World { parties, floors, .. } = world;
    let n_parties = parties.first[t + 1];
    let faces: Vec<usize> = parties.faces().collect();
    let [thrown, taken] = hands;
    for floor in (0..floors.first[n + 1]).rev() {
        let mut row = vec![0.0; n_parties];
        if floors.first[n] <= floor {
            row[parties.first[t]..].copy_from_slice(&base.row(floor)[parties.first[t]..n_parties]);
            for party in (0..parties.first[t]).rev() {
                let sum: f64 = (0..FACES).map(|it| row[parties.add[it][party]]).sum();
                row[party] = sum / 6.0;
            }
        } else {
            let rows: [&[f64]; FACES] =
                std::array::from_fn(|it| &thrown.row(floors.add[it][floor])[..n_parties]);
            for (party, it) in row.iter_mut().enumerate() {
                *it = rows.iter().map(|row| row[party]).sum::<f64>() / 6.0;
            }
        }
        thrown.set(floor, 0, &row);
    }
    for floor in 0..floors.first[n + 1] {
        let mut row = thrown.row(floor).to_vec();
        row[n_parties..].fill(NEVER);
        if floors.first[n] <= floor {
            row[parties.first[t]..n_parties].fill(NEVER);
        }
        for face in 0..DRAGON {
            let less = floors.sub[face][floor];
            if less < floors.len() {
                let other = &taken.row(less)[..n_parties];
                row.iter_mut().zip(other).for_each(|(it, other)| *it = it.max(*other));
            }
        }
        for party in 0..n_parties {
            let mut best = row[party];
            for &face in &faces {
                best = best.max(row[parties.sub[face][party]]);
            }
            row[party] = best;
        }
        taken.set(floor, 0, &row);
    }
}
