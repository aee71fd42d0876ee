//! The room of Dungeon Roll: the dice of the dungeon and of the party, a hero card, and treasures.
//!
//! [`scene`] draws a view and a half-made choice as plain data; [`touch`] says what a touch comes
//! to. The components below them only turn looks into markup.

pub mod craft;
pub mod draft;
pub mod scene;
pub mod settle;
pub mod sight;
pub mod touch;
mod tumble;
pub mod words;

mod bench;
mod board;
mod candidates;
mod die;
mod dock;
mod hero;
mod hoard;
mod level;
mod odds;
mod party;
mod players;

#[cfg(test)]
mod tests;

use leptos::prelude::*;

use crate::games::dungeon_roll::DungeonRoll;
use crate::shell::room::{Hand, Room};
use bench::Bench;
use board::Board;

impl Room for DungeonRoll {
    /// Somebody else's delve is worth to be looked at.
    const PACE: i32 = 4;

    /// Dice tumble that the last action has rolled.
    const RECALLS: usize = 1;

    fn open(hand: Hand<DungeonRoll>) -> AnyView {
        let bench = Bench::new(hand);
        view! { <Board bench=bench/> }.into_any()
    }
}
