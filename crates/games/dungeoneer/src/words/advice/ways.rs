//! What a way brings and asks, in words.

use super::odds::percent_of;
use crate::forecast::{Gain, PerilDice, Test, Tested};
use kernel::{Lang, plural};

/// A roll that a location asks of whoever comes or goes; of the exit something is said already.
pub fn roll_on_way(test: &Test, lang: Lang) -> Option<String> {
    let odds = percent_of(test.odds);
    let (en, ru) = match test.by {
        Tested::Exit => return None,
        Tested::Entering(_) => ("entering", "при входе"),
        Tested::Leaving(_) => ("leaving", "при выходе"),
    };
    Some(lang.pick(
        format!("Chance of the roll on {en}: {odds} %."),
        format!("Бросок {ru}: успех — {odds} %."),
    ))
}

/// What a location that is new brings; alone peril dice are rolled (DN-646).
pub fn gain(gain: Gain, lang: Lang) -> String {
    let (glory, peril) = (gain.glory, gain.peril);
    match gain.dice {
        None if peril == 0 => lang.pick(format!("+{glory} glory"), format!("слава +{glory}")),
        None => lang.pick(
            format!("+{glory} glory, +{peril} peril"),
            format!("слава +{glory}, риск +{peril}"),
        ),
        Some(PerilDice { n, reach }) => {
            let dice = plural(lang, n.into(), ["die", "dice"], ["кубик", "кубика", "кубиков"]);
            lang.pick(
                format!("+{glory} glory, {n} peril {dice}, a card for each of 1–{reach}"),
                format!("слава +{glory}, {n} {dice} риска, по карте за каждый от 1 до {reach}"),
            )
        }
    }
}
