//! What is settled before the first action: the mode, and the switches of the editions
//! (sections 2.1 and 2.4, RA-023, RA-192, appendices A and B).

use std::fmt;
use std::str::FromStr;

use super::action::Refusal;
use super::party::HEROES_MAX;
use super::state::DEADLY;
use crate::kernel::notation::{Flaw, Reader, number};

/// The starting wounds of a hero alone: 2 is easy, 5 nearly impossible (RA-224).
pub const SOLO_WOUNDS: std::ops::RangeInclusive<u8> = 2..=5;

/// The setup of a match, as one word for each option:
/// `players=4 quick=no heroes=dealt wounds=2 memory=yes boss=no spikes=2011 tie=wounds death=early
/// light=shuffled shield=living`. Options that do not go with the number of players have no effect;
/// the methods say what is in effect.
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
    /// Shields go by the number of heroes at the start (RA-E06).
    pub first_shields: bool,
}

impl Setup {
    /// The table of the rulebook for so many heroes, nothing switched.
    pub const fn plain(n_players: u8) -> Setup {
        Setup {
            n_players,
            quick: false,
            chosen: false,
            solo_wounds: *SOLO_WOUNDS.start(),
            memory: true,
            boss: false,
            spikes_2013: false,
            shared_ties: false,
            late_death: false,
            level_cards: false,
            first_shields: false,
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
        self.first_shields && 2 < self.n_players
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
        write!(f, " shield={}", word(self.first_shields, SHIELD))
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
const SHIELD: [&str; 2] = ["living", "start"];

const fn word(is_on: bool, words: [&'static str; 2]) -> &'static str {
    words[is_on as usize]
}

impl FromStr for Setup {
    type Err = Flaw;

    fn from_str(text: &str) -> Result<Setup, Flaw> {
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
            first_shields: switch(reader.value("shield")?, SHIELD)?,
        };
        reader.end()?;
        Ok(setup)
    }
}

/// Reads one of two words; the second is `true`.
fn switch(word: &str, words: [&str; 2]) -> Result<bool, Flaw> {
    words.iter().position(|it| *it == word).map(|idx| idx == 1).ok_or(Flaw::Unexpected)
}
