//! The gains and the rolls of a way, in words.

use super::odds::percent_of;
use crate::forecast::{Gain, PerilDice, Test, Tested};
use crate::messages;
use kernel::{Lang, message};

/// A roll that a location asks of a hero who comes or goes; of the exit something is said already.
pub fn roll_on_way(test: &Test, lang: Lang) -> Option<String> {
    let odds = percent_of(test.odds);
    match test.by {
        Tested::Exit => None,
        Tested::Entering(_) => Some(message!(lang, "way-entering", odds = odds)),
        Tested::Leaving(_) => Some(message!(lang, "way-leaving", odds = odds)),
    }
}

/// The gains of a location that is new; alone peril dice are rolled (DN-646).
pub fn gain(gain: Gain, lang: Lang) -> String {
    let (glory, peril) = (gain.glory, gain.peril);
    match gain.dice {
        None if peril == 0 => message!(lang, "gain-glory", glory = glory),
        None => message!(lang, "gain-both", glory = glory, peril = peril),
        Some(PerilDice { n, reach }) => {
            message!(lang, "gain-dice", glory = glory, n = n, reach = reach)
        }
    }
}
