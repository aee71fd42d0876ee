//! The eight magic items (PD-100 to PD-104, section 5.6).

use super::heroes::Hero;
use kernel::{Text, kinds, text};

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

/// What the sheet says of an item.
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
    /// What the sheet says of the item.
    pub const fn card(self) -> &'static ItemCard {
        &CARDS[self as usize]
    }
}

static CARDS: [ItemCard; Item::COUNT] = [
    ItemCard {
        name: text("Flaming Sword", "Огненный меч"),
        effect: text("+3 power against monsters", "+3 к мощи против чудовищ"),
        kind: Kind::Permanent,
        needs: Some(Hero::Warrior),
        glory: 0,
    },
    ItemCard {
        name: text("Tome of Wisdom", "Фолиант мудрости"),
        effect: text("raise any hero by 1 level", "повысьте любого героя на 1 уровень"),
        kind: Kind::Instant,
        needs: Some(Hero::Wizard),
        glory: 3,
    },
    ItemCard {
        name: text("Crown of the Righteous King", "Корона Праведного короля"),
        effect: text("glory at the end", "слава в конце игры"),
        kind: Kind::Scoring,
        needs: Some(Hero::Cleric),
        glory: 4,
    },
    ItemCard {
        name: text("Sceptre of Death", "Скипетр смерти"),
        effect: text("beat any 2 minions", "победите любых двух приспешников"),
        kind: Kind::Instant,
        needs: Some(Hero::Rogue),
        glory: -1,
    },
    ItemCard {
        name: text("Heroes' Armour", "Доспехи героев"),
        effect: text("+1 level in fights with minions", "+1 уровень в боях с приспешниками"),
        kind: Kind::Permanent,
        needs: None,
        glory: 2,
    },
    ItemCard {
        name: text("Alchemist's Cauldron", "Котелок алхимика"),
        effect: text("get 3 potions", "получите 3 зелья"),
        kind: Kind::Instant,
        needs: None,
        glory: 0,
    },
    ItemCard {
        name: text("Medallion of Har", "Медальон Хара"),
        effect: text("cross water", "переход через воду"),
        kind: Kind::Permanent,
        needs: None,
        glory: 1,
    },
    ItemCard {
        name: text("Cloak of Intangibility", "Мантия неосязаемости"),
        effect: text("walk through walls", "проход сквозь стены"),
        kind: Kind::Permanent,
        needs: None,
        glory: 0,
    },
];
