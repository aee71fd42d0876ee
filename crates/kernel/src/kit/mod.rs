//! The components that games are built with: kinds of things, sets and counts of them, one value for
//! each seat, piles of cards whose order nobody knows, and square maps; and the lists that say a thing
//! once: kinds, the options of a setup, refusals.
//!
//! Each component is a plain value: it can be compared, copied and hashed into a check value, and two that are
//! equal in play are equal in memory.

pub mod by_seat;
pub mod grid;
pub mod kinds;
pub mod options;
pub mod pile;
pub mod refusals;
pub mod seat_list;
pub mod set;
pub mod tally;

pub use by_seat::BySeat;
pub use grid::{Cell, Map, REACH_MAX, Side, Square};
pub use kinds::{Counted, HasKey, Kind};
pub use options::{Choice, Later, Occasion, SetupOption};
pub use pile::{Bag, Deck, Pile, PileView};
pub use refusals::Explains;
pub use seat_list::SeatList;
pub use set::Set;
pub use tally::Tally;
