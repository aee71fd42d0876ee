//! Hints at a table: who may ask for one, and that one was asked for.

use leptos::prelude::*;

use super::Table;
use crate::kernel::{Match, Seat};
use crate::shell::board::Board;
use crate::shell::model::hint::Asker;

impl<G: Board> Table<G> {
    /// Who may ask for a hint now, and when any was asked for; `seat` acts at the device, which sees `view`.
    pub(super) fn asker(self, game: &Match<G>, view: &G::View, seat: Option<Seat>) -> Asker {
        let ply = game.ply();
        let asked = self.origin.with_value(|it| it.hints.clone());
        let (seat, is_advised) = (seat.map(Seat::idx), G::is_advised(view));
        Asker { seat, is_advised, ply, line: game.line_value(ply), asked }
    }

    /// Notes that a hint was asked for here: once, and whatever is taken back later.
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
