//! The results that dice of an action can show: all ways, or some of them where there are too many.

use kernel::chance::FastChance;
use kernel::{Chance, Key};

/// No action rolls more dice than this, those of the level and of the party together.
const DICE_MAX: usize = 18;

/// The faces of a die of either kind.
const FACES: u32 = 6;

/// Luck that lets all dice show the first face, and notes how many of them there were in the first two throws.
#[derive(Default)]
pub struct Asked {
    n_dice: [u8; 2],
    n_throws: usize,
}

impl Asked {
    /// The number of dice that were rolled.
    pub fn n_dice(&self) -> u8 {
        self.n_dice.iter().sum()
    }
}

impl Chance for Asked {
    fn each(&mut self, _: Key, n: u32, out: &mut [u32]) {
        out.fill(0);
        if n == FACES
            && let Some(n_dice) = self.n_dice.get_mut(self.n_throws)
        {
            *n_dice = out.len() as u8;
            self.n_throws += 1;
        }
    }
}

/// Luck with scripted dice, one after another. All else that is asked has the first answer.
pub struct ScriptedDice {
    faces: [u8; DICE_MAX],
    n_told: usize,
}

impl Chance for ScriptedDice {
    fn each(&mut self, _: Key, n: u32, out: &mut [u32]) {
        out.fill(0);
        if n == FACES {
            let told = self.faces.get(self.n_told..).unwrap_or_default();
            out.iter_mut().zip(told).for_each(|(it, &face)| *it = face.into());
            self.n_told += out.len();
        }
    }
}

/// Calls `see` with what the dice that were asked for can show, and how often that comes up: all ways, if those are at most
/// `n_max`, else so many throws of one luck, each as often as any other.
pub fn each_throw(asked: &Asked, n_max: u32, mut see: impl FnMut(ScriptedDice, i64)) {
    let [first, second] = asked.n_dice;
    if n_sorts(first) * n_sorts(second) <= n_max {
        let mut faces = [0; DICE_MAX];
        each_sort(&mut faces, 0, first, 1, &mut |faces, n_ways| {
            let mut faces = *faces;
            each_sort(&mut faces, first.into(), second, n_ways, &mut |faces, n_ways| {
                see(ScriptedDice { faces: *faces, n_told: 0 }, n_ways);
            });
        });
        return;
    }
    let mut luck = FastChance::new(u64::from(first) << 8 | u64::from(second));
    for _ in 0..n_max {
        see(ScriptedDice { faces: std::array::from_fn(|_| luck.pick(FACES) as u8), n_told: 0 }, 1);
    }
}

/// The number of ways that dice can show faces where their order does not matter.
fn n_sorts(n_dice: u8) -> u32 {
    let n = u32::from(n_dice);
    (n + 1) * (n + 2) * (n + 3) * (n + 4) * (n + 5) / 120
}

/// Calls `see` with each way that dice can fall from a place on, but for their order, and how many orders it has.
fn each_sort(
    faces: &mut [u8; DICE_MAX],
    from: usize,
    n_dice: u8,
    n_ways: i64,
    see: &mut dyn FnMut(&[u8; DICE_MAX], i64),
) {
    each_rest(faces, (from, n_dice.into(), 0), n_ways, see);
}

/// The same where some dice have shown all faces below one.
fn each_rest(
    faces: &mut [u8; DICE_MAX],
    (from, n_left, face): (usize, usize, u8),
    n_ways: i64,
    see: &mut dyn FnMut(&[u8; DICE_MAX], i64),
) {
    if n_left == 0 {
        return see(faces, n_ways);
    }
    if u32::from(face) + 1 == FACES {
        faces[from..from + n_left].fill(face);
        return see(faces, n_ways);
    }
    let mut chosen = n_ways;
    for n in 0..=n_left {
        faces[from..from + n].fill(face);
        each_rest(faces, (from + n, n_left - n, face + 1), chosen, see);
        chosen = chosen * (n_left - n) as i64 / (n as i64 + 1);
    }
}
