//! A match in symbols, for a seat of it.

use crate::kernel::{Match, Observer, Seat, Trail, Words, sort_few};

/// The trail of a seat in a match; that of the best seat if none is meant.
pub fn trail_of<G: Words>(game: &Match<G>, seat: Option<Seat>) -> Trail {
    let view = game.view(Observer::All);
    let later = game.log().iter().flat_map(|it| &it.events);
    let events: Vec<G::Event> = game.opening().iter().chain(later).cloned().collect();
    let standing = G::standing(&view);
    let mut ranks: Vec<(Seat, u8)> = standing.places.iter().map(|(it, at)| (it, at.rank)).collect();
    sort_few(&mut ranks, |it| it.1);
    let best = ranks.first().map_or(Seat::FIRST, |it| it.0);
    G::trail(&view, seat.unwrap_or(best), &events)
}
