//! The state of a match, and what an observer sees of it.

use super::dice::{DICE, Face, Side};
use super::dungeons::Dungeon;
use super::grid::RoomSet;
use super::heroes::Colours;
use super::missions::Mission;
use super::objectives::Objective;
pub use super::rewards::Reward;
use super::setup::MISSIONS;
pub use super::sheet::{Fight, LEVEL_MAX, ROUNDS, Sheet};
use super::talents::Talent;
use kernel::kit::Later;
use kernel::{Edition, Observer, Seat, SeatList, Set};

/// The rounds after which the three monsters are fought (PD-240).
pub const FIGHT_ROUNDS: [u8; 3] = [3, 6, 8];

/// The phase of the match.
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
    /// Psionic has been used in this round (PD-346).
    pub psionic_used: bool,
    /// The team has confirmed the end of its action phase.
    pub is_done: bool,
    /// The sheet as rivals see it while the teams act at the same time (PD-027); none while the
    /// sheet itself lies open.
    pub shown: Option<Box<Sheet>>,
}

/// The public part of the match.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ground {
    pub n_teams: u8,
    /// Gems vanish after the first two fights.
    pub has_vanishing: bool,
    /// The owner is asked how many wounds the potions take (PD-065).
    pub asks_potions: Later<bool>,
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
    pub edition: Edition,
}

impl Ground {
    /// Tells whether one team plays alone.
    pub const fn is_solo(&self) -> bool {
        self.n_teams == 1
    }

    /// The rooms of the three monsters.
    pub fn lairs(&self) -> RoomSet {
        self.dungeon.card().rooms.into_iter().collect()
    }

    /// The number of dice of the roll that show `face`.
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

/// A team as an observer sees it. During the action phase a rival's sheet is as it was when the phase began (PD-027).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen {
    /// The observer sees all of the team.
    pub is_own: bool,
    /// The cards to choose from; the owner's observer only.
    pub dealt: Option<Dealt>,
    /// The team has chosen its cards.
    pub has_kept: bool,
    /// Public after the draft (PD-026).
    pub talent: Option<Talent>,
    /// The owner's observer only, until the match is over (PD-025).
    pub objective: Option<Objective>,
    /// The colours of the heroes, public after the draft (PD-018).
    pub colours: Option<Colours>,
    pub sheet: Sheet,
    /// The sheet as rivals see it while it is hidden; the owner's observer only.
    pub shown: Option<Box<Sheet>>,
    pub queue: Vec<Reward>,
    pub walk: Option<Walk>,
    pub psionic_used: bool,
    pub is_done: bool,
}

/// The table as an observer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub observer: Observer,
    pub ground: Ground,
    pub teams: SeatList<Seen>,
}

impl View {
    /// Faces of the roll that `seat` can still use, each once, by number.
    pub fn faces_left(&self, seat: Seat) -> Set<Face> {
        faces_left(&self.ground, &self.teams[seat].sheet)
    }
}

/// Faces of the roll that have not been used on `sheet` this round.
pub fn faces_left(ground: &Ground, sheet: &Sheet) -> Set<Face> {
    // Four bits count a face. The last four count skulls, and the free places are taken from them, of which there may be
    // more: they begin with 8, and nobody looks at them.
    let counted = |side: Side| 1_u64 << (4 * side.map_or(0, Face::number));
    let rolled: u64 = ground.roll.into_iter().map(counted).sum();
    let used: u64 = sheet.dice_of(ground.round).into_iter().map(counted).sum();
    let left = rolled + 8 - used;
    Set::of(|it: Face| left >> (4 * it.number()) & 15 != 0)
}
