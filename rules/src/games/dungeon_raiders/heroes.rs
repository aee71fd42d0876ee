//! The five characters (section 5.5).

use super::cards::Items;
use crate::kernel::notation::Flaw;
use crate::kernel::{Text, text};

/// A character that a hero plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Character {
    Explorer,
    Knight,
    Thief,
    Warrior,
    Wizard,
}

/// What a character card says.
pub struct CharacterCard {
    /// The word in notation.
    pub key: &'static str,
    pub name: Text,
    /// Coins at the start.
    pub treasure: u8,
    /// Red crosses at the start.
    pub wounds: u8,
    pub items: Items,
}

impl Character {
    /// The characters by number.
    pub const ALL: [Character; 5] = [
        Character::Explorer,
        Character::Knight,
        Character::Thief,
        Character::Warrior,
        Character::Wizard,
    ];

    /// The printed card.
    pub const fn card(self) -> &'static CharacterCard {
        &CARDS[self as usize]
    }

    /// Reads the word of a character.
    ///
    /// # Errors
    /// If there is no such character.
    pub fn read(word: &str) -> Result<Character, Flaw> {
        Character::ALL.into_iter().find(|it| it.card().key == word).ok_or(Flaw::Unexpected)
    }
}

/// Torches, crystals, keys and swords on the card.
const fn card(
    key: &'static str,
    name: Text,
    treasure: u8,
    wounds: u8,
    items: [u8; 4],
) -> CharacterCard {
    CharacterCard { key, name, treasure, wounds, items: Items::new(items) }
}

static CARDS: [CharacterCard; 5] = [
    card("explorer", text("Explorer", "Разведчик"), 3, 2, [1, 0, 0, 0]),
    card("knight", text("Knight", "Рыцарь"), 1, 1, [0, 0, 0, 1]),
    card("thief", text("Thief", "Вор"), 2, 2, [0, 0, 1, 0]),
    card("warrior", text("Warrior", "Воин"), 2, 0, [0; 4]),
    card("wizard", text("Wizard", "Маг"), 1, 1, [0, 2, 0, 0]),
];
