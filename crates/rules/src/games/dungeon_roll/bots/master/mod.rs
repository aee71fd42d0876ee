//! The hard computer: it counts the luck of its level, and that of the next one where it doubts whether to go on.

mod moves;
mod search;
mod spot;
mod throws;
mod worth;

use self::search::{Care, Search};
use self::spot::Spot;
use super::crafts::{instead_of_flight, prepare};
use super::worth::going_on;
use crate::games::dungeon_roll::action::Action;
use crate::games::dungeon_roll::state::{Phase, Table};
use crate::kernel::chance::FastChance;

/// How carefully it looks at what can be done on a level,
const ON_LEVEL: Care = Care { positions_max: 20_000, throws_max: 126, levels_max: 0 };

/// and at the level below it.
const BELOW: Care = Care { positions_max: 30_000, throws_max: 21, levels_max: 252 };

/// Where going on looks better than going home by less than the first, in hundredths of a point, or worse by less than the
/// second, the level below is looked at.
const DOUBTS: [i32; 2] = [150, 250];

/// The action that is best for the total of the adventurer.
pub fn think(table: &Table, legal: &[Action], luck: &mut FastChance) -> Action {
    match table.delve.phase {
        Phase::Choosing => legal[luck.pick(legal.len() as u32) as usize],
        Phase::Forming => prepare(table),
        Phase::Regroup => home_or_on(table),
        Phase::Monster | Phase::Loot | Phase::Dragon => {
            let spot = Spot { table: *table, n_drawn: 0, n_rerolls: 2 };
            let action = Search::new(ON_LEVEL).best(&spot).unwrap_or(legal[0]);
            let last = instead_of_flight(table).filter(|_| action == Action::Flee);
            last.unwrap_or(action)
        }
        Phase::Over => unreachable!("nobody is asked when the match is over"),
    }
}

/// Goes on if that is better on average over all that the dice of the next level can show.
fn home_or_on(table: &Table) -> Action {
    if !table.can_retire() {
        return Action::Seek;
    }
    let gain = going_on(table);
    if table.planned().is_none() && !(-DOUBTS[1]..DOUBTS[0]).contains(&gain) {
        return if 0 < gain { Action::Seek } else { Action::Retire };
    }
    let spot = Spot { table: *table, n_drawn: 0, n_rerolls: 0 };
    let mut search = Search::new(BELOW);
    let home = search.worth_after(&spot, &Action::Retire);
    let on = search.worth_after(&spot, &Action::Seek);
    if home < on { Action::Seek } else { Action::Retire }
}
