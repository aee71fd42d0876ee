//! Keyed luck. Every draw says what it is for; its value is a function of the seed and that key,
//! never of "the next number". So undo cannot re-roll, and two people on one seed meet the same
//! luck no matter what they did before.

use std::collections::BTreeMap;

use chacha20::cipher::{KeyIvInit, StreamCipherCore};
use chacha20::variants::Ietf;
use chacha20::{ChaChaCore, R8};
use rand::rand_core::block::{BlockRng, Generator};
use rand::rngs::Xoshiro128PlusPlus;
use rand::{Rng, SeedableRng};

use super::Seed;

/// The purpose of a draw, and up to three coordinates (round, level, die, attempt ...).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Key {
    purpose: u32,
    at: [u32; 3],
}

impl Key {
    /// The key of a purpose, which is named once in a game and never renamed: the name is hashed
    /// into the luck of every record.
    pub const fn new(purpose: &str) -> Key {
        let bytes = purpose.as_bytes();
        let mut hash = 0x811c_9dc5_u32;
        let mut idx = 0;
        while idx < bytes.len() {
            hash = (hash ^ bytes[idx] as u32).wrapping_mul(0x0100_0193);
            idx += 1;
        }
        Key { purpose: hash, at: [0; 3] }
    }

    /// The same purpose at other coordinates.
    #[must_use]
    pub const fn at(self, first: u32, second: u32, third: u32) -> Key {
        Key { at: [first, second, third], ..self }
    }

    /// The same purpose and coordinates, but for the third: the number of a draw among its like.
    #[must_use]
    pub const fn nth(self, n: u32) -> Key {
        let [first, second, _] = self.at;
        self.at(first, second, n)
    }
}

/// A source of luck.
pub trait Chance {
    /// Draws `out.len()` independent values below `n`, all for one key: the dice of one throw.
    /// `n` is at least 1.
    fn each(&mut self, key: Key, n: u32, out: &mut [u32]);

    /// Draws one value below `n`.
    fn below(&mut self, key: Key, n: u32) -> u32 {
        let mut out = [0];
        self.each(key, n, &mut out);
        out[0]
    }
}

/// Makes a value below `n`, without favour, of the words that `next` draws.
fn unbiased(mut next: impl FnMut() -> u32, n: u32) -> u32 {
    assert!(0 < n);
    loop {
        let wide = u64::from(next()) * u64::from(n);
        let low = wide as u32;
        // The ragged tail is thrown away, so that no value is favoured.
        if n <= low || n.wrapping_neg() % n <= low {
            return (wide >> 32) as u32;
        }
    }
}

/// The luck of a match: each key opens its own ChaCha8 stream under the seed.
#[derive(Clone, Debug)]
pub struct KeyedChance {
    seed: Seed,
    drawn: Drawn,
}

/// The draws made from a [`KeyedChance`] source.
#[derive(Clone, Debug, Default)]
struct Drawn {
    n_draws: u32,
    /// Kept in debug builds only, to prove that no key is drawn twice.
    keys: Vec<Key>,
}

impl KeyedChance {
    /// The luck of `seed`.
    pub fn new(seed: Seed) -> KeyedChance {
        KeyedChance { seed, drawn: Drawn::default() }
    }

    /// The number of draws since the source was made.
    pub fn n_draws(&self) -> u32 {
        self.drawn.n_draws
    }

    /// The keys drawn since the source was made; always empty in release builds.
    pub fn keys(&self) -> &[Key] {
        &self.drawn.keys
    }

    fn stream(&self, key: Key) -> BlockRng<Stream> {
        let mut secret = *b"undercroft luck, one key a draw.";
        secret[..8].copy_from_slice(&self.seed.bits().to_le_bytes());
        secret[8..12].copy_from_slice(&key.purpose.to_le_bytes());
        for (place, at) in key.at.iter().enumerate() {
            secret[12 + 4 * place..16 + 4 * place].copy_from_slice(&at.to_le_bytes());
        }
        BlockRng::new(Stream(ChaChaCore::new(&secret.into(), &[0; 12].into())))
    }
}

/// The ChaCha8 stream of a key. It is made a block at a time: few draws need a second one.
struct Stream(ChaChaCore<R8, Ietf>);

impl Generator for Stream {
    type Output = [u32; 16];

    fn generate(&mut self, words: &mut [u32; 16]) {
        let mut block = [0; 64].into();
        self.0.write_keystream_block(&mut block);
        let (bytes_of_words, _) = block.as_chunks();
        for (word, bytes) in words.iter_mut().zip(bytes_of_words) {
            *word = u32::from_le_bytes(*bytes);
        }
    }
}

impl Chance for KeyedChance {
    fn each(&mut self, key: Key, n: u32, out: &mut [u32]) {
        self.drawn.n_draws += 1;
        if cfg!(debug_assertions) {
            assert!(!self.drawn.keys.contains(&key), "{key:?} is drawn twice");
            self.drawn.keys.push(key);
        }
        let mut stream = self.stream(key);
        for it in out {
            *it = unbiased(|| stream.next_word(), n);
        }
    }
}

/// Luck for tests: told values for some keys, a seed's luck for all others.
pub struct ScriptedChance {
    told: BTreeMap<Key, Vec<u32>>,
    otherwise: KeyedChance,
}

impl ScriptedChance {
    /// Luck of `seed` with nothing told yet.
    pub fn new(seed: Seed) -> ScriptedChance {
        ScriptedChance { told: BTreeMap::new(), otherwise: KeyedChance::new(seed) }
    }

