//! The deeds of computers, in a few words for each.

use std::ops::Range;

use super::Listener;
use crate::kernel::{Match, Seat, SeatSet, Words};
use crate::shell::model::totals::total_words;
use crate::shell::words;

/// The deeds of each of `seats` that acted in the actions of `plies`, one line each, in the order in which they began:
/// in the words of the game, or by how its score has changed.
pub fn lines<G: Words>(
    game: &Match<G>,
    plies: Range<usize>,
    seats: SeatSet,
    to: Listener<'_>,
) -> Vec<String> {
    let standing = |ply| G::standing(&G::view(&game.state_at(ply), to.observer));
    let (before, after) = (standing(plies.start), standing(plies.end));
    let log = &game.log()[plies];
    let line = |seat: Seat| {
        let own = log.iter().filter(|it| it.seat == seat).flat_map(|it| &it.events);
        let observed: Vec<G::Event> = own.filter_map(|it| G::observe(it, to.observer)).collect();
        let deeds = G::recap(&observed, seat, to.lang).unwrap_or_else(|| {
            let (was, is) = (before.places[seat].total, after.places[seat].total);
            words::stands(&total_words::<G>(is, to.lang), is - was)
        });
        format!("{}: {deeds}", to.names[seat])
    };
    let mut acted: Vec<Seat> = Vec::new();
    let chosen = log.iter().filter(|it| !G::is_pass(&it.action));
    for seat in chosen.map(|it| it.seat).filter(|it| seats.has(*it)) {
        if !acted.contains(&seat) {
            acted.push(seat);
        }
    }
    acted.into_iter().map(line).collect()
}
