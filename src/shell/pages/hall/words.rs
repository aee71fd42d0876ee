//! The words of the hall, in both languages.

use crate::kernel::{Lang, SetupOption, Text, plural, text};
pub use crate::shell::model::words::{computer_name, seat_name};
use crate::shell::store::game_info::GameInfo;
pub use crate::shell::words::{BACK, COPIED, NOT_COPIED};

pub const HALL: Text = text("Hall of Fame", "Зал славы");
pub const HALL_HINT: Text = text(
    "The best results on this device. A match counts only if it was played with strict undo from its beginning; a result stays when its match is deleted.",
    "Лучшие результаты на этом устройстве. Идут в счёт только партии со строгой отменой ходов, сыгранные с самого начала; результат остаётся, даже если партию удалить.",
);
pub const HALL_EMPTY: Text = text(
    "Nobody is here yet. Finish a match, and its result will be the first.",
    "Здесь пока никого. Доиграйте партию, и её результат станет первым.",
);
pub const HALL_ALONE: Text = text("Alone", "В одиночку");
pub const HALL_TABLES: Text = text("With others", "За общим столом");
pub const HALL_ALONE_OTHERWISE: Text = text(
    "Alone, with house rules or expansions",
    "В одиночку, с домашними правилами или дополнениями",
);
pub const HALL_TABLES_OTHERWISE: Text = text(
    "With others, with house rules or expansions",
    "За общим столом, с домашними правилами или дополнениями",
);
pub const LOOK_AT_MATCH: Text = text("Look at the match", "Посмотреть партию");
pub const FIRST_RESULT: Text =
    text("Your first result in the Hall of Fame.", "Ваш первый результат в Зале славы.");

/// A total that counts for nothing: its seat did not come to the end.
pub fn out_of_it(total: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{total}, out"),
        Lang::Ru => format!("{total}, вне зачёта"),
    }
}

/// What is said of a result better than any before; `before` has its unit.
pub fn new_best(before: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("A new best! Until now it was {before}."),
        Lang::Ru => format!("Новый рекорд! Прежний: {before}."),
    }
}

/// What was best until now; `best` has its unit.
pub fn best_so_far(best: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Your best so far: {best}."),
        Lang::Ru => format!("Ваш лучший результат: {best}."),
    }
}

/// How many matches of a game were finished.
pub fn matches_finished(n: usize, lang: Lang) -> String {
    let noun = plural(lang, n as i32, ["match", "matches"], ["партия", "партии", "партий"]);
    match lang {
        Lang::En => format!("{n} {noun} finished"),
        Lang::Ru => format!("Сыграно: {n} {noun}"),
    }
}

/// The label of the button with a seed on it.
pub fn copy_seed(seed: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Seed {seed}: copy"),
        Lang::Ru => format!("Зерно {seed}: скопировать"),
    }
}

/// The setup of a match by the names of its choices; `setup` is its notation.
pub fn setup(setup: &str, info: &GameInfo, lang: Lang) -> String {
    let fields: Vec<(&str, &str)> =
        setup.split(' ').filter_map(|field| field.split_once('=')).collect();
    let value = |key: &str| fields.iter().find(|(it, _)| *it == key).map(|(_, value)| *value);
    let n_seats = value("players").and_then(|it| it.parse().ok()).unwrap_or(1);
    let name = |option: &SetupOption| {
        let choice = option.choices.iter().find(|it| Some(it.key) == value(option.key))?;
        (option.applies)(n_seats).then_some(choice.name.get(lang))
    };
    info.options.iter().filter_map(name).collect::<Vec<_>>().join(" · ")
}
