//! The room of Dungeon Raiders: a corridor of five rooms, the open one large, everybody's mat, and
//! one's own cards under the thumb.
//!
//! [`scene`] draws a view and a half-made choice as plain data; [`touch`] says what a touch comes
//! to. The components below them only turn looks into markup.

pub mod draft;
pub mod scene;
pub mod sight;
pub mod touch;
pub mod words;

mod bench;
mod board;
mod candidates;
mod corridor;
mod dock;
mod echo;
mod hand;
mod heroes;
mod stage;
mod symbols;

#[cfg(test)]
mod tests;

use leptos::prelude::*;

use crate::games::dungeon_raiders::DungeonRaiders;
use crate::shell::room::{Hand, Room};
use bench::Bench;
use board::Board;

impl Room for DungeonRaiders {
    /// Two rooms of five heroes who use every crystal and torch that there is.
    const RECALLS: usize = 40;

    fn open(hand: Hand<DungeonRaiders>) -> AnyView {
        let bench = Bench::new(hand);
        view! { <Board bench=bench/> }.into_any()
    }
}
