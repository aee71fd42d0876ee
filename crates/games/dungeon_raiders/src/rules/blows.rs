//! The effect of a room on each seat, before it is bounded by what the seat has.

use super::contest::Contest;
use crate::action::Fight;
use crate::cards::Item;
use crate::heroes::Party;
use kernel::SeatSet;

/// A blow to a hero, before treasure and wounds meet their bounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Blow {
    /// Treasure gained, or lost if negative.
    pub treasure: i8,
    /// Wounds taken, or healed if negative.
    pub wounds: i8,
    pub item: Option<Item>,
    pub is_petrified: bool,
}

/// Nothing befalls anybody.
pub fn no_blows(contest: &Contest) -> Party<Blow> {
    contest.mats.map(|_, _| Blow::NONE)
}

/// An equal share, rounded down (RA-081, RA-082).
pub fn share_of(coins: u8, takers: SeatSet) -> u8 {
    coins.checked_div(takers.len() as u8).unwrap_or(0)
}

/// A sum against a strength (RA-092).
pub fn fight_of(sum: u8, strength: u8) -> Fight {
    if strength <= sum {
        Fight::Beaten { sum, strength }
    } else {
        Fight::Unbeaten { sum, strength }
    }
}

/// Tells whether the monster attacks somebody.
pub fn is_attack(fight: Fight) -> bool {
    match fight {
        Fight::Unbeaten { .. } | Fight::Unbeatable | Fight::Caught { .. } => true,
        Fight::Beaten { .. } | Fight::Confused | Fight::Escaped { .. } => false,
    }
}
