//! The results that dice can show after an action: all ways.

use kernel::{Chance, Key};

use super::super::best::sets::{ALL_APART, FACES, Sets};

/// Luck that lets dice show scripted faces, throw by throw, and notes how many dice each throw had.
#[derive(Default)]
pub struct ScriptedThrows {
    throws: Vec<[u8; FACES]>,
    pub n_dice: Vec<usize>,
}

impl ScriptedThrows {
    /// Luck that shows these throws.
    pub fn new(throws: &[[u8; FACES]]) -> ScriptedThrows {
        ScriptedThrows { throws: throws.to_vec(), n_dice: Vec::new() }
    }
}

impl Chance for ScriptedThrows {
    fn each(&mut self, _: Key, n: u32, out: &mut [u32]) {
        out.fill(0);
        if n as usize != FACES {
            return;
        }
        if let Some(told) = self.throws.get(self.n_dice.len()) {
            let faces = (0..FACES as u32).zip(told);
            let faces = faces.flat_map(|(face, &n)| std::iter::repeat_n(face, n.into()));
            out.iter_mut().zip(faces).for_each(|(it, face)| *it = face);
        }
        self.n_dice.push(out.len());
    }
}

/// Calls `see` with all ways in which throws of so many dice can fall, and with the share of each.
pub fn each_way(n_dice: &[usize], see: &mut dyn FnMut(&[[u8; FACES]], f64)) {
    let most = n_dice.iter().copied().max().unwrap_or_default();
    let sets = Sets::new(most, ALL_APART);
    let mut throws = vec![[0; FACES]; n_dice.len()];
    each_rest(&sets, (n_dice, 0), &mut throws, 1.0, see);
}

fn each_rest(
    sets: &Sets,
    (n_dice, nth): (&[usize], usize),
    throws: &mut [[u8; FACES]],
    share: f64,
    see: &mut dyn FnMut(&[[u8; FACES]], f64),
) {
    let Some(&n) = n_dice.get(nth) else { return see(throws, share) };
    for (set, part) in sets.throws(n) {
        throws[nth] = sets.counts[set];
        each_rest(sets, (n_dice, nth + 1), throws, share * part, see);
    }
}
