//! All that a board names of Dungeoneer: the plain things that it draws, what a seat is asked and may do,
//! and why not. Everything is answered from a [`View`].

pub use super::Dungeoneer;
pub use super::action::{Action, DeckId, Destination, Pay, Target, Word};
pub use super::ask::{Ask, Moment};
pub use super::cards::{
    AdventureId, Attempt, CardPrice, CardText, Category, Exit, Form, Ground, Hazard, HeroId,
    Lasting, LocationId, MONSTER_KINDS, Monster, QuestId, QuestPlace, Source, Trait, When,
    has_bridge, library,
};
pub use super::event::Event;
pub use super::forecast::{self, Addend, BattleOdds, Because, Exchange, Odds, Share};
pub use super::pieces::{
    Attack, Battle, BattleKind, Context, Fighter, Foe, FoeCard, FoeState, Group, Lurker, Origin,
    Readied, Roll, Term, Throw,
};
pub use super::prospects::{Prospect, prospect};
pub use super::refusals::Refusal;
pub use super::rules::map::is_place;
pub use super::rules::plays::printed_prices;
pub use super::rules::rolls::roll_modifier;
pub use super::rules::values::{foe_value, full_health, limit, n_counted, price, value};
pub use super::setup::{Boxes, Rules, Setup, Switch};
pub use super::state::{
    Ending, HAND, Hero, LAIR, LEVEL_MAX, Open, Phase, QUESTS, Site, StandUp, View,
};
pub use super::steps::{Step, Then};
pub use super::words::rows::{Price, Row, now, row, said};
pub use super::words::seen::offset;
pub use super::words::{moments, names, questions};
pub use crate::messages;

use super::rules;
use super::state::State;
use kernel::Seat;
use kernel::ask::Prompt;
use kernel::chance::FastChance;
use kernel::kit::Cell;

/// Everything that `seat`, whose cards the observer sees, may do now, each action once.
pub fn options(view: &View, seat: Seat) -> Vec<Action> {
    let mut options = Vec::new();
    rules::legal(&seen(view), seat, &mut options);
    options
}

/// The pass of `seat`, whose cards the observer sees, where it is asked out of turn and nothing that it may do would
/// change anything, or would not as well later. `last` is its own action that the question follows upon.
pub fn idle_pass(view: &View, seat: Seat, last: Option<&Action>) -> Option<Action> {
    super::vain::is_idle(&view.open, seat, &options(view, seat), last).then_some(Action::Pass)
}

/// The question to `seat`, whose cards the observer sees, or its actions out of turn; none if it can only watch.
pub fn prompt(view: &View, seat: Seat) -> Option<Prompt<Word>> {
    rules::prompt(&seen(view), seat)
}

/// Tells whether a location that is to be laid may lie in a place as listed; otherwise it lies there with a half-turn.
pub fn lies_as_listed(view: &View, location: LocationId, cell: Cell) -> bool {
    let is_last = view.locations.is_empty();
    rules::map::ways_to_lie(&view.open, location, cell, is_last).first() != Some(&true)
}

/// Why `seat`, whose cards the observer sees, may not take `action` now; none if it may.
pub fn why_not(view: &View, seat: Seat, action: &Action) -> Option<Refusal> {
    rules::check(&seen(view), seat, action).err()
}

/// Tells whether the match waits for `seat`, for all that everybody sees.
pub fn is_awaited(view: &View, seat: Seat) -> bool {
    rules::turn(&seen(view)).awaited().has(seat)
}

/// A world that looks like this. What is hidden in it says nothing about what a seat that is seen may do.
fn seen(view: &View) -> State {
    rules::determinize(view, &mut FastChance::new(0))
}
