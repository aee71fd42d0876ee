//! The dungeon printed on every sheet, and the twelve dungeon cards.

use super::grid::{ROOMS, Room};
use super::heroes::Hero;
pub use super::letters::{Letter, Letters};
use super::monster::Monster;
use crate::messages;
use kernel::notation::ParseError;
use kernel::{Edition, Text, kinds, text};

/// A minion's kind; each kind is fought by one class (PD-140, PD-141).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    Goblin,
    Orc,
    Ghost,
    Zombie,
}

impl Kind {
    /// The hero who fights this kind.
    pub const fn fought_by(self) -> Hero {
        match self {
            Kind::Goblin => Hero::Rogue,
            Kind::Orc => Hero::Warrior,
            Kind::Ghost => Hero::Wizard,
            Kind::Zombie => Hero::Cleric,
        }
    }

    /// The name of the minion.
    pub const fn name(self) -> Text {
        match self {
            Kind::Goblin => text!("goblin"),
            Kind::Orc => text!("orc"),
            Kind::Ghost => text!("ghost"),
            Kind::Zombie => text!("zombie"),
        }
    }
}

/// A minion of a room; its level is 3, 4 or 5 (PD-145).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Minion {
    pub kind: Kind,
    pub level: u8,
}

/// The guard of a room.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Guard {
    Trap,
    Minion(Minion),
}

impl Letter {
    /// The room where the gem lies.
    pub fn room(self) -> Room {
        let lies = |room: &Room| printed(*room).find == Some(Find::Gem(self));
        Room::all().find(lies).expect("every gem lies in a room")
    }
}

/// The gain in a room (PD-155).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Find {
    Potion,
    Box,
    Level,
    Gem(Letter),
}

/// The content printed in a room.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Content {
    pub guard: Option<Guard>,
    pub find: Option<Find>,
}

const fn content(guard: Option<Guard>, find: Option<Find>) -> Content {
    Content { guard, find }
}

const fn minion(kind: Kind, level: u8) -> Option<Guard> {
    Some(Guard::Minion(Minion { kind, level }))
}

const fn gem(letter: Letter) -> Option<Find> {
    Some(Find::Gem(letter))
}

const EMPTY: Content = content(None, None);
const TRAP: Option<Guard> = Some(Guard::Trap);
const POTION: Option<Find> = Some(Find::Potion);
const BOX: Option<Find> = Some(Find::Box);
const LEVEL: Option<Find> = Some(Find::Level);

/// The content printed in `room` on every sheet.
pub const fn printed(room: Room) -> Content {
    PRINTED[room.idx()]
}

#[rustfmt::skip]
static PRINTED: [Content; ROOMS] = [
    /* A1 */ content(TRAP, POTION),
    /* B1 */ EMPTY,
    /* C1 */ EMPTY,
    /* D1 */ content(minion(Kind::Goblin, 3), POTION),
    /* E1 */ content(TRAP, BOX),
    /* F1 */ content(None, POTION),
    /* A2 */ EMPTY,
    /* B2 */ content(minion(Kind::Orc, 3), None),
    /* C2 */ EMPTY,
    /* D2 */ content(TRAP, None),
    /* E2 */ content(minion(Kind::Ghost, 3), POTION),
    /* F2 */ EMPTY,
    /* A3 */ content(TRAP, gem(Letter::A)),
    /* B3 */ EMPTY,
    /* C3 */ content(minion(Kind::Zombie, 3), LEVEL),
    /* D3 */ EMPTY,
    /* E3 */ EMPTY,
    /* F3 */ content(minion(Kind::Goblin, 4), gem(Letter::B)),
    /* A4 */ content(minion(Kind::Ghost, 4), BOX),
    /* B4 */ content(TRAP, None),
    /* C4 */ content(minion(Kind::Orc, 4), gem(Letter::C)),
    /* D4 */ EMPTY,
    /* E4 */ content(TRAP, LEVEL),
    /* F4 */ EMPTY,
    /* A5 */ EMPTY,
    /* B5 */ content(minion(Kind::Zombie, 4), gem(Letter::D)),
    /* C5 */ EMPTY,
    /* D5 */ content(TRAP, BOX),
    /* E5 */ EMPTY,
    /* F5 */ content(minion(Kind::Orc, 5), gem(Letter::E)),
    /* A6 */ EMPTY,
    /* B6 */ content(TRAP, None),
    /* C6 */ content(minion(Kind::Goblin, 5), BOX),
    /* D6 */ EMPTY,
    /* E6 */ content(TRAP, gem(Letter::F)),
    /* F6 */ EMPTY,
    /* A7 */ content(minion(Kind::Zombie, 5), gem(Letter::G)),
    /* B7 */ content(None, POTION),
    /* C7 */ EMPTY,
    /* D7 */ content(minion(Kind::Ghost, 5), gem(Letter::H)),
    /* E7 */ EMPTY,
    /* F7 */ content(TRAP, LEVEL),
];

/// The border between two neighbouring rooms.
pub type Border = [Room; 2];

const fn border(one: &str, other: &str) -> Border {
    [Room::named(one), Room::named(other)]
}

