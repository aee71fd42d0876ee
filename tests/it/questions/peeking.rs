//! A game whose computers look at what they may not: so a test that looks for such computers can fail.

use std::marker::PhantomData;

use kernel::chance::FastChance;
use kernel::{Bots, Chance, Game, Level, Observer, Seat, Standing, digest};

/// The game `G`, the views of which have the whole state on their back.
pub struct Peeking<G>(PhantomData<G>);

/// The view of an observer, and what only a cheat looks at.
#[derive(Clone, PartialEq, Debug)]
pub struct View<V, S> {
    seen: V,
    secret: S,
}

impl<G: Game> Game for Peeking<G> {
    testing::as_within! { G }

    type View = View<G::View, G::State>;

    fn legal(state: &G::State, seat: Seat, into: &mut Vec<G::Action>) {
        G::legal(state, seat, into);
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
