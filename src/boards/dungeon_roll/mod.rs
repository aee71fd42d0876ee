//! The board of Dungeon Roll: the dice of the dungeon and of the party, a hero card, and treasures.
//!
//! [`model`] draws a view and a half-made choice as plain data; [`input`] says what a tap comes
//! to. The components below them only turn models into markup.

mod account;
pub mod input;
pub mod model;
pub mod query;
pub mod selection;
pub mod settle;
mod staged;
mod tumble;
pub mod words;

mod bar;
mod board;
mod candidates;
mod controller;
mod descent;
mod die;
mod dock;
mod drawings;
mod guide;
mod hero;
mod hoard;
mod lair;
mod level;
mod odds;
mod party;
mod players;

#[cfg(test)]
mod tests;

use leptos::prelude::*;

use crate::boards::kit;
use crate::games::dungeon_roll::client::{self, DungeonRoll, Phase};
use crate::kernel::{Seat, Text};
use crate::shell::board::{Board, Hand, Staged};
use board::Board;
use controller::Controller;

impl Board for DungeonRoll {
    /// Somebody else's delve is worth to be looked at.
    const PACE: i32 = 4;

    /// Dice tumble that the last action has rolled.
    const RECALLS: usize = 1;

    fn staged(event: &client::Event) -> Option<Staged> {
        staged::staged(event)
    }

    fn phase(view: &client::View) -> Option<Text> {
        words::room::phase(view.table.delve.phase)
    }

    fn options(view: &client::View, seat: Seat) -> Vec<client::Action> {
        client::options(view, seat)
    }

    fn reckons(view: &client::View) -> bool {
        client::seek_odds(&view.table).is_some() && view.table.delve.phase == Phase::Regroup
    }

    fn taps(hand: Hand<DungeonRoll>, wanted: &[client::Action]) -> Vec<Vec<String>> {
        kit::taps(hand, wanted)
    }

    fn open(hand: Hand<DungeonRoll>) -> AnyView {
        let controller = Controller::new(hand);
        view! { <Board controller=controller/> }.into_any()
    }
}
