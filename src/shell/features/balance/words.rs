//! The words of luck and choices.

use crate::kernel::rollout::Horizon;
use crate::kernel::{Lang, Measure, message};
use crate::shell::words::messages;

/// The sum: luck and choices lead from what was expected to the result.
pub fn sums(
    measure: Measure,
    start: &str,
    [luck, choices]: [&str; 2],
    end: &str,
    lang: Lang,
) -> String {
    match measure {
        Measure::Total => message!(
            lang,
            "balance-sums-total",
            start = start,
            luck = luck,
            choices = choices,
            end = end
        ),
        Measure::Chance => message!(
            lang,
            "balance-sums-chance",
            start = start,
            luck = luck,
            choices = choices,
            end = end
        ),
    }
}

/// The ground of the numbers: from each decision so many matches are played on, to their ends or as far as they are judged.
pub fn basis(n: u32, horizon: Horizon, lang: Lang) -> String {
    match horizon {
        Horizon::End => message!(lang, "balance-basis-end", n = n),
        Horizon::Turn => message!(lang, "balance-basis-turn", n = n),
    }
}

/// The course that is drawn: what could be expected at the start, the least and the most.
pub fn course(
    measure: Measure,
    [start, least, most]: [String; 3],
    end: &str,
    lang: Lang,
) -> String {
    match measure {
        Measure::Total => message!(
            lang,
            "balance-course-total",
            start = &start,
            least = &least,
            most = &most,
            end = end
        ),
        Measure::Chance => message!(
            lang,
            "balance-course-chance",
            start = &start,
            least = &least,
            most = &most,
            end = end
        ),
    }
}
