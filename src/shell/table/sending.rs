//! A table with persons elsewhere who play by messages: it waits for them, and is sent on.

use leptos::prelude::*;

use super::Table;
use crate::kernel::{BySeat, Match, Seat, SeatSet};
use crate::shell::board::Board;
use crate::shell::model::sending::SendingModel;

impl<G: Board> Table<G> {
    /// The persons elsewhere who wait for the match; none while anybody else has something to do.
    pub(super) fn sending(self, game: &Match<G>, names: &BySeat<String>) -> Option<SendingModel> {
        let (here, friends) = self.seating.with(|it| (it.here(), it.friends()));
        let awaited = game.turn().awaited();
        let n_sent = self.origin.with_value(|it| it.sent);
        let is_sent = n_sent.is_some_and(|it| game.ply() <= it as usize);
        let is_over = awaited.is_empty();
        let to = match is_over {
            // An only friend who has been sent the end, or has sent it, knows it.
            true if is_sent && friends.len() == 1 => SeatSet::NONE,
            true => friends,
            false => awaited.and(friends),
        };
        if !awaited.and(here).is_empty() || to.is_empty() {
            return None;
        }
        let last = game.log().last().map_or(Seat::FIRST, |it| it.seat);
        let to = in_turn_after(last, to, game.n_seats());
        let to = to.map(|it| (it.idx(), names[it].clone())).collect();
        Some(SendingModel { to, is_sent, is_over })
    }

    /// Notes that a person elsewhere has been sent the match as it is: what they have seen is not taken back.
    pub(super) fn note_sent(self) {
        let ply = self.game.read_untracked().ply();
        self.origin.update_value(|it| it.sent = Some(ply as u32));
        self.save();
        self.game.notify();
    }

    /// Tells what has happened since the first `ply` actions in a match that a person elsewhere has sent: it is read aloud,
    /// and shown on stage.
    pub(super) fn announce_since(self, ply: usize) {
        self.observed.update_value(|it| it.iter_mut().for_each(|(_, it)| *it = ply.min(*it)));
        self.narrate(ply);
        // An end has a page of its own.
        if !self.game.read_untracked().turn().awaited().is_empty() {
            self.show_first(ply);
        }
        self.note_result();
    }
}

/// These seats in the order in which they come after `last` around a table of `n_seats`.
fn in_turn_after(last: Seat, seats: SeatSet, n_seats: usize) -> impl Iterator<Item = Seat> {
    let around = (1..=n_seats).map(move |step| Seat::new((last.idx() + step) % n_seats));
    around.filter(move |it| seats.has(*it))
}
