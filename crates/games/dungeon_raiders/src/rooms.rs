//! The room cards, and the bosses as rooms of their own.

use super::bosses::Boss;
use super::cards::Item;
use crate::messages;
use kernel::{Edition, Set, Text, kinds, text};

/// Rooms in the deck of the box (C1).
pub const ROOMS: usize = 30;

kinds! {
    /// A room card: monsters `M`, treasures `T`, traps `X`, vaults `V`; and the rooms of bosses `B`,
    /// which are not of the deck. What a later edition adds stands at the end, of any sort.
    pub enum Room {
        M01, M02, M03, M04, M05, M06, M07, M08, M09, M10,
        T01, T02, T03, T04, T05, T06, T07, T08, T09, T10,
        X01, X02, X03, X04, X05,
        V01, V02, V03, V04, V05,
        B01, B02, B03, B04, B05, B06, B07, B08, B09, B10, B11,
    }
}

/// A trap (RA-102 to RA-105).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Trap {
    /// The richest lose treasure.
    Magnet,
    /// The least wounded take wounds.
    Boulder,
    /// Everybody takes wounds.
    Spikes,
    /// Everybody loses treasure.
    Lava,
}

/// The gift of one number of a vault (RA-120).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gift {
    Item(Item),
    /// So many coins.
    Coins(u8),
    /// A potion that heals so many wounds.
    Potion(u8),
}

/// The kind of a room, with what is printed on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// The strength against 3, 4 and 5 heroes, and the wounds that the monster gives.
    Monster {
        shields: [u8; 3],
        wounds: u8,
    },
    /// The coins in the first chest and in the second, which may be missing.
    Treasure {
        chests: [u8; 2],
    },
    Trap(Trap),
    /// The gifts for the power cards 1 to 5.
    Vault {
        gifts: [Gift; 5],
    },
    Boss(Boss),
}

/// The face of a room card.
pub struct RoomCard {
    pub name: Text,
    pub face: Face,
}

impl Room {
    /// The room of a boss.
    ///
    /// # Panics
    /// If it has none: each boss of the list has.
    pub fn of_boss(boss: Boss) -> Room {
        let room = Room::ALL.into_iter().find(|it| it.face() == Face::Boss(boss));
        room.expect("each boss has a room")
    }

    /// Tells whether it is a card of the deck, and not the room of a boss.
    pub const fn is_of_deck(self) -> bool {
        !matches!(self.face(), Face::Boss(_))
    }

    /// The printed card.
    pub const fn card(self) -> &'static RoomCard {
        &CARDS[self as usize]
    }

    /// The kind of the room.
    pub const fn face(self) -> Face {
        self.card().face
    }
}

/// A set of rooms.
pub type RoomSet = Set<Room>;

/// The whole deck of an edition.
pub fn deck(edition: Edition) -> RoomSet {
    RoomSet::of_edition(edition).and(DECK)
}

/// The item vaults, which are left out when one plays alone (RA-223).
pub const ITEM_VAULTS: RoomSet = Room::set(&[Room::V01, Room::V02, Room::V03]);

/// The cards of the deck, of all editions.
const DECK: RoomSet = {
    let mut bits = 0;
    let mut nth = 0;
    while nth < Room::COUNT {
        if Room::ALL[nth].is_of_deck() {
            bits |= 1 << nth;
        }
        nth += 1;
    }
    Set::from_bits(bits)
};

const fn monster(name: Text, shields: [u8; 3], wounds: u8) -> RoomCard {
    RoomCard { name, face: Face::Monster { shields, wounds } }
}

const fn treasure(chests: [u8; 2]) -> RoomCard {
    RoomCard { name: text!("treasure-room"), face: Face::Treasure { chests } }
}

const fn trap(trap: Trap) -> RoomCard {
    RoomCard { name: trap.name(), face: Face::Trap(trap) }
}

