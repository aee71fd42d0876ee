//! The computers at the table: when they act.
//!
//! Where somebody is awaited, persons act first: a computer answers only while no person is awaited, so
//! no computer has ever answered what a person may take back. But a computer that may act out of turn is
//! asked at every such moment, before anybody goes on; mostly it declines. Whoever acts before it has
//! answered was quicker, and it is asked again.

use crate::kernel::question::choose;
use crate::kernel::{Bots, Cites, Game, Match, Observer, Seat, SeatSet};
use crate::shell::model::seating::{Player, Seating};

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

/// Takes one action of a computer, and the passes that are due then. Tells whether there was one: those
/// who may break in are asked, and then whoever is next.
pub fn step<G: Bots>(game: &mut Match<G>, seating: &Seating) -> bool {
    let mut declined = SeatSet::NONE;
    while let Some(seat) = asked(game, seating.persons(), declined) {
        let Player::Computer(level) = seating.player(seat) else { return false };
        let Some(action) = choose(game, seat, level) else {
            declined.add(seat);
            continue;
        };
        if let Err(refusal) = game.play(seat, action) {
            panic!("a computer takes legal actions, but for {}", refusal.rule());
        }
        game.pass_due();
        return true;
    }
    false
}

/// Whether `observer` noticed anything of the last choice, and of the passes that the table made then.
pub fn was_noticed<G: Bots>(game: &Match<G>, observer: Observer) -> bool {
    let events = game.log()[game.ply_before(game.ply())..].iter().flat_map(|it| &it.events);
    events.into_iter().any(|it| G::observe(it, observer).is_some())
}
