//! The easy computer: it clears a level well enough but for a slip now and then, never reads a
//! scroll, and retires by a rule of thumb.

use super::crafts::prepare;
use super::moves::moves;
use super::search::Search;
use crate::action::{Action, Course, Magic};
use crate::state::{Phase, Table};
use kernel::chance::FastChance;

/// The level from which it retires.
const HOME_LEVEL: u8 = 4;

/// It never goes on with fewer party dice than this.
const DICE_MIN: u8 = 3;

/// It slips once in so many choices.
const SLIPS: u32 = 6;

/// The action that it takes.
pub fn think(table: &Table, legal: &[Action], luck: &mut FastChance) -> Action {
    match table.delve.phase {
        // Nobody is asked when the match is over.
        Phase::Choosing | Phase::Over => legal[luck.pick(legal.len() as u32) as usize],
        Phase::Forming => prepare(table),
        Phase::Regroup => {
            let is_fit = DICE_MIN <= table.delve.party.total();
            let goes_on = table.delve.level < HOME_LEVEL && is_fit || !table.can_retire();
            if goes_on { Action::Course(Course::Seek) } else { Action::Course(Course::Retire) }
        }
        Phase::Monster | Phase::Loot | Phase::Dragon if luck.pick(SLIPS) == 0 => slip(table, luck),
        Phase::Monster | Phase::Loot | Phase::Dragon => Search::new().best(table).0,
    }
}

/// Any sensible move, but nobody runs by mistake.
fn slip(table: &Table, luck: &mut FastChance) -> Action {
    let mut choices = Vec::new();
    moves(table, &mut choices);
    let runs =
        |it: &Action| matches!(it, Action::Course(Course::Flee) | Action::Spend(Magic::Portal));
    if choices.iter().any(|it| !runs(it)) {
        choices.retain(|it| !runs(it));
    }
    choices[luck.pick(choices.len() as u32) as usize]
}
