//! Everything that is true in a match.

use kernel::{BySeat, Seat};

use crate::setup::Setup;

/// A state of a match, which everybody sees.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub setup: Setup,
    /// The coins that each thief has carried out.
    pub chests: BySeat<u8>,
    /// Whose turn it is.
    pub seat: Seat,
    /// The coins in the arms of that thief.
    pub arms: u8,
    /// The number of times that thief has grabbed in this turn.
    pub n_grabs: u8,
    /// From 1 on; one more than there are when the candle is down.
    pub round: u8,
}
