//! The cost of an action in what it uses up: of two that come to the same, the one is taken that leaves more.

use super::super::worth::face_worth;
use crate::action::{Action, Skill, Source, Unleash};

/// The costs of a treasure, a recruited monster and the ultimate beside dice; see [`face_worth`].
const TREASURE: i32 = 110;
const TEMP: i32 = 20;
const ULTIMATE: i32 = 160;

/// The cost of an action in what it uses up, in hundredths of a plain companion.
pub fn cost(action: &Action) -> i32 {
    match action {
        Action::Use { with, .. } => source_cost(*with),
        Action::Dragon { band } => band.members().iter().map(|&it| source_cost(it)).sum(),
        Action::Unleash(Unleash::With { with }) => ULTIMATE + source_cost(*with),
        Action::Unleash(Unleash::For { .. }) => ULTIMATE + TREASURE,
        Action::Unleash(_) => ULTIMATE,
        Action::Skill(Skill::Ready { .. } | Skill::Discard { .. }) | Action::Spend(_) => TREASURE,
        Action::Form(_) | Action::Skill(_) | Action::Course(_) => 0,
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
