//! What an action uses up: of two that come to the same, the one is taken that leaves more.

use super::super::worth::face_worth;
use crate::action::{Action, Source};

/// What a treasure, a recruited monster and the ultimate count beside dice; see [`face_worth`].
const TREASURE: i32 = 110;
const TEMP: i32 = 20;
const ULTIMATE: i32 = 160;

/// What is used up, in hundredths of a plain companion.
pub fn cost(action: &Action) -> i32 {
    match action {
        Action::Fight { with, .. }
        | Action::Reroll { with, .. }
        | Action::Open { with, .. }
        | Action::Drink { with, .. }
        | Action::Lure { with, .. } => source_cost(*with),
        Action::Dragon { band } => band.members().iter().map(|&it| source_cost(it)).sum(),
        Action::UnleashWith { with } => ULTIMATE + source_cost(*with),
        Action::UnleashFor { .. } => ULTIMATE + TREASURE,
        Action::Unleash
        | Action::UnleashOn { .. }
        | Action::UnleashReroll { .. }
        | Action::UnleashSet { .. }
        | Action::UnleashDice { .. } => ULTIMATE,
        Action::Ready { .. }
        | Action::Discard { .. }
        | Action::Ring
        | Action::Elixir { .. }
        | Action::Bait
        | Action::Portal => TREASURE,
        Action::Choose { .. }
        | Action::Keep
        | Action::Muster { .. }
        | Action::Inscribe { .. }
        | Action::Plan { .. }
        | Action::Again { .. }
        | Action::Flee
        | Action::End
        | Action::Retire
        | Action::Seek => 0,
    }
}

fn source_cost(source: Source) -> i32 {
    match source {
        Source::Die(face) => face_worth(face),
        Source::Temp(_) => TEMP,
        Source::Treasure(_) => TREASURE,
        Source::Hero => ULTIMATE,
    }
}
