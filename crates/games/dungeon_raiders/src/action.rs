//! Actions and events.

use super::cards::{Item, Lay};
use super::dungeon::{Place, ROOMS_PER_LEVEL, Slot};
use super::heroes::Character;
use super::rooms::{Room, Trap};
use kernel::{Seat, SeatSet};

/// One choice of one hero.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Choose a character (RA-023). `choose thief`
    Choose { character: Character },
    /// Lay a card (RA-061), or cards before a boss (RA-B04). `lay 3`, `lay 4 sword`, `lay`
    Lay { lay: Lay },
    /// Use a crystal, and lay later (RA-133). `crystal`
    UseCrystal,
    /// Use a torch, and look at the dark rooms (RA-131). `torch`
    UseTorch,
}

/// Something that happened, and who notices it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    /// The only seat that notices; none: everybody does.
    pub secret_of: Option<Seat>,
    pub what: What,
}

/// Why a hero gains or loses treasure or wounds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// A share of a chest; alone, all of it (RA-229).
    Chest {
        is_alone: bool,
    },
    /// A monster or a boss, after such a fight.
    Monster {
        fight: Fight,
        is_boss: bool,
    },
    Trap(Trap),
    Vault,
}

/// The outcome of a fight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fight {
    /// The sum reached the strength (RA-092).
    Beaten { sum: u8, strength: u8 },
    /// It did not (RA-093).
    Unbeaten { sum: u8, strength: u8 },
    /// Two heroes cannot beat it; the lower value is attacked (RA-203).
    Unbeatable,
    /// Two heroes showed the same: the monster attacks nobody (RA-203).
    Confused,
    /// A hero alone laid more than the monster's card (RA-227).
    Escaped { card: u8 },
    /// A hero alone did not.
    Caught { card: u8 },
}

/// An event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// A hero has a character, dealt or chosen (RA-023).
    Character {
        seat: Seat,
        character: Character,
        is_chosen: bool,
    },
    /// The marker goes to a hero: by chance, or by the highest value (RA-151).
    First {
        seat: Seat,
        by_chance: bool,
    },
    /// A level is laid out; dark rooms are none (RA-050).
    Level {
        level: u8,
        slots: [Slot; ROOMS_PER_LEVEL],
    },
    /// The heroes enter a room (RA-060).
    Entered {
        place: Place,
        room: Room,
        was_dark: bool,
    },
    /// The monster's power card is turned up (RA-226).
    MonsterCard {
        card: u8,
    },
    /// A torch is used, for all to see (RA-131).
    Torch {
        seat: Seat,
    },
    /// The rooms that its light shows; a secret (RA-193).
    Looked {
        seat: Seat,
        rooms: [Option<Room>; ROOMS_PER_LEVEL],
    },
    /// A crystal is used (RA-133).
    Crystal {
        seat: Seat,
    },
    /// Cards that several heroes have chosen face down are turned up together (RA-210); each of
    /// them follows.
    TurnedUp,
    /// A card is laid openly, or turned up with all others.
    Laid {
        seat: Seat,
        lay: Lay,
    },
    /// A card is chosen face down (RA-195).
    Committed {
        seat: Seat,
    },
    /// Which one; a secret.
    Chose {
        seat: Seat,
        action: Action,
    },
    /// A fight with a monster, or with a boss or one of its heads.
    Fought {
        fight: Fight,
        is_boss: bool,
    },
    /// A chest is opened by those with its rank, 0 or 1, of value (RA-080 to RA-085), or by a hero
    /// alone (RA-229).
    Chest {
        nth: u8,
        coins: u8,
        takers: SeatSet,
        share: u8,
        is_alone: bool,
    },
    /// A trap is sprung by a card (RA-101); nobody is hit by a trap that is not.
    Trap {
        trap: Trap,
        card: u8,
        is_sprung: bool,
    },
    /// An item is taken from the supply (RA-121).
    Took {
        seat: Seat,
        item: Item,
    },
    /// Too few items for those who want one: nobody gets any (RA-122).
    Short {
        item: Item,
        seekers: SeatSet,
    },
    /// Treasure gained or lost; `now` afterwards.
    Treasure {
        seat: Seat,
        by: i8,
        now: u8,
        cause: Cause,
    },
    /// Wounds taken or healed; `now` afterwards.
    Wounds {
        seat: Seat,
        by: i8,
        now: u8,
        cause: Cause,
    },
    /// A hero dies (RA-170); a Medusa turns to stone.
    Died {
        seat: Seat,
        is_petrified: bool,
    },
    /// The hero with the most wounds bleeds to death (RA-180).
    Bled {
        seat: Seat,
    },
    /// The level is passed: power cards come back (RA-160).
    LevelPassed {
        level: u8,
    },
    Over,
}
