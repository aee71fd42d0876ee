//! The letters of the gems.

use kernel::{Set, kinds};

kinds! {
    /// The letter of a gem in the dungeon (PD-210).
    pub enum Letter {
        A,
        B,
        C,
        D,
        E,
        F,
        G,
        H,
    }
}

impl Letter {
    /// The capital letter.
    pub const fn letter(self) -> char {
        (b'A' + self as u8) as char
    }
}

/// A set of gem letters.
pub type Letters = Set<Letter>;
