//! The setup before the first action: players, heroes, house rules.

use super::refusals::Refusal;
pub use super::treasures::BaitScope;
use crate::messages;
use kernel::{Seat, options};

/// No table has more adventurers (DR-207).
pub const PLAYERS_MAX: usize = 4;

/// The way players come by their heroes (DR-202).
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
    /// The number of times that all tokens are in the bag: 1, or 2.
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
    /// The table of the rulebook for so many players, nothing switched.
    pub const fn plain(n_players: usize) -> Setup {
        let house = House {
            bait: BaitScope::AllDice,
            scrolls: ScrollPhases::Monster,
            n_dungeon_dice: 7,
            n_boxes: 1,
            roster: Roster::Base,
        };
        Setup { n_players, assignment: Assignment::Random, first: None, house }
    }

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

options! {
    impl Setup;

    assignment = "deal" {
        name: "setup-heroes-deal";
        hint: "setup-heroes-deal-hint";
        choices: {
            Assignment::Random => "random", "setup-heroes-deal-random";
            Assignment::Choose => "choose", "setup-heroes-deal-choose";
            Assignment::Mirror => "mirror", "setup-heroes-deal-mirror";
            Assignment::None => "none", "setup-heroes-deal-none";
        }
    }

    first = "first" {
        name: "setup-first";
        hint: "setup-first-hint";
        applies: |n_seats| 1 < n_seats;
        choices: {
            None => "random", "setup-first-random";
            Some(Seat::new(0)) => "1", "setup-first-1";
            Some(Seat::new(1)) => "2", "setup-first-2";
            Some(Seat::new(2)) => "3", "setup-first-3";
            Some(Seat::new(3)) => "4", "setup-first-4";
        }
    }

    house.bait = "bait" {
        name: "setup-bait";
        hint: "setup-bait-hint";
        choices: {
            BaitScope::AllDice => "all", "setup-bait-all";
            BaitScope::MonstersOnly => "monsters", "setup-bait-monsters";
        }
    }

    house.scrolls = "scrolls" {
        name: "setup-scrolls";
        hint: "setup-scrolls-hint";
        choices: {
            ScrollPhases::Monster => "monster", "setup-scrolls-monster";
            ScrollPhases::Any => "any", "setup-scrolls-any";
        }
    }

    house.n_dungeon_dice = "dice" {
        name: "setup-dungeon-dice";
        hint: "setup-dungeon-dice-hint";
        choices: {
            7 => "7", "setup-dungeon-dice-7";
            9 => "9", "setup-dungeon-dice-9";
        }
    }

    house.n_boxes = "bag" {
        name: "setup-bag";
        hint: "setup-bag-hint";
        choices: {
            1 => "single", "setup-bag-single";
            2 => "double", "setup-bag-double";
        }
    }

    house.roster = "heroes" {
        name: "setup-heroes";
        hint: "setup-heroes-hint";
        choices: {
            Roster::Base => "base", "setup-heroes-base";
            Roster::All => "all", "setup-heroes-all";
        }
    }
}
