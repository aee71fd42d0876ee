//! The chance to clear the next level, as it is told to the board; and from which chance it pays to go on.

use std::fmt;
use std::str::FromStr;

use crate::games::dungeon_roll::state::Table;
use crate::kernel::notation::{ParseError, Reader};

/// Chances are told in ten-thousandths.
pub const SHARES: u32 = 10_000;

/// How well the chance is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Certainty {
    /// Counted over everything that can fall, with best play.
    Exact,
    /// Counted over everything that can fall, with good play: it may be a little higher.
    Estimate,
}

/// The chance that the party clears the next level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reckoning {
    /// In ten-thousandths, see [`SHARES`].
    pub chance: u32,
    pub certainty: Certainty,
}

/// The words of [`Certainty`].
const EXACT: &str = "exact";
const ESTIMATE: &str = "estimate";

impl fmt::Display for Reckoning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let certainty = match self.certainty {
            Certainty::Exact => EXACT,
            Certainty::Estimate => ESTIMATE,
        };
        write!(f, "{certainty} {}", self.chance)
    }
}

impl FromStr for Reckoning {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Reckoning, ParseError> {
        let mut reader = Reader::new(text);
        let certainty = match reader.word()? {
            EXACT => Certainty::Exact,
            ESTIMATE => Certainty::Estimate,
            _ => return Err(ParseError::Unexpected),
        };
        let chance = reader.number(0, SHARES)?;
        reader.end()?;
        Ok(Reckoning { chance, certainty })
    }
}

/// The chance, in ten-thousandths, from which it pays to go one level further and to stop there: retiring brings the
/// level for sure, the next level brings one more, or nothing at all. Treasures, dragons, the master side and levels
/// further down are not counted. None where nobody may retire.
pub fn pays_from(table: &Table) -> Option<u32> {
    let level = u32::from(table.delve.level);
    table.can_retire().then(|| (SHARES * level).div_ceil(level + 1))
}
