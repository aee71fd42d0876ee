//! The state of a match, and what an observer sees of it.

use super::action::Cause;
use super::dice::{DICE, DICE_PER_ROUND, Face, Side};
use super::dungeons::{Dungeon, Guard, Letters, printed};
use super::grid::{Room, RoomSet};
use super::heroes::{Colours, Hero};
use super::items::{BOXES, Item};
use super::missions::Mission;
use super::objectives::Objective;
use super::setup::{AsksPotions, MISSIONS};
use super::talents::Talent;
use crate::kernel::{Observer, Seat, SeatList};

/// The highest level of a hero (PD-090).
pub const LEVEL_MAX: u8 = 6;

/// Rounds of a match (PD-003).
pub const ROUNDS: usize = 8;

/// The rounds after which the three monsters are fought (PD-240).
pub const FIGHT_ROUNDS: [u8; 3] = [3, 6, 8];

/// Something that waits to be resolved: a gain (PD-070), or wounds that potions may take (PD-065).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reward {
    /// Raise a hero of the owner's choice.
    Level,
    /// Fill the next box of an item of the owner's choice.
    Box,
    /// A potion; marked without a choice.
    Potion,
    /// A gem from outside the dungeon; marked without a choice.
    Gem,
    /// Beat a minion of the owner's choice, wherever it stands.
    Minion,
    /// Treasure Hunter: a gem of the dungeon, or none (PD-343).
    AnyGem,
    /// Veteran: raise a hero, then another (PD-345).
    LevelFirst,
    /// Veteran: raise a hero other than this one.
    LevelOther(Hero),
    /// Craftsman: the first box of an item, then of another (PD-351).
    FirstBox,
    /// Craftsman: the first box of an item other than this one.
    FirstBoxOther(Item),
    /// Wounds; the owner chooses how many of them the potions take.
    Wounds { n_wounds: u8, cause: Cause },
}

/// Where the match stands (section 3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Every team keeps one talent and one objective.
    Draft,
    /// Talents that act before round 1.
    PreGame,
    /// Every team spends three dice.
    Action,
    /// The strongest team takes the monster's reward.
    Spoils,
    Over,
}

/// How a fight with a monster ended for a team (PD-244, PD-245).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fight {
    /// The power the team fought with; none if it fled.
    pub power: Option<u8>,
    /// The glory gained, or lost.
    pub glory: i8,
}

/// One team's sheet: everything that is marked in pencil (section 5.15).
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

    /// Whether both boxes of `item` are filled (PD-102).
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

    /// Where the team stands; none outside the dungeon (PD-126).
    pub fn position(&self) -> Option<Room> {
        self.path.last().copied()
    }

    /// The glory of the fights so far.
    pub fn monster_glory(&self) -> impl Iterator<Item = i8> {
        self.fights.iter().flatten().map(|it| it.glory)
    }

    /// The dice used in `round` (1 to 8); none before the first.
    pub fn used(&self, round: u8) -> impl Iterator<Item = Face> {
        let dice = (round as usize).checked_sub(1).map(|idx| &self.track[idx]);
        dice.into_iter().flatten().flatten().copied()
    }

    /// Potion hearts that can still take a wound (PD-065).
    pub const fn free_hearts(&self) -> u8 {
        super::tracks::HEARTS * self.potions - self.hearts
    }
}

impl Default for Sheet {
    fn default() -> Sheet {
        Sheet::new()
    }
}

/// The cards dealt to a team before the draft (PD-016).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Dealt {
    pub talents: [Talent; 2],
    pub objectives: [Objective; 2],
}

/// A move in the making.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Walk {
    /// Moves left of this die.
    pub left: u8,
    /// Water borders that have given their extra move, one bit each (PD-349).
    pub waters: u8,
}

/// One team: its cards, its sheet, and what it is in the middle of.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Team {
    /// The cards to choose from, until every team has chosen.
    pub dealt: Option<Dealt>,
    pub talent: Option<Talent>,
    pub objective: Option<Objective>,
    pub sheet: Sheet,
    /// Rewards to resolve, first in first out (PD-070).
    pub queue: Vec<Reward>,
    pub walk: Option<Walk>,
    /// Whether Psionic has been used in this round (PD-346).
    pub psionic_used: bool,
    /// Whether the team has confirmed the end of its action phase.
    pub is_done: bool,
    /// The sheet as rivals see it while the teams act at the same time (PD-027); none while the
    /// sheet itself lies open.
    pub shown: Option<Box<Sheet>>,
}

/// What lies open for everybody.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ground {
    pub n_teams: u8,
    /// Whether gems vanish after the first two fights.
    pub has_vanishing: bool,
    /// Whether the owner is asked how many wounds the potions take (PD-065).
    pub asks_potions: AsksPotions,
    pub dungeon: Dungeon,
    /// The missions on the table; none when playing without.
    pub missions: [Option<Mission>; MISSIONS],
    /// Which of them can still be claimed.
    pub open: [bool; MISSIONS],
    /// 1 to 8; 0 before the first.
    pub round: u8,
    pub phase: Phase,
    /// The roll of the round: three white dice, three black.
    pub roll: [Side; DICE],
}

impl Ground {
    /// Whether one team plays alone.
    pub const fn is_solo(&self) -> bool {
        self.n_teams == 1
    }

    /// The rooms of the three monsters.
    pub fn lairs(&self) -> RoomSet {
        self.dungeon.card().rooms.into_iter().collect()
    }

    /// How many dice of the roll show `face`.
    pub fn n_rolled(&self, face: Face) -> usize {
        self.roll.iter().flatten().filter(|&&it| it == face).count()
    }
}

/// Everything.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub ground: Ground,
    pub teams: SeatList<Team>,
}

/// What an observer sees of a team. During the action phase a rival's sheet is as it was when the phase
/// began (PD-027).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen {
    /// Whether the observer sees all of the team.
    pub is_own: bool,
    /// The cards to choose from; the owner's observer only.
    pub dealt: Option<Dealt>,
    /// Whether the team has chosen its cards.
    pub has_kept: bool,
    /// Public after the draft (PD-026).
    pub talent: Option<Talent>,
    /// The owner's observer only, until the match is over (PD-025).
    pub objective: Option<Objective>,
    /// The colours of the heroes, public after the draft (PD-018).
    pub colours: Option<Colours>,
    pub sheet: Sheet,
    /// What rivals see of the sheet while it is hidden; the owner's observer only.
    pub shown: Option<Box<Sheet>>,
    pub queue: Vec<Reward>,
    pub walk: Option<Walk>,
    pub psionic_used: bool,
    pub is_done: bool,
}

/// What an observer sees of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub observer: Observer,
    pub ground: Ground,
    pub teams: SeatList<Seen>,
}

impl View {
    /// Faces of the roll that `seat` can still use, each once, by number.
    pub fn faces_left(&self, seat: Seat) -> impl Iterator<Item = Face> {
        faces_left(&self.ground, &self.teams[seat].sheet)
    }
}

/// Faces of the roll that have not been used on `sheet` this round, each once, by number.
pub fn faces_left(ground: &Ground, sheet: &Sheet) -> impl Iterator<Item = Face> {
    let mut counts = [0i8; 11];
    for face in ground.roll.iter().flatten() {
        counts[face.number() as usize] += 1;
    }
    for face in sheet.used(ground.round) {
        counts[face.number() as usize] -= 1;
    }
    Face::all().filter(move |it| 0 < counts[it.number() as usize])
}
