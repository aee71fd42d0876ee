//! Sets of companion types.

use super::{Companion, Monster};
use kernel::Set;

/// A set of companion types.
pub type Types = Set<Companion>;

/// The five types that dice of the party show: those who meet the dragon (DR-052).
pub const PARTY_TYPES: Types = Companion::set(&[
    Companion::Fighter,
    Companion::Cleric,
    Companion::Mage,
    Companion::Thief,
    Companion::Champion,
]);

/// The companions that open any number of chests at once (DR-040).
const OPENERS: Types = Companion::set(&[Companion::Thief, Companion::Champion]);

/// The abilities of companions of some types.
pub trait CompanionTypes {
    /// Tells whether one of them defeats any number of monsters of this type at once (DR-023 to
    /// DR-027).
    fn sweeps(self, monster: Monster) -> bool;

    /// Tells whether one of them opens any number of chests at once (DR-040).
    fn opens_all(self) -> bool;
}

impl CompanionTypes for Types {
    fn sweeps(self, monster: Monster) -> bool {
        !self.and(SWEEPERS[monster.idx()]).is_empty()
    }

    fn opens_all(self) -> bool {
        !self.and(OPENERS).is_empty()
    }
}

/// The companions that defeat any number of goblins, skeletons and oozes.
const SWEEPERS: [Types; Monster::COUNT] = [
    Companion::set(&[Companion::Fighter, Companion::Champion]),
    Companion::set(&[Companion::Cleric, Companion::Champion]),
    Companion::set(&[Companion::Mage, Companion::Champion]),
];
