//! The board of Paper Dungeons: the sheet of a team, and the dice under the thumb.
//!
//! [`model`] draws a view and a half-made choice as plain data. A thing that is tapped is asked in [`query`]
//! what it offers, and [`input`] takes the offer: actions, or a change of the half-made choice. The
//! components below them only turn models into markup.

mod account;
mod decided;
pub mod gain;
mod ink;
pub mod input;
pub mod model;
pub mod query;
pub mod routes;
pub mod selection;
mod staged;
pub mod words;

mod cards;
mod controller;
mod glory;
mod guide;
mod heroes;
mod items;
mod map;
mod marks;
mod missions;
mod monsters;
mod panel;
mod potions;
mod rounds;
mod sheet;
mod tracks;
mod tray;

#[cfg(test)]
mod tests;

use leptos::prelude::*;

use crate::boards::kit;
use crate::games::paper_dungeons::client::{self, PaperDungeons};
use crate::kernel::Seat;
use crate::shell::board::{Board, Figures, Hand, Staged, Staging};
use controller::Controller;
use sheet::PaperSheet;

impl Board for PaperDungeons {
    fn staged(event: &client::Event) -> Option<Staged> {
        staged::staged(event)
    }

    fn figures(event: &client::Event, now: Staging<'_, PaperDungeons>) -> Option<Figures> {
        staged::figures(event, now)
    }

    fn options(view: &client::View, seat: Seat) -> Vec<client::Action> {
        client::options(view, seat)
    }

    fn taps(hand: Hand<PaperDungeons>, wanted: &[client::Action]) -> Vec<Vec<String>> {
        kit::taps(hand, wanted)
    }

    fn open(hand: Hand<PaperDungeons>) -> AnyView {
        let controller = Controller::new(hand);
        view! { <PaperSheet controller=controller/> }.into_any()
    }
}