/// The walls printed on every sheet.
pub static WALLS: [Border; 7] = [
    border("B1", "B2"),
    border("B6", "B7"),
    border("C2", "D2"),
    border("C4", "C5"),
    border("C7", "D7"),
    border("D5", "E5"),
    border("E3", "E4"),
];

/// The water printed on every sheet.
pub static WATER: [Border; 6] = [
    border("B3", "C3"),
    border("B4", "B5"),
    border("B4", "C4"),
    border("D6", "E6"),
    border("E5", "E6"),
    border("F5", "F6"),
];

/// The rows (0 to 6) whose ends are joined by a tunnel (PD-124).
pub const TUNNEL_ROWS: [usize; 2] = [1, 5];

kinds! {
    /// A story of three chapters, in the order of their dungeons (PD-325).
    pub enum Scenario {
        UrbanLegends,
        MummyOfKhamnapta,
        SinisterTower,
        AroundTheKingdom,
    }
}

impl Scenario {
    /// The title of the story.
    pub const fn name(self) -> Text {
        match self {
            Scenario::UrbanLegends => text!("urban-legends"),
            Scenario::MummyOfKhamnapta => text!("mummy-of-khamnapta"),
            Scenario::SinisterTower => text!("sinister-tower"),
            Scenario::AroundTheKingdom => text!("around-the-kingdom"),
        }
    }

    /// The dungeons of its chapters, in order.
    pub fn chapters(self) -> [Dungeon; 3] {
        let first = 3 * self as u8;
        [Dungeon(first), Dungeon(first + 1), Dungeon(first + 2)]
    }
}

/// One of the dungeon cards, by its place in the list; in notation a letter, A to L for those of the box.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Dungeon(u8);

/// The number of dungeon cards of all editions.
pub const DUNGEONS: usize = CARDS.len();

/// The face of a dungeon card.
pub struct Card {
    /// The edition that it came with.
    pub since: Edition,
    pub letter: Text,
    pub title: Text,
    pub scenario: Scenario,
    /// 1 to 3.
    pub chapter: u8,
    /// The monsters of levels 1, 2 and 3.
    pub monsters: [Monster; 3],
    /// Their rooms.
    pub rooms: [Room; 3],
    /// Walls to be drawn besides the printed ones.
    pub walls: &'static [Border],
}

impl Dungeon {
    /// The dungeon of this number, from 0.
    ///
    /// # Panics
    /// If there are not so many.
    pub const fn new(idx: usize) -> Dungeon {
        assert!(idx < DUNGEONS);
        Dungeon(idx as u8)
    }

    /// Every card, A first, of all editions.
    pub fn all() -> impl Iterator<Item = Dungeon> {
        (0..DUNGEONS).map(Dungeon::new)
    }

    /// Every card of an edition.
    pub fn in_edition(edition: Edition) -> impl Iterator<Item = Dungeon> {
        Dungeon::all().filter(move |it| edition.has(it.card().since))
    }

    /// The number of the card, from 0.
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// The face of the card.
    pub fn card(self) -> &'static Card {
        &CARDS[self.idx()]
    }

    /// Reads a letter, from A.
    ///
    /// # Errors
    /// If there is no such card.
    pub fn read(word: &str) -> Result<Dungeon, ParseError> {
        match word.as_bytes() {
            [letter @ b'A'..=b'Z'] if usize::from(letter - b'A') < DUNGEONS => {
                Ok(Dungeon(letter - b'A'))
            }
            _ => Err(ParseError::Unexpected),
        }
    }
}

