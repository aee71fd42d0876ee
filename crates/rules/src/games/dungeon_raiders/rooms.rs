//! The room cards (sections 5.1 to 5.4), and the bosses as rooms of their own (appendix A).

use super::bosses::Boss;
use super::cards::Item;
use crate::kernel::kit::Kind;
use crate::kernel::notation::ParseError;
use crate::kernel::{Set, Text, text};

/// Rooms in the deck (C1).
pub const ROOMS: usize = 30;

/// A room card: monsters `M`, treasures `T`, traps `X`, vaults `V`, and the rooms of bosses `B`.
#[rustfmt::skip]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Room {
    M01, M02, M03, M04, M05, M06, M07, M08, M09, M10,
    T01, T02, T03, T04, T05, T06, T07, T08, T09, T10,
    X01, X02, X03, X04, X05,
    V01, V02, V03, V04, V05,
    B01, B02, B03, B04, B05, B06, B07, B08, B09, B10, B11,
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

/// What one number of a vault gives (RA-120).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gift {
    Item(Item),
    /// So many coins.
    Coins(u8),
    /// A potion that heals so many wounds.
    Potion(u8),
}

/// What a room is, and what is printed on it.
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
    /// What the power cards 1 to 5 take.
    Vault {
        gifts: [Gift; 5],
    },
    Boss(Boss),
}

/// What a room card says.
pub struct RoomCard {
    /// The number in the list of components.
    pub id: &'static str,
    pub name: Text,
    pub face: Face,
}

impl Room {
    /// The rooms of the deck, by number.
    #[rustfmt::skip]
    pub const DECK: [Room; ROOMS] = [
        Room::M01, Room::M02, Room::M03, Room::M04, Room::M05,
        Room::M06, Room::M07, Room::M08, Room::M09, Room::M10,
        Room::T01, Room::T02, Room::T03, Room::T04, Room::T05,
        Room::T06, Room::T07, Room::T08, Room::T09, Room::T10,
        Room::X01, Room::X02, Room::X03, Room::X04, Room::X05,
        Room::V01, Room::V02, Room::V03, Room::V04, Room::V05,
    ];

    /// The room of a boss.
    pub const fn of_boss(boss: Boss) -> Room {
        match boss {
            Boss::WolfPack => Room::B01,
            Boss::MegaDragon => Room::B02,
            Boss::Medusa => Room::B03,
            Boss::Minotaur => Room::B04,
            Boss::TaxCollector => Room::B05,
            Boss::Golem => Room::B06,
            Boss::Necromancer => Room::B07,
            Boss::Vampire => Room::B08,
            Boss::Sphinx => Room::B09,
            Boss::Mummy => Room::B10,
            Boss::Hydra => Room::B11,
        }
    }

    /// Tells whether it is a card of the deck, and not the room of a boss.
    pub const fn is_of_deck(self) -> bool {
        (self as usize) < ROOMS
    }

    /// The printed card.
    pub const fn card(self) -> &'static RoomCard {
        &CARDS[self as usize]
    }

    /// What the room is.
    pub const fn face(self) -> Face {
        self.card().face
    }

    /// Reads the number of a room, such as `M09`.
    ///
    /// # Errors
    /// If there is no such room.
    pub fn read(word: &str) -> Result<Room, ParseError> {
        let bosses = Boss::ALL.into_iter().map(Room::of_boss);
        let mut all = Room::DECK.into_iter().chain(bosses);
        all.find(|it| it.card().id == word).ok_or(ParseError::Unexpected)
    }
}

/// The rooms of the deck are kinds; bosses are in no set of rooms.
impl Kind for Room {
    const COUNT: usize = ROOMS;
    type Word = u32;

    fn place(self) -> usize {
        debug_assert!(self.is_of_deck());
        self as usize
    }

    fn at_place(place: usize) -> Room {
        Room::DECK[place]
    }
}

/// A set of rooms of the deck.
pub type RoomSet = Set<Room>;

impl RoomSet {
    /// The whole deck.
    pub const DECK: RoomSet = Set::from_bits((1 << ROOMS) - 1);

    /// The item vaults, which are left out when one plays alone (RA-223).
    pub const ITEM_VAULTS: RoomSet = Set::from_bits(0b111 << Room::V01 as u32);
}

