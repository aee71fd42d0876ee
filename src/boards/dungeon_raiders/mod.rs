//! The board of Dungeon Raiders: a corridor of five rooms, the open one large, everybody's mat, and
//! one's own cards under the thumb.
//!
//! [`model`] draws a view and a half-made choice as plain data; [`input`] says what a tap comes
//! to. The components below them only turn models into markup.

mod account;
mod coins;
mod decided;
pub mod input;
pub mod model;
pub mod query;
pub mod selection;
mod staged;
pub mod words;

mod board;
mod candidates;
mod controller;
mod corridor;
mod dock;
mod guide;
mod hand;
mod heroes;
mod last_result;
mod open_room;
mod symbols;

#[cfg(test)]
mod tests;

use leptos::prelude::*;

use crate::boards::kit;
use crate::games::dungeon_raiders::client::{self, DungeonRaiders};
use crate::kernel::Seat;
use crate::shell::board::{Board, Figures, Hand, Staged, Staging};
use board::Board;
use controller::Controller;

impl Board for DungeonRaiders {
    /// Two rooms of five heroes who use every crystal and torch that there is.
    const RECALLS: usize = 40;

    fn staged(event: &client::Event) -> Option<Staged> {
        staged::staged(event)
    }

    fn figures(event: &client::Event, now: Staging<'_, DungeonRaiders>) -> Option<Figures> {
        staged::figures(event, now)
    }

    fn options(view: &client::View, seat: Seat) -> Vec<client::Action> {
        client::options(view, seat)
    }

    fn taps(hand: Hand<DungeonRaiders>, wanted: &[client::Action]) -> Vec<Vec<String>> {
        kit::taps(hand, wanted)
    }

    fn open(hand: Hand<DungeonRaiders>) -> AnyView {
        let controller = Controller::new(hand);
        view! { <Board controller=controller/> }.into_any()
    }
}
