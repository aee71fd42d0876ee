//! The words of the hall.

use crate::browser::clock;
use crate::kernel::{Lang, SetupOption, Text, message, text};
use crate::shell::model::day::Day;
use crate::shell::model::mark::Mark;
pub use crate::shell::model::words::kept_name;
use crate::shell::store::game_info::GameInfo;
use crate::shell::store::hall::Feat;
use crate::shell::words::messages;

/// A reason why a result stands apart, within a sentence.
pub fn mark(mark: Mark) -> Text {
    match mark {
        Mark::Hints => text!("mark-hints"),
        Mark::Repeated => text!("mark-repeated"),
        Mark::Link => text!("mark-link"),
        Mark::Late => text!("mark-late"),
        Mark::TakenBack => text!("mark-taken-back"),
        Mark::Copy => text!("mark-copy"),
        Mark::Reseated => text!("mark-reseated"),
    }
}

/// The same as a cause: what a result is not ranked for.
fn cause(mark: Mark) -> Text {
    match mark {
        Mark::Hints => text!("cause-hints"),
        Mark::Repeated => text!("cause-repeated"),
        Mark::Link => text!("cause-link"),
        Mark::Late => text!("cause-late"),
        Mark::TakenBack => text!("cause-taken-back"),
        Mark::Copy => text!("cause-copy"),
        Mark::Reseated => text!("cause-reseated"),
    }
}

/// Everything that tells a result apart, in one line; empty for one that is ranked with others of its kind.
pub fn marks(feat: &Feat, plain: &[&str], lang: Lang) -> String {
    reasons(feat, plain, (mark, text!("mark-unknown"), text!("mark-other-rules")), lang).join("; ")
}

/// The reasons that tell a result apart, in the order in which it is told, each reason once: that of a mark, of one that only a
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
    let of = (cause as fn(Mark) -> Text, text!("cause-unknown"), text!("cause-other-rules"));
    let causes = reasons(feat, plain, of, lang);
    let Some((last, first)) = causes.split_last() else { return String::new() };
    let next = |all: String, it| message!(lang, "hall-causes-next", all = &all, next = &it);
    let causes = match first.iter().cloned().reduce(next) {
        Some(all) => message!(lang, "hall-causes-last", all = &all, last = last),
        None => last.clone(),
    };
    message!(lang, "hall-stands-apart", causes = &causes)
}

/// Of which day it was the challenge; none if of none.
pub fn challenge_of(day: &str, lang: Lang) -> Option<String> {
    let day = Day::read(day)?;
    let date = clock::date_in_greenwich(day.noon(), lang.locale());
    Some(message!(lang, "hall-challenge-of", date = &date))
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
