//! Ultimate abilities, once per delve each (DR-035, DR-036, DR-305, section 6.1, appendix A).

use super::chance;
use super::play::Play;
use crate::action::{Ending, Event, Reroller, Source};
use crate::dice::{
    DungeonFace, Floor, FloorDice, Horde, HordeDice, Party, PartyFace, Pile, Throw, parted,
};
use crate::heroes::{Temp, Terms, Ultimate};
use crate::treasures::Treasure;
use kernel::Tally;

impl Play<'_> {
    /// Exhausts the hero (DR-035) and returns what it is that he does.
    fn exhaust(&mut self) -> Ultimate {
        let seat = self.seat();
        let player = *self.table.player(seat);
        let hero = player.hero.expect("a checked hero");
        self.table.delve.is_exhausted = true;
        self.emit(Event::Unleashed { seat, hero, is_master: player.is_master });
        player.side().ultimate.expect("a checked ultimate")
    }

    /// Arcane Fury, Bard Song, Battlecry, and what rolls dice back or needs no aim.
    pub fn unleash(&mut self) {
        let seat = self.seat();
        match self.exhaust() {
            Ultimate::Sweep => {
                let floor = std::mem::take(&mut self.table.delve.floor);
                let n_lair = self.empty_lair();
                self.emit(Event::Swept { seat, floor, n_lair });
            }
            Ultimate::Song => {
                let n_lair = self.empty_lair();
                self.emit(Event::Sang { seat, n_lair });
            }
            Ultimate::Battlecry => {
                let monsters = self.table.delve.floor.monsters();
                self.turn_to_dragons(&monsters.on_floor());
                self.emit(Event::Cried { seat, monsters });
            }
            Ultimate::Revive { n_max, terms } => self.roll_back(n_max, terms),
            Ultimate::Flurry => {
                let monsters = self.table.delve.floor.monsters().0.map(|it| it.min(1));
                self.strike(&Tally(monsters));
            }
            Ultimate::Roar => {
                let monsters = self.table.delve.floor.monsters();
                self.strike(&monsters);
            }
            Ultimate::ScoutAhead => {
                self.table.delve.level -= 1;
                self.end_delve(Ending::Retired);
            }
            Ultimate::Withdraw => self.end_delve(Ending::Retired),
            Ultimate::Dig { n_back } => {
                (0..2).for_each(|_| self.draw());
                self.table.delve.n_owed = n_back.min(self.table.treasures().total());
            }
            Ultimate::Command => {
                let n = self.empty_lair();
                self.table.delve.temps[Temp::Dragon] += n;
                self.emit(Event::Tamed { seat, n });
            }
            Ultimate::Act(_)
            | Ultimate::Recruit { .. }
            | Ultimate::Intervene
            | Ultimate::Enchant { .. }
            | Ultimate::Strike { .. }
            | Ultimate::Presence
            | Ultimate::Breath(_)
            | Ultimate::Rally
            | Ultimate::Midas
            | Ultimate::Favor { .. }
            | Ultimate::Banish(_)
            | Ultimate::Fury
            | Ultimate::Risk
            | Ultimate::Fear { .. } => unreachable!("these ask for something"),
        }
    }

    /// Monsters are defeated and return to the reserve.
    fn strike(&mut self, monsters: &Horde) {
        let (seat, delve) = (self.seat(), &mut self.table.delve);
        delve.floor = delve.floor.minus(&monsters.on_floor());
        self.emit(Event::Struck { seat, monsters: *monsters });
    }

    /// Dice of the graveyard are rolled into the party (DR-305).
    fn roll_back(&mut self, n_max: u8, terms: Terms) {
        let n_dice = self.table.delve.graveyard.min(n_max);
        let key = chance::REVIVED.at(self.table.turn_idx.into(), 0, 0);
        let throw = Throw::party(n_dice, key, self.chance);
        let mut joined = throw.tally();
        match terms {
            Terms::Free => {}
            Terms::NoRetreat => self.table.delve.is_raging = true,
            Terms::NoScrolls => joined[PartyFace::Scroll] = 0,
        }
        self.revive(&joined);
        let seat = self.seat();
        self.emit(Event::Revived { seat, throw, joined });
    }

    /// Animate Dead and its like, Charm Monster, Mesmerize, Calculated Strike, Dragon Breath.
    pub fn unleash_on(&mut self, monsters: &Horde) {
        let seat = self.seat();
        match self.exhaust() {
            Ultimate::Recruit { monster, temp, .. } => {
                let (n, delve) = (monsters.total(), &mut self.table.delve);
                delve.floor = delve.floor.minus(&monsters.on_floor());
                delve.temps[temp] += n;
                self.emit(Event::Recruited { seat, temp, monster, n });
            }
            Ultimate::Enchant { into, .. } => {
                let delve = &mut self.table.delve;
                delve.floor = delve.floor.minus(&monsters.on_floor());
                delve.floor[into] += 1;
                self.emit(Event::Enchanted { seat, monsters: *monsters, into });
            }
            Ultimate::Strike { .. } | Ultimate::Breath(_) => self.strike(monsters),
            Ultimate::Rally => {
                self.strike(monsters);
                let champions = self.table.delve.party[PartyFace::Champion];
                let champions = Tally::of(PartyFace::Champion, champions);
                self.reroll(Reroller::Ultimate, &Floor::NONE, 0, &champions);
            }
            Ultimate::Midas => {
                self.strike(monsters);
                (0..monsters.total()).for_each(|_| self.draw());
            }
            Ultimate::Act(_)
            | Ultimate::Sweep
            | Ultimate::Intervene
            | Ultimate::Song
            | Ultimate::Presence
            | Ultimate::Battlecry
            | Ultimate::Revive { .. }
            | Ultimate::Flurry
            | Ultimate::Roar
            | Ultimate::ScoutAhead
            | Ultimate::Withdraw
            | Ultimate::Dig { .. }
            | Ultimate::Favor { .. }
            | Ultimate::Banish(_)
            | Ultimate::Fury
            | Ultimate::Risk
            | Ultimate::Fear { .. }
            | Ultimate::Command => unreachable!("these are not aimed at monsters"),
        }
    }

    /// Battlefield Presence: a re-roll that costs no die.
    pub fn unleash_reroll(&mut self, floor: &Floor, party: &Party) {
        self.exhaust();
        self.reroll(Reroller::Ultimate, floor, 0, party);
    }

    /// Call in a Favor, Reinforcements: dice are set to a face; a dragon goes to the lair (DR-319).
    pub fn unleash_set(
        &mut self,
        floor: Option<(DungeonFace, DungeonFace)>,
        party: Option<(PartyFace, PartyFace)>,
    ) {
        let seat = self.seat();
        self.exhaust();
        let delve = &mut self.table.delve;
        if let Some((from, to)) = party {
            delve.party[from] -= 1;
            delve.party[to] += 1;
        }
        if let Some((from, to)) = floor {
            delve.floor[from] -= 1;
            let (set, n_dragons) = parted(&Tally::of(to, 1));
            delve.floor = delve.floor.plus(&set);
            delve.lair += n_dragons;
        }
        self.emit(Event::Favored { seat, floor, party });
    }

    /// Future Technology, Super-Sonic, Forbidden Knowledge: the dragon is defeated.
    pub fn unleash_with(&mut self, with: Source) {
        self.exhaust();
        self.banish(with);
    }

    /// Bestial Fury, Strike Fear: dungeon dice go away; Calculated Risk re-rolls them.
    pub fn unleash_dice(&mut self, dice: &Pile) {
        let (seat, ultimate) = (self.seat(), self.exhaust());
        let (floor, n_lair) = parted(dice);
        if ultimate == Ultimate::Risk {
            self.reroll(Reroller::Ultimate, &floor, n_lair, &Party::NONE);
            return;
        }
        let delve = &mut self.table.delve;
        delve.floor = delve.floor.minus(&floor);
        delve.lair -= n_lair;
        self.emit(Event::Removed { seat, dice: *dice });
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
        self.emit(Event::Intervened { seat, treasure, floor, faces, n_lair });
        for _ in 0..floor.chests() {
            self.draw();
        }
    }
}

/// How many potions Divine Intervention drinks: as many as there are dice for (DR-127).
pub fn potions_drunk(floor: &Floor, graveyard: u8) -> u8 {
    floor.potions().min(graveyard)
}
