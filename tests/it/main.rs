//! The conformance suite: what every game at this table owes to the people who play it, whatever
//! its rules.

mod bots;
#[cfg(feature = "web")]
mod device;
mod dungeon_raiders;
mod dungeon_roll;
#[cfg(feature = "web")]
mod enter;
mod golden;
#[cfg(feature = "web")]
mod keeping;
mod laws;
mod layers;
mod links;
mod mutate;
mod paper_dungeons;
mod questions;
mod records;
#[cfg(feature = "web")]
mod rival;
#[cfg(feature = "web")]
mod rulebook;
#[cfg(feature = "web")]
mod share;
#[cfg(feature = "web")]
mod shell;
mod tiny;
#[cfg(feature = "web")]
mod undo;
