//! Who acts at the device, and what may be taken back. `persons` are the seats that are not played
//! by computers; only they ever have the device in hand.

use serde::{Deserialize, Serialize};

use crate::kernel::{Eye, Game, Match, Seat, SeatSet};

/// What may be taken back at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum UndoRule {
    /// A person's own actions, as far as nothing hidden was shown and nobody else was given
    /// anything to see or to do.
    #[default]
    Strict,
    /// Everything, luck and the answers of others included.
    Friendly,
    /// Everything, and the lines that were left are kept.
    Study,
}

impl UndoRule {
    /// All of them, the strictest first.
    pub const ALL: [UndoRule; 3] = [UndoRule::Strict, UndoRule::Friendly, UndoRule::Study];

    /// The name in forms; never shown.
    pub fn key(self) -> &'static str {
        match self {
            UndoRule::Strict => "strict",
            UndoRule::Friendly => "friendly",
            UndoRule::Study => "study",
        }
    }
}

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

/// Whether the last action may be taken back.
pub fn can_undo<G: Game>(
    game: &Match<G>,
    persons: SeatSet,
    holder: Option<Seat>,
    rule: UndoRule,
) -> bool {
    match rule {
        UndoRule::Strict => is_own_secret(game, persons, holder),
        UndoRule::Friendly | UndoRule::Study => {
            game.log().iter().any(|it| persons.has(it.seat)) && may_turn_back(game, persons, holder)
        }
    }
}

/// Whether the last action is nobody else's business yet: the same person took it, luck did not
/// answer, and nobody else was given something to see or to do by it.
fn is_own_secret<G: Game>(game: &Match<G>, persons: SeatSet, holder: Option<Seat>) -> bool {
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

/// Whether somebody is there to step through the history: not behind a curtain, and not while
/// computers act. At the end everybody is.
fn may_turn_back<G: Game>(game: &Match<G>, persons: SeatSet, holder: Option<Seat>) -> bool {
    game.turn().awaited().is_empty() || at_device(game, persons, holder).is_some()
}

/// Whether what was taken back last may be taken again.
pub fn can_redo<G: Game>(game: &Match<G>, persons: SeatSet, holder: Option<Seat>) -> bool {
    game.can_redo() && may_turn_back(game, persons, holder)
}

/// Takes the last action of a person back, and whatever computers answered to it.
pub fn undo<G: Game>(game: &mut Match<G>, persons: SeatSet) {
    while game.undo() {
        let is_persons_turn = !awaited_persons(game, persons).is_empty();
        if is_persons_turn {
            return;
        }
    }
}

/// Takes again what was taken back last, and whatever computers answered to it.
pub fn redo<G: Game>(game: &mut Match<G>, persons: SeatSet) {
    while game.redo() {
        let is_persons_turn = !awaited_persons(game, persons).is_empty();
        if is_persons_turn {
            return;
        }
    }
}
