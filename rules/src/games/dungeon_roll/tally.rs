//! How many of each kind: dice on the level, dice in the party, treasures in a hand.

use std::ops::{Index, IndexMut};

use crate::kernel::notation::Flaw;

/// One of `N` kinds of things that are counted.
pub trait Kind<const N: usize>: Copy {
    /// The place of the kind, below `N`.
    fn place(self) -> usize;
}

/// A count for each of `N` kinds. Two equal dice are one choice: there is no order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tally<const N: usize>(pub [u8; N]);

impl<const N: usize> Tally<N> {
    /// Nothing.
    pub const NONE: Tally<N> = Tally([0; N]);

    /// `n` of one kind.
    pub fn of(kind: impl Kind<N>, n: u8) -> Tally<N> {
        let mut tally = Tally::NONE;
        tally[kind] = n;
        tally
    }

    /// How many there are of all kinds together.
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Tells whether there is nothing.
    pub fn is_empty(&self) -> bool {
        *self == Tally::NONE
    }

    /// Tells whether `part` can be taken out.
    pub fn holds(&self, part: &Tally<N>) -> bool {
        self.0.iter().zip(&part.0).all(|(have, take)| take <= have)
    }

    /// Both together.
    #[must_use]
    pub fn plus(mut self, more: &Tally<N>) -> Tally<N> {
        self.0.iter_mut().zip(&more.0).for_each(|(have, add)| *have += add);
        self
    }

    /// What is left without `part`, which it holds.
    #[must_use]
    pub fn minus(mut self, part: &Tally<N>) -> Tally<N> {
        debug_assert!(self.holds(part));
        self.0.iter_mut().zip(&part.0).for_each(|(have, take)| *have -= take);
        self
    }

    /// Calls `see` with everything that can be taken out, nothing and all included.
    pub fn each_part(&self, mut see: impl FnMut(Tally<N>)) {
        let mut part = Tally::NONE;
        loop {
            see(part);
            let mut place = 0;
            // Counts on like the digits of a number.
            while part.0[place] == self.0[place] {
                part.0[place] = 0;
                place += 1;
                if place == N {
                    return;
                }
            }
            part.0[place] += 1;
        }
    }

    /// Calls `see` with every way to take `n` things, of which there are plenty of each kind.
    pub fn each_of_size(n: u8, see: &mut impl FnMut(Tally<N>)) {
        fn fill<const N: usize>(
            tally: &mut Tally<N>,
            place: usize,
            left: u8,
            see: &mut impl FnMut(Tally<N>),
        ) {
            if place + 1 == N {
                tally.0[place] = left;
                see(*tally);
                return;
            }
            for n in 0..=left {
                tally.0[place] = n;
                fill(tally, place + 1, left - n, see);
            }
        }
        let mut tally = Tally::NONE;
        fill(&mut tally, 0, n, see);
    }

    /// Writes a letter for each thing, or `-` for nothing.
    pub fn letters(&self, alphabet: &str) -> String {
        if self.is_empty() {
            return "-".to_owned();
        }
        let letters = alphabet.chars().zip(self.0);
        letters.flat_map(|(letter, n)| std::iter::repeat_n(letter, n.into())).collect()
    }

    /// Reads what [`Tally::letters`] writes.
    ///
    /// # Errors
    /// If a letter is not of the alphabet, or there are more than `n_max`.
    pub fn read(word: &str, alphabet: &str, n_max: usize) -> Result<Tally<N>, Flaw> {
        let mut tally = Tally::NONE;
        if word == "-" {
            return Ok(tally);
        }
        if n_max < word.len() {
            return Err(Flaw::Long);
        }
        for letter in word.chars() {
            let place = alphabet.chars().position(|it| it == letter).ok_or(Flaw::Unexpected)?;
            tally.0[place] += 1;
        }
        Ok(tally)
    }
}

impl<const N: usize> Default for Tally<N> {
    fn default() -> Tally<N> {
        Tally::NONE
    }
}

impl<K: Kind<N>, const N: usize> Index<K> for Tally<N> {
    type Output = u8;
    fn index(&self, kind: K) -> &u8 {
        &self.0[kind.place()]
    }
}

impl<K: Kind<N>, const N: usize> IndexMut<K> for Tally<N> {
    fn index_mut(&mut self, kind: K) -> &mut u8 {
        &mut self.0[kind.place()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_is_taken_once() {
        let mut parts = Vec::new();
        Tally([2, 0, 1]).each_part(|it| parts.push(it.0));
        assert_eq!(parts.len(), 6);
        parts.sort_unstable();
        parts.dedup();
        assert_eq!(parts.len(), 6);
        assert!(parts.contains(&[0, 0, 0]) && parts.contains(&[2, 0, 1]));
    }

    #[test]
    fn every_hand_of_a_size_is_found() {
        let mut n_hands = 0;
        Tally::<6>::each_of_size(3, &mut |it| {
            assert_eq!(it.total(), 3);
            n_hands += 1;
        });
        assert_eq!(n_hands, 56);
    }
}
