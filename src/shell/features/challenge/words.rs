//! The words of the challenges of days.

use super::store::Challenges;
use crate::browser::clock;
use crate::kernel::{Lang, SetupOption, Text, Trail, message, text};
use crate::shell::features::hall;
use crate::shell::model::box_info::BoxInfo;
use crate::shell::model::day::{Day, Month};
use crate::shell::store::game_info::GameInfo;
use crate::shell::store::hall::Feat;
use crate::shell::words::messages;

/// The first letters of the days of the week, from Monday, and their names.
pub const WEEKDAYS: [(Text, Text); 7] = [
    (text!("mo"), text!("monday")),
    (text!("tu"), text!("tuesday")),
    (text!("we"), text!("wednesday")),
    (text!("th"), text!("thursday")),
    (text!("fr"), text!("friday")),
    (text!("sa"), text!("saturday")),
    (text!("su"), text!("sunday")),
];

/// The months, as headings.
const MONTHS: [Text; 12] = [
    text!("january"),
    text!("february"),
    text!("march"),
    text!("april"),
    text!("may"),
    text!("june"),
    text!("july"),
    text!("august"),
    text!("september"),
    text!("october"),
    text!("november"),
    text!("december"),
];

/// The heading of a month.
pub fn month(month: Month, lang: Lang) -> String {
    let name = MONTHS[(month.month as usize - 1) % 12].get(lang);
    format!("{name} {}", month.year)
}

/// A day in words, such as `24 Nov 2026`.
pub fn date(day: Day, lang: Lang) -> String {
    clock::date_in_greenwich(day.noon(), lang.locale())
}

/// The length of the streak.
pub fn streak(n: usize, lang: Lang) -> String {
    message!(lang, "challenge-streak", n = n)
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

/// The computers that one plays against.
fn rivals(info: &GameInfo, rivals: &[&str], lang: Lang) -> String {
    let Some(first) = rivals.first() else {
        return message!(lang, "challenge-alone").to_owned();
    };
    let level = info.levels.iter().find(|it| it.key == *first);
    let level = level.map(|it| it.name.get(lang).to_lowercase()).unwrap_or_default();
    message!(lang, "challenge-against", n = rivals.len(), level = &level)
}

/// The outcome of a challenge, in a few words: the result, and what the game says of it.
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
        Some(rank) => message!(lang, "challenge-place", rank = rank, n = feat.seats.len()),
    }
}

/// The message about a challenge: words that give nothing of the table away, and its address.
pub fn shared(
    (of_box, day): (&BoxInfo, Day),
    feat: &Feat,
    streak: usize,
    (trail, link): (&Trail, &str),
    lang: Lang,
) -> String {
    let title = of_box.label.title.get(lang);
    let (day, outcome) = (date(day, lang), outcome(feat, lang));
    let row = match streak {
        0 | 1 => String::new(),
        n => format!("; {}", message!(lang, "challenge-row", n = n)),
    };
    let trail = Some(trail.write() + "\n").filter(|_| !trail.is_empty()).unwrap_or_default();
    format!("Undercroft · {title} · {day}: {outcome}{row}\n{trail}{link}")
}

/// The reason why a result does not count; empty if it does.
pub fn why_apart(feat: &Feat, info: &GameInfo, lang: Lang) -> String {
    match hall::words::marks(feat, info.label.plain, lang) {
        why if why.is_empty() => why,
        why => message!(lang, "challenge-apart", why = &why),
    }
}

/// The name of a day of the calendar, as it is read aloud.
pub fn day_label(day: Day, state: &str, lang: Lang) -> String {
    let weekday = WEEKDAYS[day.weekday()].1.get(lang);
    let date = date(day, lang);
    if state.is_empty() {
        format!("{weekday}, {date}")
    } else {
        format!("{weekday}, {date}: {state}")
    }
}
