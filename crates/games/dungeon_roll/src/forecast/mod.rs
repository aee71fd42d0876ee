//! Knowledge before a choice: the exact odds of a throw, and the chance that the party clears the next level.

mod blind;
mod care;
mod clearing;
mod memo;
mod odds;
mod place;
mod reckoning;
mod ways;

pub use blind::Blind;
pub use care::Care;
pub use clearing::{SURE, reckon, share, told};
pub use memo::Memo;
pub use odds::{Odds, odds, seek_odds};
pub use place::Number;
pub use reckoning::{Certainty, Reckoning, SHARES, pays_from};
pub use ways::is_worthy;
