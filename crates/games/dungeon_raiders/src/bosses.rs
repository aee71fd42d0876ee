//! The eleven bosses of the 2013 edition.

use super::cards::{Card, Item, POWER_MAX};
use crate::messages;
use kernel::{Text, kinds, text};

kinds! {
    /// A boss: the last room of level 5, if the table plays with one (RA-B02).
    pub enum Boss {
        WolfPack,
        MegaDragon,
        Medusa,
        Minotaur,
        TaxCollector,
        Golem,
        Necromancer,
        Vampire,
        Sphinx,
        Mummy,
        Hydra,
    }
}

/// Whom an unbeaten boss attacks, by the totals laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    Lowest,
    Highest,
    /// The lowest and the next distinct total (RA-B11).
    TwoLowest,
}

/// The effect of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attack {
    Wounds(u8),
    /// Wounds, and the loss of as much treasure as the highest card laid.
    WoundsAndTax(u8),
    /// As many wounds as the highest card laid.
    HighestCard,
    /// The hero is removed as dead.
    Petrify,
}

/// The face of a boss card.
pub struct BossCard {
    pub name: Text,
    /// The strength against 3, 4 and 5 heroes.
    pub shields: [u8; 3],
    pub target: Target,
    pub attack: Attack,
}

impl Boss {
    /// The printed card.
    pub const fn card(self) -> &'static BossCard {
        &CARDS[self as usize]
    }

    /// The value of a card in the fight (RA-B05): items count nothing but for swords, and for what the boss says.
    pub const fn value(self, card: Card) -> u8 {
        match (card, self) {
            (Card::Power(power), _) => power,
            (Card::Item(Item::Sword), _) => POWER_MAX,
            (Card::Item(Item::Torch), Boss::Vampire) => 3,
            (Card::Item(Item::Torch), Boss::Mummy) => POWER_MAX,
            (Card::Item(Item::Crystal), Boss::Sphinx) => POWER_MAX,
            (Card::Item(Item::Torch | Item::Crystal | Item::Key), _) => 0,
        }
    }

    /// Tells whether the item may be laid before this boss.
    pub const fn takes(self, item: Item) -> bool {
        match item {
            Item::Sword => !matches!(self, Boss::Golem),
            Item::Crystal => self.allows_waiting(),
            Item::Torch | Item::Key => true,
        }
    }

    /// Tells whether a crystal may be used to lay later (RA-B06).
    pub const fn allows_waiting(self) -> bool {
        !matches!(self, Boss::Necromancer)
    }

    /// The number of fights, one after another.
    pub const fn n_heads(self) -> u8 {
        if matches!(self, Boss::Hydra) { 2 } else { 1 }
    }
}

/// The chest that a beaten Mega Dragon leaves.
pub const DRAGON_CHEST: u8 = 3;

const fn card(name: Text, shields: [u8; 3], target: Target, attack: Attack) -> BossCard {
    BossCard { name, shields, target, attack }
}

#[rustfmt::skip] // A table.
static CARDS: [BossCard; Boss::COUNT] = [
    card(text!("wolf-pack"), [11, 14, 18], Target::Lowest, Attack::Wounds(3)),
    card(text!("mega-dragon"), [17, 23, 29], Target::Lowest, Attack::Wounds(4)),
    card(text!("medusa"), [12, 16, 20], Target::Lowest, Attack::Petrify),
    card(text!("minotaur"), [11, 15, 19], Target::Highest, Attack::Wounds(4)),
    card(text!("tax-collector"), [14, 18, 23], Target::Lowest, Attack::WoundsAndTax(2)),
    card(text!("golem"), [14, 18, 23], Target::Lowest, Attack::HighestCard),
    card(text!("necromancer"), [12, 15, 19], Target::TwoLowest, Attack::Wounds(2)),
    card(text!("vampire"), [14, 18, 23], Target::TwoLowest, Attack::Wounds(3)),
    card(text!("sphinx"), [14, 18, 23], Target::Lowest, Attack::Wounds(4)),
    card(text!("mummy"), [13, 18, 23], Target::Lowest, Attack::Wounds(4)),
    card(text!("hydra"), [8, 10, 13], Target::Lowest, Attack::Wounds(2)),
];
