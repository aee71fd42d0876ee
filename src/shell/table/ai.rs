//! The computers at the table: when they act.
//!
//! Persons act first. A computer acts only while no person is awaited, so whatever a person may
//! take back lies after the last action of any computer, and no computer has ever answered it.

use crate::kernel::question::choose;
use crate::kernel::{Bots, Match, Observer, Seat, SeatSet};
use crate::shell::model::seating::{Player, Seating};

/// The computer that acts next; none while a person is awaited, and when the match is over.
pub fn next<G: Bots>(game: &Match<G>, persons: SeatSet) -> Option<Seat> {
    let awaited = game.turn().awaited();
    let is_free = awaited.and(persons).is_empty();
    awaited.iter().next().filter(|_| is_free)
}

/// Takes one action of the computer that is next. Tells whether there was one.
pub fn step<G: Bots>(game: &mut Match<G>, seating: &Seating) -> bool {
    let Some(seat) = next(game, seating.persons()) else { return false };
    let Player::Computer(level) = seating.player(seat) else { return false };
    let action = choose(game, seat, level);
    let played = game.play(seat, action);
    assert!(played.is_ok(), "a computer takes legal actions: {played:?}");
    true
}

/// Whether `observer` noticed anything of the last action.
pub fn was_noticed<G: Bots>(game: &Match<G>, observer: Observer) -> bool {
    let events = game.log().last().map(|it| it.events.as_slice()).unwrap_or_default();
    events.iter().any(|it| G::observe(it, observer).is_some())
}
