//! What every part of the table holds: the model to draw, and where taps go.

use std::ops::Deref;

use leptos::html;
use leptos::prelude::*;

use super::input::pick;
use super::model::{BoardModel, board_model};
use super::query::Query;
use super::selection::{Pick, Selection, Spot, Why};
use super::settle::settle;
use super::tumble::Tumble;
use super::words::sentences;
use crate::games::dungeon_roll::dice::THROW_MAX;
use crate::games::dungeon_roll::{DungeonRoll, Treasure};
use crate::parts::{Row, focus};
use crate::shell::board::caution::Caution;
use crate::shell::board::{Hand, Tabletop, refusal_words};

/// No more dice and recruited monsters are ever in a party.
pub const MEMBERS_MAX: usize = 2 * THROW_MAX;

/// No more choices are ever spelled out.
pub const CHOICES_MAX: usize = 24;

/// The model, the half-made choice, and the hand that plays.
#[derive(Clone, Copy)]
pub struct Controller {
    top: Tabletop<DungeonRoll, BoardModel>,
    selection: RwSignal<Selection>,
    settled: Memo<Selection>,
    pub caution: Caution<Spot>,
    /// The dice that the last action has rolled.
    pub tumble: Memo<Tumble>,
    pub party: Row,
    pub level: Row,
    pub treasures: Row,
    pub choices: Row,
    /// The main button, which never leaves the page.
    pub main: NodeRef<html::Button>,
}

impl Deref for Controller {
    type Target = Tabletop<DungeonRoll, BoardModel>;

    fn deref(&self) -> &Tabletop<DungeonRoll, BoardModel> {
        &self.top
    }
}

impl Controller {
    /// Takes what a hand holds, and nothing chosen yet.
    pub fn new(hand: Hand<DungeonRoll>) -> Controller {
        let selection = RwSignal::new(Selection::default());
        let settled =
            Memo::new(move |_| settle(&hand.view.read(), hand.seat.get(), selection.get()));
        let board_model =
            Memo::new(move |_| board_model(&hand.view.read(), hand.seat.get(), &settled.read()));
        let tumble = Memo::new(move |before| {
            let (events, view) = (hand.recent.read(), hand.view.read());
            Tumble::after(before, hand.ply.get(), &events, &view.table)
        });
        let top = Tabletop::new(hand, board_model);
        let controller = Controller {
            top,
            selection,
            settled,
            caution: Caution::default(),
            tumble,
            party: top.row(MEMBERS_MAX, |it| it.party.members.len()),
            level: top.row(THROW_MAX, |it| it.level.dice.len()),
            treasures: top.row(Treasure::COUNT, |it| it.hoard.tokens.len()),
            choices: top.row(CHOICES_MAX, |it| it.dock.choices.len()),
            main: NodeRef::new(),
        };
        controller.caution.rest_at_turns(hand, Spot::Main, move || controller.is_final(Spot::Main));
        controller
    }

    /// What happened last, in sentences.
    pub fn tale(self) -> String {
        self.hand.tale.get()
    }

    /// Answers a tap of something that may leave the page by it: if it does, the focus goes on
    /// to the party, or to the main button.
    pub fn input(self, spot: Spot) {
        if self.caution.stops(spot, self.hand) {
            return;
        }
        let is_done = self.answer(spot);
        // What is put down leaves its place to the main button.
        self.keep_from_twice(if spot == Spot::Drop { Spot::Main } else { spot });
        let is_gone = !self.board_model.with_untracked(|it| it.has(spot));
        if is_gone || (is_done && spot != Spot::Main) {
            self.focus_home();
        }
    }

    /// The focus goes to the main button, and from there to the party if anybody is left.
    fn focus_home(self) {
        focus(self.main);
        self.party.enter();
        self.keep_from_twice(Spot::Main);
    }

    /// Lets a spot rest if a tap of it would do what cannot be taken back.
    fn keep_from_twice(self, spot: Spot) {
        if self.is_final(spot) {
            self.caution.rest(spot);
        }
    }

    fn is_final(self, spot: Spot) -> bool {
        match self.pick(spot) {
            Pick::Act(actions) => self.hand.is_final(actions),
            Pick::Selection(_) | Pick::Nothing(_) => false,
        }
    }

    /// Answers a tap; tells whether an action was taken.
    fn answer(self, spot: Spot) -> bool {
        match self.pick(spot) {
            Pick::Selection(selection) => self.selection.set(selection),
            Pick::Act(actions) => {
                self.selection.set(Selection::default());
                self.hand.act(actions);
                return true;
            }
            Pick::Nothing(Why::Rule(refusal)) => self.hand.refuse(refusal),
            Pick::Nothing(why) => {
                self.hand.announce(sentences::why(why, self.hand.lang.get_untracked()));
            }
        }
        false
    }

    /// Why a tap of something would do nothing, while it would.
    pub fn why(self, spot: Spot) -> Option<String> {
        let (view, selection) = (self.hand.view.read(), self.settled.get());
        let query = Query { view: &view, seat: self.hand.seat.get(), selection: &selection };
        match pick(query, spot) {
            Pick::Nothing(Why::Rule(refusal)) => {
                Some(refusal_words::<DungeonRoll>(refusal, self.lang()))
            }
            Pick::Nothing(why) => Some(sentences::why(why, self.lang())),
            Pick::Selection(_) | Pick::Act(_) => None,
        }
    }

    fn pick(self, spot: Spot) -> Pick {
        let view = self.hand.view.read_untracked();
        let selection = self.settled.get_untracked();
        pick(
            Query { view: &view, seat: self.hand.seat.get_untracked(), selection: &selection },
            spot,
        )
    }
}
