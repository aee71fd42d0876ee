//! The rule for taking back at a table.
//!
//! # Going back
//!
//! The record is a line of actions, so every state before is one replay away; `Match` keeps a snapshot after every
//! sixteenth action, and `state_at` goes on from the one before. What may be taken back is the table's affair
//! (`shell::model::history`): *strict* asks whether luck has answered, anything hidden was shown
//! (`Game::uncovers`), or anybody else has been given something to do; *friendly* and *study* ask nothing, and
//! *study* keeps each line that was left, as a record.
//!
//! A replay (`shell::features::replay::table`) is a board without wishes: the same components draw `state_at(ply)`. One
//! observer sees all of it: everything of a finished match, one's own of a match alone, and otherwise only what
//! everybody saw. "Play on from here" makes a new match; only a table for study goes back in place. The log there
//! is that of the whole match, made once; the slider only moves a mark in it.

use serde::{Deserialize, Serialize};

use super::device::Device;
use crate::kernel::ask::due_pass;
use crate::kernel::play::Entry;
use crate::kernel::{Game, Match, SeatSet};

/// The rule for taking back at a table.
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

/// Why the last action may not be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoUndo {
    /// No person has done anything yet.
    Nothing,
    /// Luck has answered, or hidden things were shown.
    Luck,
    /// It was somebody else's, or has given somebody else something to see or to do.
    Others,
    /// Nobody is there to take anything back: computers act.
    Away,
    /// A person elsewhere has been sent it.
    Sent,
}

/// Tells whether the last action may be taken back.
pub fn can_undo<G: Game>(game: &Match<G>, device: Device, rule: UndoRule) -> bool {
    why_no_undo(game, device, rule).is_none()
}

/// Why the last action may not be taken back; none if it may.
pub fn why_no_undo<G: Game>(game: &Match<G>, device: Device, rule: UndoRule) -> Option<NoUndo> {
    let have_chosen = game.log().last().map_or(SeatSet::NONE, |it| it.have_chosen);
    if have_chosen.and(device.persons).is_empty() {
        return Some(NoUndo::Nothing);
    }
    match rule {
        UndoRule::Strict => {
            let has_drawn = game.log()[last_choice(game)..].iter().any(|it| it.drew);
            let is_own = || is_own_secret(game, device);
            has_drawn.then_some(NoUndo::Luck).or_else(|| (!is_own()).then_some(NoUndo::Others))
        }
        UndoRule::Friendly | UndoRule::Study => {
            (!may_turn_back(game, device)).then_some(NoUndo::Away)
        }
    }
}

/// Why the last action may not be taken back where persons elsewhere have been sent the first `n_sent`; none if it may.
pub fn why_no_undo_after<G: Game>(
    n_sent: usize,
    game: &Match<G>,
    device: Device,
    rule: UndoRule,
) -> Option<NoUndo> {
    let is_sent = game.ply() != 0 && last_choice(game) < n_sent;
    if is_sent { Some(NoUndo::Sent) } else { why_no_undo(game, device, rule) }
}

/// Tells whether a person has chosen this; passes that the table makes are nobody's choice.
fn is_choice<G: Game>(entry: &Entry<G>, persons: SeatSet) -> bool {
    persons.has(entry.seat) && !entry.is_due
}

/// The number of actions taken before the last one that was not a pass of the table.
fn last_choice<G: Game>(game: &Match<G>) -> usize {
    game.log().iter().rposition(|it| !it.is_due).unwrap_or_default()
}

/// Tells whether the last choice, which luck did not answer, is nobody else's business yet: the same person made it,
/// and nobody else was given something to see or to do by it, or has passed since.
fn is_own_secret<G: Game>(game: &Match<G>, device: Device) -> bool {
    if game.n_seats() == 1 {
        return true;
    }
    let ply = last_choice(game);
    let Some(last) = game.log().get(ply) else { return false };
    let before = G::turn(&game.state_at(ply)).awaited();
    let after = game.turn().awaited();
    let woke_nobody = after.iter().all(|seat| before.has(seat))
        && game.log()[ply..].iter().all(|it| it.seat == last.seat);
    woke_nobody && device.seat(game) == Some(last.seat)
}

/// Tells whether these actions of the person at the device could not be taken back by the strict rule. It is asked
/// under all rules alike, so that buttons are the same at every table.
pub fn is_final<G: Game>(game: &Match<G>, device: Device, actions: &[G::Action]) -> bool {
    let Some(seat) = device.seat(game) else { return false };
    let Some((drew, after)) = game.foresee(seat, actions) else { return false };
    if drew || game.n_seats() == 1 {
        return drew;
    }
    let before = game.turn().awaited();
    !after.has(seat) || after.iter().any(|it| !before.has(it))
}

/// Tells whether somebody is there to step through the history: not behind a curtain, and not while computers act. At
/// the end everybody is.
fn may_turn_back<G: Game>(game: &Match<G>, device: Device) -> bool {
    game.turn().awaited().is_empty() || device.seat(game).is_some()
}

/// Tells whether what was taken back last may be taken again.
pub fn can_redo<G: Game>(game: &Match<G>, device: Device) -> bool {
    game.can_redo() && may_turn_back(game, device)
}

/// Takes the last choice of a person back, and all that computers answered to it, or did out of turn,
/// and the table passed.
pub fn undo<G: Game>(game: &mut Match<G>, persons: SeatSet) {
    while let Some(last) = game.log().last() {
        let is_choice = is_choice(last, persons);
        game.undo();
        let is_persons_turn = !game.turn().awaited().and(persons).is_empty();
        if is_choice && is_persons_turn {
            return;
        }
    }
}

/// Takes again what was taken back last, and all that followed until a person was to choose.
pub fn redo<G: Game>(game: &mut Match<G>, persons: SeatSet) {
    while game.redo() {
        let is_persons_turn = !game.turn().awaited().and(persons).is_empty();
        let is_persons_choice = game.next_redone().is_none_or(|it| persons.has(it));
        if is_persons_turn && is_persons_choice && due_pass::<G>(game.state()).is_none() {
            return;
        }
    }
}
