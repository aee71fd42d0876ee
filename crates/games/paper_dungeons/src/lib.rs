//! Paper Dungeons: a team of four heroes, eight rounds of shared dice, one sheet (rules PD-001 to
//! PD-427).
//!
//! Two computers play a match:
//!
//! ```
//! use paper_dungeons::PaperDungeons;
//! use kernel::question::choose;
//! use kernel::{Game, Match, Observer, Seed};
//!
//! let setup = "players=2 dungeon=random missions=3 vanishing=yes";
//! let setup = setup.parse().expect("a setup");
//! let mut game: Match<PaperDungeons> = Match::begin(setup, Seed::from_bits(7)).expect("a table");
//! while let Some(seat) = game.turn().awaited().iter().next() {
//!     let action = choose(&game, seat, 0).expect("who is awaited has an action");
//!     game.play(seat, action).expect("computers keep the rules");
//! }
//! let standing = PaperDungeons::standing(&game.view(Observer::All));
//! assert_eq!(standing.winners().is_empty(), standing.is_lost);
//! ```
//!
//! Glossary. A *team* is one seat's four heroes on one *sheet*. *Strength* is the sum of the hero
//! levels; *power* is strength and the bonuses against one monster. A *box* is one of the two boxes
//! of a magic item. A *find* is what a room gives; a *reward* is anything gained that waits to be
//! marked. The *lair* of a monster is its room.

pub mod achievements;
pub mod action;
mod bots;
pub mod client;
pub mod dice;
pub mod dungeons;
pub mod grid;
pub mod heroes;
pub mod items;
pub mod letters;
mod messages;
pub mod missions;
pub mod monster;
pub mod monsters;
mod notation;
pub mod objectives;
pub mod refusals;
pub mod rewards;
pub mod rules;
pub mod setup;
pub mod sheet;
pub mod state;
pub mod talents;
pub mod tracks;
pub mod ways;
mod words;

pub use action::{Action, Cause, Event, What};
pub use dice::{Face, Symbol};
pub use grid::{Room, RoomSet};
pub use heroes::{Colour, Hero};
pub use items::Item;
pub use messages::messages;
pub use refusals::Refusal;
pub use setup::Setup;
pub use state::{Ground, Phase, Reward, Seen, Sheet, State, Team, View};
pub use talents::Talent;

use kernel::chance::FastChance;
use kernel::{Chance, Edition, Game, Observer, Seat, Standing, Turn};

/// The game of Paper Dungeons.
pub struct PaperDungeons;

impl Game for PaperDungeons {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const ID: &'static str = "paper-dungeons";
    const PLIES_MAX: u32 = 4096;
    const LEGAL_MAX: usize = 128;

    fn admit(setup: &Setup) -> Result<usize, Refusal> {
        setup.admit()
    }

    fn since(setup: &Setup) -> Edition {
        setup.since()
    }

    fn begin(
        setup: &Setup,
        edition: Edition,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> State {
        rules::begin(setup, edition, chance, events)
    }

    fn turn(state: &State) -> Turn {
        rules::turn(state)
    }

    fn legal(state: &State, seat: Seat, into: &mut Vec<Action>) {
        rules::legal(state, seat, into);
    }

    fn pick_legal(
        state: &State,
        seat: Seat,
        luck: &mut FastChance,
        spare: &mut Vec<Action>,
    ) -> Action {
        rules::pick(state, seat, luck, spare)
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
        rules::carry_out(state, seat, action, chance, events)
    }

    fn standing(view: &View) -> Standing {
        rules::standing(view)
    }

    fn view(state: &State, observer: Observer) -> View {
        rules::view(state, observer)
    }

    fn determinize(view: &View, chance: &mut dyn Chance) -> State {
        rules::determinize(view, chance)
    }

    fn observe(event: &Event, observer: Observer) -> Option<Event> {
        rules::observe(event, observer)
    }

    fn uncovers(event: &Event) -> bool {
        rules::uncovers(event)
    }
}
