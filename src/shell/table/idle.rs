//! Questions that nobody wants: where nothing that is asked for would change anything, the table passes for a
//! person who is alone at the table. Among several, around one device or more, it asks, for who is not asked would be
//! seen to hold nothing.

use crate::kernel::{Match, Observer, Seat};
use crate::shell::board::Board;
use crate::shell::model::device::Device;
use crate::shell::model::history::{self, UndoRule};

/// The pass that the table makes for the only person at it. In the log it is an action of that person
/// like any other.
pub fn idle_pass<G: Board>(game: &Match<G>, device: Device) -> Option<(Seat, G::Action)> {
    let is_asked = |it: &Seat| !device.is_apart && game.turn().awaited().has(*it);
    let seat = device.only_person().filter(is_asked)?;
    G::pass(game.state(), seat)?;
    let last = game.log().last().filter(|it| it.seat == seat).map(|it| &it.action);
    G::idle_pass(&game.view(Observer::Seat(seat)), seat, last).map(|it| (seat, it))
}

/// Takes the last choice of a person back, and passes before it that the table has made.
pub fn undo<G: Board>(game: &mut Match<G>, device: Device, rule: UndoRule) {
    history::undo(game, device.persons);
    while idle_pass(game, device).is_some() && history::can_undo(game, device, rule) {
        history::undo(game, device.persons);
    }
}

/// Takes again what was taken back last, with the passes that the table makes after it.
pub fn redo<G: Board>(game: &mut Match<G>, device: Device) {
    history::redo(game, device.persons);
    while idle_pass(game, device).is_some() && game.can_redo() {
        history::redo(game, device.persons);
    }
}
