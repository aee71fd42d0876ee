//! The four heroes of a team, and their colours.

use kernel::{Text, kinds, text};

kinds! {
    /// One of the four heroes of a team, in the order of the sheet (PD-001).
    pub enum Hero {
        Warrior = "W",
        Wizard = "Z",
        Cleric = "C",
        Rogue = "R",
    }
}

impl Hero {
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
