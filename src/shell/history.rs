//! Who acts at the device, and what may be taken back.

use crate::kernel::{Eye, Game, Match, Seat};

/// The seat that acts next at the device: the one that has it in hand for as long as it is
/// awaited, then the lowest awaited seat. None when the match is over.
pub fn next_at_device<G: Game>(game: &Match<G>, holder: Option<Seat>) -> Option<Seat> {
    let awaited = game.turn().awaited();
    holder.filter(|&it| awaited.has(it)).or_else(|| awaited.iter().next())
}

/// The seat whose secrets may be on the page: the next one, once it has the device in hand. A
/// person who plays alone always has it.
pub fn at_device<G: Game>(game: &Match<G>, holder: Option<Seat>) -> Option<Seat> {
    let next = next_at_device(game, holder);
    next.filter(|_| game.n_seats() == 1 || next == holder)
}

/// Whose eyes look at the page now. A match that is over lies open.
pub fn eye<G: Game>(game: &Match<G>, holder: Option<Seat>) -> Eye {
    match at_device(game, holder) {
        Some(seat) => Eye::Seat(seat),
        None if game.turn().awaited().is_empty() => Eye::All,
        None => Eye::Public,
    }
}

/// Whether the last action may be taken back at a strict table: the same person took it, luck did
/// not answer, and nobody else was given something to see or to do by it.
pub fn can_undo<G: Game>(game: &Match<G>, holder: Option<Seat>) -> bool {
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
    woke_nobody && at_device(game, holder) == Some(last.seat)
}

/// Whether what was taken back last may be taken again. What is taken back never involved luck or
/// another seat, so only a person must be there to do it.
pub fn can_redo<G: Game>(game: &Match<G>, holder: Option<Seat>) -> bool {
    game.can_redo() && at_device(game, holder).is_some()
}
