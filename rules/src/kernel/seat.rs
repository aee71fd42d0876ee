//! Seats at the table, sets of seats, one value per seat, and whose eyes look.

use std::fmt;
use std::ops::{Index, IndexMut};

use super::Bits;
use super::notation::{Flaw, Reader};

/// No table has more seats.
pub const SEATS_MAX: usize = 8;

/// A seat at the table, counted from 0. Written as a letter, `a` to `h`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const FIRST: Seat = Seat(0);

    /// The seat at `idx`, 0 to 7.
    ///
    /// # Panics
    /// If `idx` is not below [`SEATS_MAX`].
    pub const fn new(idx: usize) -> Seat {
        assert!(idx < SEATS_MAX);
        Seat(idx as u8)
    }

    /// The number of the seat, 0 to 7.
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// Every seat of a table of `n_seats`, in order.
    pub fn all(
        n_seats: usize,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..n_seats).map(Seat::new)
    }

    /// Reads a seat letter.
    ///
    /// # Errors
    /// If the text is not one letter from `a` to `h`.
    pub fn read(word: &str) -> Result<Seat, Flaw> {
        match word.as_bytes() {
            [letter @ b'a'..=b'h'] => Ok(Seat(letter - b'a')),
            _ => Err(Flaw::Unexpected),
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'a' + self.0))
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const NONE: SeatSet = SeatSet(0);

    /// One seat.
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Tells whether `seat` is in the set.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set and `seat`.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set without `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// The seats of either set.
    #[must_use]
    pub const fn or(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// The seats of both sets.
    #[must_use]
    pub const fn and(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }

    /// Tells whether no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of seats in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats of the set, in order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        Bits(self.0).map(Seat)
    }

    /// The first seat of the set at or after `seat`, going round the table.
    pub const fn next_from(self, seat: Seat) -> Option<Seat> {
        let behind = self.0 & (0xff << seat.0);
        let bits = if behind == 0 { self.0 } else { behind };
        if bits == 0 { None } else { Some(Seat(bits.trailing_zeros() as u8)) }
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::NONE, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// One value for each seat of a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct BySeat<T>(Vec<T>);

impl<T> BySeat<T> {
    /// Makes the value of each of `n_seats` seats.
    ///
    /// # Panics
    /// If there are no seats, or more than [`SEATS_MAX`].
    pub fn new(n_seats: usize, make: impl FnMut(Seat) -> T) -> BySeat<T> {
        assert!(0 < n_seats && n_seats <= SEATS_MAX);
        BySeat(Seat::all(n_seats).map(make).collect())
    }

    /// The number of seats.
    #[allow(clippy::len_without_is_empty)] // A table without seats cannot be made.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The seats, in order.
    pub fn seats(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<T> {
        Seat::all(self.0.len())
    }

    /// The values with their seats, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        self.seats().zip(&self.0)
    }

    /// The values with their seats, to be changed.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = (Seat, &mut T)> {
        self.seats().zip(&mut self.0)
    }

    /// Tells whether there is such a seat at this table.
    pub fn has(&self, seat: Seat) -> bool {
        seat.idx() < self.0.len()
    }

    /// A table of the same size, each value made from this table's.
    pub fn map<U>(&self, mut make: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat(self.iter().map(|(seat, it)| make(seat, it)).collect())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.idx()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.idx()]
    }
}

/// Whose eyes look at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Eye {
    /// The person at this seat.
    Seat(Seat),
    /// Anybody who walks past: only what lies open.
    Public,
    /// Everything, for matches that are over and for tests.
    All,
}

impl Eye {
    /// Tells whether these eyes see what only `seat` may see.
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Eye::Seat(own) => own == seat,
            Eye::Public => false,
            Eye::All => true,
        }
    }
}

/// Reads the seat at the start of a record line.
///
/// # Errors
/// If the next word is not a seat.
pub fn read_seat(reader: &mut Reader<'_>) -> Result<Seat, Flaw> {
    Seat::read(reader.word()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_letters() {
        for seat in Seat::all(SEATS_MAX) {
            assert_eq!(Seat::read(&seat.to_string()), Ok(seat));
        }
        assert_eq!(Seat::new(7).to_string(), "h");
        for word in ["", "i", "A", "ab", "1", "а"] {
            assert_eq!(Seat::read(word), Err(Flaw::Unexpected), "{word:?}");
        }
    }

    #[test]
    fn a_set_holds_each_seat_once() {
        let seats = [5, 0, 5, 7].map(Seat::new);
        let set: SeatSet = seats.into_iter().collect();
        assert_eq!(set.len(), 3);
        assert_eq!(set.iter().map(Seat::idx).collect::<Vec<usize>>(), [0, 5, 7]);
        assert!(set.has(Seat::new(7)) && !set.has(Seat::new(6)));
        assert!(SeatSet::NONE.is_empty());
        assert_eq!(set.iter().rev().map(Seat::idx).collect::<Vec<usize>>(), [7, 5, 0]);
        let next = |nth: usize| set.next_from(Seat::new(nth)).map(Seat::idx);
        assert_eq!([0, 1, 5, 6, 7].map(next), [Some(0), Some(5), Some(5), Some(7), Some(7)]);
        assert_eq!(SeatSet::one(Seat::FIRST).next_from(Seat::new(3)), Some(Seat::FIRST));
        assert_eq!(SeatSet::NONE.next_from(Seat::new(3)), None);
        let other = SeatSet::one(Seat::new(5)).with(Seat::new(1));
        assert_eq!(set.and(other), SeatSet::one(Seat::new(5)));
        assert_eq!(set.or(other), set.with(Seat::new(1)));
        assert_eq!(set.or(other).without(Seat::new(1)), set);
    }

    #[test]
    fn eyes_see_their_own_seat() {
        let (own, other) = (Seat::new(0), Seat::new(1));
        assert!(Eye::Seat(own).sees(own) && !Eye::Seat(own).sees(other));
        assert!(!Eye::Public.sees(own));
        assert!(Eye::All.sees(own) && Eye::All.sees(other));
    }
}
