//! A box on the shelf, as the pages know it that are about one box.

use super::label::Label;
use crate::kernel::todays::fields;

/// A box on the shelf.
#[derive(Clone, Copy, Debug)]
pub struct BoxInfo {
    /// The id of its game.
    pub game: &'static str,
    /// The label printed on it, with its id.
    pub label: Label,
    /// The choices made in it already, by the keys of options and choices.
    pub chosen: &'static [(&'static str, &'static str)],
    /// The number of steps of its lesson, the last page of it included.
    pub n_steps: usize,
}

impl BoxInfo {
    /// Tells whether a match of a game with this setup was played out of it.
    pub fn has(&self, game: &str, setup: &str) -> bool {
        let is_chosen = |choice: &(&str, &str)| fields(setup).any(|it| it == *choice);
        self.game == game && self.chosen.iter().all(is_chosen)
    }
}
