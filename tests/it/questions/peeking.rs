//! A game whose computers look at what they may not: so a test that looks for such computers can fail.

use std::marker::PhantomData;

use kernel::chance::FastChance;
use kernel::{Bots, Chance, Edition, Game, Level, Observer, Seat, SeatSet, Standing, Turn, digest};

/// The game `G`, the views of which have the whole state on their back.
pub struct Peeking<G>(PhantomData<G>);

/// The view of an observer, and what only a cheat looks at.
#[derive(Clone, PartialEq, Debug)]
pub struct View<V, S> {
    seen: V,
    secret: S,
}

impl<G: Game> Game for Peeking<G> {
    type Setup = G::Setup;
    type State = G::State;
    type Action = G::Action;
    type Event = G::Event;
    type View = View<G::View, G::State>;
    type Refusal = G::Refusal;

    const ID: &'static str = G::ID;
    const EDITION: Edition = G::EDITION;
    const PLIES_MAX: u32 = G::PLIES_MAX;
    const LEGAL_MAX: usize = G::LEGAL_MAX;

    fn admit(setup: &G::Setup) -> Result<usize, G::Refusal> {
        G::admit(setup)
    }

    fn begin(
        setup: &G::Setup,
        edition: Edition,
        chance: &mut dyn Chance,
        events: &mut Vec<G::Event>,
    ) -> G::State {
        G::begin(setup, edition, chance, events)
    }

    fn turn(state: &G::State) -> Turn {
        G::turn(state)
    }

    fn out_of_turn(state: &G::State) -> SeatSet {
        G::out_of_turn(state)
    }

    fn legal(state: &G::State, seat: Seat, into: &mut Vec<G::Action>) {
        G::legal(state, seat, into);
    }

    fn check(state: &G::State, seat: Seat, action: &G::Action) -> Result<(), G::Refusal> {
        G::check(state, seat, action)
    }

    fn apply(
        state: G::State,
        seat: Seat,
        action: &G::Action,
        chance: &mut dyn Chance,
        events: &mut Vec<G::Event>,
    ) -> G::State {
        G::apply(state, seat, action, chance, events)
    }

    fn standing(view: &Self::View) -> Standing {
        G::standing(&view.seen)
    }

    fn view(state: &G::State, observer: Observer) -> Self::View {
        View { seen: G::view(state, observer), secret: state.clone() }
    }

    fn determinize(view: &Self::View, chance: &mut dyn Chance) -> G::State {
        G::determinize(&view.seen, chance)
    }

    fn observe(event: &G::Event, observer: Observer) -> Option<G::Event> {
        G::observe(event, observer)
    }
}

impl<G: Bots> Bots for Peeking<G> {
    const LEVELS: &'static [Level] = G::LEVELS;

    /// The best action for all that nobody may know.
    fn think(
        _: usize,
        view: &Self::View,
        _: Seat,
        legal: &[G::Action],
        _: &mut FastChance,
    ) -> G::Action {
        legal[(digest(&view.secret) % legal.len() as u64) as usize].clone()
    }
}
