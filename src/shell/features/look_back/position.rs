//! The board as a person saw it before a choice.

use leptos::prelude::*;

use super::crop::Position;
use super::table::LookBack;
use crate::kernel::{Observer, Seat};
use crate::parts::Lasting;
use crate::shell::board::choosing::Choosing;
use crate::shell::board::{Board, Hand, HandParts, Reckoned};
use crate::shell::model::history::NoUndo;
use crate::shell::store::hints::Hints;
use crate::shell::{narration, words};

impl<G: Board> LookBack<G> {
    /// The board before the choice after so many actions, with what to tap for what would have been better; none while nobody
    /// is looked at.
    pub(super) fn position(self, ply: usize) -> Option<Position> {
        let seat = self.seat.get_untracked()?;
        let better = untrack(|| {
            self.with_seen(|seen| {
                let it = seen.weighed.iter().find(|it| it.ply == ply);
                it.map(|it| it.advice.best().line.clone()).unwrap_or_default()
            })
        })?;
        let hand = self.hand(seat, ply);
        let board = G::open(hand);
        let taps = Signal::derive(move || G::taps(hand, &better));
        Some(Position { board, taps })
    }

    /// The hand of a seat's board after so many actions: it is looked at, and what may be done there is known.
    fn hand(self, seat: Seat, ply: usize) -> Hand<G> {
        let lang = self.ctx.lang;
        let (view, recent) = self.game.with_value(|game| {
            let observer = Observer::Seat(seat);
            let recent = narration::recent(game, ply, G::RECALLS, observer);
            (G::view(&game.state_at(ply), observer), recent)
        });
        let legal = G::options(&view, seat);
        Lasting::of(HandParts {
            view: Memo::new(move |_| view.clone()),
            legal: Memo::new(move |_| legal.clone()),
            seat: Memo::new(move |_| Some(seat)),
            names: Signal::derive(move || self.names(lang.get())),
            tale: Memo::new(|_| String::new()),
            recent: Memo::new(move |_| recent.clone()),
            reckoned: Signal::stored(Reckoned::Nothing),
            chapter: Memo::new(|_| None),
            is_live: false,
            hints: Hints::none(G::ID),
            choosing: Some(Choosing::new()),
            ply: Memo::new(move |_| ply),
            lang,
            is_shared: Signal::stored(false),
            is_guest: Signal::stored(false),
            finality: Callback::new(|_| false),
            no_undo: Signal::stored(Some(words::no_undo(NoUndo::Nothing))),
            wish: Callback::new(|_| ()),
        })
    }
}
