//! What the person at the table can do: read off once, and offered thing by thing.

pub mod choices;
pub mod course;
pub mod offers;
pub mod options;
pub mod ultimate;

use options::Options;

use super::selection::{Selection, Target};
use crate::games::dungeon_roll::client::{Reckoning, Table};
use crate::kernel::Seat;

/// What can be done, and the half-made choice: everything that is drawn from.
#[derive(Clone, Copy)]
pub struct Query<'v> {
    /// What the person at this device can do now, and in which view.
    pub options: &'v Options<'v>,
    pub selection: &'v Selection,
    /// What is known of the chance to clear the next level.
    pub chance: Chance,
}

/// What is known of the chance to clear the next level.
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

    /// What whoever is in hand is most likely meant for.
    pub fn likely_target(self) -> Option<Target> {
        self.options.likely_target(self.selection.plan.user()?)
    }
}
