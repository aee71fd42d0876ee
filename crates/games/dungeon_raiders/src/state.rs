//! The state of a match, and what an observer sees of it.

use super::action::Action;
use super::cards::{Hand, Items, Lay, MonsterPower};
use super::dungeon::{Dungeon, Place};
use super::heroes::{Character, Party};
use super::rooms::{Face, Room};
use super::setup::Setup;
use kernel::{Edition, Observer, Seat, SeatSet, Set, Tally};

/// Treasure that a hero can carry, unless he is alone (RA-004).
pub const TREASURE_MAX: u8 = 20;

/// The phase of the match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Characters are being chosen (RA-023).
    Choosing,
    /// Cards are being played in a room.
    Playing,
    Over,
}

/// The plight of a hero.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Plight {
    Alive,
    /// Bled to death after the last room (RA-180).
    Bled,
    /// Died in the room of this number, 1 to 25 (RA-170).
    Dead {
        room: u8,
    },
}

/// The mat: everything that lies open in front of a hero.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mat {
    /// None while it is still to be chosen.
    pub character: Option<Character>,
    pub treasure: u8,
    pub wounds: u8,
    pub plight: Plight,
    /// The power cards still in hand: everybody sees which ones lie open (RA-191).
    pub hand: Hand,
    /// The cards that were laid in this room.
    pub laid: Option<Lay>,
}

impl Mat {
    /// Tells whether the hero lives.
    pub const fn is_alive(&self) -> bool {
        matches!(self.plight, Plight::Alive)
    }
}

/// A hero, secrets included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hero {
    pub mat: Mat,
    pub items: Items,
    /// The card chosen face down (RA-195).
    pub commit: Option<Action>,
}

/// The state of the table itself, which everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ground {
    pub setup: Setup,
    pub phase: Phase,
    /// The place of the heroes.
    pub here: Place,
    /// The head of the boss that is fought, counted from 0.
    pub head: u8,
    pub supply: Items,
    /// The hero who has the marker; nobody in the quick variant and alone.
    pub first: Option<Seat>,
    /// The heroes who live.
    pub living: SeatSet,
    /// The heroes who have still to lay a card, before those who used a crystal.
    pub waiting: SeatSet,
    /// The heroes who used a crystal, and lay after them (RA-133).
    pub postponed: SeatSet,
    /// The heroes who have looked at the dark rooms of this level (RA-193).
    pub torched: SeatSet,
    /// The level cards used up, by number from 0 (RA-E04).
    pub patterns: Set<u8>,
    /// The rest of the monster power deck (RA-225).
    pub monster_deck: Tally<MonsterPower>,
    /// The monster power card turned up in this room (RA-226).
    pub monster_card: Option<u8>,
    pub edition: Edition,
}

impl Ground {
    /// Tells whether the match is over.
    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over)
    }
}

/// Everything. Rooms that nobody has seen are not in it: they are drawn when somebody sees them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub ground: Ground,
    pub dungeon: Dungeon,
    pub heroes: Party<Hero>,
}

impl State {
    /// The room where the heroes are. Its card lies open.
    pub fn room(&self) -> Option<Room> {
        room_at(&self.ground, &self.dungeon)
    }

    /// The heroes who live.
    pub const fn living(&self) -> SeatSet {
        self.ground.living
    }
}

/// The room where the heroes are; none before the first.
pub fn room_at(ground: &Ground, dungeon: &Dungeon) -> Option<Room> {
    dungeon.slot(ground.here).room.filter(|_| ground.phase != Phase::Choosing)
}

/// A hero as an observer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen {
    /// True if the observer sees all of the hero.
    pub is_own: bool,
    pub mat: Mat,
    /// The owner's observer only, unless the memory aid is on (RA-192).
    pub items: Option<Items>,
    /// The number of items in the hand: everybody sees the backs of its cards, and knows how many of them are power
    /// cards (RA-190, RA-191).
    pub n_items: u8,
    /// True if a card was chosen face down.
    pub has_committed: bool,
    /// That card; the owner's observer only (RA-195).
    pub commit: Option<Action>,
}

/// The table as an observer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    pub observer: Observer,
    pub ground: Ground,
    /// Dark rooms are in it as far as the observer has seen them (RA-193).
    pub dungeon: Dungeon,
    pub heroes: Party<Seen>,
}

impl View {
    /// The room where the heroes are; none before the first.
    pub fn room(&self) -> Option<Room> {
        room_at(&self.ground, &self.dungeon)
    }

    /// The face of that room.
    pub fn face(&self) -> Option<Face> {
        self.room().map(Room::face)
    }

    /// The heroes who live.
    pub const fn living(&self) -> SeatSet {
        self.ground.living
    }
}
