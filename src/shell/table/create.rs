//! Laying tables, and opening those that were laid.

use leptos::prelude::*;

use super::Table;
use crate::kernel::record;
use crate::shell::board::Board;
use crate::shell::kit::opening::{Opening, cannot_open};

/// Opens the table of a record, or says why it cannot be opened.
pub fn open<G: Board>(opening: Opening) -> AnyView {
    match record::read::<G>(&opening.saved.record) {
        Ok((mut game, names)) => {
            record::read_undone(&mut game, &opening.saved.undone);
            game.pass_due();
            Table::new(opening, game, names).draw()
        }
        Err(error) => cannot_open(&opening, error),
    }
}
