//! The setup before the first action: the mode, and the switches of the editions (RA-023, RA-192).

use std::hash::{Hash, Hasher};

use super::heroes::HEROES_MAX;
use super::refusals::Refusal;
use crate::messages;
use kernel::options;

/// Wounds that kill (RA-005).
pub const DEADLY: u8 = 10;

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
    /// The degree to which the rules of 2011 are taken to the letter (RA-E06).
    pub letter: Letter,
    /// The chests that a hero alone takes from a room.
    pub chests: Chests,
}

/// The degree to which the rules of 2011 are taken to the letter (RA-E06).
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

    /// A boss waits in the last room: for two and more.
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

const fn is_alone(n_seats: usize) -> bool {
    n_seats == 1
}

const fn has_company(n_seats: usize) -> bool {
    1 < n_seats
}

options! {
    impl Setup;

    quick = "quick" {
        name: "quick";
        hint: "quick-hint";
        applies: has_company;
        choices: {
            false => "no", "quick-no";
            true => "yes", "quick-yes";
        }
    }

    chosen = "heroes" {
        name: "heroes";
        hint: "heroes-hint";
        // A hero alone picks any; a company is dealt its characters (RA-023).
        default: |occasion| usize::from(occasion.n_seats == 1);
        choices: {
            false => "dealt", "heroes-dealt";
            true => "chosen", "heroes-chosen";
        }
    }

    solo_wounds = "wounds" {
        name: "starting-wounds";
        hint: "starting-wounds-hint";
        applies: is_alone;
        choices: {
            2 => "2", "starting-wounds-2";
            3 => "3", "starting-wounds-3";
            4 => "4", "starting-wounds-4";
            5 => "5", "starting-wounds-5";
        }
    }

    memory = "memory" {
        name: "memory";
        hint: "memory-hint";
        applies: has_company;
        choices: {
            false => "no", "memory-no";
            true => "yes", "memory-yes";
        }
    }

    boss = "boss" {
        name: "boss";
        hint: "boss-hint";
        applies: has_company;
        choices: {
            false => "no", "boss-no";
            true => "yes", "boss-yes";
        }
    }

    spikes_2013 = "spikes" {
        name: "spikes-switch";
        hint: "spikes-hint";
        choices: {
            false => "2011", "spikes-2011";
            true => "2013", "spikes-2013";
        }
    }

    shared_ties = "tie" {
        name: "tie";
        hint: "tie-hint";
        applies: has_company;
        choices: {
            false => "wounds", "tie-wounds";
            true => "shared", "tie-shared";
        }
    }

    late_death = "death" {
        name: "death";
        hint: "death-hint";
        applies: has_company;
        choices: {
            false => "early", "death-early";
            true => "late", "death-late";
        }
    }

    level_cards = "light" {
        name: "light";
        hint: "light-hint";
        choices: {
            false => "shuffled", "light-shuffled";
            true => "printed", "light-printed";
        }
    }

    letter = "shield" {
        name: "shield";
        hint: "shield-hint";
        applies: |n_seats| 2 < n_seats;
        choices: {
            Letter::Free => "living", "shield-living";
            Letter::Shields => "start", "shield-start";
            Letter::Full => "letter", "shield-letter";
        }
    }

    chests = "chests" {
        name: "chests";
        hint: "chests-hint";
        applies: is_alone;
        is_later: true;
        choices: {
            Chests::All => "all", "chests-all";
            Chests::One => "one", "chests-one";
        }
    }
}
