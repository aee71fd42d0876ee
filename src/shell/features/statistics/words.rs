//! The words of statistics.

use super::store::Range;
use crate::browser::clock;
use crate::kernel::{Lang, message, number};
use crate::shell::words::messages;

/// The number of players at the table.
pub fn players(n: usize, lang: Lang) -> String {
    match n {
        1 => message!(lang, "alone").to_owned(),
        n => message!(lang, "n-players", n = n),
    }
}

/// A median: whole, or with a half.
pub fn half(value: f64) -> String {
    let whole = number(value.floor() as i32);
    if value.fract() == 0.0 { whole } else { format!("{whole}½") }
}

/// A range in words, for those who do not see it.
pub fn range(range: &Range, lang: Lang) -> String {
    let (least, most) = (number(range.least), number(range.most));
    message!(lang, "statistics-range", least = &least, most = &most)
}

/// A day in words.
pub fn date(ended: f64, lang: Lang) -> String {
    clock::date(ended, lang.locale())
}
