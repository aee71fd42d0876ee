//! The depth of the party.

use crate::boards::dungeon_roll::query::Query;
use crate::games::dungeon_roll::client::Phase;

/// The depth of the party.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DescentModel {
    /// The number on the level die; 0 before the first level.
    pub level: u8,
    /// True if nothing is left to be dealt with on this level.
    pub is_clear: bool,
}

/// One level of the dungeon, as the party stands to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rung {
    /// It lies behind the party.
    Past,
    /// The party is here.
    Here { is_clear: bool },
    /// It lies below.
    Deep,
}

impl DescentModel {
    /// The party's relation to a level.
    pub fn rung(self, level: u8) -> Rung {
        match level.cmp(&self.level) {
            std::cmp::Ordering::Less => Rung::Past,
            std::cmp::Ordering::Equal => Rung::Here { is_clear: self.is_clear },
            std::cmp::Ordering::Greater => Rung::Deep,
        }
    }
}

/// Draws the descent.
pub fn descent(query: Query<'_>) -> DescentModel {
    let delve = &query.table().delve;
    DescentModel { level: delve.level, is_clear: delve.phase == Phase::Regroup }
}
