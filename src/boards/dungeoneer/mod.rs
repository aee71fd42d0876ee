//! The board of Dungeoneer: the map, the heroes with what lies before them, one's own cards under the
//! thumb, and battles in eight steps.
//!
//! Every action is about things that lie on the table, or is offered in words. A tap holds a thing: it is
//! explained, and what can be done with it is offered. A second tap, or the main button, does it.

mod account;
mod decided;
pub mod input;
pub mod model;
pub mod query;
pub mod selection;
mod staged;
pub mod words;

mod battle;
mod board;
mod cards;
mod controller;
mod dock;
mod guide;
mod heroes;
mod map;
mod pan;
mod phases;
mod piles;
mod place;
mod plan;
mod quests;
mod signs;
mod solo;
mod strips;
mod villainy;
mod windows;

#[cfg(test)]
mod tests;

use leptos::prelude::*;

use crate::boards::kit;
use crate::games::dungeoneer::client::{self, Dungeoneer};
use crate::kernel::{Seat, Text};
use crate::shell::board::{Board, Figures, Hand, Staged, Staging};
use board::Board;
use controller::Controller;

impl Board for Dungeoneer {
    // The peril dice of a hero alone are shown until their cards have been met.
    const RECALLS: usize = 6;

    fn staged(event: &client::Event) -> Option<Staged> {
        staged::staged(event)
    }

    fn phase(view: &client::View) -> Option<Text> {
        let open = &view.open;
        (open.ending.is_none()).then(|| client::names::phase(open.phase))
    }

    fn figures(event: &client::Event, _: Staging<'_, Dungeoneer>) -> Option<Figures> {
        staged::figures(event)
    }

    fn options(view: &client::View, seat: Seat) -> Vec<client::Action> {
        client::options(view, seat)
    }

    fn idle_pass(
        view: &client::View,
        seat: Seat,
        last: Option<&client::Action>,
    ) -> Option<client::Action> {
        client::idle_pass(view, seat, last)
    }

    fn taps(hand: Hand<Dungeoneer>, wanted: &[client::Action]) -> Vec<Vec<String>> {
        kit::taps(hand, wanted)
    }

    fn open(hand: Hand<Dungeoneer>) -> AnyView {
        let controller = Controller::new(hand);
        view! { <Board controller=controller/> }.into_any()
    }
}
