//! What can be unfolded above a board.

use leptos::prelude::{RwSignal, Update};

/// What is unfolded above the room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Panel {
    Menu,
    Score,
    Log,
    Hint,
    Lines,
    Share,
    Seats,
}

impl Panel {
    /// Unfolds it, or folds it away if it is unfolded.
    pub fn toggle(self, panel: RwSignal<Option<Panel>>) {
        panel.update(|now| *now = (*now != Some(self)).then_some(self));
    }
}
