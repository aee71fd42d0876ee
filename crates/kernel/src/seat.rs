//! Seats at the table, sets of seats, and whose observers look.

use std::fmt;

use super::Set;
use super::kit::Kind;
use super::notation::{ParseError, Reader};

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
    #[inline]
    pub const fn new(idx: usize) -> Seat {
        assert!(idx < SEATS_MAX);
        Seat(idx as u8)
    }

    /// The number of the seat, 0 to 7.
    #[inline]
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
    pub fn read(word: &str) -> Result<Seat, ParseError> {
        match word.as_bytes() {
            [letter @ b'a'..=b'h'] => Ok(Seat(letter - b'a')),
            _ => Err(ParseError::Unexpected),
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'a' + self.0))
    }
}

impl Kind for Seat {
    const COUNT: usize = SEATS_MAX;
    type Word = u8;

    #[inline]
    fn place(self) -> usize {
        self.idx()
    }

    #[inline]
    fn at_place(place: usize) -> Seat {
        Seat::new(place)
    }
}

/// A set of seats.
pub type SeatSet = Set<Seat>;

/// An onlooker of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Observer {
    /// The person at this seat.
    Seat(Seat),
    /// Anybody who walks past: only what lies open.
    Public,
    /// Everything, for matches that are over and for tests.
    All,
}

impl Observer {
    /// Tells whether this observer sees what only `seat` may see.
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Observer::Seat(own) => own == seat,
            Observer::Public => false,
            Observer::All => true,
        }
    }
}

/// Reads the seat at the start of a record line.
///
/// # Errors
/// If the next word is not a seat.
pub fn read_seat(reader: &mut Reader<'_>) -> Result<Seat, ParseError> {
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
            assert_eq!(Seat::read(word), Err(ParseError::Unexpected), "{word:?}");
        }
    }

    #[test]
    fn observers_see_their_own_seat() {
        let (own, other) = (Seat::new(0), Seat::new(1));
        assert!(Observer::Seat(own).sees(own) && !Observer::Seat(own).sees(other));
        assert!(!Observer::Public.sees(own));
        assert!(Observer::All.sees(own) && Observer::All.sees(other));
    }
}
