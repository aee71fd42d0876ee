//! One match on several devices: their lines meet, and all go on as one.
//!
//! A match is its table (edition, setup, seed) and a log of actions. Each device holds a copy of it, and each copy is
//! a *line*: the table, and so many actions. Carriers bring lines from one device to another: tabs, messages that
//! people send, wires. Carriers may lose, delay and double all that they carry; nothing here depends on them.
//!
//! - [`compare`] says how two lines lie to each other, and changes neither.
//! - [`meet`] makes one line of two. Both devices come to the same one, and what cannot go on in it is left to its
//!   own device, which keeps it as a match of its own.

mod meet;
mod relation;
mod rest;

pub use meet::{Lead, Meeting, Met, meet};
pub use relation::{NotMet, Relation, compare};
