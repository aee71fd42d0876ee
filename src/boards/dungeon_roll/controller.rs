//! The controller of the table: the model to draw, and the way for taps.

use std::ops::Deref;

use leptos::prelude::*;

use super::guide;
use super::input::pick;
use super::model::{BoardModel, MonsterDie, board_model};
use super::query::options::Options;
use super::query::{Chance, Query};
use super::selection::{Pick, Selection, Spot, Target, Why};
use super::settle::settle;
use super::tumble::Tumble;
use super::words::sentences;
use crate::boards::kit::{self, Excuse, Never, Playable};
use crate::games::dungeon_roll::client::{
    Action, DungeonFace, DungeonRoll, Refusal, THROW_MAX, Treasure,
};
use crate::kernel::Lang;
use crate::parts::{Lasting, Row, effect_since, focus};
use crate::shell::board::{Hand, Reckoned};

/// No more dice and recruited monsters are ever in a party.
pub const MEMBERS_MAX: usize = 2 * THROW_MAX;

/// Each kind of dungeon dice has places of its own on the level.
pub const FLOOR_MAX: usize = DungeonFace::ALL.len() * THROW_MAX;

/// The place of a die on the level.
pub fn place(target: Target, nth: u8) -> usize {
    target.face() as usize * THROW_MAX + usize::from(nth)
}

/// The places where dice lie, as bits.
fn places(dice: &[MonsterDie]) -> u128 {
    dice.iter().fold(0, |there, it| there | 1 << place(it.target, it.nth))
}

/// No more choices are ever spelled out.
pub const CHOICES_MAX: usize = 24;

impl Playable for DungeonRoll {
    type Selection = Selection;
    type Spot = Spot;
    type Why = Why;
    type Model = BoardModel;
    type Part = Never;
    type Query<'v> = Query<'v>;
    type Aid = ();

    const MAIN: Spot = Spot::Main;

    fn aid(_: Hand<DungeonRoll>, _: Memo<Selection>) {}

    fn settle(hand: Hand<DungeonRoll>, selection: Selection) -> Selection {
        settle(&hand.view.read(), hand.seat.get(), selection)
    }

    fn ask<T>(
        hand: Hand<DungeonRoll>,
        (): (),
        selection: &Selection,
        question: impl FnOnce(Query<'_>) -> T,
    ) -> T {
        let chance = match hand.reckoned.get() {
            Reckoned::Nothing => Chance::Unknown,
            Reckoned::Waiting => Chance::Waiting,
            Reckoned::Known(text) => text.parse().map_or(Chance::Unknown, Chance::Known),
        };
        let view = hand.view.read();
        let options = Options::of(&view, hand.seat.get());
        question(Query { options: &options, selection, chance })
    }

    fn model(query: Query<'_>, _: Hand<DungeonRoll>) -> BoardModel {
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
            why => Excuse::Words(sentences::why(why, lang), None),
        }
    }

    fn has(model: &BoardModel, spot: Spot) -> bool {
        model.has(spot)
    }

    fn follower(spot: Spot) -> Spot {
        // What is put down leaves its place to the main button.
        if spot == Spot::Drop { Spot::Main } else { spot }
    }
}

/// The signals of the board, what tumbles, and the rows of buttons.
pub type Controller = Lasting<Control>;

/// The parts of a [`Controller`].
pub struct Control {
    pub kit: kit::Controller<DungeonRoll>,
    /// The dice that the last action has rolled.
    pub tumble: Memo<Tumble>,
    pub party: Row,
    pub level: Row,
    pub treasures: Row,
    pub choices: Row,
}

impl Deref for Control {
    type Target = kit::Controller<DungeonRoll>;

    fn deref(&self) -> &kit::Controller<DungeonRoll> {
        &self.kit
    }
}

impl Controller {
    /// Takes what a hand holds, and nothing chosen yet.
    pub fn new(hand: Hand<DungeonRoll>) -> Controller {
        let kit = kit::Controller::<DungeonRoll>::new(hand);
        let tumble = Memo::new(move |before| {
            let (events, view) = (hand.recent.read(), hand.view.read());
            Tumble::after(before, hand.ply.get(), &events, &view.table)
        });
        // What has just come to mean something else takes no tap for a moment.
        let goes_home = kit.select(|it| it.dock.other.way());
        effect_since(move |before: Option<Option<Spot>>| {
            let spot = goes_home.get();
            if before.flatten().is_some_and(|it| Some(it) != spot) && spot.is_some() {
                kit.keep_from_twice(Spot::Main);
            }
            spot
        });
        Lasting::of(Control {
            kit,
            tumble,
            party: kit.row(MEMBERS_MAX, |it| it.party.members.len()),
            level: Row::scattered(FLOOR_MAX, Signal::from(kit.select(|it| places(&it.level.dice)))),
            treasures: kit.row(Treasure::COUNT, |it| it.hoard.tokens.len()),
            choices: kit.row(CHOICES_MAX, |it| it.dock.choices.len()),
        })
    }

    /// The last events, in sentences.
    pub fn tale(self) -> String {
        self.hand.tale.get()
    }

    /// Answers a tap of something that may leave the page by it: if it does, the focus goes on
    /// to the party, or to the main button.
    pub fn input(self, spot: Spot) {
        let tap = self.kit.input(spot);
        if tap.is_gone || (tap.has_acted && spot != Spot::Main) {
            self.focus_home();
        }
    }

    /// The focus goes to the main button, and from there to the party if anybody is left.
    fn focus_home(self) {
        focus(self.main);
        self.party.enter();
        self.keep_from_twice(Spot::Main);
    }
}
