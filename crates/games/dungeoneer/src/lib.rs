//! Dungeoneer: Tomb of the Lich Lord and Vault of the Fiends, one set of rules and two sets of cards
//! (rules DN-001 to DN-763).
//!
//! Two computers play a match:
//!
//! ```
//! use dungeoneer::Dungeoneer;
//! use kernel::question::choose;
//! use kernel::{Game, Match, Observer, Seed};
//!
//! let setup = "players=2 box=tomb start=random charted=no resurrection=no heroes=dealt discard=must \
//!     impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no \
//!     rounds=10 ask=choice";
//! let setup = setup.parse().expect("a setup");
//! let mut game: Match<Dungeoneer> = Match::begin(setup, Seed::from_bits(7)).expect("a table");
//! while let Some(seat) = game.turn().awaited().iter().next() {
//!     let action = choose(&game, seat, 0).expect("who is awaited has an action");
//!     game.play(seat, action).expect("computers keep the rules");
//! }
//! let standing = Dungeoneer::standing(&game.view(Observer::All));
//! assert_eq!(standing.winners().is_empty(), standing.is_lost);
//! ```
//!
//! Glossary. A *hero* is one seat's figure, its *player* the seat. The *Dungeonlord* is the player of
//! peril cards. A *readied* card lies paid in front of its player. A *foe* is a monster in a battle, a
//! *group* what is declared against one hero. An *exchange* is a round of attacks, rolls and
//! comparisons: that of the attackers, or a challenge.
//!
//! # Where what is
//!
//! Two boxes on the shelf (`app/catalogue`) open the setup of this one game. It is the game of cards that the kit's
//! questions and stops were made for:
//!
//! - `cards`: each card is a line in `cards/<box>/*.txt`, read once into a typed tree in a closed vocabulary
//!   (`cards/ability`, `cards/spelling`) and printed back the same; lines that do not read are left out, and told
//!   all at once (`cards::findings`); `cards/words` makes its texts in both languages. Nothing outside this folder
//!   knows a card by its id or name.
//! - `rules/engine`: the state holds an agenda of `steps`, which are data; it carries them out until one waits for
//!   an answer. What each step does stands in the file of its topic; `effects` has one resolver for each word of
//!   the vocabulary.
//! - `rules/values` and `rules/rolls` ask the cards that lie open what they say; nothing is stored that could be
//!   derived.
//! - `rules/plays`, `uses`, `fights`, `targets`, `ways` and `quests` say what may be done, or why not; all that
//!   depends on a hand is asked last, so `rules/might` can say what a player might do for all that everybody sees.
//!   `rules/offers` makes offers of it.
//! - `ask` is the list of the questions that must be answered. Each has one row in `rules/questions` (its options,
//!   and what an answer does) and one in `words/questions`; `bots/thumb/asks` has a line for those of which
//!   computers think something. A question that lacks a row does not compile, and nothing else names it.
//! - `boards/dungeoneer`: every action is about things that lie on the table (`query::things`), or is offered in
//!   words. A tap holds a thing, explains it and offers what can be done with it; a second tap, or the main button,
//!   does it. So no card and no question needs code of its own there. `windows` is the panel of questions out of
//!   turn, `strips` and `pan` the phone's panels and the moving of the map, `solo` what a hero alone has to think
//!   of, `piles` the cards that lie open, `villainy` what is declared with its chances.
//! - `forecast` counts exact odds of threats, exchanges and whole battles from what lies open: `declared` what is
//!   about to be sent, `with_answer` what an answer of the player who is asked would change.
//! - `achievements` are predicates over the events of a match; `words/faces` lists all cards for the page that
//!   shows them.

pub mod achievements;
pub mod action;
pub mod ask;
mod bots;
pub mod cards;
pub mod client;
pub mod event;
pub mod forecast;
pub mod mended;
mod messages;
mod notation;
pub mod pieces;
pub mod prospects;
pub mod refusals;
pub mod rules;
pub mod scope;
pub mod setup;
pub mod state;
pub mod steps;
pub mod vain;
pub mod words;

pub use action::{Action, Word};
pub use bots::{chances::counts, weights::N_COUNTS};
pub use event::Event;
pub use mended::Mended;
pub use messages::messages;
pub use refusals::Refusal;
pub use setup::Setup;
pub use state::{State, View};

use kernel::{Chance, Edition, Game, Observer, Ruling, Seat, SeatSet, Standing, Stop, Turn};

/// No match has more rounds (DN-763), and no round more turns (DN-685).
const ROUNDS_MAX: u32 = 150;
const PLAYERS_MAX: u32 = 6;

/// No turn has more plies, passes included. Action points, glory and peril bound what can be done in one: of
/// 10,000 random matches of all kinds none had a turn of more than 130 plies, and the longest had
/// about 26,000 in all.
const TURN_MAX: u32 = 400;

/// The game of Dungeoneer.
pub struct Dungeoneer;

impl Game for Dungeoneer {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const ID: &'static str = "dungeoneer";
    const EDITION: Edition = Edition::nth(2);
    const RULINGS: &'static [Ruling] = Mended::ALL;
    const PLIES_MAX: u32 = ROUNDS_MAX * PLAYERS_MAX * TURN_MAX;
    /// Most are offered in Villainy, each kind of card against each opponent, and where a location is placed
    /// round a map of 44: fewer than 100 either way. Random matches came to 44.
    const LEGAL_MAX: usize = 256;

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

    fn interrupters(view: &View) -> SeatSet {
        rules::interrupters(view)
    }

    fn pass(state: &State, seat: Seat) -> Option<Action> {
        rules::prompt(state, seat).and_then(|it| it.shape.pass())
    }

    fn is_pass(action: &Action) -> bool {
        action.is_pass()
    }

    fn stop(state: &State, seat: Seat) -> Stop {
        rules::stop(state, seat)
    }

    fn legal(state: &State, seat: Seat, into: &mut Vec<Action>) {
        rules::legal(state, seat, into);
    }

    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        rules::check(state, seat, action)
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

    fn standing_pass(state: &State, seat: Seat) -> Option<Action> {
        rules::standing_pass(state, seat)
    }

    fn is_open_choice(state: &State, seat: Seat) -> bool {
        rules::is_open_choice(state, seat)
    }

    fn uncovers(event: &Event) -> bool {
        rules::uncovers(event)
    }
}