const fn item_vault() -> RoomCard {
    let gifts = [
        Gift::Item(Item::Torch),
        Gift::Item(Item::Crystal),
        Gift::Item(Item::Key),
        Gift::Item(Item::Sword),
        Gift::Potion(1),
    ];
    RoomCard { name: text!("item-vault"), face: Face::Vault { gifts } }
}

const fn coin_vault() -> RoomCard {
    let gifts = [Gift::Coins(1), Gift::Coins(2), Gift::Potion(1), Gift::Coins(3), Gift::Potion(2)];
    RoomCard { name: text!("coin-vault"), face: Face::Vault { gifts } }
}

const fn boss(boss: Boss) -> RoomCard {
    RoomCard { name: boss.card().name, face: Face::Boss(boss) }
}

impl Trap {
    /// The name on the card.
    pub const fn name(self) -> Text {
        match self {
            Trap::Magnet => text!("magnet"),
            Trap::Boulder => text!("boulder"),
            Trap::Spikes => text!("spikes"),
            Trap::Lava => text!("lava"),
        }
    }

    /// Two skulls hit everybody, one only the leaders (RA-101).
    pub const fn skulls(self) -> u8 {
        match self {
            Trap::Magnet | Trap::Boulder => 1,
            Trap::Spikes | Trap::Lava => 2,
        }
    }
}

/// The three tiers of strength against 3, 4 and 5 heroes.
const LOW: [u8; 3] = [8, 10, 13];
const MIDDLE: [u8; 3] = [11, 14, 18];
const HIGH: [u8; 3] = [14, 18, 23];

const GOBLIN: Text = text!("goblin");
const TROLL: Text = text!("troll");
const DRAGON: Text = text!("dragon");

#[rustfmt::skip] // A table.
static CARDS: [RoomCard; Room::COUNT] = [
    /* M01 */ monster(text!("snake"), LOW, 3),
    /* M02 */ monster(text!("zombie"), MIDDLE, 1),
    /* M03 */ monster(text!("skeleton"), MIDDLE, 3),
    /* M04 */ monster(text!("gelatinous-cube"), HIGH, 1),
    /* M05 */ monster(GOBLIN, MIDDLE, 2),
    /* M06 */ monster(GOBLIN, MIDDLE, 2),
    /* M07 */ monster(TROLL, HIGH, 2),
    /* M08 */ monster(TROLL, HIGH, 2),
    /* M09 */ monster(DRAGON, HIGH, 3),
    /* M10 */ monster(DRAGON, HIGH, 3),
    /* T01 */ treasure([1, 0]),
    /* T02 */ treasure([2, 0]),
    /* T03 */ treasure([3, 0]),
    /* T04 */ treasure([4, 0]),
    /* T05 */ treasure([2, 1]),
    /* T06 */ treasure([2, 1]),
    /* T07 */ treasure([3, 2]),
    /* T08 */ treasure([3, 2]),
    /* T09 */ treasure([4, 2]),
    /* T10 */ treasure([4, 2]),
    /* X01 */ trap(Trap::Magnet),
    /* X02 */ trap(Trap::Magnet),
    /* X03 */ trap(Trap::Boulder),
    /* X04 */ trap(Trap::Spikes),
    /* X05 */ trap(Trap::Lava),
    /* V01 */ item_vault(),
    /* V02 */ item_vault(),
    /* V03 */ item_vault(),
    /* V04 */ coin_vault(),
    /* V05 */ coin_vault(),
    /* B01 */ boss(Boss::WolfPack),
    /* B02 */ boss(Boss::MegaDragon),
    /* B03 */ boss(Boss::Medusa),
    /* B04 */ boss(Boss::Minotaur),
    /* B05 */ boss(Boss::TaxCollector),
    /* B06 */ boss(Boss::Golem),
    /* B07 */ boss(Boss::Necromancer),
    /* B08 */ boss(Boss::Vampire),
    /* B09 */ boss(Boss::Sphinx),
    /* B10 */ boss(Boss::Mummy),
    /* B11 */ boss(Boss::Hydra),
];
