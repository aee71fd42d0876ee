//! The easy computer: the first thing that works, and home before it gets dangerous.

use crate::games::dungeon_roll::action::Action;
use crate::games::dungeon_roll::state::{Phase, Table};
use crate::kernel::luck::Imagined;

/// The level from which it goes home.
const HOME_LEVEL: u8 = 5;

/// It never goes on with fewer party dice than this.
const DICE_MIN: u8 = 3;

/// The first of the legal actions in the order of what it likes.
pub fn think(table: &Table, legal: &[Action], luck: &mut Imagined) -> Action {
    let goes_on = table.delve.level < HOME_LEVEL && DICE_MIN <= table.delve.party.total();
    let best = legal.iter().map(|it| liking(it, goes_on, table.delve.phase)).max();
    let liked: Vec<&Action> =
        legal.iter().filter(|it| Some(liking(it, goes_on, table.delve.phase)) == best).collect();
    *liked[luck.pick(liked.len() as u32) as usize]
}

/// How much it likes an action.
fn liking(action: &Action, goes_on: bool, phase: Phase) -> i32 {
    match action {
        Action::Fight { monsters, .. } => 50 + i32::from(monsters.total()),
        Action::Dragon { .. } => 60,
        Action::Ring if phase == Phase::Dragon => 55,
        Action::Open { n_chests, .. } => 40 + i32::from(*n_chests),
        Action::Drink { faces, .. } => 45 + i32::from(faces.total()),
        Action::Seek => i32::from(goes_on) * 10,
        Action::Retire => 5,
        Action::Unleash | Action::UnleashOn { .. } => 20,
        Action::UnleashReroll { .. } | Action::UnleashFor { .. } | Action::Reroll { .. } => 10,
        Action::Choose { .. } | Action::Keep | Action::Elixir { .. } | Action::End => 8,
        Action::Portal => 4,
        Action::Bait | Action::Flee => 2,
        Action::Muster { .. } | Action::Ring => 1,
    }
}
