//! What the room says, in both languages.

pub mod labels;
mod phrases;
pub mod room;
pub mod sentences;
mod stuck;

use super::model::marks::{Mark, Sign};
use crate::games::dungeon_roll::client::names::{counted, dungeon_dice};
use crate::kernel::{Lang, Text, text};
pub use crate::kernel::{number, signed};

// Headings and notes of the table, and names for those who listen.

pub const LEVEL: Text = text("Level", "Уровень");
pub const LEVEL_DICE: Text = text("Dice on the level", "Кубики на уровне");
pub const LAIR: Text = text("Dragon's Lair", "Логово дракона");
pub const AWAKE: Text = text("awake!", "проснулось!");
pub const PARTY: Text = text("Party", "Кубики партии");
pub const GRAVEYARD: Text = text("graveyard", "кладбище");
pub const TREASURES: Text = text("Treasures", "Сокровища");
pub const NO_TREASURES: Text =
    text("None yet. They lie in chests.", "Пока нет. Они лежат в сундуках.");
pub const NO_HERO: Text = text("No hero", "Без героя");
pub const HERO: Text = text("Hero", "Герой");
pub const SPECIALTY: Text = text("Specialty", "Навык");
pub const ULTIMATE: Text = text("Once per delve", "Раз за приключение");
pub const READY: Text = text("ready", "готова");
pub const SPENT: Text = text("used", "потрачена");
pub const MASTER: Text = text("master", "мастер");
pub const LEGEND: Text = text("legend", "легенда");
pub const NOVICE: Text = text("novice", "новичок");
pub const TAVERN: Text = text("tavern", "таверна");
pub const SLAY: Text = text("Slay it", "Победа");
pub const SLAY_PAYS: Text = text("+1 XP, +1 treasure", "+1 ОО, +1 сокровище");
pub const NOT_SLAIN: Text = text("Flee", "Бегство");
pub const NOT_SLAIN_PAYS: Text = text("0 XP for the level", "0 ОО за уровень");
pub const BOTH_SIDES: Text = text("Both sides of the card", "Обе стороны карты");
pub const AT_STAKE: Text = text("At stake", "На кону");
pub const PLAYERS: Text = text("Players", "Игроки");
pub const CHOOSE_HERO: Text = text("Choose a hero", "Выберите героя");
pub const TAKEN: Text = text("taken", "занят");
pub const CHOICES: Text = text("Choices", "Варианты");
pub const BAND: Text = text("Against the dragon", "Против дракона");
pub const EMPTY_SOCKET: Text = text("free", "свободно");
pub const DELVES: Text = text("delves", "приключения");
pub const PHASES: Text = text("Phases of the level", "Фазы уровня");
pub const FACE_COLUMN: Text = text("At least", "Не меньше");
pub const EACH_OF_THESE: Text = text("each", "каждый");

/// So much experience.
pub fn xp(n: u16, lang: Lang) -> String {
    lang.pick(format!("{n} XP"), format!("{n} ОО"))
}

/// A number of dice.
pub fn dice(n: u8, lang: Lang) -> String {
    counted(n, lang, ["die", "dice"], ["кубик", "кубика", "кубиков"])
}

/// A number of treasures.
pub fn treasures(n: u8, lang: Lang) -> String {
    counted(n, lang, ["treasure", "treasures"], ["сокровище", "сокровища", "сокровищ"])
}

/// A number of points.
pub fn points(n: u8, lang: Lang) -> String {
    counted(n, lang, ["point", "points"], ["очко", "очка", "очков"])
}

/// A consequence in words.
pub fn mark(mark: Mark, lang: Lang) -> String {
    let n = mark.n.unsigned_abs();
    let sign = if mark.n < 0 { "−" } else { "+" };
    match mark.sign {
        Sign::Xp => format!("{sign}{}", xp(n.into(), lang)),
        Sign::Treasure => format!("{sign}{}", treasures(n, lang)),
        Sign::Die => {
            let dice = dice(n, lang);
            lang.pick(format!("{sign}{dice} in the party"), format!("{sign}{dice} в партии"))
        }
        Sign::Floor(face) => format!("{sign}{}", dungeon_dice(n, face, lang)),
        Sign::Lair => {
            let dice = dice(n, lang);
            lang.pick(format!("{sign}{dice} in the lair"), format!("{sign}{dice} в логове"))
        }
        Sign::Roll => {
            let dice = counted(
                n,
                lang,
                ["dungeon die", "dungeon dice"],
                ["кубик подземелья", "кубика подземелья", "кубиков подземелья"],
            );
            lang.pick(format!("{dice} to roll"), format!("бросок: {dice}"))
        }
        Sign::PartyRoll => {
            let dice = counted(
                n,
                lang,
                ["party die", "party dice"],
                ["кубик партии", "кубика партии", "кубиков партии"],
            );
            lang.pick(format!("{dice} to roll"), format!("бросок: {dice}"))
        }
        Sign::Master => lang.pick("master side", "сторона мастера").to_owned(),
        Sign::End => lang.pick("the delve ends", "конец приключения").to_owned(),
    }
}

/// A share in percent, with one decimal below ten.
pub fn percent(ways: u32, n_ways: u32, lang: Lang) -> String {
    let tenths = (u64::from(ways) * 1000 + u64::from(n_ways) / 2) / u64::from(n_ways.max(1));
    match (ways, tenths) {
        (0, _) => "0\u{a0}%".to_owned(),
        (_, 0) => lang.pick("<0.1\u{a0}%", "<0,1\u{a0}%").to_owned(),
        (_, 1000) if ways < n_ways => lang.pick(">99.9\u{a0}%", ">99,9\u{a0}%").to_owned(),
        (_, 1000) => "100\u{a0}%".to_owned(),
        (_, tenths) => {
            let point = lang.pick('.', ',');
            format!("{}{point}{}\u{a0}%", tenths / 10, tenths % 10)
        }
    }
}

/// Experience that is gained.
fn mark_xp(n: u8, lang: Lang) -> String {
    format!("+{}", xp(n.into(), lang))
}
