//! What persons did, and where it is found again.

use kernel::chance::FastChance;
use kernel::{Game, Match, Seat, SeatSet};

/// An action that a person took, with all that the seat had done before in that line.
pub struct Deed {
    /// The number of the device at which it was done.
    pub device: usize,
    seat: Seat,
    actions: Vec<String>,
}

impl Deed {
    /// The last action of a match.
    fn last<G: Game>(game: &Match<G>, device: usize) -> Option<Deed> {
        let seat = game.log().last().filter(|it| !it.is_due)?.seat;
        let own = game.log().iter().filter(|it| it.seat == seat && !it.is_due);
        Some(Deed { device, seat, actions: own.map(|it| it.action.to_string()).collect() })
    }

    /// The seat that acted.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Tells whether it counts in a line: the seat did all of it there, in its order.
    pub fn is_in<G: Game>(&self, game: &Match<G>) -> bool {
        let mut own = game.log().iter().filter(|it| it.seat == self.seat);
        self.actions.iter().all(|action| own.any(|it| it.action.to_string() == *action))
    }
}

/// One of `seats` acts, if one can; then the table makes its passes. Returns what was done.
pub fn act<G: Game>(
    game: &mut Match<G>,
    seats: SeatSet,
    device: usize,
    luck: &mut FastChance,
) -> Option<Deed> {
    let actors = game.actors().and(seats);
    if actors.is_empty() {
        return None;
    }
    let seat = actors.iter().nth(luck.pick(actors.len() as u32) as usize).expect("one of them");
    let legal = game.legal(seat);
    // Out of turn there may be nothing to do.
    let action = (!legal.is_empty()).then(|| &legal[luck.pick(legal.len() as u32) as usize])?;
    game.play(seat, action.clone()).expect("it is legal");
    let deed = Deed::last(game, device);
    game.pass_due();
    deed
}
