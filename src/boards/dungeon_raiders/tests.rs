//! The table without a page: what is drawn, what a tap comes to, what is settled.

mod shown;
mod staged;
mod touched;

use super::input::pick;
use super::model::open_room::Effect;
use super::model::{
    BoardModel, Detail, Help, Kinds, Lit, Other, Prompt, Shown, Stand, board_model,
};
use super::query::Query;
use super::selection::{Pick, Plan, Selection, Spot, Why, settle};
use super::words::{labels, rooms, sentences, span, stakes};
use crate::games::dungeon_raiders::cards::FULL_HAND;
use crate::games::dungeon_raiders::client::{self, Prospect, Span};
use crate::games::dungeon_raiders::{
    Action, Card, Character, Dungeon, DungeonRaiders, Event, Face, Hand, Item, Items, Lay, Light,
    Phase, Place, Plight, Refusal, Room, Setup, View,
};
use crate::kernel::{Lang, Match, Observer, Seat, SeatSet, Seed};

const A: Seat = Seat::FIRST;

fn seat(idx: usize) -> Seat {
    Seat::new(idx)
}

fn power(power: u8) -> Card {
    Card::Power(power)
}

/// A view and the half-made choice of the first hero.
struct AppContext {
    view: View,
    selection: Selection,
    seat: Option<Seat>,
    recent: Vec<Event>,
}

impl AppContext {
    /// The first hero's legal actions.
    fn legal(&self) -> Vec<Action> {
        self.seat.map_or_else(Vec::new, |it| client::options(&self.view, it))
    }

    fn prospects(&self) -> Vec<Prospect> {
        self.seat.map_or_else(Vec::new, |it| client::prospects(&self.view, it))
    }

    fn with<T>(&self, ask: impl FnOnce(Query<'_>) -> T) -> T {
        let (legal, prospects) = (self.legal(), self.prospects());
        let selection = settle(&self.view, &legal, self.selection);
        ask(Query {
            view: &self.view,
            seat: self.seat,
            legal: &legal,
            selection: &selection,
            prospects: &prospects,
        })
    }

    fn board_model(&self) -> BoardModel {
        self.with(|it| board_model(it, &self.recent))
    }

    fn pick(&self, spot: Spot) -> Pick {
        self.with(|it| pick(it, spot))
    }

    /// Touches that only change the half-made choice.
    #[track_caller]
    fn after(mut self, spots: &[Spot]) -> AppContext {
        for &spot in spots {
            match self.pick(spot) {
                Pick::Selection(selection) => self.selection = selection,
                other => panic!("{spot:?} comes to {other:?}"),
            }
        }
        self
    }

    #[track_caller]
    fn acts(&self, spot: Spot, expected: &str) {
        let Pick::Act(actions) = self.pick(spot) else {
            panic!("{spot:?} comes to {:?}", self.pick(spot))
        };
        assert_eq!(actions.iter().map(Action::to_string).collect::<Vec<_>>(), [expected]);
    }

    #[track_caller]
    fn refuses(&self, spot: Spot, refusal: Refusal) {
        assert_eq!(self.pick(spot), Pick::Nothing(Why::Rule(refusal)));
    }
}

/// The first room of a match of so many heroes is this one, and the first hero begins; changed by
/// `change`.
fn table(n_heroes: u8, room: Room, change: impl FnOnce(&mut View)) -> AppContext {
    let game = Match::<DungeonRaiders>::begin(Setup::plain(n_heroes), Seed::from_bits(5));
    let mut view = game.expect("a table").view(Observer::Seat(A));
    view.dungeon = Dungeon::STACKED;
    for place in Dungeon::places(0) {
        view.dungeon.lay_out(place, if place.room < 2 { Light::Lit } else { Light::Dark });
    }
    view.dungeon.put(Place::START, room);
    view.dungeon.put(Place { level: 0, room: 1 }, Room::V04);
    view.ground.supply = Items::each(5);
    for it in view.heroes.seats() {
        view.heroes[it].items = Some(Items::NONE);
        view.heroes[it].mat.treasure = 3;
        view.heroes[it].mat.wounds = 1;
    }
    if view.ground.first.is_some() {
        view.ground.first = Some(A);
    }
    view.ground.monster_card = None;
    view.ground.monster_deck.0 = if n_heroes == 1 { [4, 4, 2] } else { [0; 3] };
    change(&mut view);
    AppContext { view, selection: Selection::default(), seat: Some(A), recent: Vec::new() }
}

fn lay(view: &mut View, idx: usize, card: u8) {
    let mat = &mut view.heroes[seat(idx)].mat;
    mat.hand = mat.hand.without(card);
    mat.laid = Some(Lay::one(power(card)));
    view.ground.waiting = view.ground.waiting.without(seat(idx));
}

fn gives(view: &mut View, item: Item, n: u8) {
    let mut items = view.heroes[A].items.unwrap_or(Items::NONE);
    items[item] += n;
    view.heroes[A].items = Some(items);
    view.ground.supply[item] -= n;
}

/// Plays so many actions, always the first card that can be laid.
fn play(setup: &Setup, seed: u64, n_actions: usize) -> Match<DungeonRaiders> {
    let mut game = Match::<DungeonRaiders>::begin(*setup, Seed::from_bits(seed)).expect("a table");
    for _ in 0..n_actions {
        let seat = game.turn().awaited().iter().next().expect("somebody is awaited");
        let legal = game.legal(seat);
        let is_lay = |it: &&Action| matches!(it, Action::Lay { .. } | Action::Choose { .. });
        let action = *legal.iter().find(is_lay).expect("a card");
        game.play(seat, action).expect("a legal action");
    }
    game
}

fn looked_at(game: &Match<DungeonRaiders>, observer: Observer) -> AppContext {
    let observed = game.opening().iter().chain(game.log().iter().flat_map(|it| &it.events));
    let recent = observed.filter(|it| it.secret_of.is_none_or(|seat| observer.sees(seat)));
    AppContext {
        view: game.view(observer),
        selection: Selection::default(),
        seat: None,
        recent: recent.copied().collect(),
    }
}
