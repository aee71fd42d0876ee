//! One match on several devices: their lines meet, and all go on as one.
//!
//! A match is its table (edition, setup, seed) and a log of actions. Each device holds a copy of it, and each copy is
//! a *line*: the table, and so many actions. Carriers bring lines from one device to another: tabs, messages that
//! people send, wires. Carriers may lose, delay and double all that they carry; nothing here depends on them.
//!
//! - [`compare`] says how two lines lie to each other, and changes neither.
//! - [`meet()`] makes one line of two. Both devices come to the same one, and what cannot go on in it is left to its
//!   own device, which keeps it as a match of its own.
//! - [`End`] is one end of a wire: a machine that takes texts and says which to send, until both ends have the same.
//! - [`Ask`] and [`Asking`] take moves back, where all agree.
//! - [`Limit`] counts what comes by a wire.
//!
//! The laws stand in `tests/it/exchange`: devices that lose, delay, double and garble all that they send each other
//! have one line in the end, or know why not, and nothing that a person did is lost.

mod ask;
mod coming;
mod end;
mod known;
mod limit;
mod meet;
mod message;
mod places;
mod relation;
mod rest;
mod why;

pub use ask::{Ask, Asking, TURNED_BACK_MAX, Verdict};
pub use end::{Change, End, Received};
pub use limit::Limit;
pub use meet::{Lead, Meeting, Met, meet};
pub use message::{PROTOCOL, TEXT_MAX};
pub use relation::{NotMet, Relation, compare};
pub use why::Why;
