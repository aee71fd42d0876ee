//! All that a board names of Dungeon Roll: the plain things that it draws, what a seat may do and
//! why not, and what an action would bring. Everything is answered from a [`View`]; of a view, the
//! [`Table`] is what everybody sees.

mod preview;

pub use crate::messages;
pub use preview::{Ability, Preview, abilities, preview, treasure_use, ultimate};

pub use super::DungeonRoll;
pub use super::action::{
    Action, Band, Course, Ending, Event, Forming, Magic, Reason, Reroller, Skill, Source, Unleash,
    Use,
};
pub use super::dice::{
    Companion, DungeonFace, Floor, FloorDice, FloorFace, Horde, HordeDice, Monster, Party,
    PartyFace, Pile, THROW_MAX, Throw, Types,
};
pub use super::forecast::{Certainty, Odds, Reckoning, SHARES, odds, pays_from, seek_odds};
pub use super::heroes::{Asks, Hero, MASTER_XP, NOBODY, Preparation, Side, Temp, Ultimate};
pub use super::refusals::Refusal;
pub use super::rules::{
    Aim, Muster, counted, each_source, missing, roster, standing, treasure_points, types_of_member,
};
pub use super::setup::{Assignment, BaitScope, House, Roster, ScrollPhases, Setup};
pub use super::state::{DELVES, Delve, LEVEL_MAX, Phase, Player, Table, Temps, View};
pub use super::treasures::{Treasure, Treasures};
pub use super::words::{names, title};

use super::rules;
use kernel::{Seat, Turn};

/// Everything that `seat` may do now, each action once.
pub fn options(view: &View, seat: Seat) -> Vec<Action> {
    let mut options = Vec::new();
    rules::legal(&view.table, seat, &mut options);
    options
}

/// The same without re-rolls of dice that are chosen freely, of which there may be hundreds.
pub fn deeds(view: &View, seat: Seat) -> Vec<Action> {
    let mut deeds = Vec::new();
    if rules::turn(&view.table).awaited().has(seat) {
        rules::deeds(&view.table, false, &mut deeds);
    }
    deeds
}

/// Why `seat` may not take `action` now; none if it may.
pub fn why_not(view: &View, seat: Seat, action: &Action) -> Option<Refusal> {
    rules::check(&view.table, seat, action).err()
}

/// The seats that are awaited.
pub fn turn(view: &View) -> Turn {
    rules::turn(&view.table)
}
