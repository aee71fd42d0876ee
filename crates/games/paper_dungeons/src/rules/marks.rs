//! Marks on a sheet and what they trigger: wounds, levels, boxes, potions, minions, gems, and the
//! queue of rewards (PD-060 to PD-072).

use crate::action::{Cause, Event, What};
use crate::dungeons::{Guard, Letter, printed};
use crate::grid::{Room, RoomSet};
use crate::heroes::Hero;
use crate::items::{BOXES, Item};
use crate::state::{Ground, LEVEL_MAX, Phase, Reward, Sheet, Team};
use crate::talents::Talent;
use crate::tracks::{GEMS_MAX, MINIONS, POTIONS_MAX, gem_reward, potion_reward};
use kernel::Seat;

/// No team ever has more rewards waiting.
const QUEUE_MAX: usize = 32;

/// One team at play: its sheet is marked, and every mark is told.
pub struct Play<'a> {
    pub ground: &'a Ground,
    pub seat: Seat,
    pub team: &'a mut Team,
    pub events: &'a mut Vec<Event>,
}

impl Play<'_> {
    /// Tells what happened. While teams act at the same time, only the owner notices (PD-027).
    pub fn emit(&mut self, what: What) {
        let is_secret = self.ground.phase == Phase::Action && !self.ground.is_solo();
        self.events.push(Event { secret_of: is_secret.then_some(self.seat), what });
    }

    /// The team's sheet, to be marked.
    pub fn sheet(&mut self) -> &mut Sheet {
        &mut self.team.sheet
    }

    /// Tells whether the team has kept a talent.
    pub fn has(&self, talent: Talent) -> bool {
        self.team.talent == Some(talent)
    }

    /// Appends a reward to the queue (PD-070).
    pub fn gain(&mut self, reward: Reward) {
        assert!(self.team.queue.len() < QUEUE_MAX);
        let seat = self.seat;
        self.team.queue.push(reward);
        self.emit(What::Gained { seat, reward });
    }

    /// Takes `n_wounds` wounds: a potion heart absorbs each as long as there is one, the rest is
    /// marked (PD-061 to PD-066). At a table that asks, the owner is asked first; until then nothing
    /// else can happen to the team (PD-065).
    pub fn wound(&mut self, n_wounds: u8, cause: Cause) {
        let n_most = n_wounds.min(self.team.sheet.free_hearts());
        if self.ground.asks_potions.0 && 0 < n_most {
            self.gain(Reward::Wounds { n_wounds, cause });
        } else {
            self.hurt(n_wounds, n_most, cause);
        }
    }

    /// Takes wounds of which potion hearts absorb some, one at a time (PD-063, PD-064).
    pub fn hurt(&mut self, n_wounds: u8, absorbed: u8, cause: Cause) {
        let seat = self.seat;
        let sheet = self.sheet();
        assert!(absorbed <= sheet.free_hearts());
        let marked = n_wounds - absorbed;
        sheet.hearts += absorbed;
        sheet.wounds += u16::from(marked);
        let falls = !sheet.resurrected && u16::from(sheet.strength()) < sheet.wounds;
        sheet.resurrected |= falls;
        if 0 < n_wounds {
            self.emit(What::Wounded { seat, cause, absorbed, marked });
        }
        if falls {
            self.emit(What::Resurrected { seat });
        }
    }

    /// Raises `hero` by one level (PD-090, PD-091, PD-342).
    pub fn raise(&mut self, hero: Hero) {
        let seat = self.seat;
        let level = self.team.sheet.level(hero) + 1;
        assert!(level <= LEVEL_MAX);
        self.sheet().levels[hero.idx()] = level;
        self.emit(What::Raised { seat, hero, level });
        if hero == Hero::Rogue && level == 4 {
            self.steal(None);
        }
        if level == 5 && self.has(Talent::Noble) {
            self.gain(Reward::Box);
        }
    }

    /// Fills the next box of `item`; a complete item works at once (PD-102, PD-104).
    pub fn fill(&mut self, item: Item) {
        let seat = self.seat;
        let boxes = self.team.sheet.items[item.idx()] + 1;
        assert!(boxes <= BOXES);
        self.sheet().items[item.idx()] = boxes;
        self.emit(What::Crafted { seat, item, boxes });
        if boxes < BOXES {
            return;
        }
        match item {
            Item::Tome => self.gain(Reward::Level),
            Item::Sceptre => {
                self.gain(Reward::Minion);
                self.gain(Reward::Minion);
            }
            Item::Cauldron => self.brew(3),
            Item::Sword | Item::Crown | Item::Armour | Item::Medallion | Item::Cloak => {}
        }
    }

    /// Receives potions, as many as there is room for; the last of a row gives its reward
    /// (PD-111, PD-112).
    pub fn brew(&mut self, n_potions: u8) {
        let seat = self.seat;
        let before = self.team.sheet.potions;
        let total = POTIONS_MAX.min(before + n_potions);
        self.sheet().potions = total;
        self.emit(What::Brewed { seat, n_potions: total - before, total });
        for reward in (before + 1..=total).filter_map(potion_reward) {
            self.gain(reward);
        }
    }

    /// Marks the minion of `room` as beaten (PD-143, PD-344).
    pub fn beat(&mut self, room: Room) {
        let seat = self.seat;
        let Some(Guard::Minion(minion)) = printed(room).guard else {
            unreachable!("no minion stands in {room}");
        };
        self.sheet().beaten.add(room);
        self.emit(What::Beat { seat, room, minion });
        let n_beaten = self.team.sheet.beaten.count();
        assert!(n_beaten <= MINIONS);
        if n_beaten.is_multiple_of(3) && self.has(Talent::Beastmaster) {
            self.gain(Reward::Box);
        }
        if n_beaten.is_multiple_of(3) && self.has(Talent::Shaman) {
            self.gain(Reward::Potion);
        }
    }

    /// Steals a gem: a letter of the dungeon, or one from outside it (PD-210 to PD-212, PD-348).
    pub fn steal(&mut self, letter: Option<Letter>) {
        let seat = self.seat;
        let total = self.team.sheet.gems + 1;
        assert!(total <= GEMS_MAX);
        self.sheet().gems = total;
        if let Some(letter) = letter {
            self.sheet().gems_own.add(letter);
        }
        self.emit(What::Stole { seat, letter, total });
        if let Some(reward) = gem_reward(total) {
            self.gain(reward);
        }
        if self.has(Talent::Merchant) {
            self.gain(Reward::Potion);
        }
    }

    /// Resolves rewards from the head of the queue until one needs the owner's choice. What cannot
    /// be marked is lost (PD-070, PD-072, PD-415, PD-417).
    pub fn settle(&mut self) {
        let seat = self.seat;
        while let Some(&reward) = self.team.queue.first() {
            let can_mark = can_mark(&self.team.sheet, reward);
            if can_mark && needs_choice(reward) {
                return;
            }
            self.team.queue.remove(0);
            if !can_mark {
                self.emit(What::Lost { seat, reward });
            } else if reward == Reward::Potion {
                self.brew(1);
            } else {
                self.steal(None);
            }
        }
    }
}

