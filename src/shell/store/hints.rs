//! Hints for a first match of a game: put away once, those of this game stay away on this device.

use leptos::prelude::*;

use crate::browser::storage;

/// The key that tells that they were put away, before the id of the game.
const KEY: &str = "undercroft/hints/";

/// The text kept then; anything else means that they are shown.
const AWAY: &str = r#"{"v":1,"are_shown":false}"#;

/// The state of a game's hints, shown or not.
#[derive(Clone, Copy)]
pub struct Hints {
    game: &'static str,
    are_shown: RwSignal<bool>,
}

impl Hints {
    /// Looks up whether those of a game, given by its id, were put away.
    pub fn open(game: &'static str) -> Hints {
        let kept = storage::text(&key(game)).ok().flatten();
        Hints { game, are_shown: RwSignal::new(kept.as_deref() != Some(AWAY)) }
    }

    /// No hints: where somebody is taught otherwise.
    pub fn none(game: &'static str) -> Hints {
        Hints { game, are_shown: RwSignal::new(false) }
    }

    /// Tells whether they are shown.
    pub fn are_shown(self) -> bool {
        self.are_shown.get()
    }

    /// Puts them away for good. Where nothing can be kept, they come back with the next table; that was
    /// told already.
    pub fn put_away(self) {
        self.are_shown.set(false);
        let _ = storage::set_text(&key(self.game), AWAY);
    }
}

fn key(game: &str) -> String {
    format!("{KEY}{game}")
}
