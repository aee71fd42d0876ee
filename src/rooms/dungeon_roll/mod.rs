//! The room of Dungeon Roll: a tavern table with the dice of the party and the dungeon, a hero
//! card, and treasures.
//!
//! [`scene`] draws a view and a half-made choice as plain data; [`touch`] says what a touch comes
//! to. The components below them only turn looks into markup.

pub mod craft;
pub mod draft;
pub mod scene;
pub mod settle;
pub mod sight;
pub mod touch;
pub mod words;

mod bench;
mod candidates;
mod die;
mod dock;
mod hero;
mod hoard;
mod level;
mod odds;
mod party;
mod players;
mod tavern;

#[cfg(test)]
mod tests;

use leptos::prelude::*;

use crate::games::dungeon_roll::DungeonRoll;
use crate::shell::room::{Hand, Room};
use bench::Bench;
use tavern::Tavern;

impl Room for DungeonRoll {
    /// Somebody else's delve is worth to be looked at.
    const PACE: i32 = 4;

    fn open(hand: Hand<DungeonRoll>) -> AnyView {
        let bench = Bench::new(hand);
        view! { <Tavern bench=bench/> }.into_any()
    }
}
