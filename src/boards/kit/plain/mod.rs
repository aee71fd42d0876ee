//! The plain board, for a game that has none of its own yet: everybody with their score, what is known in short lines, what
//! happened last, and a button for each action.
//!
//! A game is played on it by one `impl Plain`, of which three functions are asked for (`src/boards/hoard.rs`). Words come
//! from the game itself: what an action is called, why not, what an event tells, what a score is.

mod board;
mod dock;
mod game;
mod model;
mod query;
mod words;

use leptos::prelude::*;

use self::board::PlainBoard;
pub use self::game::{Detail, Plain};
use self::model::{BoardModel, board_model};
use self::query::{Query, Spot, Why};
use super::{Controller, Excuse, Never, PickOf, Playable};
use crate::kernel::{Lang, Line, Seat, message};
use crate::shell::board::account::{Accounts, Item, Scored};
use crate::shell::board::{Board, Hand, Staged};
use crate::shell::words::messages;

impl<G: Plain> Board for G {
    /// So many actions are looked back at for the last sentences.
    const RECALLS: usize = 24;

    fn staged(event: &G::Event) -> Option<Staged> {
        G::on_stage(event)
    }

    fn options(view: &G::View, seat: Seat) -> Vec<G::Action> {
        G::choices(view, seat)
    }

    fn open(hand: Hand<G>) -> AnyView {
        let controller = Controller::<G>::new(hand);
        view! { <PlainBoard controller=controller/> }.into_any()
    }

    fn taps(hand: Hand<G>, wanted: &[G::Action]) -> Vec<Vec<String>> {
        super::taps(hand, wanted)
    }
}

impl<G: Plain> Accounts for G {
    fn items(_: &Scored<'_, G>, _: &Line) -> Vec<Item> {
        Vec::new()
    }
}

impl<G: Plain> Playable for G {
    /// An action is taken by one tap.
    type Selection = ();
    type Spot = Spot;
    type Why = Why<G::Refusal>;
    type Model = BoardModel;
    type Part = Never;
    type Query<'v> = Query<'v, G>;
    type Aid = ();

    const MAIN: Spot = Spot(0);

    fn aid(_: Hand<G>, _: Memo<()>) {}

    fn settle(_: Hand<G>, (): ()) {}

    fn ask<T>(hand: Hand<G>, (): (), (): &(), question: impl FnOnce(Query<'_, G>) -> T) -> T {
        let (view, legal) = (hand.view.read(), hand.legal.read());
        question(Query { view: &view, seat: hand.seat.get(), legal: &legal })
    }

    fn model(query: Query<'_, G>, hand: Hand<G>) -> BoardModel {
        board_model(query, &hand.names.read(), &hand.recent.read(), hand.lang.get())
    }

    fn pick(query: Query<'_, G>, spot: Spot) -> PickOf<G> {
        query.pick(spot)
    }

    fn places(_: Query<'_, G>, model: &BoardModel, _: &[G::Action]) -> Vec<(Spot, Vec<String>)> {
        let all = (0..model.n_choices()).map(Spot);
        all.map(|it| (it, vec![format!(".pl-act[data-nth=\"{}\"]", it.0)])).collect()
    }

    fn excuse(why: Why<G::Refusal>, lang: Lang) -> Excuse<G::Refusal> {
        match why {
            Why::Rule(refusal) => Excuse::Rule(refusal),
            Why::NotNow => Excuse::Words(message!(lang, "plain-not-now").to_owned(), None),
        }
    }

    fn has(model: &BoardModel, spot: Spot) -> bool {
        spot.0 < model.n_choices()
    }
}
