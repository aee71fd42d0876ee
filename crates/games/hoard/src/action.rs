//! Actions, their notation, and events.

use kernel::{Seat, kinds};

kinds! {
    /// One choice of a thief, written by its word in records.
    pub enum Action {
        /// Grab as many coins as the die shows (HO-03).
        Grab = "grab",
        /// Leave with what is in the arms (HO-05).
        Leave = "leave",
    }
}

/// Something that happened. Everybody notices all of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A round begins.
    Round { round: u8 },
    /// The die shows 2 to 6: so many coins are in the arms now.
    Grabbed { seat: Seat, pips: u8, arms: u8 },
    /// The die shows a one: the dragon wakes, and so many coins are lost.
    Woke { seat: Seat, lost: u8 },
    /// A thief has left with coins; it has so many in all.
    Left { seat: Seat, coins: u8, chest: u8 },
    /// A thief has reached the goal.
    Won { seat: Seat },
    /// The candle is down.
    CandleDown,
}
