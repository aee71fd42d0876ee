//! The setup, settled before the first action (PD-011, PD-015, PD-321).

use super::dungeons::Dungeon;
use super::refusals::Refusal;
use crate::messages;
use kernel::kit::Later;
use kernel::{SEATS_MAX, options};

/// Missions in play, unless the table plays without (PD-015).
pub const MISSIONS: usize = 3;

/// The setup of a match. In notation: `players=2 dungeon=random missions=3 vanishing=no`,
/// and `potions=ask` after it where that is wanted; without it potions take wounds by themselves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Teams, 1 to 8.
    pub n_players: usize,
    /// A dungeon card picked by the players; none: luck decides.
    pub dungeon: Option<Dungeon>,
    /// Three missions are in play.
    pub has_missions: bool,
    /// Gems vanish after the first two fights. A team alone always plays so.
    pub has_vanishing: bool,
    /// The owner is asked how many wounds the potions take (PD-065).
    pub asks_potions: Later<bool>,
}

impl Setup {
    /// A table of so many teams with the first choice of every option.
    pub const fn plain(n_players: usize) -> Setup {
        Setup {
            n_players,
            dungeon: None,
            has_missions: false,
            has_vanishing: false,
            asks_potions: Later(false),
        }
    }

    /// Tells whether this many teams can play.
    ///
    /// # Errors
    /// If they are none, or more than eight.
    pub fn admit(&self) -> Result<usize, Refusal> {
        match self.n_players {
            1..=SEATS_MAX => Ok(self.n_players),
            _ => Err(Refusal::Players),
        }
    }
}

options! {
    impl Setup;

    dungeon = "dungeon" {
        name: "option-dungeon";
        hint: "option-dungeon-hint";
        choices: {
            None => "random", "dungeon-random";
            Some(Dungeon::new(0)) => "A", "dungeon-a";
            Some(Dungeon::new(1)) => "B", "dungeon-b";
            Some(Dungeon::new(2)) => "C", "dungeon-c";
            Some(Dungeon::new(3)) => "D", "dungeon-d";
            Some(Dungeon::new(4)) => "E", "dungeon-e";
            Some(Dungeon::new(5)) => "F", "dungeon-f";
            Some(Dungeon::new(6)) => "G", "dungeon-g";
            Some(Dungeon::new(7)) => "H", "dungeon-h";
            Some(Dungeon::new(8)) => "I", "dungeon-i";
            Some(Dungeon::new(9)) => "J", "dungeon-j";
            Some(Dungeon::new(10)) => "K", "dungeon-k";
            Some(Dungeon::new(11)) => "L", "dungeon-l";
        }
    }

    has_missions = "missions" {
        name: "option-missions";
        hint: "option-missions-hint";
        default: |occasion| usize::from(occasion.is_seasoned);
        choices: {
            false => "none", "missions-none";
            true => "3", "missions-three";
        }
    }

    has_vanishing = "vanishing" {
        name: "option-vanishing";
        hint: "option-vanishing-hint";
        // A team alone always plays with vanishing gems (PD-331).
        applies: |n_seats| 1 < n_seats;
        choices: {
            false => "no", "vanishing-no";
            true => "yes", "vanishing-yes";
        }
    }

    asks_potions = "potions" {
        name: "option-potions";
        hint: "option-potions-hint";
        is_later: true;
        choices: {
            Later(false) => "always", "potions-always";
            Later(true) => "ask", "potions-ask";
        }
    }
}
