//! The chance to clear the next level, as it is told to the board; and from which chance it pays to go on.

use std::fmt;
use std::str::FromStr;

use crate::state::Table;
use kernel::notation::{ParseError, Reader};

/// Chances are told in ten-thousandths.
pub const SHARES: u32 = 10_000;

/// The certainty with which the chance is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Certainty {
    /// Counted over everything that can fall, with best play.
    Exact,
    /// Counted with simpler play: the best play clears the level as often at least, maybe more often.
    AtLeast,
}

/// The chance that the party clears the next level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reckoning {
    /// In ten-thousandths, see [`SHARES`].
    pub chance: u32,
    pub certainty: Certainty,
    /// The chance from which going on is worth more than retiring, for this very party, in the same parts; none where
    /// that is not known better than by [`pays_from`].
    pub pays_from: Option<u32>,
}

/// The words of [`Certainty`].
const EXACT: &str = "exact";
const AT_LEAST: &str = "least";

impl fmt::Display for Reckoning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let certainty = match self.certainty {
            Certainty::Exact => EXACT,
            Certainty::AtLeast => AT_LEAST,
        };
        write!(f, "{certainty} {}", self.chance)?;
        self.pays_from.map_or(Ok(()), |it| write!(f, " {it}"))
    }
}

impl FromStr for Reckoning {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Reckoning, ParseError> {
        let mut reader = Reader::new(text);
        let certainty = match reader.word()? {
            EXACT => Certainty::Exact,
            AT_LEAST => Certainty::AtLeast,
            _ => return Err(ParseError::Unexpected),
        };
        let chance = reader.number(0, SHARES)?;
        let has_more = !reader.is_at_end();
        let pays_from = has_more.then(|| reader.number(0, SHARES)).transpose()?;
        reader.end()?;
        Ok(Reckoning { chance, certainty, pays_from })
    }
}

/// The chance, in ten-thousandths, above which one more level is worth the risk, for any party: retiring brings the
/// level for sure, the next level brings one more, or nothing at all; and a quarter of a point of treasures comes on the
/// way to a party that goes on, flight or not. That is an average: what a party spends, the master side and levels
/// further down are not counted. None where nobody may retire.
pub fn pays_from(table: &Table) -> Option<u32> {
    let level = u32::from(table.delve.level);
    table.can_retire().then(|| (SHARES * (4 * level).saturating_sub(1)).div_ceil(4 * level + 4))
}
