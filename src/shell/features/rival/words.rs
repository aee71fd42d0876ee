//! The words of two matches on one seed.

use std::cmp::Ordering;

use super::model::{Parting, Side};
use crate::kernel::{Lang, message};
use crate::shell::model::closing::Lead;
use crate::shell::model::table_model::StandingModel;
use crate::shell::model::words::{listed, seat_name};
use crate::shell::words::messages;

/// The name of the other person, who gave this name, or none.
pub fn name_of(given: Option<&String>, lang: Lang) -> String {
    match given.filter(|it| !it.is_empty()) {
        Some(name) => name.clone(),
        None => message!(lang, "rival-name").to_owned(),
    }
}

/// The outcome of a match that was handed on, in one sentence: who won, and with how much.
pub fn outcome(standing: &StandingModel, lang: Lang) -> String {
    let places = &standing.places;
    if let [only] = &places[..] {
        let has_name = only.name != seat_name(1, lang);
        let who = if has_name { &only.name } else { message!(lang, "rival-result") };
        return format!("{who}: {}.", only.total_words);
    }
    let winners = places.iter().filter(|it| it.is_winner);
    let names: Vec<String> = winners.clone().map(|it| it.name.clone()).collect();
    let total = winners.map(|it| it.total_words.as_str()).next().unwrap_or_default();
    let who = listed(&names, lang);
    message!(lang, "rival-outcome", n = names.len(), who = &who, total = total)
}

/// The one who is ahead, and by how much if that can be said.
pub fn verdict(name: &str, lead: Lead, lang: Lang) -> String {
    let by = lead.by.unwrap_or_default();
    match lead.order {
        Ordering::Greater => message!(lang, "rival-ahead", by = by),
        Ordering::Equal => message!(lang, "rival-tied").to_owned(),
        Ordering::Less => message!(lang, "rival-behind", by = by, name = name),
    }
}

/// The difference that is shown; `number` counts from 1.
pub fn difference(number: usize, n: usize, parting: &Parting, lang: Lang) -> String {
    let heading = parting.heading.as_ref().map(|it| format!(" · {it}")).unwrap_or_default();
    message!(lang, "rival-difference", n = number, of = n) + &heading
}

/// Whose action it was, and its number.
pub fn action(side: &Side, ply: Option<usize>, lang: Lang) -> String {
    match ply {
        None => side.name.clone(),
        Some(ply) => message!(lang, "rival-action", name = &side.name, n = ply),
    }
}
