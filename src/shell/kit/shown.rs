//! A match on a page, as the components around its board take it.

use std::any::Any;
use std::sync::Arc;

use leptos::prelude::*;

use super::app_context::AppContext;
use super::panel::Panel;
use crate::kernel::Level;
use crate::kernel::log::Log;
use crate::parts::Lasting;
use crate::shell::model::episode::Episode;
use crate::shell::model::parcel::Parcel;
use crate::shell::model::table_model::{Command, LeftLine, TableModel};

/// The hand of the board of a table, of a type that the pieces of its game alone know.
pub type AnyHand = Arc<dyn Any + Send + Sync>;

/// A table, of a type that the pieces of its game alone know.
pub type AnyTable = Arc<dyn Any + Send + Sync>;

/// A match that is shown, at a table or in a replay.
pub type Shown = Lasting<ShownParts>;

/// The parts of a [`Shown`] match.
pub struct ShownParts {
    pub ctx: AppContext,
    pub model: Memo<TableModel>,
    pub log: Memo<Log>,
    /// The panel unfolded around the board.
    pub panel: RwSignal<Option<Panel>>,
    /// Packs the match as it is now.
    pub parcel: Callback<(), Parcel>,
    /// Which saying it is that is read aloud, and what it says.
    pub said: RwSignal<(u32, String)>,
}

/// A match that is shown at its table.
pub type Played = Lasting<PlayedParts>;

/// The parts of a [`Played`] match.
pub struct PlayedParts {
    pub shown: Shown,
    pub command: Callback<Command>,
    pub lines: Memo<Vec<LeftLine>>,
    pub levels: &'static [Level],
    /// The episode on stage.
    pub episode: RwSignal<Option<Episode>>,
    /// The table itself.
    pub table: StoredValue<AnyTable>,
    /// The hand of the board.
    pub hand: StoredValue<AnyHand>,
}
