//! Ultimate abilities, once per delve each (DR-035, DR-036, DR-305).

use super::chance;
use super::play::Play;
use crate::action::{Ending, Event, Reroller, Unleash};
use crate::dice::{
    DungeonFace, Floor, FloorDice, Horde, HordeDice, Monster, Party, PartyFace, Pile, Throw, parted,
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

    /// Uses the ultimate on what it asks for: a row for each.
    pub fn unleash(&mut self, on: &Unleash) {
        match (self.exhaust(), on) {
            (Ultimate::Sweep, _) => self.sweep(),
            (Ultimate::Song, _) => self.sing(),
            (Ultimate::Battlecry, _) => self.cry(),
            (Ultimate::Revive { n_max, terms }, _) => self.roll_back(n_max, terms),
            (Ultimate::Flurry, _) => self.strike(&Tally(self.monsters().0.map(|it| it.min(1)))),
            (Ultimate::Roar, _) => self.strike(&self.monsters()),
            (Ultimate::ScoutAhead, _) => {
                self.table.delve.level -= 1;
                self.end_delve(Ending::Retired);
            }
            (Ultimate::Withdraw, _) => self.end_delve(Ending::Retired),
            (Ultimate::Dig { n_back }, _) => self.dig(n_back),
            (Ultimate::Command, _) => self.tame(),
            (Ultimate::Recruit { monster, temp, .. }, Unleash::On { monsters }) => {
                self.recruit(monster, temp, monsters);
            }
            (Ultimate::Enchant { into, .. }, Unleash::On { monsters }) => {
                self.enchant(monsters, into);
            }
            (Ultimate::Strike { .. } | Ultimate::Breath(_), Unleash::On { monsters }) => {
                self.strike(monsters);
            }
            (Ultimate::Rally, Unleash::On { monsters }) => self.rally(monsters),
            (Ultimate::Midas, Unleash::On { monsters }) => {
                self.strike(monsters);
                (0..monsters.total()).for_each(|_| self.draw());
            }
            (Ultimate::Presence, Unleash::Reroll { floor, party }) => {
                self.reroll(Reroller::Ultimate, floor, 0, party);
            }
            (Ultimate::Intervene, Unleash::For { treasure, faces }) => {
                self.intervene(*treasure, faces);
            }
            (Ultimate::Favor { .. }, Unleash::Set { floor, party }) => self.favor(*floor, *party),
            (Ultimate::Banish(_), Unleash::With { with }) => self.banish(*with),
            (Ultimate::Risk, Unleash::Dice { dice }) => {
                let (floor, n_lair) = parted(dice);
                self.reroll(Reroller::Ultimate, &floor, n_lair, &Party::NONE);
            }
            (Ultimate::Fury | Ultimate::Fear { .. }, Unleash::Dice { dice }) => self.remove(dice),
            (_, _) => {} // None is used on what it does not ask for.
        }
    }

    fn monsters(&self) -> Horde {
        self.table.delve.floor.monsters()
    }

    /// Arcane Fury: every die on the level and in the lair goes away.
    fn sweep(&mut self) {
        let seat = self.seat();
        let floor = std::mem::take(&mut self.table.delve.floor);
        let n_lair = self.empty_lair();
        self.emit(Event::Swept { seat, floor, n_lair });
    }

    /// Bard Song: the lair empties.
    fn sing(&mut self) {
        let (seat, n_lair) = (self.seat(), self.empty_lair());
        self.emit(Event::Sang { seat, n_lair });
    }

    /// Battlecry: monsters become dragons.
    fn cry(&mut self) {
        let (seat, monsters) = (self.seat(), self.monsters());
        self.turn_to_dragons(&monsters.on_floor());
        self.emit(Event::Cried { seat, monsters });
    }

    /// Treasure Seeker: treasures are drawn, and some are owed.
    fn dig(&mut self, n_back: u8) {
        (0..2).for_each(|_| self.draw());
        self.table.delve.n_owed = n_back.min(self.table.treasures().total());
    }

    /// Word of Command: the dice in the lair join the party.
    fn tame(&mut self) {
        let (seat, n) = (self.seat(), self.empty_lair());
        self.table.delve.temps[Temp::Dragon] += n;
        self.emit(Event::Tamed { seat, n });
    }

    /// Animate Dead and its like: monsters fight for the party.
    fn recruit(&mut self, monster: Monster, temp: Temp, monsters: &Horde) {
        let (seat, n, delve) = (self.seat(), monsters.total(), &mut self.table.delve);
        delve.floor = delve.floor.minus(&monsters.on_floor());
        delve.temps[temp] += n;
        self.emit(Event::Recruited { seat, temp, monster, n });
    }

    /// Charm Monster, Mesmerize: monsters become one potion or chest.
    fn enchant(&mut self, monsters: &Horde, into: DungeonFace) {
        let (seat, delve) = (self.seat(), &mut self.table.delve);
        delve.floor = delve.floor.minus(&monsters.on_floor());
        delve.floor[into] += 1;
        self.emit(Event::Enchanted { seat, monsters: *monsters, into });
    }

    /// Rally: monsters are defeated, and the champions re-rolled.
    fn rally(&mut self, monsters: &Horde) {
        self.strike(monsters);
        let champions = self.table.delve.party[PartyFace::Champion];
        let champions = Tally::of(PartyFace::Champion, champions);
        self.reroll(Reroller::Ultimate, &Floor::NONE, 0, &champions);
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

    /// Call in a Favor, Reinforcements: dice are set to a face; a dragon goes to the lair (DR-319).
    fn favor(
        &mut self,
        floor: Option<(DungeonFace, DungeonFace)>,
        party: Option<(PartyFace, PartyFace)>,
    ) {
        let seat = self.seat();
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

    /// Bestial Fury, Strike Fear: dungeon dice go away.
    fn remove(&mut self, dice: &Pile) {
        let (seat, delve) = (self.seat(), &mut self.table.delve);
        let (floor, n_lair) = parted(dice);
        delve.floor = delve.floor.minus(&floor);
        delve.lair -= n_lair;
        self.emit(Event::Removed { seat, dice: *dice });
    }

    /// Divine Intervention: the treasure goes back first, then monsters fall, chests open, potions
    /// are drunk and the lair empties, all without a die (DR-074, DR-127, DR-128).
    fn intervene(&mut self, treasure: Treasure, faces: &Party) {
        let seat = self.seat();
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

/// The number of potions that Divine Intervention drinks: as many as there are dice for (DR-127).
pub fn potions_drunk(floor: &Floor, graveyard: u8) -> u8 {
    floor.potions().min(graveyard)
}
