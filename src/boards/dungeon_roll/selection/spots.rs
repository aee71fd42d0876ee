//! The subjects of a tap.

use super::Target;
use crate::games::dungeon_roll::client::{
    Course, DungeonFace, Hero, PartyFace, Source, Temp, Treasure,
};
use crate::kernel::Seat;

/// A place that can be touched.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// Something that lies on the table.
    Thing(Thing),
    /// A choice that is spelled out.
    Choice(Choice),
    /// The delve's next course, where the main button does something else.
    Go(Course),
    /// The things of a player.
    Player(Seat),
    /// To put down what is in hand.
    Drop,
    /// The one button that goes on.
    Main,
}

/// Something that lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Thing {
    /// A party die, by its number among those with its face.
    Die(PartyFace, u8),
    /// A monster that fights for the party.
    Temp(Temp, u8),
    Treasure(Treasure),
    /// The hero card.
    Hero,
    /// A dungeon die on the level, by its number among those with its face.
    Floor(Target, u8),
    Lair,
    /// A place in the band that meets the dragon.
    Socket(u8),
    /// A hero of the deck.
    Candidate(Hero),
}

/// A choice that is spelled out, for which no thing on the table stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    Begin(Begin),
    /// A face for a die that comes back.
    Face(PartyFace),
    /// A chosen face, to be given back.
    Unface(PartyFace),
    /// The face that the picked die of the level, or of the party, is set to.
    SetFloor(DungeonFace),
    SetParty(PartyFace),
    /// All dice of the level with one face, or all party dice with one face.
    AllFloor(Target),
    AllParty(PartyFace),
    /// The way that stands at this place of those spelled out.
    Way(u8),
    /// To be asked how many.
    Careful,
}

/// The plan a choice begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Begin {
    /// A re-roll, with the scroll in hand or a scroll that could meet the dragon as well.
    Reroll,
    /// A re-roll for which a party die is spent, while the dragon waits.
    Spend(PartyFace),
    /// A re-roll of one die, as the hero may once on each level.
    Again,
    /// To turn a monster into a dragon with the scroll in hand.
    Lure,
    /// To ready the hero for a treasure.
    Ready,
}

impl Thing {
    /// The source used by it, if it stands for a die.
    pub const fn source(self) -> Option<Source> {
        match self {
            Thing::Die(face, _) => Some(Source::Die(face)),
            Thing::Temp(temp, _) => Some(Source::Temp(temp)),
            Thing::Treasure(it) if it.acts_as_die() => Some(Source::Treasure(it)),
            Thing::Hero => Some(Source::Hero),
            Thing::Treasure(_) | Thing::Floor(..) | Thing::Lair => None,
            Thing::Socket(_) | Thing::Candidate(_) => None,
        }
    }

    /// Its number among its equals; those that lie in a pile are one thing.
    pub const fn nth(self) -> u8 {
        match self {
            Thing::Die(_, nth) | Thing::Temp(_, nth) | Thing::Floor(_, nth) => nth,
            Thing::Treasure(_) | Thing::Hero | Thing::Lair => 0,
            Thing::Socket(_) | Thing::Candidate(_) => 0,
        }
    }
}
