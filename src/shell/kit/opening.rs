//! The things needed to open a table, and the words where that fails.

use leptos::prelude::*;

use super::app_context::AppContext;
use super::cannot_open::CannotOpen;
use crate::kernel::Game;
use crate::kernel::record::RecordError;
use crate::shell::store::saves::kept::SavedMatch;

/// The things needed to open a table.
#[derive(Clone)]
pub struct Opening {
    pub ctx: AppContext,
    pub id: String,
    pub saved: SavedMatch,
}

impl Opening {
    /// The same with lines and rival as records, which are kept so from now on: older versions kept
    /// them packed as in links. What cannot be kept now is rewritten the next time.
    pub fn with_records<G: Game>(self) -> Opening {
        let Some(saved) = self.saved.with_records::<G>() else { return self };
        if let Some(entry) = self.ctx.saves.entry(&self.id) {
            let _ = self.ctx.saves.keep(entry, saved.clone());
        }
        Opening { saved, ..self }
    }
}

/// Says why a saved match cannot be opened. What only another version can read stays as it is.
pub fn cannot_open(opening: &Opening, error: RecordError) -> AnyView {
    let is_foreign = matches!(
        error,
        RecordError::NewerFormat | RecordError::NewerEdition(_) | RecordError::OtherGame(_)
    );
    if !is_foreign {
        opening.ctx.saves.set_aside(&opening.id);
    }
    view! { <CannotOpen ctx=opening.ctx error=error is_aside=!is_foreign/> }.into_any()
}
