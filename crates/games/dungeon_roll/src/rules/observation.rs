//! The view of an observer: everything (DR-137).

use crate::state::{State, View};
use kernel::Observer;

/// The view of `observer`: the table, which hides nothing but luck to come.
pub fn view(state: &State, observer: Observer) -> View {
    View { observer, table: state.table }
}

/// The world that looks like `view`: there is only one.
pub fn determinize(view: &View) -> State {
    State { table: view.table }
}
