//! A position of a level as the search tells it from others.

use crate::forecast::Number;
use crate::state::Table;

/// A position, and what the table does not show.
#[derive(Clone, Copy)]
pub struct Spot {
    pub table: Table,
    /// Treasures that were drawn since, whichever they are.
    pub n_drawn: u8,
    /// So often dice may still be re-rolled before the first fight.
    pub n_rerolls: u8,
}

impl Spot {
    /// The number of the position among those of its delve: all 128 bits are in use.
    pub fn number(&self) -> u128 {
        let table = &self.table;
        let (delve, player) = (&table.delve, table.player(table.adventurer()));
        let mut number = Number(0);
        number.add(4, &delve.party.0);
        number.add(4, &delve.floor.0);
        number.add(4, &delve.temps.0);
        number.add(4, &[delve.graveyard, delve.lair]);
        number.add(4, &player.treasures.0);
        number.add(3, &[delve.phase as u8, self.n_drawn.min(7)]);
        number.add(2, &[self.n_rerolls, delve.n_owed, player.dragon_xp & 3]);
        number.add(3, &[player.bag_xp & 7]);
        number.add(4, &[delve.level]);
        let flags = [
            delve.is_exhausted,
            delve.has_tracked,
            delve.is_raging,
            delve.has_slain,
            player.is_master,
        ];
        number.add(1, &flags.map(u8::from));
        number.0
    }
}
