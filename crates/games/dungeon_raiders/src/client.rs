//! All that a board names of Dungeon Raiders: the plain things that it draws, what a seat may do and
//! why not, and what may come of the cards. Everything is answered from a [`View`].

pub use super::DungeonRaiders;
pub use super::action::{Action, Cause, Event, Fight, What};
pub use super::bosses::Boss;
pub use super::cards::{Card, Hand, Item, Items, Lay, POWER_MAX};
pub use super::dungeon::{Dungeon, LEVELS, Light, Place, ROOMS_PER_LEVEL, Slot};
pub use super::forecast::{
    Odds, Prospect, Span, Tally, outlook, prospect, prospects, tally, unseen_bosses, unseen_rooms,
};
pub use super::heroes::{Character, CharacterCard, Party};
pub use super::messages;
pub use super::refusals::Refusal;
pub use super::rooms::{Face, Gift, Room, RoomSet, Trap};
pub use super::rules::{
    Contest, Counted, Values, counted, half_a_life, half_the_treasure, head_of_queue, in_room,
    standing, wastes_crystal,
};
pub use super::setup::{Chests, Letter, Setup};
pub use super::state::{Ground, Mat, Phase, Plight, Seen, View};
pub use super::words::band;

use super::rules;
use super::state::{Hero, State};
use kernel::Seat;

/// Everything that `seat`, all of which the observer sees, may do now, each action once.
pub fn options(view: &View, seat: Seat) -> Vec<Action> {
    let mut options = Vec::new();
    rules::legal(&seen(view), seat, &mut options);
    options
}

/// Why `seat`, all of which the observer sees, may not take `action` now; none if it may.
pub fn why_not(view: &View, seat: Seat, action: &Action) -> Option<Refusal> {
    rules::check(&seen(view), seat, *action).err()
}

/// The table with nothing on it but what is seen. What is hidden says nothing about what a seat that
/// is seen may do.
fn seen(view: &View) -> State {
    let heroes = view.heroes.map(|_, it| Hero {
        mat: it.mat,
        items: it.items.unwrap_or_default(),
        commit: it.commit,
    });
    State { ground: view.ground, dungeon: view.dungeon, heroes }
}