const fn monster(id: &'static str, name: Text, shields: [u8; 3], wounds: u8) -> RoomCard {
    RoomCard { id, name, face: Face::Monster { shields, wounds } }
}

const fn treasure(id: &'static str, chests: [u8; 2]) -> RoomCard {
    RoomCard {
        id, name: text("Treasure Room", "Сокровищница"), face: Face::Treasure { chests }
    }
}

const fn trap(id: &'static str, trap: Trap) -> RoomCard {
    RoomCard { id, name: trap.name(), face: Face::Trap(trap) }
}

const fn item_vault(id: &'static str) -> RoomCard {
    let gifts = [
        Gift::Item(Item::Torch),
        Gift::Item(Item::Crystal),
        Gift::Item(Item::Key),
        Gift::Item(Item::Sword),
        Gift::Potion(1),
    ];
    RoomCard {
        id, name: text("Item Vault", "Кладовая с предметами"), face: Face::Vault { gifts }
    }
}

const fn coin_vault(id: &'static str) -> RoomCard {
    let gifts = [Gift::Coins(1), Gift::Coins(2), Gift::Potion(1), Gift::Coins(3), Gift::Potion(2)];
    RoomCard {
        id, name: text("Coin Vault", "Кладовая с монетками"), face: Face::Vault { gifts }
    }
}

const fn boss(id: &'static str, boss: Boss) -> RoomCard {
    RoomCard { id, name: boss.card().name, face: Face::Boss(boss) }
}

impl Trap {
    /// The name on the card.
    pub const fn name(self) -> Text {
        match self {
            Trap::Magnet => text("Magnet", "Магнит"),
            Trap::Boulder => text("Boulder", "Валун"),
            Trap::Spikes => text("Spikes", "Шипы"),
            Trap::Lava => text("Lava", "Лава"),
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

/// The three tiers of strength against 3, 4 and 5 heroes (section 5.1).
const LOW: [u8; 3] = [8, 10, 13];
const MIDDLE: [u8; 3] = [11, 14, 18];
const HIGH: [u8; 3] = [14, 18, 23];

const GOBLIN: Text = text("Goblin", "Гоблин");
const TROLL: Text = text("Troll", "Тролль");
const DRAGON: Text = text("Dragon", "Дракон");

static CARDS: [RoomCard; 41] = [
    monster("M01", text("Snake", "Змея"), LOW, 3),
    monster("M02", text("Zombie", "Зомби"), MIDDLE, 1),
    monster("M03", text("Skeleton", "Скелет"), MIDDLE, 3),
    monster("M04", text("Gelatinous Cube", "Студенистый куб"), HIGH, 1),
    monster("M05", GOBLIN, MIDDLE, 2),
    monster("M06", GOBLIN, MIDDLE, 2),
    monster("M07", TROLL, HIGH, 2),
    monster("M08", TROLL, HIGH, 2),
    monster("M09", DRAGON, HIGH, 3),
    monster("M10", DRAGON, HIGH, 3),
    treasure("T01", [1, 0]),
    treasure("T02", [2, 0]),
    treasure("T03", [3, 0]),
    treasure("T04", [4, 0]),
    treasure("T05", [2, 1]),
    treasure("T06", [2, 1]),
    treasure("T07", [3, 2]),
    treasure("T08", [3, 2]),
    treasure("T09", [4, 2]),
    treasure("T10", [4, 2]),
    trap("X01", Trap::Magnet),
    trap("X02", Trap::Magnet),
    trap("X03", Trap::Boulder),
    trap("X04", Trap::Spikes),
    trap("X05", Trap::Lava),
    item_vault("V01"),
    item_vault("V02"),
    item_vault("V03"),
    coin_vault("V04"),
    coin_vault("V05"),
    boss("B01", Boss::WolfPack),
    boss("B02", Boss::MegaDragon),
    boss("B03", Boss::Medusa),
    boss("B04", Boss::Minotaur),
    boss("B05", Boss::TaxCollector),
    boss("B06", Boss::Golem),
    boss("B07", Boss::Necromancer),
    boss("B08", Boss::Vampire),
    boss("B09", Boss::Sphinx),
    boss("B10", Boss::Mummy),
    boss("B11", Boss::Hydra),
];
