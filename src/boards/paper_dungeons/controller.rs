//! The controller of the sheet: the model to draw, and the way for taps.

use std::ops::Deref;

use leptos::html;
use leptos::prelude::*;

use super::guide;
use super::input::{pick, settled};
use super::model::{BoardModel, board_model};
use super::query::Query;
use super::selection::{Panel, Pick, Selection, Spot, Why};
use super::words::sentences;
use crate::boards::kit::{self, Excuse, Playable};
use crate::games::paper_dungeons::client::{Action, DICE, PaperDungeons, Refusal};
use crate::kernel::Lang;
use crate::parts::{Lasting, effect_since, focus};
use crate::shell::board::{Hand, bring_into_view};

impl Playable for PaperDungeons {
    type Selection = Selection;
    type Spot = Spot;
    type Why = Why;
    type Model = BoardModel;
    type Part = Panel;
    type Query<'v> = Query<'v>;
    type Aid = ();

    const MAIN: Spot = Spot::Main;

    fn aid(_: Hand<PaperDungeons>, _: Memo<Selection>) {}

    fn settle(hand: Hand<PaperDungeons>, selection: Selection) -> Selection {
        Self::ask(hand, (), &selection, settled)
    }

    fn ask<T>(
        hand: Hand<PaperDungeons>,
        (): (),
        selection: &Selection,
        question: impl FnOnce(Query<'_>) -> T,
    ) -> T {
        let (view, legal) = (hand.view.read(), hand.legal.read());
        question(Query { view: &view, legal: &legal, seat: hand.seat.get(), selection })
    }

    fn model(query: Query<'_>, _: Hand<PaperDungeons>) -> BoardModel {
        board_model(query)
    }

    fn pick(query: Query<'_>, spot: Spot) -> Pick {
        pick(query, spot)
    }

    fn places(_: Query<'_>, model: &BoardModel, wanted: &[Action]) -> Vec<(Spot, Vec<String>)> {
        guide::places(model, wanted)
    }

    fn excuse(why: Why, lang: Lang) -> Excuse<Refusal> {
        match why {
            Why::Rule(refusal) => Excuse::Rule(refusal),
            why => Excuse::Words(sentences::why(why, lang), why.rule()),
        }
    }

    fn has(_: &BoardModel, _: Spot) -> bool {
        true // The sheet stays as it is; the player who acts goes on with the dice.
    }
}

/// The signals of the sheet, and its parts that can be brought into sight.
pub type Controller = Lasting<Control>;

/// The parts of a [`Controller`].
pub struct Control {
    pub kit: kit::Controller<PaperDungeons>,
    pub map: NodeRef<html::Section>,
    pub heroes: NodeRef<html::Section>,
    pub items: NodeRef<html::Section>,
    /// The dice, which never leave the page.
    pub dice: [NodeRef<html::Button>; DICE],
}

impl Deref for Control {
    type Target = kit::Controller<PaperDungeons>;

    fn deref(&self) -> &kit::Controller<PaperDungeons> {
        &self.kit
    }
}

impl Controller {
    /// Takes what a hand holds, and nothing chosen yet.
    pub fn new(hand: Hand<PaperDungeons>) -> Controller {
        let (map, heroes, items) = (NodeRef::new(), NodeRef::new(), NodeRef::new());
        let dice = std::array::from_fn(|_| NodeRef::new());
        Lasting::of(Control { kit: kit::Controller::new(hand), map, heroes, items, dice })
    }

    /// Answers a tap, and says whether an action was taken by it.
    pub fn input(self, spot: Spot) -> bool {
        let tap = self.kit.input(spot);
        if let Some(panel) = tap.part {
            self.show(panel);
        }
        tap.has_acted
    }

    /// Answers a tap of something that may leave the page by it: the focus goes to the dice then.
    pub fn touch_and_leave(self, spot: Spot) {
        if self.input(spot) {
            self.focus_dice();
        }
    }

    /// Puts the focus on the first die.
    pub fn focus_dice(self) {
        focus(self.dice[0]);
    }

    /// Brings the part of the sheet into sight where something is to be chosen, and the map with
    /// every round.
    pub fn follow_wants(self) {
        let wanted = self.select(|it| it.wanted);
        let is_at_rest = self.select(|it| it.is_over || it.is_rival || it.deal.is_some());
        effect_since(move |before: Option<(u8, Panel)>| {
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
