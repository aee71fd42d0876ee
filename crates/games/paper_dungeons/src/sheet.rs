//! One team's sheet.

use super::dice::{DICE_PER_ROUND, Face, Side};
use super::dungeons::{Guard, printed};
use super::grid::{Room, RoomSet};
use super::heroes::Hero;
use super::items::{BOXES, Item};
use super::letters::Letters;
use super::setup::MISSIONS;
use super::tracks::HEARTS;

/// Rounds of a match (PD-003).
pub const ROUNDS: usize = 8;

/// The highest level of a hero (PD-090).
pub const LEVEL_MAX: u8 = 6;

/// The end of a fight with a monster for a team (PD-244, PD-245).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fight {
    /// The power the team fought with; none if it fled.
    pub power: Option<u8>,
    /// The glory gained, or lost.
    pub glory: i8,
}

/// One team's sheet: everything that is marked in pencil.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Sheet {
    /// Levels of the heroes, 1 to 6.
    pub levels: [u8; 4],
    /// Marked wounds; may exceed the 24 hearts drawn (PD-068).
    pub wounds: u16,
    pub resurrected: bool,
    /// Filled boxes of each item, 0 to 2.
    pub items: [u8; 8],
    /// Potions received, 0 to 12.
    pub potions: u8,
    /// Potion hearts filled by wounds, at most two for each potion.
    pub hearts: u8,
    /// The faces used in each round.
    pub track: [[Side; DICE_PER_ROUND]; ROUNDS],
    /// The rooms walked through, in order; the last is where the team stands.
    pub path: Vec<Room>,
    pub explored: RoomSet,
    /// Rooms whose minion is beaten.
    pub beaten: RoomSet,
    /// Rooms whose find was taken.
    pub taken: RoomSet,
    /// Letters stolen.
    pub gems_own: Letters,
    /// Letters crossed out.
    pub gems_gone: Letters,
    /// Gem circles filled, 0 to 10.
    pub gems: u8,
    /// Traps entered, walls and water borders crossed; repeats count (PD-360).
    pub traps: u8,
    pub walls: u8,
    pub water: u8,
    pub fights: [Option<Fight>; 3],
    /// Glory of the missions claimed, in the order of the missions on the table.
    pub claims: [Option<i8>; MISSIONS],
}

impl Sheet {
    /// An empty sheet (PD-010).
    pub fn new() -> Sheet {
        Sheet {
            levels: [1; 4],
            wounds: 0,
            resurrected: false,
            items: [0; 8],
            potions: 0,
            hearts: 0,
            track: [[None; DICE_PER_ROUND]; ROUNDS],
            path: Vec::new(),
            explored: RoomSet::NONE,
            beaten: RoomSet::NONE,
            taken: RoomSet::NONE,
            gems_own: Letters::NONE,
            gems_gone: Letters::NONE,
            gems: 0,
            traps: 0,
            walls: 0,
            water: 0,
            fights: [None; 3],
            claims: [None; MISSIONS],
        }
    }

    /// The level of a hero, 1 to 6.
    pub const fn level(&self, hero: Hero) -> u8 {
        self.levels[hero.idx()]
    }

    /// The sum of the hero levels (PD-062): also the health.
    pub fn strength(&self) -> u8 {
        self.levels.iter().sum()
    }

    /// Tells whether both boxes of `item` are filled (PD-102).
    pub const fn has(&self, item: Item) -> bool {
        self.items[item.idx()] == BOXES
    }

    /// The number of complete items.
    pub fn n_complete(&self) -> u8 {
        self.items.iter().filter(|&&it| it == BOXES).count() as u8
    }

    /// The number of beaten minions of a level.
    pub fn n_beaten(&self, level: u8) -> u8 {
        let is_of_level = |room: &Room| matches!(printed(*room).guard, Some(Guard::Minion(it)) if it.level == level);
        self.beaten.iter().filter(is_of_level).count() as u8
    }

    /// The team's room; none outside the dungeon (PD-126).
    pub fn position(&self) -> Option<Room> {
        self.path.last().copied()
    }

    /// The glory of the fights so far.
    pub fn monster_glory(&self) -> impl Iterator<Item = i8> {
        self.fights.iter().flatten().map(|it| it.glory)
    }

    /// The dice used in `round` (1 to 8); none before the first.
    pub fn used(&self, round: u8) -> impl Iterator<Item = Face> {
        self.dice_of(round).into_iter().flatten()
    }

    /// The places for the dice of `round` (0 to 8); none lies there before the first round.
    pub fn dice_of(&self, round: u8) -> [Side; DICE_PER_ROUND] {
        let idx = usize::from(round).checked_sub(1);
        idx.map_or([None; DICE_PER_ROUND], |idx| self.track[idx])
    }

    /// Potion hearts that can still take a wound (PD-065).
    pub const fn free_hearts(&self) -> u8 {
        HEARTS * self.potions - self.hearts
    }
}

impl Default for Sheet {
    fn default() -> Sheet {
        Sheet::new()
    }
}
