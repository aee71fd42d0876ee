//! Chests and potions (DR-039 to DR-050).

use super::play::Play;
use super::sources::{printed_type, types_of};
use crate::action::{Event, Source};
use crate::dice::{Companion, CompanionTypes, DungeonFace, FloorDice, Party, Types};
use crate::heroes::{Readying, Side};
use crate::state::{Phase, Table};

/// The companion that a source is used as to open so many chests (DR-040, DR-041).
pub fn opener(side: &Side, source: Source, n_chests: u8) -> Option<Companion> {
    let types = types_of(side, source);
    let shown = printed_type(source).filter(|&it| types.has(it));
    let mut tried = shown.into_iter().chain(types.iter());
    tried.find(|&it| n_chests == 1 || side.unbound(Types::one(it)).opens_all())
}

/// Tells whether chests and potions can be used now.
pub fn can_loot(table: &Table) -> bool {
    match table.delve.phase {
        Phase::Loot => true,
        Phase::Monster => table.side().loots_early,
        _ => false,
    }
}

/// The number of dice that a drinker finds in the graveyard: it goes there first, if it is a die (DR-046, DR-047).
pub fn revivable(table: &Table, drinker: Source) -> u8 {
    table.delve.graveyard + u8::from(matches!(drinker, Source::Die(_)))
}

impl Play<'_> {
    /// Loot before the monsters are beaten is a specialty.
    fn is_early(&self) -> bool {
        self.table.delve.phase == Phase::Monster && self.table.delve.floor.has_monsters()
    }

    /// Opens chests: a treasure for each (DR-042).
    pub fn open(&mut self, with: Source, n_chests: u8) {
        let used_as = opener(self.table.side(), with, n_chests).expect("a checked opener");
        let by_specialty = printed_type(with) != Some(used_as) || self.is_early();
        self.spend(with);
        self.table.delve.floor[DungeonFace::Chest] -= n_chests;
        let seat = self.seat();
        self.emit(Event::Opened { seat, with, used_as, n_chests, by_specialty });
        for _ in 0..n_chests {
            self.draw();
        }
    }

    /// Drinks potions: a die comes back for each, with the chosen face (DR-045).
    pub fn drink(&mut self, with: Source, faces: &Party) {
        let by_specialty = self.is_early();
        self.spend(with);
        self.table.delve.floor[DungeonFace::Potion] -= faces.total();
        self.revive(faces);
        let seat = self.seat();
        self.emit(Event::Drank { seat, with, faces: *faces, by_specialty });
        if self.table.side().readying == Some(Readying::Potions) {
            self.ready();
        }
    }

    /// Brings dice back from the graveyard.
    pub fn revive(&mut self, faces: &Party) {
        let delve = &mut self.table.delve;
        delve.graveyard -= faces.total();
        delve.party = delve.party.plus(faces);
    }
}
