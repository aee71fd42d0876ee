//! A set of kinds: which seats, which types, which rooms.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::iter::FusedIterator;
use std::marker::PhantomData;

use super::Kind;
use super::kinds::{Word, width};
use crate::{Chance, Edition, Key};

/// A set of kinds, one bit for each.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Set<K: Kind> {
    bits: K::Word,
}

impl<K: Kind> Set<K> {
    /// Nothing.
    pub const NONE: Set<K> = Set { bits: K::Word::ZERO };

    /// The set with these bits; for constants. Others write [`Set::with`].
    pub const fn from_bits(bits: K::Word) -> Set<K> {
        Set { bits }
    }

    /// Every kind that there is, of all editions. What a match draws from is [`Set::of_edition`].
    #[inline]
    pub fn all() -> Set<K> {
        Set::narrow(u64::MAX >> (64 - K::COUNT))
    }

    /// Every kind of an edition.
    #[inline]
    pub fn of_edition(edition: Edition) -> Set<K> {
        Set::narrow(u64::MAX >> (64 - K::count_in(edition)))
    }

    /// One kind.
    #[inline]
    pub fn one(kind: K) -> Set<K> {
        Set::narrow(1 << kind.place())
    }

    /// The kinds of which `is_in` holds.
    pub fn of(is_in: impl Fn(K) -> bool) -> Set<K> {
        // A bit is put in, set or not, without a guess for each.
        Set::narrow(K::every().fold(0, |bits, it| bits | u64::from(is_in(it)) << it.place()))
    }

    #[inline]
    fn narrow(bits: u64) -> Set<K> {
        Set { bits: K::Word::narrow(bits) }
    }

    #[inline]
    fn wide(self) -> u64 {
        self.bits.wide()
    }

    /// Tells whether `kind` is in the set.
    #[inline]
    pub fn has(self, kind: K) -> bool {
        self.wide() >> kind.place() & 1 == 1
    }

    /// The set and `kind`.
    #[inline]
    #[must_use]
    pub fn with(self, kind: K) -> Set<K> {
        self.or(Set::one(kind))
    }

    /// The set without `kind`.
    #[inline]
    #[must_use]
    pub fn without(self, kind: K) -> Set<K> {
        self.minus(Set::one(kind))
    }

    /// Puts `kind` in.
    #[inline]
    pub fn add(&mut self, kind: K) {
        *self = self.with(kind);
    }

    /// Takes `kind` out.
    #[inline]
    pub fn remove(&mut self, kind: K) {
        *self = self.without(kind);
    }

    /// The kinds in either set.
    #[inline]
    #[must_use]
    pub fn or(self, other: Set<K>) -> Set<K> {
        Set::narrow(self.wide() | other.wide())
    }

    /// The kinds in both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: Set<K>) -> Set<K> {
        Set::narrow(self.wide() & other.wide())
    }

    /// The kinds in this set and not in the other.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Set<K>) -> Set<K> {
        Set::narrow(self.wide() & !other.wide())
    }

    /// Tells whether everything in this set is in the other.
    #[inline]
    pub fn is_within(self, other: Set<K>) -> bool {
        self.minus(other).is_empty()
    }

    /// Tells whether nothing is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.wide() == 0
    }

    /// The number of kinds in the set, 0 to 64.
    #[inline]
    pub fn len(self) -> usize {
        self.wide().count_ones() as usize
    }

    /// The number of kinds in the set, as rules count: 0 to 64.
    #[inline]
    pub fn count(self) -> u8 {
        self.wide().count_ones() as u8
    }

    /// The kinds in the set, in order.
    #[inline]
    pub fn iter(self) -> Iter<K> {
        Iter { rest: self.wide(), kind: PhantomData }
    }

    /// The first of the set.
    #[inline]
    pub fn first(self) -> Option<K> {
        self.iter().next()
    }

    /// The one with `n` others of the set before it.
    #[inline]
    pub fn nth(self, n: usize) -> Option<K> {
        self.iter().nth(n)
    }

    /// The first of the set at or after `kind`, going round.
    #[inline]
    pub fn next_from(self, kind: K) -> Option<K> {
        let behind = self.wide() & u64::MAX << kind.place();
        Set::narrow(behind).first().or_else(|| self.first())
    }

    /// Takes one out without looking, each as likely as any other; nothing of an empty set.
    pub fn draw(&mut self, key: Key, chance: &mut dyn Chance) -> Option<K> {
        if self.is_empty() {
            return None;
        }
        let drawn = self.nth(chance.below(key, self.len() as u32) as usize)?;
        self.remove(drawn);
        Some(drawn)
    }
}

/// A set of kinds of the first edition is hashed as it was when there were no others: check values stay.
impl<K: Kind> Hash for Set<K> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let bits = self.wide();
        let is_of_first = bits & !(u64::MAX >> (64 - K::FIRST_COUNT)) == 0;
        match width(K::FIRST_COUNT) {
            8 if is_of_first => (bits as u8).hash(state),
            16 if is_of_first => (bits as u16).hash(state),
            32 if is_of_first => (bits as u32).hash(state),
            _ => bits.hash(state),
        }
    }
}

impl<K: Kind> Default for Set<K> {
    fn default() -> Set<K> {
        Set::NONE
    }
}

impl<K: Kind> FromIterator<K> for Set<K> {
    fn from_iter<I: IntoIterator<Item = K>>(kinds: I) -> Set<K> {
        kinds.into_iter().fold(Set::NONE, Set::with)
    }
}

impl<K: Kind> IntoIterator for Set<K> {
    type Item = K;
    type IntoIter = Iter<K>;

    fn into_iter(self) -> Iter<K> {
        self.iter()
    }
}

impl<K: Kind> fmt::Debug for Set<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The kinds in a set, in order; see [`Set::iter`].
#[derive(Clone, Debug)]
pub struct Iter<K> {
    rest: u64,
    kind: PhantomData<K>,
}

impl<K: Kind> Iterator for Iter<K> {
    type Item = K;

    // Rules go through sets all the time: this does not ask about kinds that are not in them.
    #[inline]
    fn next(&mut self) -> Option<K> {
        if self.rest == 0 {
            return None;
        }
        let place = self.rest.trailing_zeros() as usize;
        self.rest &= self.rest - 1;
        Some(K::at_place(place))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let n_left = self.rest.count_ones() as usize;
        (n_left, Some(n_left))
    }
}

impl<K: Kind> DoubleEndedIterator for Iter<K> {
    #[inline]
    fn next_back(&mut self) -> Option<K> {
        let place = self.rest.checked_ilog2()? as usize;
        self.rest &= !(1 << place);
        Some(K::at_place(place))
    }
}

impl<K: Kind> ExactSizeIterator for Iter<K> {}

impl<K: Kind> FusedIterator for Iter<K> {}
