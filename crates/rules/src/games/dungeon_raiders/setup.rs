//! What is settled before the first action: the mode, and the switches of the editions
//! (sections 2.1 and 2.4, RA-023, RA-192, appendices A and B).

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use super::action::Refusal;
use super::heroes::HEROES_MAX;
use super::state::DEADLY;
use crate::kernel::notation::{ParseError, Reader, number};

/// The starting wounds of a hero alone: 2 is easy, 5 nearly impossible (RA-224).
pub const SOLO_WOUNDS: std::ops::RangeInclusive<u8> = 2..=5;

/// The setup of a match, as one word for each option:
/// `players=4 quick=no heroes=dealt wounds=2 memory=yes boss=no spikes=2011 tie=wounds death=early
/// light=shuffled shield=living`. Options that do not go with the number of players have no effect;
/// the methods say what is in effect.
///
/// Records keep their setup for ever, so what a word has come to mean it goes on meaning. An option
/// that is younger than the first records, `chests=one`, is written only where it is switched on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// Heroes, 1 to 5.
    pub n_players: u8,
    /// Everybody chooses cards at the same time (RA-210); also the default of 2013 (RA-E05).
    pub quick: bool,
    /// Characters are chosen, not dealt (RA-023).
    pub chosen: bool,
    /// Starting wounds of a hero alone (RA-224).
    pub solo_wounds: u8,
    /// Everybody's items lie open (RA-192).
    pub memory: bool,
    /// A boss is the last room (RA-B02).
    pub boss: bool,
    /// Spikes halve the remaining life rounded down (RA-E01).
    pub spikes_2013: bool,
    /// Equal treasure is a shared victory (RA-E02).
    pub shared_ties: bool,
    /// Nobody dies before the end (RA-E03).
    pub late_death: bool,
    /// Level cards say which rooms are lit (RA-E04).
    pub level_cards: bool,
    /// How far the rules of 2011 are taken to the letter (RA-E06).
    pub letter: Letter,
    /// The chests that a hero alone takes from a room.
    pub chests: Chests,
}

/// How far the rules of 2011 are taken to the letter (RA-E06).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Letter {
    /// Shields go by the living heroes (RA-091).
    Free,
    /// Shields go by the number of heroes at the start.
    Shields,
    /// Shields do, and a tie for first player goes to the next hero clockwise, tied or not.
    Full,
}

/// The chests that a hero alone takes from a room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chests {
    /// Every one with a number below the card (RA-229).
    All,
    /// Only the best of them (RA-E07).
    One,
}

// The check values of old records hash setups as they were: with a flag for the shields, and
// without the chests.
impl Hash for Letter {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u8(*self as u8);
    }
}

impl Hash for Chests {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if *self == Chests::One {
            state.write_u8(1);
        }
    }
}

impl Setup {
    /// The table of the rulebook for so many heroes, nothing switched.
    pub const fn plain(n_players: u8) -> Setup {
        Setup {
            n_players,
            quick: false,
            chosen: false,
            solo_wounds: *SOLO_WOUNDS.start(),
            memory: false,
            boss: false,
            spikes_2013: false,
            shared_ties: false,
            late_death: false,
            level_cards: false,
            letter: Letter::Free,
            chests: Chests::All,
        }
    }

    /// Tells whether this many heroes can play.
    ///
    /// # Errors
    /// If they are none, or more than there are characters.
    pub fn admit(&self) -> Result<usize, Refusal> {
        let n_players = usize::from(self.n_players);
        match n_players {
            1..=HEROES_MAX => Ok(n_players),
            _ => Err(Refusal::Players),
        }
    }

    /// One hero alone (RA-220).
    pub const fn is_solo(&self) -> bool {
        self.n_players == 1
    }

    /// Everybody chooses cards at the same time: for two and more (RA-217).
    pub const fn is_quick(&self) -> bool {
        self.quick && !self.is_solo()
    }

    /// There is a first player: not in the quick variant (RA-213), not alone.
    pub const fn has_first_player(&self) -> bool {
        !self.is_quick() && !self.is_solo()
    }

    /// A boss waits in the last room: for two and more (appendix A).
    pub const fn has_boss(&self) -> bool {
        self.boss && !self.is_solo()
    }

    /// Nobody dies before the end: for two and more (RA-E03).
    pub const fn dies_late(&self) -> bool {
        self.late_death && !self.is_solo()
    }

