//! Ultimate abilities, once per delve each (DR-035, DR-036, DR-305, section 6.1, appendix A).

use super::course::luck;
use super::play::Play;
use crate::games::dungeon_roll::action::{Event, Refusal, Reroller};
use crate::games::dungeon_roll::dice::{Floor, Horde, Monster, Party, PartyFace, Throw};
use crate::games::dungeon_roll::heroes::{Reach, Terms, Ultimate};
use crate::games::dungeon_roll::state::Table;
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

    /// Arcane Fury, Bard Song, Battlecry, and what rolls dice back or needs no aim.
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
            Ultimate::Revive { n_max, terms } => self.roll_back(n_max, terms),
            Ultimate::Flurry => {
                let monsters = self.table.delve.floor.monsters().0.map(|it| it.min(1));
                self.strike(&Tally(monsters));
            }
            Ultimate::Roar => {
                let monsters = self.table.delve.floor.monsters();
                self.strike(&monsters);
            }
            Ultimate::Act(_)
            | Ultimate::Recruit { .. }
            | Ultimate::Intervene
            | Ultimate::Enchant { .. }
            | Ultimate::Strike { .. }
            | Ultimate::Presence
            | Ultimate::Breath(_)
            | Ultimate::Rally
            | Ultimate::Midas => unreachable!("these ask for something"),
        }
    }

    /// Monsters are defeated and return to the reserve.
    fn strike(&mut self, monsters: &Horde) {
        let (seat, delve) = (self.seat(), &mut self.table.delve);
        delve.floor = delve.floor.minus(&monsters.on_floor());
        self.tell(Event::Struck { seat, monsters: *monsters });
    }

    /// Dice of the graveyard are rolled into the party (DR-305).
    fn roll_back(&mut self, n_max: u8, terms: Terms) {
        let n_dice = self.table.delve.graveyard.min(n_max);
        let key = luck::REVIVED.at(self.table.turn_idx.into(), 0, 0);
        let throw = Throw::party(n_dice, key, self.fate);
        let mut joined = throw.tally();
        match terms {
            Terms::Free => {}
            Terms::NoRetreat => self.table.delve.is_raging = true,
            Terms::NoScrolls => joined[PartyFace::Scroll] = 0,
        }
        self.revive(&joined);
        let seat = self.seat();
        self.tell(Event::Revived { seat, throw, joined });
    }

    /// Animate Dead and its like, Charm Monster, Mesmerize, Calculated Strike, Dragon Breath.
    pub fn unleash_on(&mut self, monsters: &Horde) {
        let seat = self.seat();
        match self.exhaust() {
            Ultimate::Recruit { monster, temp, .. } => {
                let (n, delve) = (monsters.total(), &mut self.table.delve);
                delve.floor = delve.floor.minus(&monsters.on_floor());
                delve.temps[temp] += n;
                self.tell(Event::Recruited { seat, temp, monster, n });
            }
            Ultimate::Enchant { into, .. } => {
                let delve = &mut self.table.delve;
                delve.floor = delve.floor.minus(&monsters.on_floor());
                delve.floor[into] += 1;
                self.tell(Event::Enchanted { seat, monsters: *monsters, into });
            }
            Ultimate::Strike { .. } | Ultimate::Breath(_) => self.strike(monsters),
            Ultimate::Rally => {
                self.strike(monsters);
                let champions = self.table.delve.party[PartyFace::Champion];
                let champions = Tally::of(PartyFace::Champion, champions);
                self.reroll(Reroller::Ultimate, &Floor::NONE, &champions);
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
            | Ultimate::Roar => unreachable!("these are not aimed at monsters"),
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

/// What an ultimate takes that is aimed at monsters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aim {
    /// The only type that it works on, if there is one.
    pub only: Option<Monster>,
    /// Monsters at most.
    pub n_max: u8,
    /// Types at most.
    pub n_types: u8,
    /// Whether all monsters of a type go together.
    pub is_whole: bool,
}

impl Aim {
    /// The aim of an ultimate on this table; none if it is not aimed at monsters.
    pub fn of(table: &Table, ultimate: Ultimate) -> Option<Aim> {
        let any = Aim { only: None, n_max: u8::MAX, n_types: 3, is_whole: false };
        let delve = &table.delve;
        Some(match ultimate {
            Ultimate::Recruit { monster, n_max, .. } => Aim { only: Some(monster), n_max, ..any },
            Ultimate::Enchant { n_max, .. } | Ultimate::Strike { n_max } => Aim { n_max, ..any },
            Ultimate::Breath(Reach::OneMonster) => Aim { n_max: delve.lair, ..any },
            Ultimate::Breath(Reach::OneType) => {
                Aim { n_types: delve.lair.min(3), is_whole: true, ..any }
            }
            Ultimate::Rally => Aim { n_max: delve.party[PartyFace::Champion], ..any },
            Ultimate::Midas => Aim { n_types: 1, is_whole: true, ..any },
            Ultimate::Act(_)
            | Ultimate::Sweep
            | Ultimate::Intervene
            | Ultimate::Song
            | Ultimate::Presence
            | Ultimate::Battlecry
            | Ultimate::Revive { .. }
            | Ultimate::Flurry
            | Ultimate::Roar => return None,
        })
    }

    /// Whether there is nothing that it could take.
    pub const fn is_idle(&self) -> bool {
        self.n_max == 0 || self.n_types == 0
    }

    /// Why it does not take these of the monsters that are there.
    ///
    /// # Errors
    /// The first reason against it.
    pub fn check(&self, there: &Horde, chosen: &Horde) -> Result<(), Refusal> {
        let is_whole = |it: Monster| chosen[it] == 0 || chosen[it] == there[it];
        if chosen.is_empty() {
            Err(Refusal::NothingChosen)
        } else if self.n_max < chosen.total() {
            Err(Refusal::TooManyForUltimate(self.n_max))
        } else if !there.holds(chosen) {
            Err(Refusal::NoSuchMonsters)
        } else if self.n_types < chosen.n_types() {
            Err(Refusal::TooManyTypes(self.n_types))
        } else if self.is_whole && !Monster::ALL.into_iter().all(is_whole) {
            Err(Refusal::WholeTypesOnly)
        } else {
            Ok(())
        }
    }

    /// Calls `see` with everything that it can take.
    pub fn each(&self, there: &Horde, mut see: impl FnMut(Horde)) {
        let mut capped =
            Tally(there.0.map(|it| if self.is_whole { it } else { it.min(self.n_max) }));
        for monster in
            Monster::ALL.into_iter().filter(|&it| self.only.is_some_and(|only| only != it))
        {
            capped[monster] = 0;
        }
        capped.each_part(|it| {
            if self.check(there, &it).is_ok() {
                see(it);
            }
        });
    }
}
