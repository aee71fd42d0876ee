//! The decisions of the best computer.

use super::crafts::{instead_of_flight, prepare};
use super::rerolls;
use super::search::Search;
use super::worth::going_on;
use crate::action::{Action, Course};
use crate::state::{Phase, Table};
use kernel::chance::FastChance;

/// The action that leads to the best end of the level.
pub fn think(table: &Table, legal: &[Action], luck: &mut FastChance) -> Action {
    match table.delve.phase {
        // Nobody is asked when the match is over.
        Phase::Choosing | Phase::Over => legal[luck.pick(legal.len() as u32) as usize],
        Phase::Forming => prepare(table),
        Phase::Regroup if 0 < going_on(table) || !table.can_retire() => {
            Action::Course(Course::Seek)
        }
        Phase::Regroup => Action::Course(Course::Retire),
        Phase::Monster | Phase::Loot | Phase::Dragon => {
            let mut search = Search::new();
            let (action, value) = search.best(table);
            let better =
                rerolls::better(table, value, (&mut Search::new(), rerolls::SAMPLES), luck);
            let flees = better.is_none() && action == Action::Course(Course::Flee);
            let last = instead_of_flight(table).filter(|_| flees);
            better.or(last).unwrap_or(action)
        }
    }
}
