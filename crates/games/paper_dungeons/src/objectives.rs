//! The sixteen objectives (PD-271, PD-360 to PD-363).

use super::grid::{COLUMNS, CORNERS, ROWS, column, edges, row};
use super::heroes::{Colour, Colours};
use super::sheet::Sheet;
use crate::messages;
use kernel::{Text, kinds, text};

kinds! {
    /// A secret aim, by the number of the card.
    pub enum Objective {
        O01,
        O02,
        O03,
        O04,
        O05,
        O06,
        O07,
        O08,
        O09,
        O10,
        O11,
        O12,
        O13,
        O14,
        O15,
        O16,
    }
}

/// The face of an objective card.
pub struct ObjectiveCard {
    pub name: Text,
    /// The counts needed for 2, 4 and 6 glory.
    pub steps: [u8; 3],
    /// The colours of the heroes (PD-018).
    pub colours: Colours,
}

impl Objective {
    /// The face of the card.
    pub const fn card(self) -> &'static ObjectiveCard {
        &CARDS[self as usize]
    }

    /// The count of the objective on a sheet.
    pub fn count(self, sheet: &Sheet) -> u8 {
        let explored = sheet.explored;
        let columns = (0..COLUMNS).map(|it| explored.and(column(it)).count());
        let rows = (0..ROWS).map(|it| explored.and(row(it)).count());
        match self {
            Objective::O01 => sheet.n_beaten(4),
            Objective::O02 => sheet.n_beaten(5),
            Objective::O03 => sheet.traps + sheet.walls + sheet.water,
            Objective::O04 => columns.filter(|&it| 4 <= it).count() as u8,
            Objective::O05 => rows.filter(|&it| it == COLUMNS as u8).count() as u8,
            Objective::O06 => sheet.levels.iter().filter(|&&it| 5 <= it).count() as u8,
            Objective::O07 => sheet.n_beaten(3),
            Objective::O08 => sheet.potions,
            Objective::O09 => explored.count(),
            Objective::O10 => sheet.monster_glory().filter(|&it| 0 < it).sum::<i8>() as u8,
            Objective::O11 => sheet.n_complete(),
            Objective::O12 => explored.and(edges()).count(),
            Objective::O13 => sheet.beaten.count(),
            Objective::O14 => sheet.gems,
            Objective::O15 => explored.and(CORNERS).count(),
            Objective::O16 => sheet.strength(),
        }
    }

    /// The glory of a count: 0, 2, 4 or 6 (PD-271).
    pub fn glory(self, count: u8) -> i8 {
        2 * self.card().steps.iter().filter(|&&it| it <= count).count() as i8
    }
}

const B: Colour = Colour::Black;
const W: Colour = Colour::White;

const fn card(name: Text, steps: [u8; 3], colours: Colours) -> ObjectiveCard {
    ObjectiveCard { name, steps, colours }
}

#[rustfmt::skip]
static CARDS: [ObjectiveCard; Objective::COUNT] = [
    card(text!("objective-level-4"), [2, 3, 4], [B, W, W, B]),
    card(text!("objective-level-5"), [2, 3, 4], [W, B, B, W]),
    card(text!("objective-obstacles"), [4, 7, 10], [W, W, B, B]),
    card(text!("objective-columns"), [4, 5, 6], [B, W, W, B]),
    card(text!("objective-rows"), [1, 2, 3], [W, B, B, W]),
    card(text!("objective-heroes"), [2, 3, 4], [W, W, B, B]),
    card(text!("objective-level-3"), [2, 3, 4], [B, W, B, W]),
    card(text!("objective-potions"), [6, 9, 12], [W, B, W, B]),
    card(text!("objective-rooms"), [20, 25, 30], [B, W, B, W]),
    card(text!("objective-monsters"), [10, 15, 20], [W, B, B, W]),
    card(text!("objective-items"), [2, 4, 7], [B, B, W, W]),
    card(text!("objective-edges"), [10, 13, 16], [B, B, W, W]),
    card(text!("objective-minions"), [4, 7, 10], [W, W, B, B]),
    card(text!("objective-gems"), [2, 5, 7], [B, W, W, B]),
    card(text!("objective-corners"), [1, 2, 3], [B, W, B, W]),
    card(text!("objective-strength"), [12, 16, 20], [W, B, W, B]),
];