/// Tells whether the owner of a reward chooses where it is marked.
fn needs_choice(reward: Reward) -> bool {
    match reward {
        Reward::Potion | Reward::Gem => false,
        Reward::Level
        | Reward::Box
        | Reward::Minion
        | Reward::AnyGem
        | Reward::LevelFirst
        | Reward::LevelOther(_)
        | Reward::FirstBox
        | Reward::FirstBoxOther(_)
        | Reward::Wounds { .. } => true,
    }
}

/// Tells whether a reward can be marked anywhere on `sheet`.
fn can_mark(sheet: &Sheet, reward: Reward) -> bool {
    match reward {
        Reward::Potion => sheet.potions < POTIONS_MAX,
        Reward::Gem => sheet.gems < GEMS_MAX,
        Reward::Minion => sheet.beaten.count() < MINIONS,
        Reward::AnyGem | Reward::Wounds { .. } => true,
        Reward::Level | Reward::LevelFirst | Reward::LevelOther(_) => {
            Hero::ALL.into_iter().any(|it| can_raise(sheet, reward, it))
        }
        Reward::Box | Reward::FirstBox | Reward::FirstBoxOther(_) => {
            Item::ALL.into_iter().any(|it| can_fill(sheet, reward, it))
        }
    }
}

/// Tells whether a level-up reward can go to `hero`.
pub fn can_raise(sheet: &Sheet, reward: Reward, hero: Hero) -> bool {
    let is_low = sheet.level(hero) < LEVEL_MAX;
    match reward {
        Reward::Level | Reward::LevelFirst => is_low,
        Reward::LevelOther(other) => is_low && hero != other,
        Reward::Box
        | Reward::Potion
        | Reward::Gem
        | Reward::Minion
        | Reward::AnyGem
        | Reward::FirstBox
        | Reward::FirstBoxOther(_)
        | Reward::Wounds { .. } => false,
    }
}

/// Tells whether an item-box reward can go to `item`.
pub fn can_fill(sheet: &Sheet, reward: Reward, item: Item) -> bool {
    let boxes = sheet.items[item.idx()];
    match reward {
        Reward::Box => boxes < BOXES,
        Reward::FirstBox => boxes == 0,
        Reward::FirstBoxOther(other) => boxes == 0 && item != other,
        Reward::Level
        | Reward::Potion
        | Reward::Gem
        | Reward::Minion
        | Reward::AnyGem
        | Reward::LevelFirst
        | Reward::LevelOther(_)
        | Reward::Wounds { .. } => false,
    }
}

/// The rooms with a minion that stands undefeated.
pub fn standing_minions(sheet: &Sheet) -> impl Iterator<Item = Room> {
    let beaten = sheet.beaten;
    minion_rooms().minus(beaten).iter()
}

/// The rooms with a minion.
fn minion_rooms() -> RoomSet {
    const ROOMS: RoomSet = {
        let mut bits = 0;
        let mut idx = 0;
        while idx < crate::grid::ROOMS {
            let room = Room::at(idx % 6, idx / 6);
            if let Some(Guard::Minion(_)) = printed(room).guard {
                bits |= 1 << idx;
            }
            idx += 1;
        }
        RoomSet::from_bits(bits)
    };
    ROOMS
}
