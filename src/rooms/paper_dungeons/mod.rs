//! The room of Paper Dungeons: the sheet of a team, and the dice under the thumb.
//!
//! [`scene`] draws a view and a half-made choice as plain data; [`touch`] says what a touch comes
//! to. The components below them only turn looks into markup.

pub mod draft;
pub mod gain;
mod ink;
pub mod routes;
pub mod scene;
pub mod sight;
pub mod touch;
pub mod words;

mod bench;
mod cards;
mod glory;
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

use crate::games::paper_dungeons::PaperDungeons;
use crate::shell::room::{Hand, Room};
use bench::Bench;
use sheet::PaperSheet;

impl Room for PaperDungeons {
    fn open(hand: Hand<PaperDungeons>) -> AnyView {
        let bench = Bench::new(hand);
        view! { <PaperSheet bench=bench/> }.into_any()
    }
}
