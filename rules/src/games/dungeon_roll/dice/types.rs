//! Sets of companion types.

use super::{Companion, Monster};
use crate::kernel::Bits;

/// A set of companion types.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Types(u8);

impl Types {
    /// No type.
    pub const NONE: Types = Types(0);
    /// All five that meet the dragon (DR-052).
    pub const ALL: Types = Types(0b1_1111);

    /// One type.
    pub const fn one(companion: Companion) -> Types {
        Types(1 << companion as u8)
    }

    /// The set and one more type.
    #[must_use]
    pub const fn with(self, companion: Companion) -> Types {
        Types(self.0 | 1 << companion as u8)
    }

    /// The set without one type.
    #[must_use]
    pub const fn without(self, companion: Companion) -> Types {
        Types(self.0 & !(1 << companion as u8))
    }

    /// The types of either set.
    #[must_use]
    pub const fn or(self, other: Types) -> Types {
        Types(self.0 | other.0)
    }

    /// The types of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Types) -> Types {
        Types(self.0 & !other.0)
    }

    /// The types of both sets.
    #[must_use]
    pub const fn and(self, other: Types) -> Types {
        Types(self.0 & other.0)
    }

    /// Tells whether the type is in the set.
    pub const fn has(self, companion: Companion) -> bool {
        self.0 & 1 << companion as u8 != 0
    }

    /// Tells whether there is no type.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of types.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Tells whether one of them defeats any number of monsters of this type at once.
    pub const fn sweeps(self, monster: Monster) -> bool {
        self.0 & SWEEPERS[monster as usize].0 != 0
    }

    /// Tells whether one of them opens any number of chests at once (DR-040).
    pub const fn opens_all(self) -> bool {
        self.0 & OPENERS.0 != 0
    }

    /// The types, in the order of the die.
    pub fn iter(self) -> impl Iterator<Item = Companion> + Clone {
        Bits(self.0).map(|it| EVERYBODY[usize::from(it)])
    }
}

/// The companions that sweep each type of monsters.
const SWEEPERS: [Types; 3] = {
    let mut sets = [Types::NONE; 3];
    let mut place = 0;
    while place < 3 * Companion::ALL.len() {
        let companion = Companion::ALL[place / 3];
        if companion.sweeps(Monster::ALL[place % 3]) {
            sets[place % 3] = sets[place % 3].with(companion);
        }
        place += 1;
    }
    sets
};

/// The companions that open all chests.
const OPENERS: Types = {
    let mut set = Types::NONE;
    let mut place = 0;
    while place < Companion::ALL.len() {
        if Companion::ALL[place].opens_all() {
            set = set.with(Companion::ALL[place]);
        }
        place += 1;
    }
    set
};

/// Every companion there is.
const EVERYBODY: [Companion; 6] = [
    Companion::Fighter,
    Companion::Cleric,
    Companion::Mage,
    Companion::Thief,
    Companion::Champion,
    Companion::Dragon,
];
