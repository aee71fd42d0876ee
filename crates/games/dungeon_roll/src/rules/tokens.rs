//! Treasures with effects of their own (DR-072 to DR-080).

use super::play::Play;
use crate::action::Event;
use crate::dice::{Floor, FloorDice, HordeDice, PartyFace};
use crate::setup::BaitScope;
use crate::state::Table;
use crate::treasures::Treasure;
use kernel::Tally;

/// The dice of the level that Dragon Bait turns (DR-078).
pub fn baited(table: &Table) -> Floor {
    let floor = table.delve.floor;
    match table.house.bait {
        BaitScope::AllDice => floor,
        BaitScope::MonstersOnly => floor.monsters().on_floor(),
    }
}

impl Play<'_> {
    /// Ring of Invisibility: the lair empties, and that is no victory (DR-076).
    pub fn ring(&mut self) {
        self.give_back(Treasure::Ring);
        let n_lair = self.empty_lair();
        let seat = self.seat();
        self.emit(Event::RingUsed { seat, n_lair });
    }

    /// Elixir: one die comes back (DR-077).
    pub fn elixir(&mut self, face: PartyFace) {
        self.give_back(Treasure::Elixir);
        self.revive(&Tally::of(face, 1));
        let seat = self.seat();
        self.emit(Event::ElixirUsed { seat, face });
    }

    /// Dragon Bait: dice of the level become dragons (DR-078).
    pub fn bait(&mut self) {
        self.give_back(Treasure::Bait);
        let floor = baited(self.table);
        self.turn_to_dragons(&floor);
        let seat = self.seat();
        self.emit(Event::BaitUsed { seat, floor });
    }

    /// Dice of the level become dragons and move to the lair.
    pub fn turn_to_dragons(&mut self, dice: &Floor) {
        let delve = &mut self.table.delve;
        delve.floor = delve.floor.minus(dice);
        delve.lair += dice.total();
    }
}
