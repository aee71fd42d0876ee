//! The cards in hand: power cards 1 to 5 and the four kinds of items (section 1, section 5.6).

use std::ops::{Index, IndexMut};

use crate::kernel::{Bits, Text, text};

/// The highest power card; a key or a sword counts the same (RA-065).
pub const POWER_MAX: u8 = 5;

/// A kind of item (section 5.6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Item {
    Torch,
    Crystal,
    Key,
    Sword,
}

impl Item {
    /// Every kind, in the order of the item vault.
    pub const ALL: [Item; 4] = [Item::Torch, Item::Crystal, Item::Key, Item::Sword];

    /// The place in that order, 0 to 3.
    pub const fn idx(self) -> usize {
        self as usize
    }

    /// The word in notation.
    pub const fn key(self) -> &'static str {
        ["torch", "crystal", "key", "sword"][self as usize]
    }

    /// The name on the card.
    pub const fn name(self) -> Text {
        match self {
            Item::Torch => text("Torch", "Факел"),
            Item::Crystal => text("Magic Crystal", "Магический кристалл"),
            Item::Key => text("Key", "Ключ"),
            Item::Sword => text("Sword", "Меч"),
        }
    }
}

/// How many of each kind of item.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Items([u8; 4]);

impl Items {
    /// No item at all.
    pub const NONE: Items = Items([0; 4]);

    /// So many torches, crystals, keys and swords.
    pub const fn new(counts: [u8; 4]) -> Items {
        Items(counts)
    }

    /// One item.
    pub fn one(item: Item) -> Items {
        let mut items = Items::NONE;
        items[item] = 1;
        items
    }

    /// Tells whether there is one of the kind.
    pub const fn has(self, item: Item) -> bool {
        0 < self.0[item as usize]
    }

    /// The number of items.
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// Tells whether there is no item.
    pub fn is_empty(self) -> bool {
        self == Items::NONE
    }

    /// The kinds that are there, with their counts.
    pub fn iter(self) -> impl Iterator<Item = (Item, u8)> + Clone {
        Item::ALL.into_iter().map(move |it| (it, self[it])).filter(|it| 0 < it.1)
    }

    /// Adds every item of `other`.
    pub fn add(&mut self, other: Items) {
        for item in Item::ALL {
            self[item] += other[item];
        }
    }
}

impl Index<Item> for Items {
    type Output = u8;
    fn index(&self, item: Item) -> &u8 {
        &self.0[item.idx()]
    }
}

impl IndexMut<Item> for Items {
    fn index_mut(&mut self, item: Item) -> &mut u8 {
        &mut self.0[item.idx()]
    }
}

/// The power cards in a hand; what is missing lies open in front of the hero (RA-063).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hand(u8);

impl Hand {
    /// No power card.
    pub const NONE: Hand = Hand(0);

    /// All five.
    pub const FULL: Hand = Hand(0b11_1110);

    /// Tells whether the card is in the hand.
    pub const fn has(self, power: u8) -> bool {
        self.0 & (1 << power) != 0
    }

    /// The hand and a card.
    #[must_use]
    pub const fn with(self, power: u8) -> Hand {
        Hand(self.0 | 1 << power)
    }

    /// The hand without a card.
    #[must_use]
    pub const fn without(self, power: u8) -> Hand {
        Hand(self.0 & !(1 << power))
    }

    /// The number of cards.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Tells whether no card is left.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, the lowest first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = u8> + ExactSizeIterator + Clone {
        Bits(self.0)
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

    /// What the card counts in every room but a boss's: a key or a sword is 5 where it may be laid
    /// (RA-065).
    pub const fn value(self) -> u8 {
        match self {
            Card::Power(power) => power,
            Card::Item(Item::Key | Item::Sword) => POWER_MAX,
            Card::Item(Item::Torch | Item::Crystal) => 0,
        }
    }
}

/// What a hero lays in a room: one card; against a boss one or two (RA-B04), against the second
/// head of the Hydra perhaps none. Power cards come first, the lower before the higher.
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
