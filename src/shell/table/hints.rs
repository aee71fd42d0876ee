//! Hints at a table: who may ask for one, and that one was asked for.

use leptos::prelude::*;

use super::Table;
use crate::kernel::{Match, Seat};
use crate::shell::board::Board;
use crate::shell::model::asker::Asker;

impl<G: Board> Table<G> {
    /// The seat that may ask for a hint now, and when any was asked for; `seat` acts at the device.
    pub(super) fn asker(self, game: &Match<G>, seat: Option<Seat>) -> Asker {
        let ply = game.ply();
        let asked = self.origin.with_value(|it| it.hints.clone());
        // A player who may act out of turn asks for that first.
        let is_guest = self.device.read().guest.is_some();
        let seat = seat.filter(|it| is_guest || game.turn().awaited().has(*it));
        Asker { seat: seat.map(Seat::idx), ply, line: game.line_value(ply), asked }
    }

    /// Notes that a hint was asked for here: once, and even if it is taken back later.
    pub(super) fn note_hint(self) {
        let ply = self.game.read_untracked().ply() as u32;
        let is_noted = self.origin.with_value(|it| it.hints.contains(&ply));
        if !is_noted {
            self.origin.update_value(|it| it.hints.push(ply));
            self.save();
            self.game.notify();
        }
    }
}
