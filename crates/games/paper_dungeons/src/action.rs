//! Actions and events.

use super::dice::{DICE, Face, Side};
use super::dungeons::{Dungeon, Minion};
use super::grid::Room;
use super::heroes::Hero;
use super::items::Item;
use super::letters::{Letter, Letters};
use super::missions::Mission;
use super::monster::Monster;
use super::objectives::Objective;
pub use super::rewards::Cause;
use super::rewards::Reward;
use super::setup::MISSIONS;
use super::state::Dealt;
use super::talents::Talent;
use kernel::Seat;

/// One choice of one team.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Keep one talent and one objective (PD-016). `keep T15 O13`
    Keep { talent: Talent, objective: Objective },
    /// Level up with a die (PD-090). `6 level W`
    Level { die: Face, hero: Hero },
    /// Fill a box of an item with a die (PD-100). `4 craft sceptre`
    Craft { die: Face, item: Item },
    /// Brew potions with a die (PD-110). `1 brew`
    Brew { die: Face },
    /// Begin a move with a die (PD-120). `10 walk E4`
    Walk { die: Face, to: Room },
    /// Spend a die on a move of no rooms (PD-081). `3 rest`
    Rest { die: Face },
    /// Go on with the move (PD-120). `step F4`
    Step { to: Room },
    /// Raise a hero as a reward (PD-071). `gain W`
    GainLevel { hero: Hero },
    /// Fill a box as a reward (PD-071). `box crown`
    GainBox { item: Item },
    /// Mark a minion as beaten (PD-104, PD-350). `mark D7`
    MarkMinion { room: Room },
    /// Take a gem before round 1 (PD-343). `steal C`
    StealGem { letter: Letter },
    /// Take no gem before round 1 (PD-343). `decline`
    Decline,
    /// Confirm the end of the action phase (PD-028). `done`
    Done,
    /// Let potion hearts take so many of the wounds, and mark the others (PD-065). `spare 2`
    Spare { n_wounds: u8 },
}

impl Action {
    /// The room that the action enters, if it is a move.
    pub const fn entered(self) -> Option<Room> {
        match self {
            Action::Walk { to, .. } | Action::Step { to } => Some(to),
            Action::Keep { .. }
            | Action::Level { .. }
            | Action::Craft { .. }
            | Action::Brew { .. }
            | Action::Rest { .. }
            | Action::GainLevel { .. }
            | Action::GainBox { .. }
            | Action::MarkMinion { .. }
            | Action::StealGem { .. }
            | Action::Decline
            | Action::Done
            | Action::Spare { .. } => None,
        }
    }
}

/// Something that happened, and who notices it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    /// The only seat that notices; none: everybody does.
    pub secret_of: Option<Seat>,
    pub what: What,
}

/// The content of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// The dungeon card is revealed, and its monsters (PD-011, PD-013).
    Revealed {
        dungeon: Dungeon,
    },
    /// The missions are revealed (PD-015).
    Missions {
        missions: [Mission; MISSIONS],
    },
    /// A team is dealt its cards (PD-016); a secret.
    Dealt {
        seat: Seat,
        cards: Dealt,
    },
    /// A team keeps two cards (PD-025); a secret.
    Kept {
        seat: Seat,
        talent: Talent,
        objective: Objective,
    },
    /// A team has chosen its cards.
    Chose {
        seat: Seat,
    },
    /// Every team has chosen: talents are shown (PD-026).
    TalentShown {
        seat: Seat,
        talent: Talent,
    },
    Round {
        round: u8,
    },
    /// The final roll, and the rerolls before it (PD-042, PD-422).
    Rolled {
        roll: [Side; DICE],
        n_rerolls: u8,
    },
    /// A team used a die (PD-080).
    Used {
        seat: Seat,
        die: Face,
    },
    /// A hero rose to `level`.
    Raised {
        seat: Seat,
        hero: Hero,
        level: u8,
    },
    /// A box was filled, the first or second of the item.
    Crafted {
        seat: Seat,
        item: Item,
        boxes: u8,
    },
    /// Potions were received; `total` on the sheet now.
    Brewed {
        seat: Seat,
        n_potions: u8,
        total: u8,
    },
    Entered {
        seat: Seat,
        room: Room,
    },
    /// The path crossed a wall or water (PD-123).
    Crossed {
        seat: Seat,
        is_water: bool,
    },
    /// A minion was beaten, by a fight or by a mark.
    Beat {
        seat: Seat,
        room: Room,
        minion: Minion,
    },
    /// Wounds: some absorbed by potions, the rest marked (PD-061, PD-065).
    Wounded {
        seat: Seat,
        cause: Cause,
        absorbed: u8,
        marked: u8,
    },
    Trapped {
        seat: Seat,
        room: Room,
    },
    /// The team fell, and plays on (PD-063).
    Resurrected {
        seat: Seat,
    },
    /// A gem was stolen: a letter, or one from outside the dungeon; `total` circles now.
    Stole {
        seat: Seat,
        letter: Option<Letter>,
        total: u8,
    },
    /// A reward waits (PD-070).
    Gained {
        seat: Seat,
        reward: Reward,
    },
    /// A reward could not be marked (PD-072, PD-415).
    Lost {
        seat: Seat,
        reward: Reward,
    },
    /// The owner took no gem before round 1.
    Declined {
        seat: Seat,
    },
    /// A team has confirmed the end of its phase (PD-028).
    Confirmed {
        seat: Seat,
    },
    /// The deeds of a rival in the phase, once everybody has finished (PD-027).
    Summary {
        seat: Seat,
        n_rooms: u8,
        n_levels: u8,
        n_boxes: u8,
        n_potions: u8,
        n_gems: u8,
    },
    /// Gems named by the rivals are crossed out (PD-222).
    CrossedOut {
        seat: Seat,
        letters: Letters,
    },
    Claimed {
        seat: Seat,
        mission: Mission,
        glory: i8,
    },
    /// A fight: the range reached, 0 to 2 (PD-243).
    Fought {
        seat: Seat,
        monster: Monster,
        power: u8,
        range: u8,
        glory: i8,
    },
    Fled {
        seat: Seat,
        monster: Monster,
        glory: i8,
    },
    /// The strongest team gets the monster's reward (PD-247).
    Spoils {
        seat: Seat,
        monster: Monster,
    },
    /// Gems vanish for everybody who does not have them (PD-322).
    Vanished {
        letters: Letters,
    },
    Over,
}
