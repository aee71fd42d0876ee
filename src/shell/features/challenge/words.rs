//! The words of the challenges of days, in both languages.

use super::store::Challenges;
use crate::browser::clock;
use crate::kernel::{Lang, SetupOption, Text, Trail, plural, text};
use crate::shell::features::hall;
pub use crate::shell::features::hall::words::{COPIED, NOT_COPIED};
use crate::shell::model::box_info::BoxInfo;
use crate::shell::model::day::Day;
use crate::shell::store::game_info::GameInfo;
use crate::shell::store::hall::Feat;
pub use crate::shell::words::BACK;

pub const NOT_YET: Text = text("That day is yet to come.", "Этот день ещё не наступил.");
pub const HINT: Text = text(
    "One table a day, the same for everybody on earth: the same options, dice and cards, from midnight to midnight in Greenwich. It counts the first time, if you begin it on its day and finish it within 24 hours of the end of that day.",
    "Один стол в день, общий для всех на земле: те же настройки, броски и карты, от полуночи до полуночи по Гринвичу. В счёт идёт первая партия, если вы начали её в свой день и закончили не позже чем через сутки после его конца.",
);
pub const TODAY: Text = text("Today", "Сегодня");
pub const PLAY: Text = text("Play", "Играть");
pub const GO_ON: Text = text("Go on", "Продолжить");
pub const LOOK: Text = text("Watch the match", "Посмотреть партию");
pub const SHARE: Text = text("Share the result", "Поделиться результатом");
pub const STATISTICS: Text = text("Statistics", "Статистика");
pub const EARLIER: Text = text("Earlier month", "Предыдущий месяц");
pub const LATER: Text = text("Later month", "Следующий месяц");
pub const NO_FARTHER: Text =
    text("There is nothing farther that way", "Дальше в эту сторону ничего нет");
pub const LEGEND_OVER: Text =
    text("over: can be played, does not count", "день прошёл: можно сыграть, но не в счёт");
pub const LEGEND_APART: Text = text("struck: does not count", "зачёркнуто: не в счёт");
const ALONE: Text = text("alone", "в одиночку");

/// The first letters of the days of the week, from Monday, and their names.
pub const WEEKDAYS: [(Text, Text); 7] = [
    (text("Mo", "пн"), text("Monday", "понедельник")),
    (text("Tu", "вт"), text("Tuesday", "вторник")),
    (text("We", "ср"), text("Wednesday", "среда")),
    (text("Th", "чт"), text("Thursday", "четверг")),
    (text("Fr", "пт"), text("Friday", "пятница")),
    (text("Sa", "сб"), text("Saturday", "суббота")),
    (text("Su", "вс"), text("Sunday", "воскресенье")),
];

/// The months, as headings.
const MONTHS: [Text; 12] = [
    text("January", "Январь"),
    text("February", "Февраль"),
    text("March", "Март"),
    text("April", "Апрель"),
    text("May", "Май"),
    text("June", "Июнь"),
    text("July", "Июль"),
    text("August", "Август"),
    text("September", "Сентябрь"),
    text("October", "Октябрь"),
    text("November", "Ноябрь"),
    text("December", "Декабрь"),
];

/// The heading of a month.
pub fn month(month: crate::shell::model::day::Month, lang: Lang) -> String {
    let name = MONTHS[(month.month as usize - 1) % 12].get(lang);
    format!("{name} {}", month.year)
}

/// The heading of the page.
pub fn challenges_of(title: &str, lang: Lang) -> String {
    format!("{title}: {}", lang.pick("challenges of the day", "испытания дня"))
}

/// A day in words, such as `24 Nov 2026`.
pub fn date(day: Day, lang: Lang) -> String {
    clock::date_in_greenwich(day.noon(), lang.pick("en-GB", "ru"))
}

/// How long the streak is.
pub fn streak(n: usize, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{n} {} in a row", plural(lang, n as i32, ["day", "days"], [""; 3])),
        Lang::Ru => {
            let noun = plural(lang, n as i32, [""; 2], ["день", "дня", "дней"]);
            format!("{n} {noun} подряд")
        }
    }
}

/// How many days count.
pub fn counted(n: usize, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{n} {} counted", plural(lang, n as i32, ["day", "days"], [""; 3])),
        Lang::Ru => {
            format!("{n} {} в счёт", plural(lang, n as i32, [""; 2], ["день", "дня", "дней"]))
        }
    }
}

