//! The computers at the table: when they act.
//!
//! Where somebody is awaited, persons act first: a computer answers only while no person is awaited, so
//! no computer has ever answered what a person may take back. But a computer that may act out of turn is
//! asked at every such moment, before anybody goes on; mostly it declines. A player who acts before it has
//! answered was quicker, and it is asked again.

use crate::kernel::{Bots, Game, Match, Observer, Seat, SeatSet};

/// The computer that is awaited and acts next; none while a person is awaited, and when the match is over.
pub fn next<G: Game>(game: &Match<G>, persons: SeatSet) -> Option<Seat> {
    let awaited = game.turn().awaited();
    let is_free = awaited.and(persons).is_empty();
    awaited.first().filter(|_| is_free)
}

/// The computer that is asked next: one that may act out of turn and has not declined, or else the one that
/// is awaited.
pub fn asked<G: Game>(game: &Match<G>, persons: SeatSet, declined: SeatSet) -> Option<Seat> {
    let breaking_in = G::out_of_turn(game.state()).minus(persons).minus(declined);
    breaking_in.first().or_else(|| next(game, persons))
}

/// Tells whether `observer` noticed anything of the last choice, and of the passes that the table made then.
pub fn was_noticed<G: Bots>(game: &Match<G>, observer: Observer) -> bool {
    let events = game.log()[game.ply_before(game.ply())..].iter().flat_map(|it| &it.events);
    events.into_iter().any(|it| G::observe(it, observer).is_some())
}
