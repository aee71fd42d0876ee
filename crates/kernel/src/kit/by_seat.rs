//! One value for each seat of a table, held in place.

use std::hash::{Hash, Hasher};
use std::ops::{Index, IndexMut};

use crate::{SEATS_MAX, Seat};

/// One value for each seat of a table, of which there are at most `MAX`. Nothing is allocated, and
/// a table of `Copy` values is `Copy`: states are copied very often.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BySeat<T, const MAX: usize = SEATS_MAX> {
    /// The values of the first `n_seats`, and nothing after them.
    all: [Option<T>; MAX],
    n_seats: u8,
}

const FULL: &str = "every seat of the table has its value";

impl<T> BySeat<T> {
    /// Makes the value of each of `n_seats` seats, in order.
    ///
    /// # Panics
    /// If there are no seats, or more than [`SEATS_MAX`].
    pub fn new(n_seats: usize, make: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat::sized(n_seats, make)
    }
}

impl<T, const MAX: usize> BySeat<T, MAX> {
    /// Makes the value of each of `n_seats` seats, in order, for a game with at most `MAX`.
    ///
    /// # Panics
    /// If there are no seats, or more than `MAX`.
    pub fn sized(n_seats: usize, mut make: impl FnMut(Seat) -> T) -> BySeat<T, MAX> {
        assert!(0 < n_seats && n_seats <= MAX);
        let all = std::array::from_fn(|nth| (nth < n_seats).then(|| make(Seat::new(nth))));
        BySeat { all, n_seats: n_seats as u8 }
    }

    /// The number of seats.
    #[allow(clippy::len_without_is_empty)] // A table without seats cannot be made.
    pub const fn len(&self) -> usize {
        self.n_seats as usize
    }

    /// The seats, in order.
    pub fn seats(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<T, MAX> {
        Seat::all(self.len())
    }

    /// Tells whether there is such a seat at this table.
    pub const fn has(&self, seat: Seat) -> bool {
        seat.idx() < self.len()
    }

    /// The value of a seat; none if there is no such seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.all.get(seat.idx()).and_then(Option::as_ref)
    }

    /// The values, in order.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator + Clone {
        self.all[..self.len()].iter().map(|it| it.as_ref().expect(FULL))
    }

    /// The values with their seats, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator + Clone {
        self.seats().zip(self.values())
    }

    /// The values with their seats, to be changed.
    pub fn iter_mut(
        &mut self,
    ) -> impl DoubleEndedIterator<Item = (Seat, &mut T)> + ExactSizeIterator {
        let n_seats = self.len();
        let values = self.all[..n_seats].iter_mut().map(|it| it.as_mut().expect(FULL));
        Seat::all(n_seats).zip(values)
    }

    /// A table of the same size, each value made from this table's.
    pub fn map<U>(&self, mut make: impl FnMut(Seat, &T) -> U) -> BySeat<U, MAX> {
        let all =
            std::array::from_fn(|nth| self.all[nth].as_ref().map(|it| make(Seat::new(nth), it)));
        BySeat { all, n_seats: self.n_seats }
    }
}

impl<T, const MAX: usize> Index<Seat> for BySeat<T, MAX> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        self.all[seat.idx()].as_ref().expect("a seat of this table")
    }
}

impl<T, const MAX: usize> IndexMut<Seat> for BySeat<T, MAX> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        self.all[seat.idx()].as_mut().expect("a seat of this table")
    }
}

/// Hashes as a list of the values does: the length, then each.
impl<T: Hash, const MAX: usize> Hash for BySeat<T, MAX> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.len().hash(state);
        self.values().for_each(|it| it.hash(state));
    }
}