/// The table of a day, by what tells it from the other days: who plays, and the options that change.
pub fn table(challenges: &Challenges, day: Day, lang: Lang) -> String {
    let Challenges { info, of_box, tables, .. } = challenges;
    let Some(table) = challenges.table(day) else { return String::new() };
    let value = |setup: &'static str, key: &str| {
        crate::kernel::todays::fields(setup).find(|it| it.0 == key).map(|it| it.1)
    };
    let changes = |it: &&SetupOption| {
        let of_all = tables.iter().filter(|other| of_box.has(of_box.game, other.setup));
        of_all.into_iter().any(|other| value(other.setup, it.key) != value(table.setup, it.key))
    };
    let named = info.options.iter().filter(changes).filter_map(|option| {
        let key =
            value(table.setup, option.key).filter(|_| info.matters(option.key, table.setup))?;
        option.choices.iter().find(|it| it.key == key).map(|it| it.name.get(lang).to_owned())
    });
    [rivals(info, table.rivals, lang)].into_iter().chain(named).collect::<Vec<_>>().join(" · ")
}

/// Against whom one plays.
fn rivals(info: &GameInfo, rivals: &[&str], lang: Lang) -> String {
    let Some(first) = rivals.first() else { return ALONE.get(lang).to_owned() };
    let level = info.levels.iter().find(|it| it.key == *first);
    let level = level.map(|it| it.name.get(lang).to_lowercase()).unwrap_or_default();
    let n = rivals.len();
    match lang {
        Lang::En => {
            let noun = plural(lang, n as i32, ["computer", "computers"], [""; 3]);
            format!("against {n} {noun} ({level})")
        }
        Lang::Ru => {
            let forms = ["компьютера", "компьютеров", "компьютеров"];
            format!("против {n} {} ({level})", plural(lang, n as i32, [""; 2], forms))
        }
    }
}

/// What came of a challenge, in a few words: the result, and what the game says of it.
pub fn outcome(feat: &Feat, lang: Lang) -> String {
    let said = feat.said(lang);
    let place = place(feat, lang);
    let verdict = said.verdict.trim_end_matches(['.', '!']).to_owned();
    let parts = [said.total.clone(), place, verdict];
    parts.into_iter().filter(|it| !it.is_empty()).collect::<Vec<_>>().join(", ")
}

/// The place of the best person at a table of several; empty for one who plays alone.
fn place(feat: &Feat, lang: Lang) -> String {
    let rank = feat.seats.iter().filter(|it| it.is_person).map(|it| it.rank).min();
    match rank.filter(|_| !feat.is_solo()) {
        None => String::new(),
        Some(rank) => match lang {
            Lang::En => format!("place {rank} of {}", feat.seats.len()),
            Lang::Ru => format!("{rank}-е место из {}", feat.seats.len()),
        },
    }
}

/// What is handed on of a challenge: words that give nothing of the table away, and its address.
pub fn shared(
    (of_box, day): (&BoxInfo, Day),
    feat: &Feat,
    streak: usize,
    (trail, link): (&Trail, &str),
    lang: Lang,
) -> String {
    let title = of_box.label.title.get(lang);
    let (day, outcome) = (date(day, lang), outcome(feat, lang));
    let row = match (streak, lang) {
        (0 | 1, _) => String::new(),
        (n, Lang::En) => format!("; streak {n}"),
        (n, Lang::Ru) => format!("; серия {n}"),
    };
    let trail = Some(trail.write() + "\n").filter(|_| !trail.is_empty()).unwrap_or_default();
    format!("Undercroft · {title} · {day}: {outcome}{row}\n{trail}{link}")
}

/// Why a result does not count; empty if it does.
pub fn why_apart(feat: &Feat, info: &GameInfo, lang: Lang) -> String {
    match hall::words::marks(feat, info.label.plain, lang) {
        why if why.is_empty() => why,
        why => match lang {
            Lang::En => format!("does not count: {why}"),
            Lang::Ru => format!("не в счёт: {why}"),
        },
    }
}

/// What a day of the calendar is called by those who read it.
pub fn day_label(day: Day, state: &str, lang: Lang) -> String {
    let weekday = WEEKDAYS[day.weekday()].1.get(lang);
    let date = date(day, lang);
    if state.is_empty() {
        format!("{weekday}, {date}")
    } else {
        format!("{weekday}, {date}: {state}")
    }
}

pub const STATE_BEGUN: Text = text("begun", "начато");
pub const STATE_MISSED: Text = text("missed, can be played", "пропущено, можно сыграть");
pub const STATE_TO_TRY: Text = text("to try", "можно попробовать");
pub const STATE_NOW: Text = text("to be played today", "можно сыграть сегодня");
pub const STATE_TO_COME: Text = text("yet to come", "ещё не наступило");
pub const STATE_IN_A_ROW: Text = text("in the running streak", "в текущей серии");
