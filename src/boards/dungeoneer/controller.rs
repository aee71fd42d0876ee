//! The controller of the table: the model to draw, and the way for taps.

use std::ops::Deref;

use leptos::prelude::*;

use super::guide;
use super::input::{kept, pick, settled};
use super::model::{BoardModel, HeroModel, board_model};
use super::query::Query;
use super::selection::{Pick, Selection, Spot, Thing, Why};
use super::words::sentences;
use crate::boards::kit::{self, Excuse, Never, Playable};
use crate::games::dungeoneer::client::{Action, Dungeoneer, Refusal};
use crate::kernel::{Lang, Seat};
use crate::parts::{Lasting, focus};
use crate::shell::board::Hand;

impl Playable for Dungeoneer {
    type Selection = Selection;
    type Spot = Spot;
    type Why = Why;
    type Model = BoardModel;
    type Part = Never;
    type Query<'v> = Query<'v>;
    type Aid = ();

    const MAIN: Spot = Spot::Main;

    fn aid(_: Hand<Dungeoneer>, _: Memo<Selection>) {}

    fn settle(hand: Hand<Dungeoneer>, selection: Selection) -> Selection {
        let (view, legal) = (hand.view.read(), hand.legal.read());
        let query = Query {
            view: &view,
            seat: hand.seat.get(),
            legal: &legal,
            selection: &selection,
            is_guest: hand.is_guest.get(),
        };
        settled(query)
    }

    fn ask<T>(
        hand: Hand<Dungeoneer>,
        (): (),
        selection: &Selection,
        question: impl FnOnce(Query<'_>) -> T,
    ) -> T {
        let (view, legal) = (hand.view.read(), hand.legal.read());
        question(Query {
            view: &view,
            seat: hand.seat.get(),
            legal: &legal,
            selection,
            is_guest: hand.is_guest.get(),
        })
    }

    fn model(query: Query<'_>, _: Hand<Dungeoneer>) -> BoardModel {
        board_model(query)
    }

    fn pick(query: Query<'_>, spot: Spot) -> Pick {
        pick(query, spot)
    }

    fn kept(query: Query<'_>, actions: &[Action]) -> Selection {
        kept(query, actions)
    }

    fn places(query: Query<'_>, model: &BoardModel, wanted: &[Action]) -> Vec<(Spot, Vec<String>)> {
        guide::places(query, model, wanted)
    }

    fn excuse(why: Why, lang: Lang) -> Excuse<Refusal> {
        match why {
            Why::Rule(refusal) => Excuse::Rule(refusal),
            Why::ChooseFirst => Excuse::Words(sentences::CHOOSE_FIRST.get(lang).to_owned(), None),
            Why::Unexplored => Excuse::Words(sentences::UNEXPLORED.get(lang).to_owned(), None),
            Why::NotNow => Excuse::Words(sentences::NOT_NOW.get(lang).to_owned(), None),
        }
    }

    fn has(model: &BoardModel, spot: Spot) -> bool {
        model.has(spot)
    }

    fn follower(spot: Spot) -> Spot {
        // What is put back leaves its place to the main button.
        if spot == Spot::Drop { Spot::Main } else { spot }
    }
}

/// A panel opened over the map where there is no room for it beside; on a desk a rival whose panel is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Panel {
    #[default]
    None,
    /// The hero of the observer.
    Hero,
    Quests,
    Rival(Seat),
    /// The dangers to a hero alone.
    Alone,
}

/// The signals of the board.
pub type Controller = Lasting<Control>;

/// The parts of a [`Controller`].
pub struct Control {
    pub kit: kit::Controller<Dungeoneer>,
    pub panel: RwSignal<Panel>,
}

impl Deref for Control {
    type Target = kit::Controller<Dungeoneer>;

    fn deref(&self) -> &kit::Controller<Dungeoneer> {
        &self.kit
    }
}

impl Controller {
    /// Takes what a hand holds, and nothing chosen yet.
    pub fn new(hand: Hand<Dungeoneer>) -> Controller {
        Lasting::of(Control { kit: kit::Controller::new(hand), panel: RwSignal::new(Panel::None) })
    }

    /// Answers a tap of something that may leave the page by it: if it does, the focus goes on to the main
    /// button.
    pub fn input(self, spot: Spot) {
        let tap = self.kit.input(spot);
        if tap.has_acted {
            self.panel.set(Panel::None);
        }
        if tap.is_gone {
            focus(self.main);
            self.keep_from_twice(Spot::Main);
        }
    }

    /// The hero of a seat, followed.
    pub fn hero(self, seat: Seat) -> Memo<HeroModel> {
        let model = self.select(move |it| it.heroes[seat.idx()].clone());
        Memo::new(move |_| model.get())
    }

    /// Opens a panel over the map, or closes it if it is open.
    pub fn turn_panel(self, panel: Panel) {
        self.panel.update(|it| *it = if *it == panel { Panel::None } else { panel });
    }

    /// Answers a tap of a thing on the table.
    pub fn tap(self, thing: Thing) {
        self.input(Spot::Thing(thing));
    }
}

/// A part of a hero, told when it is another.
pub fn part<T: PartialEq + Send + Sync + 'static>(
    model: Memo<HeroModel>,
    of: fn(&HeroModel) -> T,
) -> Memo<T> {
    Memo::new(move |_| of(&model.read()))
}
