//! The words of hints.

use super::model::{Grade, Outlook};
use crate::kernel::advice::Basis;
use crate::kernel::{Lang, Text, message, text, uncapital};
use crate::shell::words::messages;

/// That the answer is not there yet, and how far it has come, in percent; 0 where nothing is known of that.
pub fn thinking(percent: u32, lang: Lang) -> String {
    match percent {
        0 => message!(lang, "hint-thinking").to_owned(),
        n => message!(lang, "hint-thinking-so-far", n = n),
    }
}

/// The letters of the ways.
pub const LETTERS: [&str; 4] = ["A", "B", "C", "D"];

/// The worth of a way beside the best one.
pub const fn grade(grade: Grade) -> Text {
    match grade {
        Grade::Best => text!("grade-best"),
        Grade::About => text!("grade-about"),
        Grade::Little => text!("grade-little"),
        Grade::Less => text!("grade-less"),
        Grade::Much => text!("grade-much"),
    }
}

/// Tells whether what is known of the worths is an estimate.
pub fn is_estimate(basis: Basis) -> bool {
    match basis {
        Basis::Exact => false,
        Basis::Trials(_) | Basis::Judgement | Basis::Played { .. } => true,
    }
}

/// The ground of the worths, and how far they may be off.
pub fn basis(basis: Basis, error: Option<&str>, lang: Lang) -> String {
    let off = error.map(|it| format!(", {it}")).unwrap_or_default();
    format!("{}{off}", rests_on(basis, lang))
}

fn rests_on(basis: Basis, lang: Lang) -> String {
    match basis {
        Basis::Exact => message!(lang, "hint-exact").to_owned(),
        Basis::Trials(n) => message!(lang, "hint-trials", n = n),
        Basis::Played { n, .. } => message!(lang, "hint-played", n = n),
        Basis::Judgement => message!(lang, "hint-judgement").to_owned(),
    }
}

/// A way as it is read aloud.
pub fn way(
    letter: &str,
    name: &str,
    (worth, outcome): (Grade, Option<&str>),
    lang: Lang,
) -> String {
    let outcome = outcome.map(|it| format!(", {it}")).unwrap_or_default();
    format!("{letter}: {name}, {}{outcome}", grade(worth).get(lang))
}

/// That it hardly matters what is chosen: what stands behind "Play 1, ".
pub const fn outlook(outlook: Outlook) -> Text {
    match outlook {
        Outlook::Lost => text!("hint-lost"),
        Outlook::Won => text!("hint-won"),
        Outlook::Same => text!("hint-same"),
    }
}

/// The words behind the name of a way that is hardly better than others.
pub fn although(outlook: &str, comes: &str) -> String {
    format!(", {outlook}. {comes}")
}

/// The words behind the name of a way that wins more often than the next best, in hundredths of a percent.
pub fn wins_more(worths: [i32; 2], comes: &str, lang: Lang) -> String {
    let [best, next] = worths.map(percent);
    message!(lang, "hint-wins-more", best = &best, next = &next, comes = comes)
}

/// The words behind the name of a way: what comes of it, as the reason, in the same sentence where its words allow that.
pub fn because(comes: &str, lang: Lang) -> String {
    let first = comes.split(' ').next().unwrap_or_default();
    let is_one_of = |openers: &str| openers.split(' ').any(|it| it == first);
    if is_one_of(message!(lang, "hint-list-openers")) {
        message!(lang, "hint-list", comes = &uncapital(comes))
    } else if is_one_of(message!(lang, "hint-openers")) {
        message!(lang, "hint-because", comes = &uncapital(comes))
    } else {
        format!(". {comes}")
    }
}

/// A chance to win: `wins 23 %`.
pub fn chance(hundredths: i32, lang: Lang) -> String {
    message!(lang, "hint-chance", percent = &percent(hundredths))
}

/// The effect of a choice on the chance to win.
pub fn chances([done, best]: [i32; 2], error: i32, lang: Lang) -> String {
    let (done, best, off) = (percent(done), percent(best), percent_off(error));
    message!(lang, "hint-chances", done = &done, best = &best, off = &off)
}

/// The possible error of a percentage: `±3 %`.
pub fn percent_off(hundredths: i32) -> String {
    format!("±{} %", ((hundredths + 50) / 100).max(1))
}

/// Matches that were played on never say that something is certain.
fn percent(hundredths: i32) -> String {
    match (hundredths + 50) / 100 {
        ..1 => "<1 %".to_owned(),
        100.. => ">99 %".to_owned(),
        n => format!("{n} %"),
    }
}
