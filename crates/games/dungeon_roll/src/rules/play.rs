//! The parts of every action: using sources up, drawing treasures, gaining experience (DR-001 to DR-005, DR-042,
//! DR-043, DR-073, DR-082 to DR-088).

use super::chance;
use crate::action::{Event, Reason, Source};
use crate::state::Table;
use crate::treasures::{Treasure, full_bag};
use kernel::{Chance, Seat};

/// An action in the making.
pub struct Play<'t> {
    pub table: &'t mut Table,
    pub chance: &'t mut dyn Chance,
    pub events: &'t mut Vec<Event>,
}

impl Play<'_> {
    /// The adventurer.
    pub fn seat(&self) -> Seat {
        self.table.adventurer()
    }

    /// Tells what happened.
    pub fn emit(&mut self, event: Event) {
        self.events.push(event);
    }

    /// Uses a source up before its effect: a die goes to the graveyard, a recruited monster to the
    /// reserve, a treasure back to the bag (DR-002, DR-074, DR-092); the hero is exhausted.
    pub fn spend(&mut self, source: Source) {
        let delve = &mut self.table.delve;
        match source {
            Source::Die(face) => {
                delve.party[face] -= 1;
                delve.graveyard += 1;
            }
            Source::Temp(temp) => delve.temps[temp] -= 1,
            Source::Treasure(treasure) => self.give_back(treasure),
            Source::Hero => delve.is_exhausted = true,
        }
    }

    /// Puts a used treasure back into the bag (DR-073).
    pub fn give_back(&mut self, treasure: Treasure) {
        let seat = self.seat();
        self.table.player_mut(seat).treasures[treasure] -= 1;
        self.table.bag[treasure] += 1;
    }

    /// Draws a treasure; from an empty bag, 1 experience instead (DR-042, DR-043, DR-142).
    pub fn draw(&mut self) {
        let seat = self.seat();
        if self.table.bag.is_empty() {
            self.gain(1, Reason::EmptyBag);
            return;
        }
        let treasure = self.pick_treasure();
        self.table.delve.n_draws += 1;
        self.table.bag[treasure] -= 1;
        self.table.player_mut(seat).treasures[treasure] += 1;
        self.emit(Event::Drew { seat, treasure });
    }

    /// Every token in the bag is as likely as any other. Luck names one of all the tokens in the
    /// box first, so that people whose bags differ mostly draw alike; if that one is not in the
    /// bag, it names one of those that are.
    fn pick_treasure(&mut self) -> Treasure {
        let (mut bag, delve) = (self.table.bag, self.table.delve);
        let box_of_all = full_bag(self.table.edition, self.table.house.n_boxes);
        let key = chance::TREASURE.at(self.table.turn_idx.into(), delve.n_draws.into(), 0);
        let mut nth = self.chance.below(key, box_of_all.total().into()) as u8;
        for treasure in Treasure::ALL {
            if nth < box_of_all[treasure] {
                if nth < bag[treasure] {
                    return treasure;
                }
                break;
            }
            nth -= box_of_all[treasure];
        }
        let key = chance::TREASURE.at(self.table.turn_idx.into(), delve.n_draws.into(), 1);
        bag.draw(key, self.chance).expect("a bag that is not empty")
    }

    /// Gains experience, and turns the hero to the master side with 5 (DR-082 to DR-086). A card
    /// that was exhausted stays so.
    pub fn gain(&mut self, xp: u8, reason: Reason) {
        let seat = self.seat();
        let player = self.table.player_mut(seat);
        match reason {
            Reason::Level => player.level_xp[usize::from(player.n_delves)] += xp,
            Reason::Dragon => player.dragon_xp += xp,
            Reason::EmptyBag => player.bag_xp += xp,
        }
        let total = player.xp();
        let hero = player.hero.filter(|_| !player.is_master && player.has_mastered());
        player.is_master |= hero.is_some();
        self.emit(Event::Gained { seat, xp, reason, total });
        if let Some(hero) = hero {
            self.emit(Event::Mastered { seat, hero });
        }
    }

    /// Readies a hero who is exhausted (DR-307).
    pub fn ready(&mut self) {
        let seat = self.seat();
        let hero = self.table.player(seat).hero.filter(|_| self.table.delve.is_exhausted);
        if let Some(hero) = hero {
            self.table.delve.is_exhausted = false;
            self.emit(Event::Readied { seat, hero });
        }
    }

    /// Empties the lair and tells how many dice lay there (DR-005).
    pub fn empty_lair(&mut self) -> u8 {
        std::mem::take(&mut self.table.delve.lair)
    }
}
