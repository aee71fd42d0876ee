//! The sixteen missions (PD-231).

use super::grid::{COLUMNS, CORNERS, ROWS, RoomSet, column, row};
use super::sheet::{LEVEL_MAX, Sheet};

use crate::messages;
use kernel::{Text, kinds, text};

kinds! {
    /// A common task, by the number of the card.
    pub enum Mission {
        M01,
        M02,
        M03,
        M04,
        M05,
        M06,
        M07,
        M08,
        M09,
        M10,
        M11,
        M12,
        M13,
        M14,
        M15,
        M16,
    }
}

impl Mission {
    /// The title of the card.
    pub const fn name(self) -> Text {
        NAMES[self as usize]
    }

    /// The progress of `sheet`, and its goal. The mission is fulfilled when the first number reaches the second.
    pub fn progress(self, sheet: &Sheet, lairs: RoomSet) -> (u8, u8) {
        let raised_to = |level: u8| sheet.levels.iter().filter(|&&it| level <= it).count() as u8;
        let explored = sheet.explored;
        match self {
            Mission::M01 => ((3..=5).filter(|&it| 0 < sheet.n_beaten(it)).count() as u8, 3),
            Mission::M02 => (sheet.levels.into_iter().max().unwrap_or(0), LEVEL_MAX),
            Mission::M03 => (most(ROWS, |it| explored.and(row(it)).count()), COLUMNS as u8),
            Mission::M04 => (raised_to(3), 4),
            Mission::M05 => (most(COLUMNS, |it| explored.and(column(it)).count()), ROWS as u8),
            Mission::M06 => (sheet.potions, 8),
            Mission::M07 => (raised_to(4), 3),
            Mission::M08 => (sheet.beaten.count(), 6),
            Mission::M09 => (sheet.gems, 4),
            Mission::M10 => (explored.and(CORNERS).count(), 2),
            Mission::M11 => (sheet.traps, 5),
            Mission::M12 => (explored.count(), 15),
            Mission::M13 => (sheet.n_complete(), 4),
            Mission::M14 => (sheet.strength(), 12),
            Mission::M15 => (explored.and(lairs).count(), 3),
            Mission::M16 => (raised_to(5), 2),
        }
    }
}

fn most(n: usize, count: impl Fn(usize) -> u8) -> u8 {
    (0..n).map(count).max().unwrap_or(0)
}

static NAMES: [Text; Mission::COUNT] = [
    text!("mission-three-levels"),
    text!("mission-level-6"),
    text!("mission-row"),
    text!("mission-all-to-3"),
    text!("mission-column"),
    text!("mission-potions"),
    text!("mission-three-to-4"),
    text!("mission-minions"),
    text!("mission-gems"),
    text!("mission-corners"),
    text!("mission-traps"),
    text!("mission-rooms"),
    text!("mission-items"),
    text!("mission-strength"),
    text!("mission-lairs"),
    text!("mission-two-to-5"),
];
