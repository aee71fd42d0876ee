//! The words of achievements.

use super::store::Deed;
use crate::browser::clock;
use crate::kernel::{Lang, message};
pub use crate::shell::model::words::seat_name;
use crate::shell::words::messages;

/// The one who did it, as far as somebody was named, and when.
pub fn who_and_when(deed: &Deed<'_>, lang: Lang) -> String {
    let date = clock::date(deed.feat.ended, lang.locale());
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
    message!(lang, "achievements-earned", bearers = &bearers.join("; "))
}

/// That an achievement was earned for the first time; `who` is named at a table of several.
pub fn news(name: &str, who: Option<&str>, lang: Lang) -> String {
    match who {
        None => message!(lang, "achievements-news", name = name),
        Some(who) => message!(lang, "achievements-news-of", name = name, who = who),
    }
}
