//! The right to a hint.

use leptos::prelude::*;

use crate::kernel::{Text, text};
use crate::parts::Notice;
use crate::shell::kit::panel::Panel;
use crate::shell::kit::shown::{Shown, ShownParts};
use crate::shell::model::table_model::TableModel;
use crate::shell::words::messages;

/// Why nobody can ask for a hint now; none while somebody can.
pub fn no_hint(model: &TableModel) -> Option<Text> {
    match model.asker.seat {
        Some(_) => None,
        None if model.is_over => Some(text!("no-hint-at-end")),
        None => Some(text!("no-hint-now")),
    }
}

/// Unfolds the hint or folds it away, or tells why there is none now.
pub fn toggle_hint(shown: Shown) {
    let ShownParts { ctx, model, panel, .. } = *shown;
    match model.with_untracked(no_hint) {
        Some(why) if panel.get_untracked() != Some(Panel::Hint) => {
            ctx.notices.show(Notice::brief(why.get(ctx.lang.get_untracked()).to_owned()));
        }
        Some(_) | None => Panel::Hint.toggle(panel),
    }
}
