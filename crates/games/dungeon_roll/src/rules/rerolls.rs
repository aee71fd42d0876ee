//! Re-rolls (DR-004, DR-006, DR-016, DR-031 to DR-033, DR-110 to DR-113, DR-303, DR-304).

use super::chance;
use super::play::Play;
use crate::action::{Event, Reroller};
use crate::dice::{DungeonFace, Floor, FloorDice, Party, Throw};
use crate::heroes::{Readying, Turning};
use kernel::Tally;

impl Play<'_> {
    /// Re-rolls dice of the level, of the lair and of the party at the same time. Dragons go to the
    /// lair.
    pub fn reroll(&mut self, by: Reroller, floor: &Floor, n_lair: u8, party: &Party) {
        let (turn, delve) = (u32::from(self.table.turn_idx), self.table.delve);
        let (floor_key, party_key) = match by {
            Reroller::Muster => (chance::MUSTER.at(turn, 0, 1), chance::MUSTER.at(turn, 0, 0)),
            Reroller::Scroll(_) | Reroller::Ultimate | Reroller::Hero | Reroller::Champion => {
                let (level, nth) = (delve.level.into(), delve.n_rerolls.into());
                (chance::FLOOR.at(turn, level, nth), chance::PARTY_REROLL.at(turn, level, nth))
            }
        };
        let floor_throw = Throw::dungeon(floor.total() + n_lair, floor_key, self.chance);
        let party_throw = Throw::party(party.total(), party_key, self.chance);
        let (fallen, n_dragons) = floor_throw.tally();
        let lying = self.turned(fallen);
        let delve = &mut self.table.delve;
        delve.n_rerolls += 1;
        delve.floor = delve.floor.minus(floor).plus(&lying);
        delve.lair = delve.lair - n_lair + n_dragons;
        delve.party = delve.party.minus(party).plus(&party_throw.tally());
        let seat = self.seat();
        let (floor, party) = (*floor, *party);
        self.emit(Event::Rerolled { seat, by, floor, n_lair, party, floor_throw, party_throw });
        self.emit_turned(fallen);
        self.face_all_types();
    }

    /// The one die of the level that the hero re-rolls there (DR-304).
    pub fn again(&mut self, die: DungeonFace) {
        self.table.delve.has_tracked = true;
        self.reroll(Reroller::Hero, &Tally::of(die.on_floor(), 1), 0, &Party::NONE);
    }

    /// The faces of dice that have just fallen on the level: some heroes turn a face into another (DR-303).
    pub fn turned(&self, fallen: Floor) -> Floor {
        self.table.side().turning.map_or(fallen, |it| fallen.turned(it.from, it.to))
    }

    /// All three types of monsters on the level after a roll ready some heroes (DR-326).
    pub fn face_all_types(&mut self) {
        let has_all = self.table.delve.floor.monsters().n_kinds() == 3;
        if has_all && self.table.side().readying == Some(Readying::AllTypes) {
            self.ready();
        }
    }

    /// Tells of dice that turned as they fell.
    pub fn emit_turned(&mut self, fallen: Floor) {
        let Some(Turning { from, to }) = self.table.side().turning else { return };
        let (seat, n) = (self.seat(), fallen[from]);
        if n != 0 {
            self.emit(Event::Turned { seat, from, to, n });
        }
    }
}
