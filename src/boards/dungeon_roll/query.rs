//! The options of the person at the table: read off once, and offered thing by thing.

pub mod choices;
pub mod course;
pub mod offers;
pub mod options;
pub mod ultimate;

use options::Options;

use super::selection::{Selection, Target};
use crate::games::dungeon_roll::client::{Reckoning, Table};
use crate::kernel::Seat;

/// The options, and the half-made choice: all that is drawn from.
#[derive(Clone, Copy)]
pub struct Query<'v> {
    /// The options of the person at this device now, and the view.
    pub options: &'v Options<'v>,
    pub selection: &'v Selection,
    /// The known chance to clear the next level.
    pub chance: Chance,
}

/// The known chance to clear the next level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// Nothing.
    Unknown,
    /// It is being counted.
    Waiting,
    Known(Reckoning),
}

impl<'v> Query<'v> {
    /// The table.
    pub fn table(self) -> &'v Table {
        &self.options.view.table
    }

    /// The player whose hero and treasures lie in sight.
    pub fn shown(self) -> Seat {
        self.selection.peek.unwrap_or_else(|| self.table().adventurer())
    }

    /// The likeliest target of the source in hand.
    pub fn likely_target(self) -> Option<Target> {
        self.options.likely_target(self.selection.plan.user()?)
    }
}