    /// Tells what `key` draws.
    #[must_use]
    pub fn script(mut self, key: Key, values: &[u32]) -> ScriptedChance {
        self.told.insert(key, values.to_vec());
        self
    }
}

impl Chance for ScriptedChance {
    /// # Panics
    /// If the told values do not fit the draw: a mistake of the test.
    fn each(&mut self, key: Key, n: u32, out: &mut [u32]) {
        match self.told.get(&key) {
            Some(values) => {
                assert!(values.iter().all(|&it| it < n));
                out.copy_from_slice(values);
            }
            None => self.otherwise.each(key, n, out),
        }
    }
}

/// Luck for computers and playouts: fast, portable, and blind to keys.
#[derive(Clone, Debug)]
pub struct FastChance(Xoshiro128PlusPlus);

impl FastChance {
    /// A source that depends on `seed` alone.
    pub fn new(seed: u64) -> FastChance {
        FastChance(Xoshiro128PlusPlus::seed_from_u64(seed))
    }

    /// Draws a value below `n` without a key.
    #[inline]
    pub fn pick(&mut self, n: u32) -> u32 {
        unbiased(|| self.0.next_u32(), n)
    }
}

impl Chance for FastChance {
    fn each(&mut self, _: Key, n: u32, out: &mut [u32]) {
        for it in out {
            *it = self.pick(n);
        }
    }
}

/// Runs `play` once for every course that luck can take, at most `courses_max` times, and returns
/// the number of courses. All courses of one draw are equally likely.
///
/// # Panics
/// If there are more courses than `courses_max`.
pub fn every(courses_max: u32, mut play: impl FnMut(&mut Every)) -> u32 {
    let mut chance = Every { course: Vec::new(), place: 0 };
    let mut n_courses = 0;
    loop {
        assert!(n_courses < courses_max);
        n_courses += 1;
        chance.place = 0;
        play(&mut chance);
        while chance.course.last().is_some_and(|&(value, n)| value + 1 == n) {
            chance.course.pop();
        }
        match chance.course.last_mut() {
            Some((value, _)) => *value += 1,
            None => return n_courses,
        }
    }
}

/// One of all courses of luck; see [`every`].
pub struct Every {
    course: Vec<(u32, u32)>,
    place: usize,
}

impl Every {
    /// The chance of the course so far, as one in this many.
    pub fn one_in(&self) -> u64 {
        self.course[..self.place].iter().map(|&(_, n)| u64::from(n)).product()
    }
}

impl Chance for Every {
    fn each(&mut self, _: Key, n: u32, out: &mut [u32]) {
        for it in out {
            if self.place == self.course.len() {
                self.course.push((0, n));
            }
            *it = self.course[self.place].0;
            self.place += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_course_is_taken_once() {
        let mut seen = Vec::new();
        let n_courses = every(100, |chance| {
            let first = chance.below(Key::new("first"), 3);
            let second = if first == 1 { chance.below(Key::new("second"), 2) } else { 9 };
            seen.push((first, second, chance.one_in()));
        });
        assert_eq!(n_courses, 4);
        assert_eq!(seen, [(0, 9, 3), (1, 0, 6), (1, 1, 6), (2, 9, 3)]);
    }

    #[test]
    fn values_do_not_depend_on_the_order_of_draws() {
        let (one, two) = (Key::new("roll").at(1, 0, 0), Key::new("roll").at(2, 0, 0));
        let mut forth = KeyedChance::new(Seed::from_bits(7));
        let mut back = KeyedChance::new(Seed::from_bits(7));
        let drawn_forth = [forth.below(one, 1000), forth.below(two, 1000)];
        let second = back.below(two, 1000);
        let first = back.below(one, 1000);
        assert_eq!(drawn_forth, [first, second]);
    }

    #[test]
    fn draws_favour_no_value() {
        let mut counts = [0u32; 6];
        for round in 0..6000 {
            let mut chance = KeyedChance::new(Seed::from_bits(42));
            counts[chance.below(Key::new("fair").at(round, 0, 0), 6) as usize] += 1;
        }
        assert!(counts.iter().all(|&it| 850 < it && it < 1150), "{counts:?}");
    }

    #[test]
    fn told_luck_comes_as_told_and_the_rest_as_ever() {
        let (told, other) = (Key::new("told"), Key::new("other"));
        let mut scripted = ScriptedChance::new(Seed::from_bits(9)).script(told, &[5, 0, 3]);
        let mut drawn = [0; 3];
        scripted.each(told, 6, &mut drawn);
        assert_eq!(drawn, [5, 0, 3]);
        let as_ever = KeyedChance::new(Seed::from_bits(9)).below(other, 1000);
        assert_eq!(scripted.below(other, 1000), as_ever);
    }

    #[test]
    fn coordinates_do_not_stand_in_for_each_other() {
        let key = Key::new("roll");
        let mut seen = Vec::new();
        for at in [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 0], [256, 0, 0]] {
            let mut drawn = [0; 2];
            let mut chance = KeyedChance::new(Seed::from_bits(0));
            chance.each(key.at(at[0], at[1], at[2]), u32::MAX, &mut drawn);
            assert!(!seen.contains(&drawn), "{at:?}");
            seen.push(drawn);
        }
        // Nor does the seed: neighbours are as far apart as strangers.
        let mut neighbour = [0; 2];
        KeyedChance::new(Seed::from_bits(1)).each(key, u32::MAX, &mut neighbour);
        assert!(!seen.contains(&neighbour));
    }
}
