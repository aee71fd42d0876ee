//! The things that every part of the table holds: the model to draw, and where taps go.

use std::ops::Deref;

use leptos::prelude::*;

use super::guide;
use super::input::pick;
use super::model::{BoardModel, board_model};
use super::query::Query;
use super::selection::{Pick, Plan, Selection, Spot, Why, settle};
use super::symbols::character_symbol;
use super::words::sentences;
use crate::boards::kit::{self, Excuse, Never, Playable};
use crate::games::dungeon_raiders::client::{
    self, Action, DungeonRaiders, Event, Face, Item, POWER_MAX, Prospect, ROOMS_PER_LEVEL, Refusal,
    View,
};
use crate::kernel::{BySeat, Lang, Seat, Telling, Words};
use crate::parts::{Lasting, Row, focus};
use crate::shell::board::Hand;

/// No more kinds of cards are ever in a hand.
pub const CARDS_MAX: usize = POWER_MAX as usize + Item::ALL.len();

impl Playable for DungeonRaiders {
    type Selection = Selection;
    type Spot = Spot;
    type Why = Why;
    type Model = BoardModel;
    type Part = Never;
    type Query<'v> = Query<'v>;
    type Aid = Memo<Vec<Prospect>>;

    const MAIN: Spot = Spot::Main;

    fn aid(hand: Hand<DungeonRaiders>, selection: Memo<Selection>) -> Memo<Vec<Prospect>> {
        prospects(hand, selection)
    }

    fn settle(hand: Hand<DungeonRaiders>, selection: Selection) -> Selection {
        settle(&hand.view.read(), &hand.legal.read(), selection)
    }

    fn ask<T>(
        hand: Hand<DungeonRaiders>,
        prospects: Memo<Vec<Prospect>>,
        selection: &Selection,
        question: impl FnOnce(Query<'_>) -> T,
    ) -> T {
        let (view, legal, prospects) = (hand.view.read(), hand.legal.read(), prospects.read());
        let seat = hand.seat.get();
        question(Query { view: &view, seat, legal: &legal, selection, prospects: &prospects })
    }

    fn model(query: Query<'_>, hand: Hand<DungeonRaiders>) -> BoardModel {
        board_model(query, &hand.recent.read())
    }

    fn pick(query: Query<'_>, spot: Spot) -> Pick {
        pick(query, spot)
    }

    fn places(_: Query<'_>, model: &BoardModel, _: &[Action]) -> Vec<(Spot, Vec<String>)> {
        guide::places(model)
    }

    fn excuse(why: Why, lang: Lang) -> Excuse<Refusal> {
        match why {
            Why::Rule(refusal) => Excuse::Rule(refusal),
            why => Excuse::Words(sentences::why(why, lang).to_owned(), None),
        }
    }

    fn has(model: &BoardModel, spot: Spot) -> bool {
        match spot {
            Spot::Card(card) => model.hand.iter().any(|it| it.card == card),
            Spot::Candidate(_) => !model.candidates.is_empty(),
            Spot::Drop | Spot::Wait => false,
            Spot::Room(_) | Spot::Main => true,
        }
    }

    fn follower(spot: Spot) -> Spot {
        // What is put back, or waited by, leaves its place to the main button.
        if matches!(spot, Spot::Drop | Spot::Wait) { Spot::Main } else { spot }
    }
}

/// The signals of the board, and the rows of buttons.
pub type Controller = Lasting<Control>;

/// The parts of a [`Controller`].
pub struct Control {
    pub kit: kit::Controller<DungeonRaiders>,
    pub rooms: Row,
    pub cards: Row,
}

impl Deref for Control {
    type Target = kit::Controller<DungeonRaiders>;

    fn deref(&self) -> &kit::Controller<DungeonRaiders> {
        &self.kit
    }
}

impl Controller {
    /// Takes what a hand holds, and nothing chosen yet.
    pub fn new(hand: Hand<DungeonRaiders>) -> Controller {
        let kit = kit::Controller::<DungeonRaiders>::new(hand);
        let rooms = kit.row(ROOMS_PER_LEVEL, |it| it.level.rooms.len());
        let cards = kit.row(CARDS_MAX, |it| it.hand.len());
        Lasting::of(Control { kit, rooms, cards })
    }

    /// An event in a sentence, if it has one.
    pub fn describe(self, event: &Event) -> Option<String> {
        let names: BySeat<String> = self.hand.names.get();
        DungeonRaiders::describe(event, Telling { lang: self.lang(), names: &names })
    }

    /// The symbol of a hero. Characters do not change once rooms are entered.
    pub fn portrait(self, seat: Seat) -> &'static str {
        let character = self.board_model.with_untracked(|it| it.heroes[seat.idx()].character);
        character_symbol(character)
    }

    /// An action in words.
    pub fn offer(self, action: &Action) -> String {
        DungeonRaiders::offer(action, &self.hand.view.read(), self.lang())
    }

    /// Answers a tap. Where what was touched leaves the page, the focus goes to the main button.
    pub fn input(self, spot: Spot) {
        if self.kit.input(spot).is_gone {
            focus(self.main);
        }
    }
}

/// The prospects of the cards. Before a boss there are too many pairs to look at all of them at once: there the cards
/// that are weighed are looked at alone.
fn prospects(hand: Hand<DungeonRaiders>, settled: Memo<Selection>) -> Memo<Vec<Prospect>> {
    let weighed = Memo::new(move |_| match settled.get().plan {
        Plan::Lay(lay) => Some(lay),
        Plan::Open | Plan::Crystal | Plan::Torch | Plan::Choose(_) => None,
    });
    let can_lay =
        move || hand.legal.with(|it| it.iter().any(|action| matches!(action, Action::Lay { .. })));
    Memo::new(move |_| {
        let Some(seat) = hand.seat.get().filter(|_| can_lay()) else { return Vec::new() };
        let view: &View = &hand.view.read();
        match view.face() {
            Some(Face::Boss(_)) => {
                let lay = weighed.get().into_iter();
                lay.filter_map(|it| client::prospect(view, seat, it)).collect()
            }
            Some(_) => client::prospects(view, seat),
            None => Vec::new(),
        }
    })
}
