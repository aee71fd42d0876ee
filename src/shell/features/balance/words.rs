//! The words of luck and choices.

use crate::kernel::rollout::Horizon;
use crate::kernel::{Lang, Measure, Text, plural, text};

pub const LUCK_AND_CHOICES: Text = text("Luck and choices", "Удача и решения");
pub const LUCK: Text = text("Luck", "Удача");
pub const CHOICES: Text = text("Choices", "Решения");
pub const OF_LUCK: Text = text("what fell, and what the others did", "кубики, карты и чужие ходы");
pub const OF_CHOICES: Text =
    text("against those of a quick computer", "в сравнении с быстрым компьютером");

/// How far it has come.
pub fn progress(n: usize, n_all: usize, lang: Lang) -> String {
    lang.pick(
        format!("Telling luck and choices apart: {n} of {n_all}"),
        format!("Отделяем удачу от решений: {n} из {n_all}"),
    )
}

/// How luck and choices lead from what was expected to the result.
pub fn sums(
    measure: Measure,
    expected: &str,
    [luck, choices]: [&str; 2],
    result: &str,
    lang: Lang,
) -> String {
    match (measure, lang) {
        (Measure::Total, Lang::En) => format!(
            "{expected} could be expected at the start; luck {luck} and choices {choices} make {result}."
        ),
        (Measure::Total, Lang::Ru) => format!(
            "Вначале можно было ожидать {expected}; удача {luck} и решения {choices} дают в итоге {result}."
        ),
        (Measure::Chance, Lang::En) => format!(
            "The chance to win was {expected} at the start; luck {luck} and choices {choices} make {result}."
        ),
        (Measure::Chance, Lang::Ru) => format!(
            "Вначале шансы на победу были {expected}; удача {luck} и решения {choices} дают в итоге {result}."
        ),
    }
}

/// The decision that cost most: when it was, what was done, and the price.
pub fn dearest(when: &str, done: &str, price: &str, off: &str, lang: Lang) -> String {
    lang.pick(
        format!("The costliest choice, {price} ({off}). {when}: {done}."),
        format!("Самое дорогое решение, {price} ({off}). {when}: {done}."),
    )
}

/// What the numbers rest on: from each decision so many matches are played on, to their ends or as far as they are judged.
pub fn basis(n: u32, horizon: Horizon, lang: Lang) -> String {
    let en = plural(lang, n as i32, ["time", "times"], [""; 3]);
    let ru = plural(lang, n as i32, [""; 2], ["раз", "раза", "раз"]);
    let (played, judged) = match horizon {
        Horizon::End => (["the match on to its end", "доигрывает партию до конца"], ["", ""]),
        Horizon::Turn => (
            ["on to the end of the turn", "доигрывает ход"],
            [" and judges the chances there", " и оценивает шансы после него"],
        ),
    };
    lang.pick(
        format!(
            "An estimate: from every decision a quick computer plays {} {n} {en}{}, knowing what was seen then. Whoever \
             chooses better than it has a plus.",
            played[0], judged[0]
        ),
        format!(
            "Это оценка: от каждого решения быстрый компьютер {n} {ru} {}{}, зная лишь то, что было видно тогда. Кто решает \
             лучше него, у того плюс.",
            played[1], judged[1]
        ),
    )
}

/// What is drawn: what could be expected at the start, the least and the most.
pub fn course(
    measure: Measure,
    [start, least, most]: [String; 3],
    result: &str,
    lang: Lang,
) -> String {
    match (measure, lang) {
        (Measure::Total, Lang::En) => format!(
            "The total to be expected, over the match: {start} at the start, {least} at the least, {most} at the most, {result} in the end."
        ),
        (Measure::Total, Lang::Ru) => format!(
            "Ожидаемый итог по ходу партии: вначале {start}, самое меньшее {least}, самое большее {most}, в конце {result}."
        ),
        (Measure::Chance, Lang::En) => format!(
            "The chance to win, over the match: {start} at the start, {least} at the least, {most} at the most, {result} in the end."
        ),
        (Measure::Chance, Lang::Ru) => format!(
            "Шансы на победу по ходу партии: вначале {start}, самые малые {least}, самые большие {most}, в конце {result}."
        ),
    }
}
