//! The hard computer: it counts the luck of its level, and that of the next one where it doubts whether to go on. What lies
//! further ahead it knows for the heroes of the box from tables of best play ([`prospects`]).

mod camp;
mod cost;
mod judge;
mod moves;
mod prospects;
mod search;
mod spot;
mod throws;
mod worth;

pub use self::camp::pays_from;
pub use self::judge::Judge;
pub use self::prospects::{tablebase, tablebases};

use self::camp::{form, home_or_on};
use self::search::{Care, Search};
use self::spot::Spot;
use super::crafts::instead_of_flight;
use crate::action::{Action, Course};
use crate::state::{Phase, Table};
use kernel::chance::FastChance;

/// The care with which it looks at what can be done on a level.
const ON_LEVEL: Care = Care { positions_max: 14_000, throws_max: 252, levels_max: 0 };

/// So often dice may be re-rolled before the first fight.
const LEVEL_REROLLS: u8 = 2;

/// The action that is best for the total of the adventurer.
pub fn think(table: &Table, legal: &[Action], luck: &mut FastChance) -> Action {
    match table.delve.phase {
        // Nobody is asked when the match is over.
        Phase::Choosing | Phase::Over => legal[luck.pick(legal.len() as u32) as usize],
        Phase::Forming => form(table),
        Phase::Regroup => home_or_on(table),
        Phase::Monster | Phase::Loot | Phase::Dragon => {
            let spot = Spot { table: *table, n_drawn: 0, n_rerolls: LEVEL_REROLLS };
            let action = Search::new(table, ON_LEVEL).best(&spot).unwrap_or(legal[0]);
            let last = instead_of_flight(table).filter(|_| action == Action::Course(Course::Flee));
            last.unwrap_or(action)
        }
    }
}
