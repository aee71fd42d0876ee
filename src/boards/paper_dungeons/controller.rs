//! What every part of the sheet holds: the model to draw, and where taps go.

use std::ops::Deref;

use leptos::html;
use leptos::prelude::*;

use super::input::pick;
use super::model::{BoardModel, board_model};
use super::query::Query;
use super::selection::{Panel, Pick, Selection, Spot, Why, settle};
use super::words::sentences;
use crate::games::paper_dungeons::PaperDungeons;
use crate::games::paper_dungeons::dice::DICE;
use crate::parts::focus;
use crate::shell::board::caution::Caution;
use crate::shell::board::{Hand, Tabletop, bring_into_view};

/// The model, the half-made choice, and the hand that plays.
#[derive(Clone, Copy)]
pub struct Controller {
    top: Tabletop<PaperDungeons, BoardModel>,
    selection: RwSignal<Selection>,
    settled: Memo<Selection>,
    pub caution: Caution<Spot>,
    /// The parts of the sheet that can be brought into sight.
    pub map: NodeRef<html::Section>,
    pub heroes: NodeRef<html::Section>,
    pub items: NodeRef<html::Section>,
    /// The dice, which never leave the page.
    pub dice: [NodeRef<html::Button>; DICE],
}

impl Deref for Controller {
    type Target = Tabletop<PaperDungeons, BoardModel>;

    fn deref(&self) -> &Tabletop<PaperDungeons, BoardModel> {
        &self.top
    }
}

impl Controller {
    /// Takes what a hand holds, and nothing chosen yet.
    pub fn new(hand: Hand<PaperDungeons>) -> Controller {
        let selection = RwSignal::new(Selection::default());
        let settled = Memo::new(move |_| {
            let (view, legal) = (hand.view.read(), hand.legal.read());
            settle(&view, &legal, hand.seat.get(), selection.get())
        });
        let board_model = Memo::new(move |_| {
            let (view, legal) = (hand.view.read(), hand.legal.read());
            board_model(&view, &legal, hand.seat.get(), &settled.read())
        });
        let (map, heroes, items) = (NodeRef::new(), NodeRef::new(), NodeRef::new());
        let dice = std::array::from_fn(|_| NodeRef::new());
        let top = Tabletop::new(hand, board_model);
        let caution = Caution::default();
        let controller = Controller { top, selection, settled, caution, map, heroes, items, dice };
        caution.rest_at_turns(hand, Spot::Main, move || controller.is_final(Spot::Main));
        controller
    }

    /// Answers a tap of something that may leave the page by it: the focus goes to the dice then.
    pub fn touch_and_leave(self, spot: Spot) {
        if let Pick::Act(_) = self.input(spot) {
            self.focus_dice();
        }
    }

    /// Puts the hints away.
    pub fn hide_hints(self) {
        self.hand.hints.show(false);
        self.focus_dice();
    }

    fn focus_dice(self) {
        focus(self.dice[0]);
    }

    /// Answers a tap.
    pub fn input(self, spot: Spot) -> Pick {
        if self.caution.stops(spot, self.hand) {
            return Pick::Selection(self.settled.get_untracked());
        }
        let pick = self.pick(spot);
        match pick.clone() {
            Pick::Selection(selection) => self.selection.set(selection),
            Pick::Act(actions) => {
                self.selection.set(Selection::default());
                self.hand.act(actions);
            }
            Pick::Show(panel, selection) => {
                self.selection.set(selection);
                self.show(panel);
            }
            Pick::Nothing(Why::Rule(refusal)) => self.hand.refuse(refusal),
            Pick::Nothing(why) => self.explain(why),
        }
        if self.is_final(spot) {
            self.caution.rest(spot);
        }
        pick
    }

    /// Whether a tap of the spot would do what cannot be taken back.
    fn is_final(self, spot: Spot) -> bool {
        match self.pick(spot) {
            Pick::Act(actions) => self.hand.is_final(actions),
            Pick::Selection(_) | Pick::Show(..) | Pick::Nothing(_) => false,
        }
    }

    /// Why a tap of something would do nothing, while it would.
    pub fn why(self, spot: Spot) -> Option<String> {
        let (view, legal) = (self.hand.view.read(), self.hand.legal.read());
        let selection = self.settled.get();
        let query =
            Query { view: &view, legal: &legal, seat: self.hand.seat.get(), selection: &selection };
        match pick(query, spot) {
            Pick::Nothing(why) => {
                let rule = why.rule().map(|it| format!(" · {it}")).unwrap_or_default();
                Some(sentences::why(why, self.lang()) + &rule)
            }
            Pick::Selection(_) | Pick::Act(_) | Pick::Show(..) => None,
        }
    }

    fn explain(self, why: Why) {
        let words = sentences::why(why, self.hand.lang.get_untracked());
        match why.rule() {
            Some(rule) => self.hand.explain(words, rule),
            None => self.hand.announce(words),
        }
    }

    fn pick(self, spot: Spot) -> Pick {
        let (view, legal) = (self.hand.view.read_untracked(), self.hand.legal.read_untracked());
        let selection = self.settled.get_untracked();
        let seat = self.hand.seat.get_untracked();
        pick(Query { view: &view, legal: &legal, seat, selection: &selection }, spot)
    }

    /// Whether hints for a first game are shown.
    pub fn has_hints(self) -> bool {
        self.hand.is_live && self.hand.hints.are_shown()
    }

    /// Brings the part of the sheet into sight where something is to be chosen, and the map with
    /// every round.
    pub fn follow_wants(self) {
        let wanted = self.select(|it| it.wanted);
        let is_at_rest = self.select(|it| it.is_over || it.is_rival || it.deal.is_some());
        Effect::new(move |before: Option<(u8, Panel)>| {
            let now = wanted.get();
            let is_new = before.is_some_and(|it| it != now);
            if is_new && !is_at_rest.get_untracked() && self.hand.is_live {
                self.show(now.1);
            }
            now
        });
    }

    fn show(self, panel: Panel) {
        let part = match panel {
            Panel::Map => self.map,
            Panel::Heroes => self.heroes,
            Panel::Items => self.items,
        };
        bring_into_view(part);
    }
}
