//! Dungeon Roll: seven party dice, a dungeon of ten levels, and the question when to stop (rules
//! DR-001 to DR-208).
//!
//! Two computers play a match:
//!
//! ```
//! use dungeon_roll::DungeonRoll;
//! use kernel::question::choose;
//! use kernel::{Game, Match, Observer, Seed};
//!
//! let setup = "players=2 deal=random first=random bait=all scrolls=monster dice=7 bag=single \
//!     heroes=base";
//! let setup = setup.parse().expect("a setup");
//! let mut game: Match<DungeonRoll> = Match::begin(setup, Seed::from_bits(7)).expect("a table");
//! while let Some(seat) = game.turn().awaited().iter().next() {
//!     let action = choose(&game, seat, 0).expect("who is awaited has an action");
//!     game.play(seat, action).expect("computers keep the rules");
//! }
//! let standing = DungeonRoll::standing(&game.view(Observer::All));
//! assert_eq!(standing.winners().is_empty(), standing.is_lost);
//! ```
//!
//! Glossary. A *delve* is one trip into the dungeon; its player is the *adventurer*. The *floor* is
//! the dungeon dice on the level; dragon dice lie in the *lair* instead. The *party* is the active
//! party dice; used ones lie in the *graveyard*. A *companion* is anything that fights, a *source*
//! anything that is used: a die, a recruited monster (*temp*), a treasure, the hero card. The *bag*
//! holds the treasures that nobody has. An ultimate is *unleashed*.
//!
//! Two people on one seed meet the same luck. The party of a delve and the dice of each level fall
//! alike for both; who rolls fewer dice, because some lie in the lair, sees the first of them. The
//! same re-roll on a level, counted on that level, brings the same faces, die by die. The same
//! treasure of a delve, counted in that delve, is the same token, unless it is not in the bag.

pub mod achievements;
pub mod action;
mod bots;
pub mod client;
pub mod dice;
pub mod forecast;
pub mod heroes;
mod messages;
mod notation;
pub mod refusals;
pub mod rules;
pub mod setup;
pub mod state;
pub mod treasures;
pub mod words;

pub use action::{
    Action, Band, Course, Ending, Event, Forming, Magic, Reason, Reroller, Skill, Source, Unleash,
    Use,
};
pub use dice::{Companion, DungeonFace, Floor, FloorFace, Horde, Monster, Party, PartyFace, Pile};
pub use heroes::{Hero, Preparation, Side, Temp, Ultimate};
pub use messages::messages;
pub use refusals::Refusal;
pub use setup::Setup;
pub use state::{Delve, Phase, Player, State, Table, View};
pub use treasures::{Treasure, Treasures};

use kernel::chance::FastChance;
use kernel::{Chance, Edition, Game, Observer, Seat, Standing, Turn};

/// The game of Dungeon Roll.
pub struct DungeonRoll;

impl Game for DungeonRoll {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const ID: &'static str = "dungeon-roll";
    /// Every action but `end`, `seek` and the like uses up a die, a treasure or an ultimate, and
    /// what comes back comes for dungeon dice, of which a delve rolls at most 54: fewer than 400
    /// actions in each of twelve delves.
    const PLIES_MAX: u32 = 8192;
    const LEGAL_MAX: usize = 65_536;

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
        rules::turn(&state.table)
    }

    fn legal(state: &State, seat: Seat, into: &mut Vec<Action>) {
        rules::legal(&state.table, seat, into);
    }

    fn pick_legal(
        state: &State,
        _: Seat,
        luck: &mut FastChance,
        spare: &mut Vec<Action>,
    ) -> Action {
        rules::pick(&state.table, luck, spare)
    }

    fn legal_since(state: &State, _: Seat, action: &Action) -> u8 {
        if rules::is_later(&state.table, action) { 2 } else { 1 }
    }

    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        rules::check(&state.table, seat, action)
    }

    fn carry_out(
        state: &mut State,
        _: Seat,
        action: &Action,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) {
        rules::carry_out(state, action, chance, events)
    }

    fn standing(view: &View) -> Standing {
        rules::standing(&view.table)
    }

    fn view(state: &State, observer: Observer) -> View {
        rules::view(state, observer)
    }

    fn determinize(view: &View, _: &mut dyn Chance) -> State {
        rules::determinize(view)
    }

    /// Everything lies open: a device can go round without a curtain.
    fn is_private(_: &State, _: Seat) -> bool {
        false
    }

    fn observe(event: &Event, _: Observer) -> Option<Event> {
        Some(*event)
    }
}
