//! Keys that do what a tap does, wherever the focus is on the board.

use leptos::ev;
use leptos::prelude::*;

use super::controller::Controller;
use super::playable::Playable;
use crate::parts::plain_key;

/// The spot that a key stands for, if it means anything here: `spot_of` takes the key's name, such as `3`
/// or `Escape`, and what is drawn. The browser does nothing of its own with such a key.
pub fn on_key<B: Playable>(
    event: &ev::KeyboardEvent,
    controller: Controller<B>,
    spot_of: impl FnOnce(&str, &B::Model) -> Option<B::Spot>,
) -> Option<B::Spot> {
    let key = plain_key(event)?;
    let spot = controller.board_model.with_untracked(|it| spot_of(&key, it))?;
    event.prevent_default();
    Some(spot)
}
