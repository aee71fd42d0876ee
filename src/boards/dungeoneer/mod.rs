//! The board of Dungeoneer: the map, the heroes with what lies before them, one's own cards under the
//! thumb, and battles in eight steps.
//!
//! Every action is about things that lie on the table, or is offered in words. A tap holds a thing: it is
//! explained, and what can be done with it is offered. A second tap, or the main button, does it.

pub mod input;
pub mod model;
pub mod query;
pub mod selection;
pub mod words;

mod battle;
mod board;
mod cards;
mod controller;
mod dock;
mod heroes;
mod map;
mod phases;
mod plan;
mod quests;
mod signs;

#[cfg(test)]
mod tests;

use leptos::prelude::*;

use crate::games::dungeoneer::client::{self, Dungeoneer};
use crate::kernel::Seat;
use crate::shell::board::{Board, Hand};
use board::Board;
use controller::Controller;

impl Board for Dungeoneer {
    fn options(view: &client::View, seat: Seat) -> Vec<client::Action> {
        client::options(view, seat)
    }

    fn open(hand: Hand<Dungeoneer>) -> AnyView {
        let controller = Controller::new(hand);
        view! { <Board controller=controller/> }.into_any()
    }
}
