//! Hints in a window, where a seat may answer.

use super::odds::{harm_now, harmed, percent_of};
use crate::ask::Moment;
use crate::messages;
use crate::prospects::roll_at_hand;
use crate::state::View;
use kernel::{Lang, Seat, message, text};

/// A window in which a seat may answer.
pub fn window(view: &View, moment: Moment, seat: Seat, lang: Lang) -> String {
    let open = &view.open;
    let health = open.heroes[seat].health;
    let said = match moment {
        Moment::Response | Moment::BeforeRoll | Moment::Challenge
            if harm_now(open, seat).is_some() =>
        {
            let harm = harm_now(open, seat).unwrap_or_default();
            let harm = harmed(view, seat, seat, harm, lang);
            return message!(lang, "window-harm", harm = &harm, health = health);
        }
        Moment::BeforeRoll if roll_at_hand(open).is_some() => {
            let odds = roll_at_hand(open).map_or(0, |it| percent_of(it.1));
            return message!(lang, "window-roll", odds = odds);
        }
        Moment::Wound => {
            return message!(lang, "window-wound", n = open.pending, health = health);
        }
        Moment::Response => text!("window-response"),
        Moment::BeforeRoll => text!("window-before-roll"),
        Moment::Challenge => text!("window-challenge"),
        Moment::Counter => text!("window-counter"),
        Moment::Reward => text!("window-reward"),
        Moment::Entered => text!("window-entered"),
        Moment::EndOfHeroics => text!("window-end"),
        Moment::Interrupt | Moment::Free => text!("window-free"),
    };
    said.get(lang).to_owned()
}
