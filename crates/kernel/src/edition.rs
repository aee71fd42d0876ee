//! Editions: which content and which rulings a match is played with.
//!
//! An edition is a number of a match, not of the program. What a match began with, it ends with: later
//! editions add cards, heroes and options, and mend rules, and leave older matches as they are. Content
//! says since when it is there ([`Edition::has`]), and a mended rule is a named ruling ([`rulings!`](super::rulings)).
//!
//! # How it is kept
//!
//! `Game::EDITION` is the newest, by which new matches begin; `Match`, its record and its link name theirs, and its
//! state knows it. One that is newer than the program is refused in words that say what to do, and what is kept of it
//! stays.
//!
//! - **Content says since when.** `kinds!`, `options!`, the level cards, dungeon cards and lines of cards have
//!   `since`. Rosters, decks, bags and lists are those of the edition (`Kind::in_edition`, `Set::of_edition`,
//!   `Rules::deals`); no draw counts what the program knows.
//! - **Places never move.** A kind's place is its place in the list, to which a later edition appends; a card's id
//!   follows from edition and key, wherever its line stands. `Set`, `Tally`, `Later` and `Edition` are hashed so
//!   that what a later edition brought adds nothing where it is absent.
//! - **A mended rule is a ruling** (`rulings!`, `games/dungeoneer/mended.rs`): rules ask for it by name.
//! - **The challenge of a day** is played by the edition of its day (`Words::EDITION_DAYS`).
//! - **Proof.** `tests/portable.rs` pins a thousand matches of each edition, natively and in WebAssembly;
//!   `testing::golden` wants a record for each choice of each option; `cargo xtask rules --grow` carries out
//!   `HOWTO.md` and `tests/grown.md` in a copy, and plays the records, links and matches there;
//!   `tests/records/edition-1` is what a browser had kept before, and opens.

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
