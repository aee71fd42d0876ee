//! The crafts of single heroes: plan, inscribe, lure, give treasures (DR-313, DR-315, DR-325, DR-326).

use super::chance;
use super::play::Play;
use crate::action::PLANNED;
use crate::action::{Event, Source};
use crate::dice::{HordeDice, Monster, Party, PartyFace, Pile, Throw};
use crate::treasures::Treasure;
use kernel::Tally;

/// Dice that a scout rolls: one, two and three.
const SCOUTED: u8 = 6;

impl Play<'_> {
    /// A scout rolls the dice of the first levels, to lay them out (DR-313).
    pub fn scout(&mut self) {
        let seat = self.seat();
        let key = chance::SCOUTED.at(self.table.turn_idx.into(), 0, 0);
        let throw = Throw::dungeon(SCOUTED, key, self.chance);
        self.table.delve.scouted = throw.pile();
        self.emit(Event::Scouted { seat, throw });
    }

    /// The scouted dice are laid out; the rest is for level 3.
    pub fn plan(&mut self, first: &Pile, second: &Pile) {
        let seat = self.seat();
        let scouted = std::mem::take(&mut self.table.delve.scouted);
        let plan: [Pile; PLANNED] = [*first, *second, scouted.minus(first).minus(second)];
        self.table.delve.plan = plan;
        self.emit(Event::Planned { seat, plan });
        self.make_ready();
    }

    /// Dice of the fresh party become scrolls (DR-326).
    pub fn inscribe(&mut self, dice: &Party) {
        let (seat, delve) = (self.seat(), &mut self.table.delve);
        let scrolls = Tally::of(PartyFace::Scroll, dice.total());
        delve.party = delve.party.minus(dice).plus(&scrolls);
        self.emit(Event::Inscribed { seat, dice: *dice });
        self.make_ready();
    }

    /// A treasure that is owed goes back (DR-315).
    pub fn discard(&mut self, treasure: Treasure) {
        let seat = self.seat();
        self.give_back(treasure);
        self.table.delve.n_owed -= 1;
        self.emit(Event::Discarded { seat, treasure });
    }

    /// A treasure readies the hero (DR-325).
    pub fn offer(&mut self, treasure: Treasure) {
        let seat = self.seat();
        self.give_back(treasure);
        self.emit(Event::Offered { seat, treasure });
        self.ready();
    }

    /// A scroll turns a monster into a dragon (DR-326).
    pub fn lure(&mut self, with: Source, monster: Monster) {
        let seat = self.seat();
        self.spend(with);
        self.turn_to_dragons(&Tally::of(monster, 1).on_floor());
        self.emit(Event::Lured { seat, with, monster });
    }
}