    /// So many wounds kill (RA-170).
    pub const fn is_deadly(&self, wounds: u8) -> bool {
        DEADLY <= wounds && !self.dies_late()
    }

    /// Shields go by the number of heroes at the start: for three and more (RA-E06).
    pub const fn counts_the_dead(&self) -> bool {
        !matches!(self.letter, Letter::Free) && 2 < self.n_players
    }

    /// A tie for first player goes to the next hero clockwise, tied or not: for three and more
    /// (RA-E06).
    pub const fn passes_ties_on(&self) -> bool {
        matches!(self.letter, Letter::Full) && 2 < self.n_players
    }

    /// A hero takes one chest of each room: alone only (RA-E07).
    pub const fn takes_one_chest(&self) -> bool {
        matches!(self.chests, Chests::One) && self.is_solo()
    }

    /// The cards of each item at the start: six with a boss (RA-B03).
    pub const fn n_items(&self) -> u8 {
        if self.has_boss() { 6 } else { 5 }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players={}", self.n_players)?;
        write!(f, " quick={}", word(self.quick, QUICK))?;
        write!(f, " heroes={}", word(self.chosen, HEROES))?;
        write!(f, " wounds={}", self.solo_wounds)?;
        write!(f, " memory={}", word(self.memory, MEMORY))?;
        write!(f, " boss={}", word(self.boss, BOSS))?;
        write!(f, " spikes={}", word(self.spikes_2013, SPIKES))?;
        write!(f, " tie={}", word(self.shared_ties, TIE))?;
        write!(f, " death={}", word(self.late_death, DEATH))?;
        write!(f, " light={}", word(self.level_cards, LIGHT))?;
        write!(f, " shield={}", SHIELD[self.letter as usize])?;
        // Records that are older than this option go without it.
        match self.chests {
            Chests::All => Ok(()),
            Chests::One => f.write_str(" chests=one"),
        }
    }
}

/// The two words of each option; the second switches it on.
const QUICK: [&str; 2] = ["no", "yes"];
const HEROES: [&str; 2] = ["dealt", "chosen"];
const MEMORY: [&str; 2] = ["no", "yes"];
const BOSS: [&str; 2] = ["no", "yes"];
const SPIKES: [&str; 2] = ["2011", "2013"];
const TIE: [&str; 2] = ["wounds", "shared"];
const DEATH: [&str; 2] = ["early", "late"];
const LIGHT: [&str; 2] = ["shuffled", "printed"];

/// The words of the letter, in the order of its kinds.
const SHIELD: [&str; 3] = ["living", "start", "letter"];
const LETTERS: [Letter; 3] = [Letter::Free, Letter::Shields, Letter::Full];

const fn word(is_on: bool, words: [&'static str; 2]) -> &'static str {
    words[is_on as usize]
}

impl FromStr for Setup {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Setup, ParseError> {
        let mut reader = Reader::new(text);
        let n_players = number(reader.value("players")?, 0, 99)? as u8;
        let quick = switch(reader.value("quick")?, QUICK)?;
        let chosen = switch(reader.value("heroes")?, HEROES)?;
        let (low, high) = (*SOLO_WOUNDS.start(), *SOLO_WOUNDS.end());
        let solo_wounds = number(reader.value("wounds")?, low.into(), high.into())? as u8;
        let setup = Setup {
            n_players,
            quick,
            chosen,
            solo_wounds,
            memory: switch(reader.value("memory")?, MEMORY)?,
            boss: switch(reader.value("boss")?, BOSS)?,
            spikes_2013: switch(reader.value("spikes")?, SPIKES)?,
            shared_ties: switch(reader.value("tie")?, TIE)?,
            late_death: switch(reader.value("death")?, DEATH)?,
            level_cards: switch(reader.value("light")?, LIGHT)?,
            letter: LETTERS[place(reader.value("shield")?, &SHIELD)?],
            chests: match reader.rest() {
                "" | "chests=all" => Chests::All,
                "chests=one" => Chests::One,
                _ => return Err(ParseError::Long),
            },
        };
        Ok(setup)
    }
}

/// Reads one of two words; the second is `true`.
fn switch(word: &str, words: [&str; 2]) -> Result<bool, ParseError> {
    place(word, &words).map(|idx| idx == 1)
}

/// Which of some words it is.
fn place(word: &str, words: &[&str]) -> Result<usize, ParseError> {
    words.iter().position(|it| *it == word).ok_or(ParseError::Unexpected)
}
