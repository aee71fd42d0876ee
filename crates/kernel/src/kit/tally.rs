//! A count of each kind: dice on the table, tokens in a bag, items in a hand.

use std::hash::{Hash, Hasher};
use std::ops::{Index, IndexMut};

use super::{Counted, HasKey, Set};
use crate::notation::ParseError;
use crate::{Chance, Key};

/// A number for each kind. Two equal things are one choice: there is no order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Tally<K: Counted>(pub K::Counts);

impl<K: Counted> Tally<K> {
    /// Nothing.
    pub const NONE: Tally<K> = Tally(K::NOTHING);

    /// `n` of one kind.
    pub fn of(kind: K, n: u8) -> Tally<K> {
        let mut tally = Tally::NONE;
        tally[kind] = n;
        tally
    }

    /// `n` of each kind.
    pub fn each(n: u8) -> Tally<K> {
        let mut tally = Tally::NONE;
        tally.counts_mut().fill(n);
        tally
    }

    #[inline]
    fn counts(&self) -> &[u8] {
        self.0.as_ref()
    }

    #[inline]
    fn counts_mut(&mut self) -> &mut [u8] {
        self.0.as_mut()
    }

    /// The number of all kinds together.
    #[inline]
    pub fn total(&self) -> u8 {
        self.counts().iter().sum()
    }

    /// Tells whether there is nothing.
    #[inline]
    pub fn is_empty(&self) -> bool {
        *self == Tally::NONE
    }

    /// Tells whether there is at least one of the kind.
    #[inline]
    pub fn has(&self, kind: K) -> bool {
        self[kind] != 0
    }

    /// The number of kinds with at least one.
    #[inline]
    pub fn n_kinds(&self) -> u8 {
        self.counts().iter().map(|&it| it.min(1)).sum()
    }

    /// The kinds that are there.
    #[inline]
    pub fn kinds(&self) -> Set<K> {
        Set::of(|it| self.has(it))
    }

    /// The kinds that are there with their numbers, in order.
    pub fn iter(&self) -> impl Iterator<Item = (K, u8)> + Clone + use<K> {
        let tally = *self;
        K::every().map(move |it| (it, tally[it])).filter(|it| it.1 != 0)
    }

