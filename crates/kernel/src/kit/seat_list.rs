//! One value for each seat of a table, on the heap.

use std::ops::{Index, IndexMut};

use super::BySeat;
use crate::{SEATS_MAX, Seat};

/// One large value for each seat of a table. [`BySeat`] is held in place; where a value has hundreds
/// of bytes, moving the places of eight seats about costs more than an allocation. Both hash alike.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SeatList<T>(Vec<T>);

impl<T> SeatList<T> {
    /// Makes the value of each of `n_seats` seats, in order.
    ///
    /// # Panics
    /// If there are no seats, or more than [`SEATS_MAX`].
    pub fn new(n_seats: usize, make: impl FnMut(Seat) -> T) -> SeatList<T> {
        assert!(0 < n_seats && n_seats <= SEATS_MAX);
        SeatList(Seat::all(n_seats).map(make).collect())
    }

    /// The number of seats.
    #[allow(clippy::len_without_is_empty)] // A table without seats cannot be made.
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// The seats, in order.
    pub fn seats(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<T> {
        Seat::all(self.len())
    }

    /// Tells whether there is such a seat at this table.
    pub const fn has(&self, seat: Seat) -> bool {
        seat.idx() < self.0.len()
    }

    /// The value of a seat; none if there is no such seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.idx())
    }

    /// The values, in order.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator + Clone {
        self.0.iter()
    }

    /// The values with their seats, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator + Clone {
        self.seats().zip(&self.0)
    }

    /// The values with their seats, to be changed.
    pub fn iter_mut(
        &mut self,
    ) -> impl DoubleEndedIterator<Item = (Seat, &mut T)> + ExactSizeIterator {
        self.seats().zip(&mut self.0)
    }

    /// A table of the same size, each value made from this table's.
    pub fn map<U>(&self, mut make: impl FnMut(Seat, &T) -> U) -> SeatList<U> {
        SeatList(self.iter().map(|(seat, it)| make(seat, it)).collect())
    }

    /// A small value for each seat, made from this table's.
    pub fn by_seat<U>(&self, mut make: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat::new(self.len(), |seat| make(seat, &self[seat]))
    }
}

impl<T> Index<Seat> for SeatList<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.idx()]
    }
}

impl<T> IndexMut<Seat> for SeatList<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.idx()]
    }
}
