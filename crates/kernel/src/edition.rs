//! Editions: which content and which rulings a match is played with.
//!
//! An edition is a number of a match, not of the program. What a match began with, it ends with: later
//! editions add cards, heroes and options, and mend rules, and leave older matches as they are. Content
//! says since when it is there ([`Edition::has`]), and a mended rule is a named ruling ([`rulings!`](super::rulings)).

use std::fmt;
use std::hash::{Hash, Hasher};

/// The number of an edition of a game's rules, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Edition(u16);

impl Edition {
    /// The first that was published.
    pub const FIRST: Edition = Edition(1);

    /// The edition of this number.
    ///
    /// # Panics
    /// If the number is 0.
    pub const fn nth(number: u16) -> Edition {
        assert!(0 < number);
        Edition(number)
    }

    /// The number, from 1.
    pub const fn number(self) -> u16 {
        self.0
    }

    /// Tells whether what is there since an edition belongs to this one.
    #[inline]
    pub const fn has(self, since: Edition) -> bool {
        since.0 <= self.0
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// The first edition adds nothing to a check value: states did not name it when it was the only one.
impl Hash for Edition {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if *self != Edition::FIRST {
            self.0.hash(state);
        }
    }
}
