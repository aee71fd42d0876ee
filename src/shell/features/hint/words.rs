//! The words of hints.

use super::model::{Grade, Outlook, Reason};
use crate::kernel::advice::Basis;
use crate::kernel::{Lang, Text, plural, text, uncapital};

pub const MARKED: Text =
    text("This match is marked “with hints”.", "На этой партии пометка «с подсказками».");
pub const ASK: Text = text("A hint for this", "Подсказка к этому");
pub const DO_IT: Text = text("Do it", "Сделать");
pub const OTHER_WAYS: Text = text("Other ways", "Другие варианты");
pub const ONLY_BEST: Text = text("Only the best", "Только лучшее");
/// What is done where it is best to let the others go on.
pub const GO_ON: Text = text("let the others go on", "пусть ходят дальше");
/// What stands on the mark of the only thing to tap.
pub const HERE: Text = text("Hint", "Подсказка");
pub const THINKING: Text = text("Thinking it over…", "Обдумываем…");
pub const FAILED: Text = text(
    "The hint could not be worked out. You may be offline.",
    "Подсказку получить не удалось: возможно, нет сети.",
);

/// That the answer is not there yet, and how far it has come, in percent; 0 where nothing is known of that.
pub fn thinking(percent: u32, lang: Lang) -> String {
    match percent {
        0 => THINKING.get(lang).to_owned(),
        _ => format!("{} {percent}\u{a0}%", THINKING.get(lang)),
    }
}

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

/// What stands before the name of the only thing to do.
pub const fn lead(reason: Reason) -> Text {
    match reason {
        Reason::Only => text("There is one thing to do: ", "Сделать можно только одно: "),
        Reason::OnlyPass => {
            text("Nothing here is worth doing now: ", "Сейчас здесь ничего делать не стоит: ")
        }
        Reason::LetGoOn => text("Nothing is worth breaking in for: ", "Вмешиваться незачем: "),
        Reason::Hardly(_) | Reason::Measured(..) | Reason::Best => text("", ""),
    }
}

/// That it hardly matters what is chosen: what stands behind "Play 1, ".
pub const fn outlook(outlook: Outlook) -> Text {
    match outlook {
        Outlook::Lost => text(
            "though hardly any match is won from here, whatever you choose",
            "хотя отсюда почти не выигрывают, что ни выбери",
        ),
        Outlook::Won => text(
            "though hardly any match is lost from here, whatever you choose",
            "хотя отсюда почти не проигрывают, что ни выбери",
        ),
        Outlook::Same => text(
            "though it hardly matters: the other ways are about as good",
            "хотя разницы почти нет: другие варианты не хуже",
        ),
    }
}

/// What stands behind the name of a way that is hardly better than others.
pub fn although(outlook: &str, comes: &str) -> String {
    format!(", {outlook}. {comes}")
}

/// What stands behind the name of a way that wins more often than the next best, in hundredths of a percent.
pub fn wins_more(worths: [i32; 2], comes: &str, lang: Lang) -> String {
    let [best, next] = worths.map(percent);
    lang.pick(
        format!(", because it wins {best} of the matches played on, the next best way {next}. {comes}"),
        format!(", потому что так выигрывают {best} доигранных партий, а следующим вариантом — {next}. {comes}"),
    )
}

/// What stands behind the name of a way that ends with a better total than the next best.
pub fn ends_better([best, next]: [String; 2], comes: &str, lang: Lang) -> String {
    lang.pick(
        format!(", because matches then end with about {best}, by the next best way with {next}. {comes}"),
        format!(", потому что в конце тогда примерно {best}, а следующим вариантом — {next}. {comes}"),
    )
}

/// The first words of sentences that can go on another one.
const EN_OPENERS: [&str; 19] = [
    "As", "Both", "Each", "From", "If", "It", "Level", "Matches", "Nobody", "Nothing", "Of",
    "That", "The", "There", "These", "This", "What", "You", "Your",
];
const RU_OPENERS: [&str; 23] = [
    "Без",
    "Будет",
    "Ваш",
    "Ваша",
    "Ваши",
    "Вам",
    "Всё,",
    "Вы",
    "Делать",
    "Если",
    "Заново",
    "Из",
    "Карта",
    "Кубики",
    "Никто",
    "Одно",
    "После",
    "Раунд",
    "С",
    "Со",
    "Так",
    "У",
    "Уровень",
];
/// What is a list and no sentence.
const RU_LISTS: [&str; 2] = ["Итог:", "Останется:"];

/// What stands behind the name of a way: what comes of it, as the reason, in the same sentence where its words allow that.
pub fn because(comes: &str, lang: Lang) -> String {
    let first = comes.split(' ').next().unwrap_or_default();
    let goes_on = |openers: &[&str]| openers.contains(&first);
    match lang {
        Lang::En if goes_on(&EN_OPENERS) => format!(", because {}", uncapital(comes)),
        Lang::Ru if goes_on(&RU_LISTS) => format!(" — {}", uncapital(comes)),
        Lang::Ru if goes_on(&RU_OPENERS) => format!(", потому что {}", uncapital(comes)),
        Lang::En | Lang::Ru => format!(". {comes}"),
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
