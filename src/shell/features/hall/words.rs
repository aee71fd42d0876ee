//! The words of the hall, in both languages.

use crate::browser::clock;
use crate::kernel::{Lang, SetupOption, Text, plural, text};
pub use crate::shell::features::achievements::words::LOOK_AT_MATCH;
use crate::shell::model::day::Day;
use crate::shell::model::mark::Mark;
pub use crate::shell::model::words::kept_name;
use crate::shell::model::words::listed;
use crate::shell::store::game_info::GameInfo;
use crate::shell::store::hall::Feat;
pub use crate::shell::words::{BACK, COPIED, NOT_COPIED};

pub const HALL: Text = text("Hall of Fame", "Зал славы");
pub const HALL_HINT: Text = text(
    "The best results on this device, of matches with fresh luck, strict undo and no hints, played from their beginning. The others are not ranked, each with its reason. A result stays when its match is deleted.",
    "Лучшие результаты на этом устройстве — в партиях на случайном раскладе, со строгой отменой ходов и без подсказок, сыгранных с самого начала. Остальные не в счёт, и у каждого указана причина. Результат остаётся, даже если партию удалить.",
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
pub const HALL_TODAYS: Text = text("Challenges of the day", "Испытания дня");
pub const HALL_APART: Text = text("Not ranked, the latest first", "Не в счёт, сначала последние");
/// The reason of a mark that only a newer version knows.
const SOMEHOW: Text = text("otherwise than usual", "не как обычно");
const SOMETHING: Text = text("something that a newer version knows", "причина новой версии");
const WITH_OTHER_RULES: Text =
    text("with house rules or expansions", "с домашними правилами или дополнениями");
const OTHER_RULES: Text = text("house rules or expansions", "домашние правила или дополнения");
pub const FIRST_RESULT: Text =
    text("Your first result in the Hall of Fame.", "Ваш первый результат в Зале славы.");

/// A reason why a result stands apart, within a sentence.
pub fn mark(mark: Mark) -> Text {
    match mark {
        Mark::Hints => text("with hints", "с подсказками"),
        Mark::Repeated => text("with a seed played before", "этот расклад уже играли"),
        Mark::Link => {
            text("on a given seed, from a link or typed", "расклад задан по ссылке или вручную")
        }
        Mark::Late => text(
            "a day’s challenge begun or finished too late",
            "испытание дня начато или закончено слишком поздно",
        ),
        Mark::TakenBack => text("with undo that is not strict", "с нестрогой отменой ходов"),
        Mark::Copy => text("went on from another match", "продолжение другой партии"),
        Mark::Reseated => {
            text("somebody took another’s seat", "место за столом занял другой игрок")
        }
    }
}

/// The same as a cause: what a result is not ranked for.
fn cause(mark: Mark) -> Text {
    match mark {
        Mark::Hints => text("hints", "подсказки"),
        Mark::Repeated => text("a seed played before", "этот расклад уже играли"),
        Mark::Link => text("a given seed", "расклад задан по ссылке или вручную"),
        Mark::Late => text(
            "a day’s challenge begun or finished too late",
            "испытание дня начато или закончено слишком поздно",
        ),
        Mark::TakenBack => text("undo that is not strict", "нестрогая отмена ходов"),
        Mark::Copy => text("a beginning from another match", "продолжение другой партии"),
        Mark::Reseated => text("a change of players", "место за столом занял другой игрок"),
    }
}

/// Everything that tells a result apart, in one line; empty for one that is ranked with others of its kind.
pub fn marks(feat: &Feat, plain: &[&str], lang: Lang) -> String {
    reasons(feat, plain, (mark, SOMEHOW, WITH_OTHER_RULES), lang).join("; ")
}

/// What tells a result apart, in the order in which it is told, each reason once: that of a mark, of one that only a
/// newer version knows, and of other rules.
fn reasons(
    feat: &Feat,
    plain: &[&str],
    (of_mark, of_other, of_rules): (fn(Mark) -> Text, Text, Text),
    lang: Lang,
) -> Vec<String> {
    let mut said: Vec<&str> = Vec::new();
    if feat.may_earn() {
        return Vec::new();
    }
    for key in &feat.marks {
        let reason = Mark::read(key).map_or(of_other, of_mark).get(lang);
        if !said.contains(&reason) {
            said.push(reason);
        }
    }
    if !feat.is_plain(plain) {
        said.push(of_rules.get(lang));
    }
    said.into_iter().map(str::to_owned).collect()
}

/// That a result is not ranked, and why.
pub fn stands_apart(feat: &Feat, plain: &[&str], lang: Lang) -> String {
    let causes = reasons(feat, plain, (cause, SOMETHING, OTHER_RULES), lang);
    match lang {
        Lang::En => format!("Not ranked, because of {}.", listed(&causes, lang)),
        Lang::Ru => format!("Не в счёт: {}.", causes.join("; ")),
    }
}

/// Of which day it was the challenge; none if of none.
pub fn challenge_of(day: &str, lang: Lang) -> Option<String> {
    let day = Day::read(day)?;
    let date = clock::date_in_greenwich(day.noon(), lang.pick("en-GB", "ru"));
    Some(match lang {
        Lang::En => format!("Challenge of {date}"),
        Lang::Ru => format!("Испытание за {date}"),
    })
}

/// A total that counts for nothing: its seat did not come to the end.
pub fn out_of_it(total: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{total}, out"),
        Lang::Ru => format!("{total}, не в счёт"),
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
        Lang::Ru => format!("Расклад {seed}: скопировать"),
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
        let matters = (option.applies)(n_seats) && info.matters(option.key, setup);
        matters.then_some(choice.name.get(lang))
    };
    info.options.iter().filter_map(name).collect::<Vec<_>>().join(" · ")
}
