//! The six dice, their faces, and the numbers by which faces are written on the round track.

use super::heroes::{Colour, Hero};
use crate::messages;
use kernel::kit::Kind;
use kernel::notation::{ParseError, number};
use kernel::{Set, Text, text};

/// The dice of a roll: three white, then three black.
pub const DICE: usize = 6;

/// The dice that each team uses in a round (PD-080).
pub const DICE_PER_ROUND: usize = 3;

/// The symbol of a face, skulls aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Symbol {
    Hero(Hero),
    Clover,
    Boots,
}

/// A face of a die that can be used, by its number, 1 to 10 (PD-044).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Face(u8);

/// The side of a die: a face, or a skull.
pub type Side = Option<Face>;

/// Its place is its number, counted from 0.
impl Kind for Face {
    const COUNT: usize = Face::ALL.len();
    type Word = u16;

    #[inline]
    fn place(self) -> usize {
        usize::from(self.0) - 1
    }

    #[inline]
    fn at_place(place: usize) -> Face {
        Face(place as u8 + 1)
    }
}

impl Face {
    /// Every face, by number.
    pub const ALL: [Face; 10] = {
        let mut all = [Face(1); 10];
        let mut nth = 1;
        while nth < all.len() {
            all[nth] = Face(nth as u8 + 1);
            nth += 1;
        }
        all
    };
    /// The clover, on white dice: the symbol of any hero, in any colour (PD-046).
    pub const CLOVER: Face = Face(5);
    /// The boots, which only move (PD-047).
    pub const BOOTS: Face = Face(10);

    /// The face of a hero's symbol on a die of `colour`.
    pub const fn of(colour: Colour, hero: Hero) -> Face {
        match colour {
            Colour::White => Face(1 + hero as u8),
            Colour::Black => Face(6 + hero as u8),
        }
    }

    /// The number on the round track, 1 to 10.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The symbol of the face (PD-040).
    pub const fn symbol(self) -> Symbol {
        match self.0 {
            5 => Symbol::Clover,
            10 => Symbol::Boots,
            other => Symbol::Hero(Hero::ALL[((other - 1) % 5) as usize]),
        }
    }

    /// The heroes whose symbol it shows (PD-090).
    pub fn heroes(self) -> Set<Hero> {
        match self.symbol() {
            Symbol::Hero(hero) => Set::one(hero),
            Symbol::Clover => Set::all(),
            Symbol::Boots => Set::NONE,
        }
    }

    /// The name: a hero with the colour of the die, or what else it shows.
    pub const fn name(self) -> Text {
        NAMES[self.0 as usize - 1]
    }

    /// The colour of its die.
    pub const fn colour(self) -> Colour {
        if self.0 <= 5 { Colour::White } else { Colour::Black }
    }

    /// The rooms that a move with it can go, before any extra: 2, or 3 with boots (PD-120).
    pub const fn moves(self) -> u8 {
        match self.symbol() {
            Symbol::Boots => 3,
            Symbol::Hero(_) | Symbol::Clover => 2,
        }
    }

    /// Reads the number of a face.
    ///
    /// # Errors
    /// If it is not a whole number from 1 to 10.
    pub fn read(word: &str) -> Result<Face, ParseError> {
        Ok(Face(number(word, 1, 10)? as u8))
    }
}

/// The side of the die at `idx` (0 to 2 white, 3 to 5 black) when luck says `value`, 0 to 5: the four symbols, the
/// special one, the skull (PD-041).
pub fn side(idx: usize, value: u32) -> Side {
    let first = if idx < DICE / 2 { 1 } else { 6 };
    (value < 5).then_some(Face(first + value as u8))
}

/// The names of the faces, by number.
static NAMES: [Text; 10] = [
    text!("white-warrior"),
    text!("white-wizard"),
    text!("white-cleric"),
    text!("white-rogue"),
    text!("clover"),
    text!("black-warrior"),
    text!("black-wizard"),
    text!("black-cleric"),
    text!("black-rogue"),
    text!("boots"),
];
