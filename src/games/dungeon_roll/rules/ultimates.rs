//! Ultimate abilities, once per delve each (DR-035, DR-036, section 6.1).

use super::play::Play;
use crate::games::dungeon_roll::action::{Event, Reroller};
use crate::games::dungeon_roll::dice::{DungeonFace, Floor, Horde, Party};
use crate::games::dungeon_roll::heroes::Ultimate;
use crate::games::dungeon_roll::tally::Tally;
use crate::games::dungeon_roll::treasures::Treasure;

impl Play<'_> {
    /// Exhausts the hero (DR-035) and returns what it is that he does.
    fn exhaust(&mut self) -> Ultimate {
        let seat = self.seat();
        let player = *self.table.player(seat);
        let hero = player.hero.expect("a checked hero");
        self.table.delve.is_exhausted = true;
        self.tell(Event::Unleashed { seat, hero, is_master: player.is_master });
        player.side().ultimate.expect("a checked ultimate")
    }

    /// Arcane Fury, Bard Song, Battlecry.
    pub fn unleash(&mut self) {
        let seat = self.seat();
        match self.exhaust() {
            Ultimate::Sweep => {
                let floor = std::mem::take(&mut self.table.delve.floor);
                let n_lair = self.empty_lair();
                self.tell(Event::Swept { seat, floor, n_lair });
            }
            Ultimate::Song => {
                let n_lair = self.empty_lair();
                self.tell(Event::Sang { seat, n_lair });
            }
            Ultimate::Battlecry => {
                let monsters = self.table.delve.floor.monsters();
                self.turn_to_dragons(&monsters.on_floor());
                self.tell(Event::Cried { seat, monsters });
            }
            Ultimate::Act(_)
            | Ultimate::Recruit { .. }
            | Ultimate::Intervene
            | Ultimate::Enchant { .. }
            | Ultimate::Strike { .. }
            | Ultimate::Presence => unreachable!("these ask for something"),
        }
    }

    /// Animate Dead and its like, Charm Monster, Mesmerize, Calculated Strike.
    pub fn unleash_on(&mut self, monsters: &Horde) {
        let seat = self.seat();
        let ultimate = self.exhaust();
        let delve = &mut self.table.delve;
        delve.floor = delve.floor.minus(&monsters.on_floor());
        let monsters = *monsters;
        match ultimate {
            Ultimate::Recruit { monster, temp, .. } => {
                let n = monsters.total();
                delve.temps[temp] += n;
                self.tell(Event::Recruited { seat, temp, monster, n });
            }
            Ultimate::Enchant { .. } => {
                delve.floor[DungeonFace::Potion] += 1;
                self.tell(Event::Enchanted { seat, monsters });
            }
            Ultimate::Strike { .. } => self.tell(Event::Struck { seat, monsters }),
            Ultimate::Act(_)
            | Ultimate::Sweep
            | Ultimate::Intervene
            | Ultimate::Song
            | Ultimate::Presence
            | Ultimate::Battlecry => unreachable!("these are not aimed at monsters"),
        }
    }

    /// Battlefield Presence: a re-roll that costs no die.
    pub fn unleash_reroll(&mut self, floor: &Floor, party: &Party) {
        self.exhaust();
        self.reroll(Reroller::Ultimate, floor, party);
    }

    /// Divine Intervention: the treasure goes back first, then monsters fall, chests open, potions
    /// are drunk and the lair empties, all without a die (DR-074, DR-127, DR-128).
    pub fn unleash_for(&mut self, treasure: Treasure, faces: &Party) {
        let seat = self.seat();
        self.exhaust();
        self.give_back(treasure);
        let floor = std::mem::take(&mut self.table.delve.floor);
        let n_lair = self.empty_lair();
        self.revive(faces);
        let faces = *faces;
        self.tell(Event::Intervened { seat, treasure, floor, faces, n_lair });
        for _ in 0..floor.chests() {
            self.draw();
        }
    }
}

/// How many potions Divine Intervention drinks: as many as there are dice for (DR-127).
pub fn potions_drunk(floor: &Floor, graveyard: u8) -> u8 {
    floor.potions().min(graveyard)
}

/// All ways to choose monsters for an ultimate that takes up to `n_max` of them.
pub fn each_choice(monsters: &Horde, n_max: u8, mut see: impl FnMut(Horde)) {
    let capped = Tally(monsters.0.map(|it| it.min(n_max)));
    capped.each_part(|it| {
        if !it.is_empty() && it.total() <= n_max {
            see(it);
        }
    });
}