    /// Tells whether `part` can be taken out.
    #[inline]
    pub fn holds(&self, part: &Tally<K>) -> bool {
        self.counts().iter().zip(part.counts()).all(|(have, take)| take <= have)
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub fn plus(mut self, more: &Tally<K>) -> Tally<K> {
        self.counts_mut().iter_mut().zip(more.counts()).for_each(|(have, add)| *have += add);
        self
    }

    /// The rest without `part`, which it holds.
    #[inline]
    #[must_use]
    pub fn minus(mut self, part: &Tally<K>) -> Tally<K> {
        debug_assert!(self.holds(part));
        self.counts_mut().iter_mut().zip(part.counts()).for_each(|(have, take)| *have -= take);
        self
    }

    /// The kind of the thing with `n` others before it, counted kind by kind.
    #[inline]
    pub fn nth(&self, mut n: u32) -> Option<K> {
        for (place, &have) in self.counts().iter().enumerate() {
            if n < u32::from(have) {
                return Some(K::at_place(place));
            }
            n -= u32::from(have);
        }
        None
    }

    /// Takes one thing out without looking, each as likely as any other; nothing if there is none.
    pub fn draw(&mut self, key: Key, chance: &mut dyn Chance) -> Option<K> {
        let n_things = self.counts().iter().map(|&it| u32::from(it)).sum();
        if n_things == 0 {
            return None;
        }
        let drawn = self.nth(chance.below(key, n_things))?;
        self[drawn] -= 1;
        Some(drawn)
    }

    /// Calls `see` with everything that can be taken out, nothing and all included.
    pub fn each_part(&self, mut see: impl FnMut(Tally<K>)) {
        let all = self.counts();
        let mut part = Tally::NONE;
        loop {
            see(part);
            let counts: &mut [u8] = part.counts_mut();
            let mut place = 0;
            // Counts on like the digits of a number.
            while counts[place] == all[place] {
                counts[place] = 0;
                place += 1;
                if place == all.len() {
                    return;
                }
            }
            counts[place] += 1;
        }
    }

    /// The number of things that [`Tally::each_part`] sees.
    #[inline]
    pub fn n_parts(&self) -> u32 {
        self.counts().iter().map(|&it| u32::from(it) + 1).product()
    }

    /// The part with `n` others before it, as [`Tally::each_part`] sees them; `n` is below [`Tally::n_parts`].
    pub fn nth_part(&self, mut n: u32) -> Tally<K> {
        let mut part = Tally::NONE;
        for (place, &have) in self.counts().iter().enumerate() {
            let base = u32::from(have) + 1;
            part.counts_mut()[place] = (n % base) as u8;
            n /= base;
        }
        part
    }

    /// Calls `see` with every way to take `n` things, of which there are plenty of each kind.
    pub fn each_of_size(n: u8, see: &mut impl FnMut(Tally<K>)) {
        fn fill<K: Counted>(
            tally: &mut Tally<K>,
            place: usize,
            left: u8,
            see: &mut impl FnMut(Tally<K>),
        ) {
            if place + 1 == K::COUNT {
                tally.counts_mut()[place] = left;
                see(*tally);
                return;
            }
            for n in 0..=left {
                tally.counts_mut()[place] = n;
                fill(tally, place + 1, left - n, see);
            }
        }
        let mut tally = Tally::NONE;
        fill(&mut tally, 0, n, see);
    }

    /// The number of things that [`Tally::each_of_size`] sees.
    pub fn n_of_size(n: u8) -> u32 {
        ways(n.into(), K::COUNT)
    }

    /// The number of ways to take `n` things at most, nothing included: what is not taken is as good as one kind more.
    pub fn n_up_to_size(n: u8) -> u32 {
        ways(n.into(), K::COUNT + 1)
    }

    /// The way to take `n` things with `nth` others before it, as [`Tally::each_of_size`] sees them; `nth` is below
    /// [`Tally::n_of_size`].
    pub fn nth_of_size(n: u8, mut nth: u32) -> Tally<K> {
        let (mut tally, mut left) = (Tally::NONE, n);
        for place in 0..K::COUNT {
            let n_kinds_after = K::COUNT - 1 - place;
            let count = &mut tally.counts_mut()[place];
            // What is not taken of this kind is taken of the kinds after it.
            while let Some(rest) = nth.checked_sub(ways((left - *count).into(), n_kinds_after)) {
                nth = rest;
                *count += 1;
            }
            left -= *count;
        }
        tally
    }
}

/// The number of ways to take `n` things of so many kinds.
fn ways(n: u32, n_kinds: usize) -> u32 {
    match (n, n_kinds) {
        (0, 0) => 1,
        (_, 0) => 0,
        (n, n_kinds) => (1..n_kinds as u32).fold(1, |ways, it| ways * (n + it) / it),
    }
}

impl<K: Counted + HasKey> Tally<K> {
    /// Writes the letter of each thing, or `-` for nothing. Every kind has a letter as its key.
    pub fn letters(&self) -> String {
        if self.is_empty() {
            return "-".to_owned();
        }
        self.iter().flat_map(|(kind, n)| std::iter::repeat_n(kind.key(), n.into())).collect()
    }

    /// Reads what [`Tally::letters`] writes, the letters in any order.
    ///
    /// # Errors
    /// If a letter is that of no kind, or there are more than `n_max`, which is at most 255.
    pub fn read(word: &str, n_max: usize) -> Result<Tally<K>, ParseError> {
        let mut tally = Tally::NONE;
        if word == "-" {
            return Ok(tally);
        }
        if n_max < word.len() {
            return Err(ParseError::Long);
        }
        let mut letter = [0; 4];
        for it in word.chars() {
            tally[K::find(it.encode_utf8(&mut letter)).ok_or(ParseError::Unexpected)?] += 1;
        }
        Ok(tally)
    }
}

/// Kinds that a later edition added are hashed only where there are any: check values stay.
impl<K: Counted> Hash for Tally<K> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let (first, later) = self.counts().split_at(K::FIRST_COUNT);
        first.hash(state);
        if later.iter().any(|it| *it != 0) {
            later.hash(state);
        }
    }
}

impl<K: Counted> Default for Tally<K> {
    fn default() -> Tally<K> {
        Tally::NONE
    }
}

impl<K: Counted> Index<K> for Tally<K> {
    type Output = u8;

    #[inline]
    fn index(&self, kind: K) -> &u8 {
        &self.counts()[kind.place()]
    }
}

impl<K: Counted> IndexMut<K> for Tally<K> {
    #[inline]
    fn index_mut(&mut self, kind: K) -> &mut u8 {
        &mut self.counts_mut()[kind.place()]
    }
}

impl<K: Counted> FromIterator<K> for Tally<K> {
    fn from_iter<I: IntoIterator<Item = K>>(things: I) -> Tally<K> {
        let mut tally = Tally::NONE;
        things.into_iter().for_each(|it| tally[it] += 1);
        tally
    }
}