static CARDS: &[Card] = &[
    Card {
        since: Edition::FIRST,
        letter: text!("letter-a"),
        title: text!("howling-cellars"),
        scenario: Scenario::UrbanLegends,
        chapter: 1,
        monsters: [Monster::M1C, Monster::M2B, Monster::M3C],
        rooms: [Room::named("D3"), Room::named("C5"), Room::named("E7")],
        walls: &[
            border("C3", "D3"),
            border("D2", "D3"),
            border("C3", "C4"),
            border("E4", "F4"),
            border("E3", "F3"),
        ],
    },
    Card {
        since: Edition::FIRST,
        letter: text!("letter-b"),
        title: text!("horned-gatekeeper"),
        scenario: Scenario::UrbanLegends,
        chapter: 2,
        monsters: [Monster::M1A, Monster::M2A, Monster::M3A],
        rooms: [Room::named("D4"), Room::named("A5"), Room::named("E7")],
        walls: &[
            border("D2", "E2"),
            border("E1", "E2"),
            border("A5", "A6"),
            border("B5", "B6"),
            border("B1", "C1"),
        ],
    },
    Card {
        since: Edition::FIRST,
        letter: text!("letter-c"),
        title: text!("clay-giants-debt"),
        scenario: Scenario::UrbanLegends,
        chapter: 3,
        monsters: [Monster::M1B, Monster::M2C, Monster::M3C],
        rooms: [Room::named("F4"), Room::named("C5"), Room::named("A6")],
        walls: &[
            border("E2", "F2"),
            border("F1", "F2"),
            border("E2", "E3"),
            border("A5", "B5"),
            border("A6", "B6"),
            border("A4", "B4"),
        ],
    },
    Card {
        since: Edition::FIRST,
        letter: text!("letter-d"),
        title: text!("sands-full-of-legs"),
        scenario: Scenario::MummyOfKhamnapta,
        chapter: 1,
        monsters: [Monster::M1D, Monster::M2D, Monster::M3A],
        rooms: [Room::named("B3"), Room::named("A6"), Room::named("E7")],
        walls: &[
            border("A3", "B3"),
            border("B3", "B4"),
            border("D4", "E4"),
            border("D3", "E3"),
            border("D4", "D5"),
        ],
    },
    Card {
        since: Edition::FIRST,
        letter: text!("letter-e"),
        title: text!("jackals-court"),
        scenario: Scenario::MummyOfKhamnapta,
        chapter: 2,
        monsters: [Monster::M1C, Monster::M2C, Monster::M3B],
        rooms: [Room::named("F4"), Room::named("D6"), Room::named("C7")],
        walls: &[
            border("C5", "C6"),
            border("C6", "D6"),
            border("A1", "B1"),
            border("A2", "B2"),
            border("D1", "D2"),
            border("C1", "C2"),
        ],
    },
    Card {
        since: Edition::FIRST,
        letter: text!("letter-f"),
        title: text!("sealed-sarcophagus"),
        scenario: Scenario::MummyOfKhamnapta,
        chapter: 3,
        monsters: [Monster::M1B, Monster::M2A, Monster::M3D],
        rooms: [Room::named("B3"), Room::named("C5"), Room::named("F6")],
        walls: &[
            border("E2", "E3"),
            border("D2", "E2"),
            border("D1", "E1"),
            border("E4", "F4"),
            border("F3", "F4"),
        ],
    },
    Card {
        since: Edition::FIRST,
        letter: text!("letter-g"),
        title: text!("webs-at-the-foot"),
        scenario: Scenario::SinisterTower,
        chapter: 1,
        monsters: [Monster::M1D, Monster::M2C, Monster::M3D],
        rooms: [Room::named("D4"), Room::named("A5"), Room::named("F6")],
        walls: &[
            border("C6", "C7"),
            border("B6", "C6"),
            border("B5", "C5"),
            border("A2", "B2"),
            border("A1", "A2"),
        ],
    },
    Card {
        since: Edition::FIRST,
        letter: text!("letter-h"),
        title: text!("stone-gallery"),
        scenario: Scenario::SinisterTower,
        chapter: 2,
        monsters: [Monster::M1A, Monster::M2D, Monster::M3B],
        rooms: [Room::named("F4"), Room::named("E5"), Room::named("A6")],
        walls: &[
            border("E6", "E7"),
            border("F6", "F7"),
            border("E2", "F2"),
            border("F2", "F3"),
            border("B2", "B3"),
        ],
    },
    Card {
        since: Edition::FIRST,
        letter: text!("letter-i"),
        title: text!("lichs-lantern"),
        scenario: Scenario::SinisterTower,
        chapter: 3,
        monsters: [Monster::M1D, Monster::M2B, Monster::M3B],
        rooms: [Room::named("F4"), Room::named("A5"), Room::named("D6")],
        walls: &[
            border("D1", "D2"),
            border("C1", "C2"),
            border("B2", "C2"),
            border("D3", "D4"),
            border("C4", "D4"),
            border("C5", "D5"),
        ],
    },
    Card {
        since: Edition::FIRST,
        letter: text!("letter-j"),
        title: text!("ruins-by-the-road"),
        scenario: Scenario::AroundTheKingdom,
        chapter: 1,
        monsters: [Monster::M1A, Monster::M2B, Monster::M3A],
        rooms: [Room::named("B3"), Room::named("D6"), Room::named("E7")],
        walls: &[
            border("E2", "F2"),
            border("F2", "F3"),
            border("C2", "C3"),
            border("B2", "C2"),
            border("B1", "C1"),
        ],
    },
    Card {
        since: Edition::FIRST,
        letter: text!("letter-k"),
        title: text!("garden-of-statues"),
        scenario: Scenario::AroundTheKingdom,
        chapter: 2,
        monsters: [Monster::M1B, Monster::M2D, Monster::M3D],
        rooms: [Room::named("D3"), Room::named("D6"), Room::named("F6")],
        walls: &[
            border("D3", "E3"),
            border("D2", "E2"),
            border("C5", "C6"),
            border("D5", "D6"),
            border("A5", "B5"),
            border("A4", "B4"),
        ],
    },
    Card {
        since: Edition::FIRST,
        letter: text!("letter-l"),
        title: text!("dragons-toll"),
        scenario: Scenario::AroundTheKingdom,
        chapter: 3,
        monsters: [Monster::M1C, Monster::M2A, Monster::M3C],
        rooms: [Room::named("D4"), Room::named("C5"), Room::named("D6")],
        walls: &[
            border("C2", "C3"),
            border("D2", "D3"),
            border("B2", "B3"),
            border("C5", "D5"),
            border("C4", "D4"),
        ],
    },
];
