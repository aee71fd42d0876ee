//! The Hoard: thieves take gold from under a sleeping dragon, by the die (rules HO-01 to HO-11).
//!
//! A small game with all that a game has, to be read first: `HOWTO.md` goes through it file by file.
//! `cargo xtask play --example` puts it on the shelf; the finished site does not have it.
//!
//! In its turn a thief grabs, as often as it dares: so many coins are in its arms as the die shows. A one wakes the
//! dragon, and they are lost; who leaves before that, keeps them. The old game of Pig has the same rules.
//!
//! ```
//! use hoard::Hoard;
//! use kernel::question::choose;
//! use kernel::{Game, Match, Observer, Seed};
//!
//! let setup = "players=2 goal=50".parse().expect("a setup");
//! let mut game: Match<Hoard> = Match::begin(setup, Seed::from_bits(7)).expect("a table");
//! while let Some(seat) = game.turn().awaited().first() {
//!     let action = choose(&game, seat, 1).expect("who is awaited has an action");
//!     game.play(seat, action).expect("computers keep the rules");
//! }
//! let standing = Hoard::standing(&game.view(Observer::All));
//! assert!(standing.places.values().any(|it| it.rank == 1 && 50 <= it.total));
//! ```

mod action;
mod advice;
mod bots;
pub mod client;
mod messages;
mod refusals;
mod rules;
mod setup;
mod state;
mod words;

pub use action::{Action, Event};
pub use messages::messages;
pub use refusals::Refusal;
pub use setup::Setup;
pub use state::State;

use kernel::{Chance, Edition, Game, Observer, Seat, Standing, Turn};

/// The game of the Hoard.
pub struct Hoard;

impl Game for Hoard {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    /// Nothing is hidden: everybody sees all of the state.
    type View = State;
    type Refusal = Refusal;

    const ID: &'static str = "hoard";
    const PLIES_MAX: u32 = rules::PLIES_MAX;
    const LEGAL_MAX: usize = Action::ALL.len();

    fn admit(setup: &Setup) -> Result<usize, Refusal> {
        rules::admit(setup)
    }

    fn since(setup: &Setup) -> Edition {
        setup.since()
    }

    fn begin(setup: &Setup, _: Edition, _: &mut dyn Chance, events: &mut Vec<Event>) -> State {
        rules::begin(setup, events)
    }

    fn turn(state: &State) -> Turn {
        rules::turn(state)
    }

    fn legal(state: &State, seat: Seat, into: &mut Vec<Action>) {
        into.extend(Action::ALL.into_iter().filter(|it| rules::check(state, seat, *it).is_ok()));
    }

    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        rules::check(state, seat, *action)
    }

    fn carry_out(
        state: &mut State,
        seat: Seat,
        action: &Action,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) {
        rules::carry_out(state, seat, *action, chance, events)
    }

    fn standing(view: &State) -> Standing {
        rules::standing(view)
    }

    fn view(state: &State, _: Observer) -> State {
        state.clone()
    }

    fn determinize(view: &State, _: &mut dyn Chance) -> State {
        view.clone()
    }

    fn observe(event: &Event, _: Observer) -> Option<Event> {
        Some(*event)
    }

    fn is_private(_: &State, _: Seat) -> bool {
        false
    }
}
