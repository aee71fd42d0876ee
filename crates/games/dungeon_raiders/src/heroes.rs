//! The five characters.

use super::cards::Items;
use crate::messages;
use kernel::{BySeat, Tally, Text, kinds, text};

/// No table has more heroes: the box has five characters (C4).
pub const HEROES_MAX: usize = 5;

/// One value for each hero of a table.
pub type Party<T> = BySeat<T, HEROES_MAX>;

kinds! {
    /// A character that a hero plays.
    pub enum Character {
        Explorer = "explorer",
        Knight = "knight",
        Thief = "thief",
        Warrior = "warrior",
        Wizard = "wizard",
    }
}

/// The face of a character card.
pub struct CharacterCard {
    pub name: Text,
    /// Coins at the start.
    pub treasure: u8,
    /// Red crosses at the start.
    pub wounds: u8,
    pub items: Items,
}

impl Character {
    /// The printed card.
    pub const fn card(self) -> &'static CharacterCard {
        &CARDS[self as usize]
    }
}

/// Torches, crystals, keys and swords on the card.
const fn card(name: Text, treasure: u8, wounds: u8, items: [u8; 4]) -> CharacterCard {
    CharacterCard { name, treasure, wounds, items: Tally(items) }
}

static CARDS: [CharacterCard; Character::COUNT] = [
    card(text!("explorer"), 3, 2, [1, 0, 0, 0]),
    card(text!("knight"), 1, 1, [0, 0, 0, 1]),
    card(text!("thief"), 2, 2, [0, 0, 1, 0]),
    card(text!("warrior"), 2, 0, [0; 4]),
    card(text!("wizard"), 1, 1, [0, 2, 0, 0]),
];
