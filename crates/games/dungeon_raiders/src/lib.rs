//! Dungeon Raiders: five heroes at most, five levels of five rooms, five power cards for each level
//! (rules RA-001 to RA-275, the 2013 boss RA-B01 to RA-B14, switches RA-E01 to RA-E07).
//!
//! Two computers play a match:
//!
//! ```
//! use dungeon_raiders::DungeonRaiders;
//! use kernel::question::choose;
//! use kernel::{Game, Match, Observer, Seed};
//!
//! let setup = "players=2 quick=yes heroes=dealt wounds=2 memory=yes boss=no spikes=2011 \
//!     tie=wounds death=early light=shuffled shield=living";
//! let setup = setup.parse().expect("a setup");
//! let mut game: Match<DungeonRaiders> = Match::begin(setup, Seed::from_bits(7)).expect("a table");
//! while let Some(seat) = game.turn().awaited().iter().next() {
//!     let action = choose(&game, seat, 0).expect("who is awaited has an action");
//!     game.play(seat, action).expect("computers keep the rules");
//! }
//! let standing = DungeonRaiders::standing(&game.view(Observer::All));
//! assert_eq!(standing.winners().is_empty(), standing.is_lost);
//! ```
//!
//! Glossary. A *hero* is one seat. What lies openly in front of a hero is the *mat*. To *lay* is to
//! put down a card that counts; a crystal only *postpones*. A *room* is a card of the dungeon, a
//! *place* is where one lies. *Lit* rooms lie face up from the start, *dark* ones face down. A
//! *contest* is a room with the cards laid in it, a *blow* what it does to one hero.

pub mod achievements;
pub mod action;
pub mod bosses;
mod bots;
pub mod cards;
pub mod client;
pub mod dungeon;
pub mod forecast;
pub mod heroes;
mod messages;
mod notation;
pub mod refusals;
pub mod rooms;
pub mod rules;
pub mod setup;
pub mod state;
mod words;

pub use action::{Action, Cause, Event, Fight, What};
pub use bosses::Boss;
pub use bots::{chances::counts, weights::N_COUNTS};
pub use cards::{Card, Hand, Item, Items, Lay};
pub use dungeon::{Dungeon, Light, Place, Slot};
pub use heroes::{Character, Party};
pub use messages::messages;
pub use refusals::Refusal;
pub use rooms::{Face, Gift, Room, RoomSet, Trap};
pub use setup::{Chests, Letter, Setup};
pub use state::{Ground, Hero, Mat, Phase, Plight, Seen, State, View};

use kernel::{Chance, Edition, Game, Observer, Seat, SeatSet, Standing, Turn};

/// The game of Dungeon Raiders.
pub struct DungeonRaiders;

impl Game for DungeonRaiders {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const ID: &'static str = "dungeon-raiders";
    const PLIES_MAX: u32 = 256;
    const LEGAL_MAX: usize = 64;

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

    fn out_of_turn(state: &State) -> SeatSet {
        rules::out_of_turn(state)
    }

    fn legal(state: &State, seat: Seat, into: &mut Vec<Action>) {
        rules::legal(state, seat, into);
    }

    /// A torch once needed a dark room ahead (RA-132).
    fn legal_since(state: &State, _: Seat, action: &Action) -> u8 {
        let is_lit = !state.dungeon.is_dark_after(state.ground.here);
        if *action == Action::UseTorch && is_lit { 2 } else { 1 }
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

    fn interrupters(view: &View) -> SeatSet {
        rules::interrupters(view)
    }

    fn is_private(state: &State, seat: Seat) -> bool {
        rules::is_private(state, seat)
    }

    fn uncovers(event: &Event) -> bool {
        rules::uncovers(event)
    }
}
