//! The sixteen missions (PD-231, section 5.11).

use super::grid::{COLUMNS, CORNERS, ROWS, RoomSet, column, row};
use super::sheet::{LEVEL_MAX, Sheet};

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

    /// How far `sheet` is, and how far it must come. The mission is fulfilled when the first number
    /// reaches the second.
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
    text("Beat minions of 3 different levels", "Победить приспешников трёх разных уровней"),
    text("Raise a hero to level 6", "Повысить героя до 6‑го уровня"),
    text("Explore a whole row", "Исследовать целый ряд"),
    text("Raise all heroes to level 3", "Повысить всех героев до 3‑го уровня"),
    text("Explore a whole column", "Исследовать целый столбец"),
    text("Receive 8 potions", "Получить 8 зелий"),
    text("Raise 3 heroes to level 4", "Повысить трёх героев до 4‑го уровня"),
    text("Beat 6 minions", "Победить 6 приспешников"),
    text("Steal 4 gems", "Выкрасть 4 самоцвета"),
    text("Explore 2 corner rooms", "Исследовать 2 угловых помещения"),
    text("Set off 5 traps", "Активировать 5 ловушек"),
    text("Explore 15 rooms", "Исследовать 15 помещений"),
    text("Complete 4 magic items", "Закончить 4 волшебных предмета"),
    text("Reach strength 12", "Достичь силы команды 12"),
    text("Explore the rooms of all 3 monsters", "Побывать в помещениях трёх чудовищ"),
    text("Raise 2 heroes to level 5", "Повысить двух героев до 5‑го уровня"),
];
