//! The choices before a match.

use kernel::options;

use crate::messages;

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// From 2 to 4 (HO-01).
    pub n_players: usize,
    /// So many coins win (HO-08).
    pub goal: u8,
}

impl Setup {
    /// The first choice of every option.
    pub fn plain(n_players: usize) -> Setup {
        Setup { n_players, goal: 50 }
    }
}

options! {
    impl Setup;

    goal = "goal" {
        name: "goal";
        hint: "goal-hint";
        choices: {
            50 => "50", "goal-50";
            100 => "100", "goal-100";
        }
    }
}
