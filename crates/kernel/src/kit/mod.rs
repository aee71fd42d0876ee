//! The components that games are built with: kinds of things, sets and counts of them, one value for
//! each seat, piles of cards whose order nobody knows, and square maps; and the lists that say a thing
//! once: kinds, the options of a setup, refusals.
//!
//! Each component is a plain value: it can be compared, copied and hashed into a check value, and two that are
//! equal in play are equal in memory.
//!
//! What games are played with stands once, in `kernel::kit`, with laws of its own in `tests/it/kit`:
//!
//! - `kinds!`: one list of the kinds of a thing gives its order, its keys in records, and how they are read and
//!   printed.
//! - `Set`: some of up to 64 kinds. `Tally`: how many of each kind.
//! - `BySeat`: a value for each seat, held in place; `SeatList`: the same on the heap, for values of hundreds of
//!   bytes.
//! - `Bag`, `Pile`, `Deck`: cards in an order that nobody knows. A card is drawn by a key of its own when it is
//!   needed; what somebody has seen stays where it is; a deck also has discards that are shuffled in again.
//! - `grid`: sides and squares of a fixed board; `Map`: a map that grows.
//! - `options!`: one table of a setup's options gives its notation and the setup screen.
//! - `refusals!`: one list gives each reason, the rule that it rests on, and its sentence in both languages.

pub mod by_seat;
pub mod grid;
pub mod kinds;
pub mod map;
pub mod options;
pub mod pile;
pub mod refusals;
pub mod seat_list;
pub mod set;
pub mod tally;

pub use by_seat::BySeat;
pub use grid::{Cell, REACH_MAX, Side, Square};
pub use kinds::{Counted, HasKey, Kind};
pub use map::Map;
pub use options::{Choice, Later, Occasion, SetupOption};
pub use pile::{Bag, Deck, Pile, PileView};
pub use refusals::Explains;
pub use seat_list::SeatList;
pub use set::Set;
pub use tally::Tally;
