//! The cards in hand: power cards 1 to 5 and the four kinds of items.

use crate::messages;
use kernel::{Set, Tally, Text, kinds, text};

/// The highest power card; a key or a sword counts the same (RA-065).
pub const POWER_MAX: u8 = 5;

kinds! {
    /// A kind of item, in the order of the item vault.
    pub enum Item {
        Torch = "torch",
        Crystal = "crystal",
        Key = "key",
        Sword = "sword",
    }
}

impl Item {
    /// The name on the card.
    pub const fn name(self) -> Text {
        match self {
            Item::Torch => text!("torch"),
            Item::Crystal => text!("crystal"),
            Item::Key => text!("key"),
            Item::Sword => text!("sword"),
        }
    }
}

/// The number of items of each kind.
pub type Items = Tally<Item>;

/// The power cards in a hand; what is missing lies open in front of the hero (RA-063).
pub type Hand = Set<u8>;

/// All five.
pub const FULL_HAND: Hand = Set::from_bits(0b11_1110);

kinds! {
    /// A card of the monster power deck (RA-225).
    pub enum MonsterPower {
        Three = "3",
        Four = "4",
        Five = "5",
    }
}

impl MonsterPower {
    /// The number on the card.
    pub const fn power(self) -> u8 {
        3 + self as u8
    }
}

/// A card that can be laid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Card {
    /// A power card, 1 to 5.
    Power(u8),
    Item(Item),
}

impl Card {
    /// The number on a power card.
    pub const fn power(self) -> Option<u8> {
        match self {
            Card::Power(power) => Some(power),
            Card::Item(_) => None,
        }
    }

    /// The item, if it is one.
    pub const fn item(self) -> Option<Item> {
        match self {
            Card::Power(_) => None,
            Card::Item(item) => Some(item),
        }
    }

    /// The value of the card in every room but a boss's: a key or a sword is 5 where it may be laid (RA-065).
    pub const fn value(self) -> u8 {
        match self {
            Card::Power(power) => power,
            Card::Item(Item::Key | Item::Sword) => POWER_MAX,
            Card::Item(Item::Torch | Item::Crystal) => 0,
        }
    }
}

/// The cards that a hero lays in a room: one; against a boss one or two (RA-B04), against the second head of the Hydra
/// perhaps none. Power cards come first, the lower before the higher.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lay([Option<Card>; 2]);

impl Lay {
    /// No card.
    pub const NONE: Lay = Lay([None; 2]);

    /// One card.
    pub const fn one(card: Card) -> Lay {
        Lay([Some(card), None])
    }

    /// Two cards.
    pub fn two(one: Card, other: Card) -> Lay {
        Lay([Some(one.min(other)), Some(one.max(other))])
    }

    /// The cards.
    pub fn cards(self) -> impl Iterator<Item = Card> + Clone {
        self.0.into_iter().flatten()
    }

    /// The number of cards, 0 to 2.
    pub fn len(self) -> usize {
        self.cards().count()
    }

    /// Tells whether no card was laid.
    pub const fn is_empty(self) -> bool {
        self.0[0].is_none()
    }

    /// The only card of a room without a boss.
    pub const fn card(self) -> Option<Card> {
        self.0[0]
    }

    /// Tells whether an item of the kind is among the cards.
    pub fn has(self, item: Item) -> bool {
        self.cards().any(|it| it == Card::Item(item))
    }
}
