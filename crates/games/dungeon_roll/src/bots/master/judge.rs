//! Worths of single actions as the hard computer sees them, for anyone who asks it for advice.

use super::search::Search;
use super::spot::Spot;
use super::worth::Scales;
use super::{LEVEL_REROLLS, ON_LEVEL};
use crate::action::{Action, Course};
use crate::state::{Phase, Table};

/// The hard computer at one choice of a hero whose prospects have been counted.
pub struct Judge {
    search: Search,
    spot: Spot,
    flee: i32,
    home_and_on: [i32; 2],
}

impl Judge {
    /// The judge of a table; none where prospects have not been counted, or where no level has been reached yet.
    pub fn of(table: &Table) -> Option<Judge> {
        let mut scales = Scales::of(table);
        let is_below = match table.delve.phase {
            Phase::Monster | Phase::Loot | Phase::Dragon | Phase::Regroup => true,
            Phase::Choosing | Phase::Forming | Phase::Over => false,
        };
        scales.camped(table, |_| {}).filter(|_| is_below && table.delve.n_owed == 0)?;
        let spot = Spot { table: *table, n_drawn: 0, n_rerolls: LEVEL_REROLLS };
        let (flee, home_and_on) = (scales.ended(&spot, 0), scales.choices(table));
        Some(Judge { search: Search::new(table, ON_LEVEL), spot, flee, home_and_on })
    }

    /// The best action on a level.
    pub fn best(&mut self) -> Option<Action> {
        let is_level = self.spot.table.delve.phase != Phase::Regroup;
        if is_level { self.search.best(&self.spot) } else { None }
    }

    /// The worth of an action over ending the delve with nothing, in hundredths of a point.
    pub fn worth(&mut self, action: &Action) -> i32 {
        let [home, on] = self.home_and_on;
        let worth = match action {
            Action::Course(Course::Retire) => home,
            Action::Course(Course::Seek) => on,
            // All others lead to positions of the level.
            _ => self.search.worth_after(&self.spot, action),
        };
        (worth - self.flee) / 10
    }
}
