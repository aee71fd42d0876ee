//! The questions of a board that take long to answer: a worker of the table's own is asked, beside the one that thinks
//! for the computers.

use leptos::prelude::*;

use super::{Table, TableParts};
use crate::kernel::{Bots, Match, Seat, record};
use crate::parts::effect;
use crate::shell::board::{Board, Reckoned};

impl<G: Board> Table<G> {
    /// The findings so far about what the board of the seat that acts here wants to know; asks as it wants it.
    pub(super) fn reckoned(
        self,
        seat: Memo<Option<Seat>>,
        view: Memo<G::View>,
    ) -> Signal<Reckoned> {
        let TableParts { game, reckoner, .. } = *self;
        let moment = Memo::new(move |_| {
            let seat = seat.get().filter(|_| G::reckons(&view.read()))?;
            let game = game.read();
            Some((game.line_value(game.ply()), seat))
        });
        effect(move || {
            if let Some(moment) = moment.get() {
                reckoner.ask(moment, move || told(&game.read_untracked()));
            }
        });
        Memo::new(move |_| reckoner.of(moment.get())).into()
    }
}

/// The whole match: a worker is asked a few times in one, and need not keep any.
fn told<G: Bots>(game: &Match<G>) -> String {
    record::write(game, &[])
}
