//! The eight magic items (PD-100 to PD-104).

use super::dice::{Face, Symbol};
use super::heroes::Hero;
use crate::messages;
use kernel::{Set, Text, kinds, text};

/// Boxes of one item.
pub const BOXES: u8 = 2;

kinds! {
    /// A magic item, in the order of the sheet.
    pub enum Item {
        Sword = "sword",
        Tome = "tome",
        Crown = "crown",
        Sceptre = "sceptre",
        Armour = "armour",
        Cauldron = "cauldron",
        Medallion = "medallion",
        Cloak = "cloak",
    }
}

/// When a complete item works (PD-102).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Permanent,
    Instant,
    Scoring,
}

/// The sheet's entry on an item.
pub struct ItemCard {
    pub name: Text,
    pub effect: Text,
    pub kind: Kind,
    /// The symbol that each box needs; none: any hero's symbol (PD-101).
    pub needs: Option<Hero>,
    /// Glory when complete, besides 1 for each box (PD-103).
    pub glory: i8,
}

impl Item {
    /// The sheet's entry on the item.
    pub const fn card(self) -> &'static ItemCard {
        &CARDS[self as usize]
    }

    /// The items that the symbol of a die suits (PD-100, PD-101).
    pub const fn suited_by(die: Face) -> Set<Item> {
        SUITED[die.number() as usize - 1]
    }
}

/// The items that each face suits.
const SUITED: [Set<Item>; Face::ALL.len()] = {
    let mut suited = [Set::NONE; Face::ALL.len()];
    let mut nth = 0;
    while nth < Face::ALL.len() {
        suited[nth] = suited_by(Face::ALL[nth].symbol());
        nth += 1;
    }
    suited
};

const fn suited_by(symbol: Symbol) -> Set<Item> {
    let mut bits = 0;
    let mut item = 0;
    while item < Item::COUNT {
        let suits = match (symbol, CARDS[item].needs) {
            (Symbol::Boots, _) => false,
            (Symbol::Clover, _) | (Symbol::Hero(_), None) => true,
            (Symbol::Hero(hero), Some(needed)) => hero as u8 == needed as u8,
        };
        bits |= (suits as u8) << item;
        item += 1;
    }
    Set::from_bits(bits)
}

static CARDS: [ItemCard; Item::COUNT] = [
    ItemCard {
        name: text!("sword"),
        effect: text!("sword-effect"),
        kind: Kind::Permanent,
        needs: Some(Hero::Warrior),
        glory: 0,
    },
    ItemCard {
        name: text!("tome"),
        effect: text!("tome-effect"),
        kind: Kind::Instant,
        needs: Some(Hero::Wizard),
        glory: 3,
    },
    ItemCard {
        name: text!("crown"),
        effect: text!("crown-effect"),
        kind: Kind::Scoring,
        needs: Some(Hero::Cleric),
        glory: 4,
    },
    ItemCard {
        name: text!("sceptre"),
        effect: text!("sceptre-effect"),
        kind: Kind::Instant,
        needs: Some(Hero::Rogue),
        glory: -1,
    },
    ItemCard {
        name: text!("armour"),
        effect: text!("armour-effect"),
        kind: Kind::Permanent,
        needs: None,
        glory: 2,
    },
    ItemCard {
        name: text!("cauldron"),
        effect: text!("cauldron-effect"),
        kind: Kind::Instant,
        needs: None,
        glory: 0,
    },
    ItemCard {
        name: text!("medallion"),
        effect: text!("medallion-effect"),
        kind: Kind::Permanent,
        needs: None,
        glory: 1,
    },
    ItemCard {
        name: text!("cloak"),
        effect: text!("cloak-effect"),
        kind: Kind::Permanent,
        needs: None,
        glory: 0,
    },
];
