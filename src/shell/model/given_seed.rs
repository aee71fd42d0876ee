//! The seed that an address names.

use crate::kernel::Seed;

/// The seed that an address names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GivenSeed {
    /// That of the present day, which everybody on earth shares.
    OfToday,
    Code(Seed),
}

impl GivenSeed {
    /// The seed itself, for a game, on the day `today` (`2026-05-17`).
    pub fn seed(self, game: &str, today: &str) -> Seed {
        match self {
            GivenSeed::OfToday => Seed::of_day(game, today),
            GivenSeed::Code(seed) => seed,
        }
    }
}
