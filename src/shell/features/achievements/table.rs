//! Which achievements a match has brought: it is gone through once more, with all that happened in it.

use crate::kernel::{Match, Observer, Seat, Words, record};
use crate::shell::model::parcel::Parcel;

/// The keys of the achievements that each seat has earned within a match that is over; none if its record
/// cannot be read.
pub fn earned<G: Words>(parcel: &Parcel) -> Option<Vec<Vec<&'static str>>> {
    let (game, _) = record::read::<G>(&parcel.record).ok()?;
    Some(of_match(&game))
}

/// The same of a match that is at hand.
pub fn of_match<G: Words>(game: &Match<G>) -> Vec<Vec<&'static str>> {
    let view = game.view(Observer::All);
    let later = game.log().iter().flat_map(|it| &it.events);
    let events: Vec<G::Event> = game.opening().iter().chain(later).cloned().collect();
    Seat::all(game.n_seats()).map(|it| G::achievements(&view, it, &events)).collect()
}
