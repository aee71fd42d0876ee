//! Hints for a first game: put away once, they stay away on this device.

use leptos::prelude::*;

use crate::browser::storage;

/// Where it is kept that they were put away.
const KEY: &str = "undercroft/hints";

/// What is kept then; anything else means that they are shown.
const AWAY: &str = r#"{"v":1,"are_shown":false}"#;

/// Whether hints are shown.
#[derive(Clone, Copy)]
pub struct Hints(RwSignal<bool>);

impl Hints {
    /// Looks up whether they were put away.
    pub fn open() -> Hints {
        let are_away = storage::text(KEY).ok().flatten().is_some_and(|it| it == AWAY);
        Hints(RwSignal::new(!are_away))
    }

    /// Whether they are shown.
    pub fn are_shown(self) -> bool {
        self.0.get()
    }

    /// Shows them, or puts them away for good. Where nothing can be kept, they come back with the
    /// next table; that was told already.
    pub fn show(self, are_shown: bool) {
        self.0.set(are_shown);
        let _ = if are_shown { storage::remove(KEY) } else { storage::set_text(KEY, AWAY) };
    }
}
