//! The words of achievements, in both languages.

use super::store::Deed;
use crate::browser::clock;
use crate::kernel::{Lang, Text, text};
pub use crate::shell::model::words::seat_name;
pub use crate::shell::words::BACK;

pub const LOOK_AT_MATCH: Text = text("Watch the match", "Посмотреть партию");
pub const ALL_ACHIEVEMENTS: Text = text("All achievements", "Все достижения");
pub const ACHIEVEMENTS: Text = text("Achievements", "Достижения");
pub const HINT: Text = text(
    "Earned on this device by persons, not computers, in matches that nothing tells apart in the Hall of Fame: with fresh luck, strict undo and no hints, or in the challenge of a day, the first time, begun on its day and finished within 24 hours of its end.",
    "Получены на этом устройстве людьми, а не компьютерами, в партиях, которые в Зале славы ничем не отмечены: на случайном раскладе, со строгой отменой ходов и без подсказок — или в испытании дня: с первого раза, начав в свой день и закончив не позже чем через сутки после его конца.",
);
pub const APART: Text = text(
    "Matches with house rules or expansions have achievements and best results of their own.",
    "У партий с домашними правилами или дополнениями свои достижения и лучшие результаты.",
);
pub const OTHERWISE: Text =
    text("With house rules or expansions", "С домашними правилами или дополнениями");
pub const NOT_YET: Text = text("Not yet", "Пока нет");
pub const NO_RESULTS: Text = text("No results yet.", "Результатов пока нет.");

/// The heading of a game's achievements.
pub fn achievements_of(game: &str, lang: Lang) -> String {
    format!("{game}: {}", lang.pick("achievements", "достижения"))
}

/// How many of the achievements were earned.
pub fn share(n_earned: usize, n: usize, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{n_earned} of {n} earned"),
        Lang::Ru => format!("Получено: {n_earned} из {n}"),
    }
}

/// The way to a game's achievements, with how many were earned.
pub fn way(n_earned: usize, n: usize, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Achievements: {n_earned} of {n}"),
        Lang::Ru => format!("Достижения: {n_earned} из {n}"),
    }
}

/// Who it was, as far as somebody was named, and when.
pub fn who_and_when(deed: &Deed<'_>, lang: Lang) -> String {
    let date = clock::date(deed.feat.ended, lang.pick("en-GB", "ru"));
    let is_only = deed.feat.is_solo() || deed.feat.is_against_computers();
    match (deed.seat.name.is_empty(), is_only) {
        (true, true) => date,
        (true, false) => format!("{}, {date}", seat_name(deed.place + 1, lang)),
        (false, _) => format!("{}, {date}", deed.seat.name),
    }
}

/// By whom an achievement was earned, and when.
pub fn earned(bearers: &[Deed<'_>], lang: Lang) -> String {
    let bearers: Vec<String> = bearers.iter().map(|it| who_and_when(it, lang)).collect();
    format!("{}: {}", lang.pick("Earned", "Получено"), bearers.join("; "))
}

/// How far an achievement of several matches has come; `missing` are the names of what it still takes.
pub fn so_far(n_done: usize, n: usize, missing: &[&str], lang: Lang) -> String {
    let missing = missing.join(", ");
    match lang {
        Lang::En => format!("{n_done} of {n}. Still to come: {missing}."),
        Lang::Ru => format!("{n_done} из {n}. Осталось: {missing}."),
    }
}

/// The members of the cast that nobody has finished a match with.
pub fn none_with(names: &[&str], lang: Lang) -> String {
    let said = lang.pick("No result yet", "Пока без результата");
    format!("{said}: {}.", names.join(", "))
}

/// That an achievement was earned for the first time; `who` is named at a table of several.
pub fn news(name: &str, who: Option<&str>, lang: Lang) -> String {
    match (lang, who) {
        (Lang::En, None) => format!("New achievement: {name}"),
        (Lang::En, Some(who)) => format!("New achievement of {who}: {name}"),
        (Lang::Ru, None) => format!("Новое достижение: «{name}»"),
        (Lang::Ru, Some(who)) => format!("Новое достижение ({who}): «{name}»"),
    }
}

/// A first achievement, and how many there are besides.
pub fn and_more(first: &str, n_more: usize, lang: Lang) -> String {
    match n_more {
        0 => first.to_owned(),
        n => lang.pick(format!("{first}, and {n} more"), format!("{first}, и ещё {n}")),
    }
}
