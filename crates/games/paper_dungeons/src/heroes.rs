//! The four heroes of a team, and their colours.

use crate::messages;
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
            Hero::Warrior => text!("warrior"),
            Hero::Wizard => text!("wizard"),
            Hero::Cleric => text!("cleric"),
            Hero::Rogue => text!("rogue"),
        }
    }
}

/// The colour of a die, and the personality of a hero (PD-018).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Colour {
    White,
    Black,
}

impl Colour {
    /// The name, as a hero has it.
    pub const fn name(self) -> Text {
        match self {
            Colour::White => text!("white"),
            Colour::Black => text!("black"),
        }
    }
}

/// The colours of the four heroes, in the order of the sheet.
pub type Colours = [Colour; 4];
