//! One die on the level.

use super::lit::Lit;
use crate::boards::dungeon_roll::selection::Target;

/// One die on the level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MonsterDie {
    pub target: Target,
    /// Its number among those with its face.
    pub nth: u8,
    /// How many show its face.
    pub n: u8,
    pub lit: Lit,
    /// How many dice a tap deals with.
    pub reach: u8,
    /// The level that a scouted die is laid out for.
    pub for_level: Option<u8>,
}
