//! The words of hints.

use crate::kernel::advice::Basis;
use crate::kernel::{Lang, Text, plural, text};
use crate::shell::model::hint::Grade;

pub const MARKED: Text =
    text("This match is marked “with hints”.", "На этой партии пометка «с подсказками».");
pub const ASK: Text = text("A hint for this", "Подсказка к этому");
pub const DO_IT: Text = text("Do it", "Сделать");
pub const OTHER_WAYS: Text = text("Other ways", "Другие варианты");
pub const ONLY_BEST: Text = text("Only the best", "Только лучшее");
/// Why there is nothing to choose between.
pub const ONLY: Text =
    text("nothing else can be done here.", "больше здесь ничего сделать нельзя.");
pub const ONLY_PASS: Text =
    text("nothing here is worth doing now.", "сейчас здесь ничего делать не стоит.");
pub const THINKING: Text = text("Thinking it over…", "Обдумываем…");
pub const NOTHING: Text = text("There is nothing to advise here.", "Здесь советовать нечего.");
pub const FAILED: Text = text(
    "The hint could not be worked out. You may be offline.",
    "Подсказку получить не удалось: возможно, нет сети.",
);
/// What stands in the log where a hint was asked for.
pub const ASKED_HERE: Text = text("hint", "подсказка");

/// What stands between the best way and its reason.
pub const BECAUSE: Text = text(", because: ", ", потому что: ");

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
        Basis::Trials(_) | Basis::Judgement => true,
    }
}

/// What the worths rest on.
pub fn basis(basis: Basis, lang: Lang) -> String {
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
        (Basis::Judgement, Lang::En) => "estimate, by a computer’s judgement".to_owned(),
        (Basis::Judgement, Lang::Ru) => "оценка: так считает компьютер".to_owned(),
    }
}

/// A way as it is read aloud.
pub fn way(letter: &str, name: &str, worth: Grade, lang: Lang) -> String {
    format!("{letter}: {name}, {}", grade(worth).get(lang))
}
