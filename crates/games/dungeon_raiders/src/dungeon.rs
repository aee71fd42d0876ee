//! The dungeon: five levels of five rooms, as far as they have been laid out (RA-050).

use std::hash::{Hash, Hasher};

use super::rooms::{Room, RoomSet};

/// Levels of the dungeon (RA-001).
pub const LEVELS: usize = 5;

/// Rooms of a level (RA-001).
pub const ROOMS_PER_LEVEL: usize = 5;

/// Rooms that start face up (RA-021).
pub const LIT_ROOMS: u8 = 12;

/// A room's place: level and room, both counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    pub level: u8,
    pub room: u8,
}

impl Place {
    /// The first room of the first level.
    pub const START: Place = Place { level: 0, room: 0 };

    /// Tells whether this is the last room of its level.
    pub const fn is_last_of_level(self) -> bool {
        self.room as usize + 1 == ROOMS_PER_LEVEL
    }

    /// Tells whether no room comes after this one.
    pub const fn is_last(self) -> bool {
        self.is_last_of_level() && self.level as usize + 1 == LEVELS
    }

    /// The number of the room in the whole dungeon, 1 to 25.
    pub const fn number(self) -> u8 {
        self.level * ROOMS_PER_LEVEL as u8 + self.room + 1
    }
}

/// The way a room lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Light {
    /// In a stack that has not been laid out (RA-024).
    Stacked,
    /// Face up from the start.
    Lit,
    /// Face down until it is entered.
    Dark,
}

/// A room's place in the dungeon, and the room that lies there, as soon as anybody may know it.
/// Rooms that nobody has seen have not been drawn yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Slot {
    pub light: Light,
    pub room: Option<Room>,
}

/// All places, and which rooms of the deck lie there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dungeon {
    slots: [[Slot; ROOMS_PER_LEVEL]; LEVELS],
    drawn: RoomSet,
}

/// Hashes the rooms of the deck as the 30 that the first edition had: the check values of records do.
impl Hash for Dungeon {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.slots.hash(state);
        let bits = self.drawn.iter().fold(0_u64, |bits, it| bits | 1 << it.idx());
        match u32::try_from(bits) {
            Ok(bits) => bits.hash(state),
            Err(_) => bits.hash(state),
        }
    }
}

impl Dungeon {
    /// Five stacks behind their doors.
    pub const STACKED: Dungeon = Dungeon {
        slots: [[Slot { light: Light::Stacked, room: None }; ROOMS_PER_LEVEL]; LEVELS],
        drawn: RoomSet::NONE,
    };

    /// The slot at a place.
    pub const fn slot(&self, place: Place) -> Slot {
        self.slots[place.level as usize][place.room as usize]
    }

    /// The rooms of a level, left to right.
    pub const fn level(&self, level: u8) -> &[Slot; ROOMS_PER_LEVEL] {
        &self.slots[level as usize]
    }

    /// The rooms of the deck that lie somewhere: everybody who sees them can tell which are left
    /// (RA-194).
    pub const fn drawn(&self) -> RoomSet {
        self.drawn
    }

    /// Lays out a room, face up or face down.
    pub fn lay_out(&mut self, place: Place, light: Light) {
        self.slots[place.level as usize][place.room as usize].light = light;
    }

    /// Puts a room at its place.
    pub fn put(&mut self, place: Place, room: Room) {
        self.slots[place.level as usize][place.room as usize].room = Some(room);
        if room.is_of_deck() {
            self.drawn.add(room);
        }
    }

    /// The number of rooms laid out face up so far.
    pub fn n_lit(&self) -> u8 {
        self.slots.iter().flatten().filter(|it| it.light == Light::Lit).count() as u8
    }

    /// The places of a level, left to right.
    pub fn places(level: u8) -> impl Iterator<Item = Place> + Clone {
        (0..ROOMS_PER_LEVEL as u8).map(move |room| Place { level, room })
    }

    /// The places that lie face down after `here`, left to right.
    pub fn dark_after(&self, here: Place) -> impl Iterator<Item = Place> + '_ {
        Dungeon::places(here.level)
            .filter(move |it| here.room < it.room && self.slot(*it).light == Light::Dark)
    }

    /// Tells whether a face-down room is left in the level of `here` (RA-132).
    pub fn is_dark_after(&self, here: Place) -> bool {
        self.dark_after(here).next().is_some()
    }
}
