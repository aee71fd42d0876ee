//! The prompts for a player who is asked out of turn.

use crate::boards::dungeoneer::query::Part;
use crate::games::dungeoneer::client::Moment;
use crate::games::dungeoneer::client::messages;
use crate::kernel::{Text, text};

/// The prompt of a moment.
pub const fn answer(moment: Moment, part: Part) -> Text {
    match moment {
        Moment::Free | Moment::Interrupt => text!("answer-at-free"),
        Moment::EndOfHeroics => text!("answer-at-end"),
        Moment::Entered => text!("answer-at-entered"),
        Moment::BeforeRoll => text!("answer-at-roll"),
        Moment::Response => match part {
            Part::Defender => text!("answer-at-response"),
            Part::Attacker => text!("answer-at-help"),
            Part::Off => text!("answer-at-off"),
        },
        Moment::Wound => text!("answer-at-wound"),
        Moment::Counter => text!("answer-at-counter"),
        Moment::Challenge => text!("answer-at-challenge"),
        Moment::Reward => text!("answer-at-reward"),
    }
}
