//! One value for each hero, held in place: states are copied very often.

use std::hash::{Hash, Hasher};
use std::ops::{Index, IndexMut};

use crate::kernel::Seat;

/// No table has more heroes: there are five characters (C4).
pub const HEROES_MAX: usize = 5;

/// One value for each hero of a table. Places without a hero do not matter.
#[derive(Clone, Copy, Debug)]
pub struct Party<T> {
    all: [T; HEROES_MAX],
    n_heroes: u8,
}

impl<T: Copy> Party<T> {
    /// The same value for each of `n_heroes`.
    ///
    /// # Panics
    /// If there are none, or more than [`HEROES_MAX`].
    pub const fn of(n_heroes: u8, it: T) -> Party<T> {
        assert!(0 < n_heroes && n_heroes as usize <= HEROES_MAX);
        Party { all: [it; HEROES_MAX], n_heroes }
    }

    /// The number of heroes.
    #[allow(clippy::len_without_is_empty)] // A table without heroes cannot be made.
    pub const fn len(&self) -> u8 {
        self.n_heroes
    }

    /// The seats, in order.
    pub fn seats(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<T> {
        Seat::all(self.n_heroes as usize)
    }

    /// The values with their seats, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + Clone {
        self.seats().zip(&self.all)
    }

    /// The values with their seats, to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        self.seats().zip(&mut self.all)
    }

    /// A party of the same size, each value made from this party's. Places without a hero are made
    /// too: whoever asks for all of them need not ask how many there are.
    pub fn map<U>(&self, mut make: impl FnMut(Seat, &T) -> U) -> Party<U> {
        let all = std::array::from_fn(|nth| make(Seat::new(nth), &self.all[nth]));
        Party { all, n_heroes: self.n_heroes }
    }

    /// The value of a seat; none if there is no such seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.heroes().get(seat.idx())
    }
}

impl<T> Party<T> {
    fn heroes(&self) -> &[T] {
        &self.all[..self.n_heroes as usize]
    }
}

impl<T: PartialEq> PartialEq for Party<T> {
    fn eq(&self, other: &Party<T>) -> bool {
        self.heroes() == other.heroes()
    }
}

impl<T: Eq> Eq for Party<T> {}

impl<T: Hash> Hash for Party<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.heroes().hash(state);
    }
}

impl<T> Index<Seat> for Party<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.all[seat.idx()]
    }
}

impl<T> IndexMut<Seat> for Party<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.all[seat.idx()]
    }
}
