//! What every part of the table holds: the model to draw, and where taps go.

use std::ops::Deref;

use leptos::html;
use leptos::prelude::*;

use super::input::pick;
use super::model::{BoardModel, board_model};
use super::query::Query;
use super::selection::{Pick, Plan, Selection, Spot, Why, settle};
use super::symbols::character_symbol;
use super::words::sentences;
use crate::games::dungeon_raiders::cards::POWER_MAX;
use crate::games::dungeon_raiders::dungeon::ROOMS_PER_LEVEL;
use crate::games::dungeon_raiders::rules::{self, Prospect};
use crate::games::dungeon_raiders::{Action, DungeonRaiders, Event, Face, Item, View};
use crate::kernel::{BySeat, Seat, Telling, Words};
use crate::parts::{Row, focus};
use crate::shell::board::caution::Caution;
use crate::shell::board::{Hand, Tabletop, refusal_words};

/// No more kinds of cards are ever in a hand.
pub const CARDS_MAX: usize = POWER_MAX as usize + Item::ALL.len();

/// The model, the half-made choice, and the hand that plays.
#[derive(Clone, Copy)]
pub struct Controller {
    top: Tabletop<DungeonRaiders, BoardModel>,
    selection: RwSignal<Selection>,
    settled: Memo<Selection>,
    prospects: Memo<Vec<Prospect>>,
    pub caution: Caution<Spot>,
    pub rooms: Row,
    pub cards: Row,
    /// The main button, which never leaves the page.
    pub main: NodeRef<html::Button>,
}

impl Deref for Controller {
    type Target = Tabletop<DungeonRaiders, BoardModel>;

    fn deref(&self) -> &Tabletop<DungeonRaiders, BoardModel> {
        &self.top
    }
}

impl Controller {
    /// Takes what a hand holds, and nothing chosen yet.
    pub fn new(hand: Hand<DungeonRaiders>) -> Controller {
        let selection = RwSignal::new(Selection::default());
        let settled =
            Memo::new(move |_| settle(&hand.view.read(), &hand.legal.read(), selection.get()));
        let prospects = prospects(hand, settled);
        let board_model = Memo::new(move |_| {
            let (view, legal) = (hand.view.read(), hand.legal.read());
            let (selection, prospects) = (settled.read(), prospects.read());
            let query = Query {
                view: &view,
                seat: hand.seat.get(),
                legal: &legal,
                selection: &selection,
                prospects: &prospects,
            };
            board_model(query, &hand.recent.read())
        });
        let top = Tabletop::new(hand, board_model);
        let controller = Controller {
            top,
            selection,
            settled,
            caution: Caution::default(),
            prospects,
            rooms: top.row(ROOMS_PER_LEVEL, |it| it.level.rooms.len()),
            cards: top.row(CARDS_MAX, |it| it.hand.len()),
            main: NodeRef::new(),
        };
        controller.caution.rest_at_turns(hand, Spot::Main, move || controller.is_final(Spot::Main));
        controller
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

    /// What an action does.
    pub fn offer(self, action: &Action) -> String {
        DungeonRaiders::offer(action, &self.hand.view.read(), self.lang())
    }

    /// Answers a tap. Where what was touched leaves the page, the focus goes to the main button.
    pub fn input(self, spot: Spot) {
        // Whoever is next may weigh at once what the one before has weighed.
        if self.is_final(spot) && self.caution.stops(spot, self.hand) {
            return;
        }
        match self.pick(spot) {
            Pick::Selection(selection) => self.selection.set(selection),
            Pick::Act(action) => {
                self.selection.set(Selection::default());
                self.hand.act(vec![action]);
            }
            Pick::Nothing(Why::Rule(refusal)) => self.hand.refuse(refusal),
            Pick::Nothing(why) => {
                self.hand.announce(sentences::why(why, self.hand.lang.get_untracked()).to_owned());
            }
        }
        self.keep_from_twice(spot);
        self.keep_focus(spot);
    }

    /// Lets a spot rest if a tap of it would do what cannot be taken back.
    fn keep_from_twice(self, spot: Spot) {
        // What is put back, or waited by, leaves its place to the main button.
        let is_other = matches!(spot, Spot::Drop | Spot::Wait);
        let spot = if is_other { Spot::Main } else { spot };
        if self.is_final(spot) {
            self.caution.rest(spot);
        }
    }

    fn is_final(self, spot: Spot) -> bool {
        match self.pick(spot) {
            Pick::Act(action) => self.hand.is_final(vec![action]),
            Pick::Selection(_) | Pick::Nothing(_) => false,
        }
    }

    /// Why a tap of something would do nothing, while it would.
    pub fn why(self, spot: Spot) -> Option<String> {
        let (view, legal) = (self.hand.view.read(), self.hand.legal.read());
        let (selection, prospects) = (self.settled.get(), self.prospects.read());
        let seat = self.hand.seat.get();
        let query = Query {
            view: &view,
            seat,
            legal: &legal,
            selection: &selection,
            prospects: &prospects,
        };
        match pick(query, spot) {
            Pick::Nothing(Why::Rule(refusal)) => {
                Some(refusal_words::<DungeonRaiders>(refusal, self.lang()))
            }
            Pick::Nothing(why) => Some(sentences::why(why, self.lang()).to_owned()),
            Pick::Selection(_) | Pick::Act(_) => None,
        }
    }

    fn keep_focus(self, spot: Spot) {
        let is_gone = self.board_model.with_untracked(|board_model| match spot {
            Spot::Card(card) => board_model.hand.iter().all(|it| it.card != card),
            Spot::Candidate(_) => board_model.candidates.is_empty(),
            Spot::Drop | Spot::Wait => true,
            Spot::Room(_) | Spot::Main => false,
        });
        if is_gone {
            focus(self.main);
        }
    }

    fn pick(self, spot: Spot) -> Pick {
        let (view, legal) = (self.hand.view.read_untracked(), self.hand.legal.read_untracked());
        let (selection, prospects) =
            (self.settled.get_untracked(), self.prospects.read_untracked());
        let seat = self.hand.seat.get_untracked();
        let query = Query {
            view: &view,
            seat,
            legal: &legal,
            selection: &selection,
            prospects: &prospects,
        };
        pick(query, spot)
    }
}

/// What may come of the cards. Before a boss there are too many pairs to look at all of them at
/// once: there the cards that are weighed are looked at alone.
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
                lay.filter_map(|it| rules::prospect(view, seat, it)).collect()
            }
            Some(_) => rules::prospects(view, seat),
            None => Vec::new(),
        }
    })
}
