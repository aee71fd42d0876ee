//! The words of campaigns.

use crate::kernel::campaign::Scenario;
use crate::kernel::{Lang, message, number};
use crate::shell::store::game_info::GameInfo;
use crate::shell::words::messages;

/// The name of a chapter, counted from 0: that of the choice which it settles.
pub fn chapter_name(scenario: &Scenario, nth: usize, info: &GameInfo, lang: Lang) -> String {
    let (key, choice) = scenario.chapters[nth];
    let option = info.options.iter().find(|it| it.key == key);
    let choice = option.and_then(|it| it.choices.iter().find(|it| it.key == choice));
    choice.map(|it| it.name.get(lang).to_owned()).unwrap_or_default()
}

/// The totals of all seats.
pub fn totals(totals: impl Iterator<Item = i32>) -> String {
    totals.map(number).collect::<Vec<_>>().join(" : ")
}

/// The totals of one seat's chapters, and their sum if there are several.
pub fn chapter_sum(totals: &[i32], sum: i32) -> String {
    let parts: Vec<String> = totals.iter().map(|it| number(*it)).collect();
    match parts.len() {
        0 | 1 => number(sum),
        _ => format!("{} = {}", parts.join(" + "), number(sum)),
    }
}

/// The company in which a campaign is played.
pub fn campaign_mode(n_seats: usize, has_computers: bool, lang: Lang) -> &'static str {
    match (n_seats, has_computers) {
        (1, _) => message!(lang, "campaign-alone"),
        (_, true) => message!(lang, "campaign-with-computers"),
        (_, false) => message!(lang, "campaign-at-table"),
    }
}

/// The state of a campaign, as the end of its `nth` chapter, counted from 1, tells it.
pub fn campaign_so_far(
    nth: usize,
    n_over: usize,
    names: &[String],
    sums: &[i32],
    lang: Lang,
) -> String {
    let sum = |(name, sum): (&String, &i32)| match names.len() {
        1 => number(*sum),
        _ => format!("{name}: {}", number(*sum)),
    };
    let sums = names.iter().zip(sums).map(sum).collect::<Vec<_>>().join(", ");
    message!(lang, "campaign-so-far", nth = nth, over = n_over.max(1), sums = &sums)
}
