//! The four heroes of a team, and their colours.

use crate::kernel::{Text, text};

/// One of the four heroes of a team (PD-001).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Hero {
    Warrior,
    Wizard,
    Cleric,
    Rogue,
}

impl Hero {
    /// The heroes in the order of the sheet.
    pub const ALL: [Hero; 4] = [Hero::Warrior, Hero::Wizard, Hero::Cleric, Hero::Rogue];

    /// The place on the sheet, 0 to 3.
    pub const fn idx(self) -> usize {
        self as usize
    }

    /// The letter in notation.
    pub const fn letter(self) -> &'static str {
        ["W", "Z", "C", "R"][self as usize]
    }

    /// The name of the class.
    pub const fn name(self) -> Text {
        match self {
            Hero::Warrior => text("Warrior", "Воин"),
            Hero::Wizard => text("Wizard", "Маг"),
            Hero::Cleric => text("Cleric", "Священник"),
            Hero::Rogue => text("Rogue", "Плут"),
        }
    }
}

/// The colour of a die, and the personality of a hero (PD-018).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Colour {
    White,
    Black,
}

/// The colours of the four heroes, in the order of the sheet.
pub type Colours = [Colour; 4];
