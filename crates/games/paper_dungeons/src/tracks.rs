//! The worth of the tracks of the sheet (PD-332, PD-333).

use super::rewards::Reward;
use crate::messages;
use kernel::{Text, text};

/// Gem circles on the track: 8 gems in the dungeon and 2 outside it (PD-224).
pub const GEMS_MAX: u8 = 10;

/// Potions in the potion area, in rows of four (PD-113).
pub const POTIONS_MAX: u8 = 12;

/// Potions in a row.
pub const POTION_ROW: u8 = 4;

/// Hearts under each potion (PD-065).
pub const HEARTS: u8 = 2;

/// Minions in the dungeon (PD-145).
pub const MINIONS: u8 = 12;

/// Hearts drawn on the wound track (PD-068).
pub const WOUND_HEARTS: u8 = 24;

/// Lost by a team that was resurrected (PD-063).
pub const RESURRECTION: i8 = -9;

/// Glory of 0 to 10 gems.
pub static GEM_GLORY: [i8; 11] = [0, 1, 3, 6, 10, 16, 23, 30, 37, 44, 52];

/// Glory of 0 to 12 minions.
pub static MINION_GLORY: [i8; 13] = [0, 1, 2, 3, 5, 7, 9, 11, 13, 16, 19, 22, 25];

/// Glory of a lowest level of 1 to 6.
static LEVEL_GLORY: [i8; 6] = [0, 3, 6, 10, 15, 21];

/// The glory for a lowest hero level of 1 to 6, without that for heroes of level 6 (PD-094).
pub fn level_glory(lowest: u8) -> i8 {
    LEVEL_GLORY[lowest as usize - 1]
}

/// The reward printed at the gem circle of this number (PD-212).
pub const fn gem_reward(gems: u8) -> Option<Reward> {
    match gems {
        3 => Some(Reward::Potion),
        5 => Some(Reward::Level),
        8 => Some(Reward::Box),
        _ => None,
    }
}

/// The reward for filling this potion, the last of its row (PD-111, PD-113).
pub const fn potion_reward(potions: u8) -> Option<Reward> {
    match potions {
        4 => Some(Reward::Level),
        8 => Some(Reward::Box),
        12 => Some(Reward::Gem),
        _ => None,
    }
}

/// The glory lost by wounds: one for every pair of hearts begun, at most 12 (PD-068).
pub fn wound_penalty(wounds: u16) -> i8 {
    wounds.div_ceil(2).min(12) as i8
}

/// The glory of a mission claimed in `round` (1 to 8): 4, or less and less for a team alone
/// (PD-232, PD-332).
pub fn mission_glory(is_solo: bool, round: u8) -> i8 {
    const ALONE: [i8; 8] = [6, 5, 4, 4, 3, 3, 2, 1];
    if is_solo { ALONE[round as usize - 1] } else { 4 }
}

/// The title earned by a solo result (PD-333).
pub const fn solo_title(total: i32) -> Text {
    match total {
        110.. => text!("title-immortal"),
        95.. => text!("title-legend"),
        80.. => text!("title-champion"),
        65.. => text!("title-hero"),
        50.. => text!("title-adventurer"),
        30.. => text!("title-squire"),
        _ => text!("title-lost"),
    }
}
