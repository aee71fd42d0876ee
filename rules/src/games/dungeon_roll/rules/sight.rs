//! What an eye sees: everything (section 3.3, DR-137).

use crate::games::dungeon_roll::state::{State, View};
use crate::kernel::Eye;

/// What `eye` sees: the table, which hides nothing but luck to come.
pub fn view(state: &State, eye: Eye) -> View {
    View { eye, table: state.table }
}

/// The world that looks like `view`: there is only one.
pub fn imagine(view: &View) -> State {
    State { table: view.table }
}
