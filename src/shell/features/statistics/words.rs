//! The words of statistics, in both languages.

use super::store::{Range, Won};
use crate::browser::clock;
use crate::kernel::{Lang, Text, number, plural, text};
pub use crate::shell::words::BACK;

pub const STATISTICS: Text = text("Statistics", "Статистика");
pub const BOXES: Text = text("Box", "Коробка");
pub const OVER_TIME: Text = text("Results over time", "Результаты по времени");
pub const AS_TABLE: Text = text("The same in numbers", "То же в числах");
pub const A_MATCH: Text = text("a match", "партия");
pub const A_CHALLENGE: Text = text("challenge of the day", "испытание дня");
pub const APART: Text = text("not ranked", "не в счёт");
pub const MEDIAN_LINE: Text = text("median of the last seven", "медиана семи последних");
pub const DATE: Text = text("Date", "Дата");
pub const RESULT: Text = text("Result", "Результат");
pub const MEDIAN: Text = text("Median", "Медиана");
pub const KIND: Text = text("Kind", "Какая");
pub const BY_NUMBER: Text = text("By number of players", "По числу игроков");
pub const AGAINST: Text = text("Against computers", "Против компьютера");
pub const WON_OF_PLAYED: Text = text("won of played", "побед из партий");
pub const RANGES: Text = text("median · range · best", "медиана · разброс · лучший");
pub const LUCK: Text = text("Luck", "Удача");
pub const KINDEST: Text = text("Kindest", "Больше всего повезло");
pub const CRUELLEST: Text = text("Cruellest", "Больше всего не повезло");
pub const CHALLENGES: Text = text("Challenges of the day", "Испытания дня");
pub const ACHIEVEMENTS: Text = text("Achievements", "Достижения");
pub const HALL: Text = text("Hall of Fame", "Зал славы");
pub const KEPT_HERE: Text = text(
    "Kept on this device alone, from all matches that were finished here. A backup takes it along.",
    "Хранится только на этом устройстве; учтены все партии, доигранные здесь. Резервная копия забирает это с собой.",
);
pub const NOTHING: Text = text("Nothing here yet", "Пока пусто");
pub const PLAY: Text = text("Play", "Играть");
pub const LEARN: Text = text("Learn", "Учиться");
pub const ELSEWHERE: Text = text(
    "Played elsewhere? Bring your results along:",
    "Играли в другом месте? Перенесите результаты:",
);
pub const OPEN_FILE: Text = text("open a backup", "открыть резервную копию");

/// What will be here.
pub fn to_come(title: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!(
            "After your first match of {title} a dot appears here; after seven, the line shows where you are going."
        ),
        Lang::Ru => format!(
            "После первой партии («{title}») здесь появится точка, а после седьмой линия покажет, куда всё идёт."
        ),
    }
}

/// The heading of the page.
pub fn statistics_of(title: &str, lang: Lang) -> String {
    format!("{title}: {}", lang.pick("statistics", "статистика"))
}

/// How many matches.
pub fn matches(n: usize, lang: Lang) -> String {
    let noun = plural(lang, n as i32, ["match", "matches"], ["партия", "партии", "партий"]);
    format!("{n} {noun}")
}

/// How many players sat at the table.
pub fn players(n: usize, lang: Lang) -> String {
    if n == 1 {
        return lang.pick("Alone", "В одиночку").to_owned();
    }
    let noun = plural(lang, n as i32, ["player", "players"], ["игрок", "игрока", "игроков"]);
    format!("{n} {noun}")
}

/// A median: whole, or with a half.
pub fn half(value: f64) -> String {
    let whole = number(value.floor() as i32);
    if value.fract() == 0.0 { whole } else { format!("{whole}½") }
}

/// The best result over a dot, or beside a range.
pub fn best(total: i32, lang: Lang) -> String {
    format!("{} {}", lang.pick("best", "лучший"), number(total))
}

/// A range in words, for those who do not see it.
pub fn range(range: &Range, lang: Lang) -> String {
    let (least, most) = (number(range.least), number(range.most));
    match lang {
        Lang::En => format!("from {least} to {most}"),
        Lang::Ru => format!("от {least} до {most}"),
    }
}

/// How many were won of those that were played.
pub fn won(won: Won, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{} of {}", won.n_won, won.n_played),
        Lang::Ru => format!("{} из {}", won.n_won, won.n_played),
    }
}

/// How seldom a stroke of luck comes.
pub fn one_in(n: u32, lang: Lang) -> String {
    match lang {
        Lang::En => format!("one in {}", number(n as i32)),
        Lang::Ru => format!("один раз из {}", number(n as i32)),
    }
}

/// What fell, in percent of the average.
pub fn percent(measure: &str, percent: u32, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{measure}: {percent}% of the average"),
        Lang::Ru => format!("{measure}: {percent} % от среднего"),
    }
}

/// A day in words.
pub fn date(ended: f64, lang: Lang) -> String {
    clock::date(ended, lang.pick("en-GB", "ru"))
}
