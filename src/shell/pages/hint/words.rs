//! The words of hints.

use crate::kernel::advice::Basis;
use crate::kernel::{Lang, Text, plural, text};
use crate::shell::model::hint::{Grade, Outlook};

pub const MARKED: Text =
    text("This match is marked “with hints”.", "На этой партии пометка «с подсказками».");
pub const ASK: Text = text("A hint for this", "Подсказка к этому");
pub const DO_IT: Text = text("Do it", "Сделать");
pub const OTHER_WAYS: Text = text("Other ways", "Другие варианты");
pub const ONLY_BEST: Text = text("Only the best", "Только лучшее");
/// Why there is nothing to choose between.
pub const ONLY: Text =
    text("Nothing else can be done here.", "Больше здесь ничего сделать нельзя.");
pub const ONLY_PASS: Text =
    text("Nothing here is worth doing now.", "Сейчас здесь ничего делать не стоит.");
pub const THINKING: Text = text("Thinking it over…", "Обдумываем…");
pub const NOTHING: Text = text("There is nothing to advise here.", "Здесь советовать нечего.");
pub const FAILED: Text = text(
    "The hint could not be worked out. You may be offline.",
    "Подсказку получить не удалось: возможно, нет сети.",
);
/// What stands in the log where a hint was asked for.
pub const ASKED_HERE: Text = text("hint", "подсказка");

/// The letters of the ways.
pub const LETTERS: [&str; 4] = ["A", "B", "C", "D"];

/// What a way is worth beside the best one.
pub const fn grade(grade: Grade) -> Text {
    match grade {
        Grade::Best => text("the best", "лучше всего"),
        Grade::About => text("about as good", "почти так же"),
        Grade::Little => text("a little less", "чуть хуже"),
        Grade::Less => text("less", "хуже"),
        Grade::Much => text("much less", "гораздо хуже"),
    }
}

/// Whether what is known of the worths is an estimate.
pub fn is_estimate(basis: Basis) -> bool {
    match basis {
        Basis::Exact => false,
        Basis::Trials(_) | Basis::Judgement | Basis::Played { .. } => true,
    }
}

/// What the worths rest on, and how far they may be off.
pub fn basis(basis: Basis, error: Option<&str>, lang: Lang) -> String {
    let off = error.map(|it| format!(", {it}")).unwrap_or_default();
    format!("{}{off}", rests_on(basis, lang))
}

fn rests_on(basis: Basis, lang: Lang) -> String {
    match (basis, lang) {
        (Basis::Exact, Lang::En) => "counted exactly".to_owned(),
        (Basis::Exact, Lang::Ru) => "точный расчёт".to_owned(),
        (Basis::Trials(n), Lang::En) => {
            let games = plural(lang, n as i32, ["game", "games"], [""; 3]);
            format!("estimate, from {n} {games} played on from here")
        }
        (Basis::Trials(n), Lang::Ru) => {
            let games = plural(lang, n as i32, [""; 2], ["партии", "партиям", "партиям"]);
            format!("оценка по {n} {games}, доигранным отсюда")
        }
        (Basis::Played { n, .. }, Lang::En) => {
            let games = plural(lang, n as i32, ["match", "matches"], [""; 3]);
            format!("estimate, each from {n} {games} played on to the end")
        }
        (Basis::Played { n, .. }, Lang::Ru) => {
            let games = plural(lang, n as i32, [""; 2], ["партии", "партиям", "партиям"]);
            format!("оценка, каждый — по {n} {games}, доигранным до конца")
        }
        (Basis::Judgement, Lang::En) => "estimate, by a computer’s judgement".to_owned(),
        (Basis::Judgement, Lang::Ru) => "оценка: так считает компьютер".to_owned(),
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

/// That it hardly matters what is chosen.
pub const fn outlook(outlook: Outlook) -> Text {
    match outlook {
        Outlook::Lost => text(
            "As good as lost: whatever you choose, hardly any match is won from here.",
            "Партия почти проиграна: что ни выбери, отсюда почти не выигрывают.",
        ),
        Outlook::Won => text(
            "As good as won: whatever you choose, hardly any match is lost from here.",
            "Партия почти выиграна: что ни выбери, отсюда почти не проигрывают.",
        ),
        Outlook::Same => text(
            "It makes hardly any difference: the ways differ by less than the estimate can tell.",
            "Разницы почти нет: варианты различаются меньше, чем точность оценки.",
        ),
    }
}

/// A chance to win: `wins 23 %`.
pub fn chance(hundredths: i32, lang: Lang) -> String {
    let percent = percent(hundredths);
    lang.pick(format!("wins {percent}"), format!("победа — {percent}"))
}

/// What a choice did to the chance to win.
pub fn chances([done, best]: [i32; 2], error: i32, lang: Lang) -> String {
    let (done, best, off) = (percent(done), percent(best), percent_off(error));
    lang.pick(
        format!("wins {done} instead of {best} ({off})"),
        format!("победа — {done} вместо {best} ({off})"),
    )
}

/// How far a percentage may be off: `±3 %`.
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

/// What a choice cost as a number with its unit.
pub fn less(total_words: &str, lang: Lang) -> String {
    lang.pick(format!("about −{total_words}"), format!("примерно −{total_words}"))
}
