//! Games that list otherwise what is legal, and one whose setups are long.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use kernel::chance::FastChance;
use kernel::notation::ParseError;
use kernel::{BySeat, Chance, Edition, Game, Observer, Seat, SeatSet, Standing, Stop, Turn};

use crate::tiny;

/// How legal actions are listed.
pub trait Listing: 'static {
    /// By how much [`Game::LINKS`] is higher.
    const LINKS_MORE: u8;

    fn relist<A>(actions: &mut Vec<A>);
}

/// The same actions in another order.
pub struct Shuffled;

impl Listing for Shuffled {
    const LINKS_MORE: u8 = 0;

    fn relist<A>(actions: &mut Vec<A>) {
        let mut luck = FastChance::new(actions.len() as u64);
        for n_left in (2..=actions.len()).rev() {
            actions.swap(n_left - 1, luck.pick(n_left as u32) as usize);
        }
    }
}

/// All but the first of several, as though it had become illegal.
pub struct Fewer;

impl Listing for Fewer {
    const LINKS_MORE: u8 = 1;

    fn relist<A>(actions: &mut Vec<A>) {
        if 1 < actions.len() {
            actions.remove(0);
        }
    }
}

/// The game `G`, with its legal actions listed as `L` says.
pub struct Relisted<G, L>(PhantomData<(G, L)>);

impl<G: Game, L: Listing> Game for Relisted<G, L> {
    type Setup = G::Setup;
    type State = G::State;
    type Action = G::Action;
    type Event = G::Event;
    type View = G::View;
    type Refusal = G::Refusal;

    const ID: &'static str = G::ID;
    const EDITION: Edition = G::EDITION;
    const LINKS: u8 = G::LINKS + L::LINKS_MORE;
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
        L::relist(into);
    }

    fn pass(state: &G::State, seat: Seat) -> Option<G::Action> {
        G::pass(state, seat)
    }

    fn is_pass(action: &G::Action) -> bool {
        G::is_pass(action)
    }

    fn stop(state: &G::State, seat: Seat) -> Stop {
        G::stop(state, seat)
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

    fn standing(view: &G::View) -> Standing {
        G::standing(view)
    }

    fn view(state: &G::State, observer: Observer) -> G::View {
        G::view(state, observer)
    }

    fn determinize(view: &G::View, chance: &mut dyn Chance) -> G::State {
        G::determinize(view, chance)
    }

    fn observe(event: &G::Event, observer: Observer) -> Option<G::Event> {
        G::observe(event, observer)
    }
}

/// A setup or an action of any length.
#[derive(Clone, PartialEq, Debug)]
pub struct Verbose(String);

impl Verbose {
    /// One of so many bytes.
    pub fn fits(n_bytes: usize) -> Verbose {
        Verbose("x".repeat(n_bytes))
    }
}

impl fmt::Display for Verbose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Verbose {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Verbose, ParseError> {
        Ok(Verbose(text.to_owned()))
    }
}

/// A game of one seat that is over before anybody acts.
pub struct Wordy;

impl Game for Wordy {
    type Setup = Verbose;
    type State = ();
    type Action = Verbose;
    type Event = ();
    type View = ();
    type Refusal = tiny::Refusal;

    const ID: &'static str = "wordy";
    const PLIES_MAX: u32 = 1;
    const LEGAL_MAX: usize = 1;

    fn admit(_: &Verbose) -> Result<usize, tiny::Refusal> {
        Ok(1)
    }

    fn begin(_: &Verbose, _: Edition, _: &mut dyn Chance, _: &mut Vec<()>) {}

    fn turn((): &()) -> Turn {
        Turn::Over
    }

    fn legal((): &(), _: Seat, _: &mut Vec<Verbose>) {}

    fn check((): &(), _: Seat, _: &Verbose) -> Result<(), tiny::Refusal> {
        Err(tiny::Refusal::Over)
    }

    fn apply((): (), _: Seat, _: &Verbose, _: &mut dyn Chance, _: &mut Vec<()>) {}

    fn standing((): &()) -> Standing {
        Standing::rank(&BySeat::new(1, |_| 0), |_| Vec::new())
    }

    fn view((): &(), _: Observer) {}

    fn determinize((): &(), _: &mut dyn Chance) {}

    fn observe((): &(), _: Observer) -> Option<()> {
        Some(())
    }
}
