//! Who acts at the device, and what may be taken back. `persons` are the seats that are not played
//! by computers; only they ever have the device in hand.

use crate::kernel::{Eye, Game, Match, Seat, SeatSet};

/// The persons who are awaited.
pub fn awaited_persons<G: Game>(game: &Match<G>, persons: SeatSet) -> SeatSet {
    game.turn().awaited().iter().filter(|&it| persons.has(it)).collect()
}

/// The seat that acts next at the device: the one that has it in hand for as long as it is
/// awaited, then the lowest awaited person's. None while computers act, and when the match is over.
pub fn next_at_device<G: Game>(
    game: &Match<G>,
    persons: SeatSet,
    holder: Option<Seat>,
) -> Option<Seat> {
    let awaited = awaited_persons(game, persons);
    holder.filter(|&it| awaited.has(it)).or_else(|| awaited.iter().next())
}

/// The seat whose secrets may be on the page: the next one, once it has the device in hand. The
/// only person at a table always has it.
pub fn at_device<G: Game>(game: &Match<G>, persons: SeatSet, holder: Option<Seat>) -> Option<Seat> {
    let next = next_at_device(game, persons, holder);
    next.filter(|_| persons.len() == 1 || next == holder)
}

/// Whose eyes look at the page now. While computers act, whoever had the device last still looks.
/// A match that is over lies open.
pub fn eye<G: Game>(game: &Match<G>, persons: SeatSet, holder: Option<Seat>) -> Eye {
    if game.turn().awaited().is_empty() {
        return Eye::All;
    }
    let only = persons.iter().next().filter(|_| persons.len() == 1);
    let next = next_at_device(game, persons, holder);
    let looking = only.or(holder).filter(|&it| next.is_none_or(|next| next == it));
    looking.map_or(Eye::Public, Eye::Seat)
}

/// Whether the last action may be taken back at a strict table: the same person took it, luck did
/// not answer, and nobody else was given something to see or to do by it.
pub fn can_undo<G: Game>(game: &Match<G>, persons: SeatSet, holder: Option<Seat>) -> bool {
    let Some(last) = game.log().last() else { return false };
    if last.drew {
        return false;
    }
    if game.n_seats() == 1 {
        return true;
    }
    let before = G::turn(&game.state_at(game.ply() - 1)).awaited();
    let after = game.turn().awaited();
    let woke_nobody = after.iter().all(|seat| before.has(seat));
    woke_nobody && at_device(game, persons, holder) == Some(last.seat)
}

/// Whether what was taken back last may be taken again. What is taken back never involved luck or
/// another seat, so only a person must be there to do it.
pub fn can_redo<G: Game>(game: &Match<G>, persons: SeatSet, holder: Option<Seat>) -> bool {
    game.can_redo() && at_device(game, persons, holder).is_some()
}
