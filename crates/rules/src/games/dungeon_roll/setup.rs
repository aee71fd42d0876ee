//! What is settled before the first action: players, heroes, house rules (section 2, section 9).

use std::fmt;
use std::str::FromStr;

use super::action::Refusal;
use crate::kernel::Seat;
use crate::kernel::notation::{ParseError, Reader, number};

/// No table has more adventurers (DR-207).
pub const PLAYERS_MAX: usize = 4;

/// How players come by their heroes (DR-202).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Assignment {
    /// Dealt at random, no hero twice.
    Random,
    /// Chosen in order of play, no hero twice.
    Choose,
    /// Everybody has the same one.
    Mirror,
    /// Nobody has one.
    None,
}

/// Which dice Dragon Bait turns (DR-078).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BaitScope {
    AllDice,
    MonstersOnly,
}

/// When scrolls can re-roll (DR-033).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ScrollPhases {
    Monster,
    Any,
}

/// The heroes that are dealt or chosen from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Roster {
    Base,
    All,
}

/// House rules, all off by default.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct House {
    pub bait: BaitScope,
    pub scrolls: ScrollPhases,
    /// Dungeon dice in the game: 7, or 9.
    pub n_dungeon_dice: u8,
    /// How many times all tokens are in the bag: 1, or 2.
    pub n_boxes: u8,
    pub roster: Roster,
}

/// The setup of a match. In notation:
/// `players=2 deal=random first=random bait=all scrolls=monster dice=7 bag=single heroes=base`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Players, 1 to 4.
    pub n_players: usize,
    pub assignment: Assignment,
    /// The first adventurer (DR-203); none: luck decides.
    pub first: Option<Seat>,
    pub house: House,
}

impl Setup {
    /// Tells whether a table can be laid so.
    ///
    /// # Errors
    /// If there are too few players, too many, or not the one who is to go first.
    pub fn admit(&self) -> Result<usize, Refusal> {
        if !(1..=PLAYERS_MAX).contains(&self.n_players) {
            return Err(Refusal::Players);
        }
        if self.first.is_some_and(|it| self.n_players <= it.idx()) {
            return Err(Refusal::FirstSeat);
        }
        Ok(self.n_players)
    }
}

const ASSIGNMENTS: [(Assignment, &str); 4] = [
    (Assignment::Random, "random"),
    (Assignment::Choose, "choose"),
    (Assignment::Mirror, "mirror"),
    (Assignment::None, "none"),
];
const BAITS: [(BaitScope, &str); 2] =
    [(BaitScope::AllDice, "all"), (BaitScope::MonstersOnly, "monsters")];
const SCROLLS: [(ScrollPhases, &str); 2] =
    [(ScrollPhases::Monster, "monster"), (ScrollPhases::Any, "any")];
const DICE: [(u8, &str); 2] = [(7, "7"), (9, "9")];
const BOXES: [(u8, &str); 2] = [(1, "single"), (2, "double")];
const ROSTERS: [(Roster, &str); 2] = [(Roster::Base, "base"), (Roster::All, "all")];

fn key_of<T: PartialEq + Copy>(values: &[(T, &'static str)], value: T) -> &'static str {
    values.iter().find(|it| it.0 == value).map_or("", |it| it.1)
}

fn value_of<T: Copy>(values: &[(T, &str)], key: &str) -> Result<T, ParseError> {
    values.iter().find(|it| it.1 == key).map(|it| it.0).ok_or(ParseError::Unexpected)
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players={} deal={}", self.n_players, key_of(&ASSIGNMENTS, self.assignment))?;
        match self.first {
            Some(seat) => write!(f, " first={}", seat.idx() + 1)?,
            None => write!(f, " first=random")?,
        }
        write!(f, " bait={}", key_of(&BAITS, self.house.bait))?;
        write!(f, " scrolls={}", key_of(&SCROLLS, self.house.scrolls))?;
        write!(f, " dice={}", key_of(&DICE, self.house.n_dungeon_dice))?;
        write!(f, " bag={}", key_of(&BOXES, self.house.n_boxes))?;
        write!(f, " heroes={}", key_of(&ROSTERS, self.house.roster))
    }
}

impl FromStr for Setup {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Setup, ParseError> {
        let mut reader = Reader::new(text);
        let n_players = number(reader.value("players")?, 0, 99)? as usize;
        let assignment = value_of(&ASSIGNMENTS, reader.value("deal")?)?;
        let first = match reader.value("first")? {
            "random" => None,
            word => Some(Seat::new(number(word, 1, PLAYERS_MAX as u32)? as usize - 1)),
        };
        let house = House {
            bait: value_of(&BAITS, reader.value("bait")?)?,
            scrolls: value_of(&SCROLLS, reader.value("scrolls")?)?,
            n_dungeon_dice: value_of(&DICE, reader.value("dice")?)?,
            n_boxes: value_of(&BOXES, reader.value("bag")?)?,
            roster: value_of(&ROSTERS, reader.value("heroes")?)?,
        };
        reader.end()?;
        Ok(Setup { n_players, assignment, first, house })
    }
}
