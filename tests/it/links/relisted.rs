//! A game that lists less of what is legal, and one whose setups are long.

use std::fmt;
use std::str::FromStr;

use kernel::notation::ParseError;
use kernel::{BySeat, Chance, Edition, Game, Observer, Seat, Standing, Turn};
use testing::laws::links::Listing;
pub use testing::laws::links::Relisted;

use crate::tiny;

/// All but the first of several, as though it had become illegal.
pub struct Fewer;

impl Listing for Fewer {
    const LINKS_MORE: u8 = 1;

    fn relist<A>(actions: &mut Vec<A>) {
        if 1 < actions.len() {
            actions.remove(0);
        }
    }
}

/// A setup or an action of any length.
#[derive(Clone, PartialEq, Debug)]
pub struct Verbose(String);

impl Verbose {
    /// One of so many bytes.
    pub fn fits(n_bytes: usize) -> Verbose {
        Verbose("x".repeat(n_bytes))
    }
}

impl fmt::Display for Verbose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Verbose {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Verbose, ParseError> {
        Ok(Verbose(text.to_owned()))
    }
}

/// A game of one seat that is over before anybody acts.
pub struct Wordy;

impl Game for Wordy {
    type Setup = Verbose;
    type State = ();
    type Action = Verbose;
    type Event = ();
    type View = ();
    type Refusal = tiny::Refusal;

    const ID: &'static str = "wordy";
    const PLIES_MAX: u32 = 1;
    const LEGAL_MAX: usize = 1;

    fn admit(_: &Verbose) -> Result<usize, tiny::Refusal> {
        Ok(1)
    }

    fn begin(_: &Verbose, _: Edition, _: &mut dyn Chance, _: &mut Vec<()>) {}

    fn turn((): &()) -> Turn {
        Turn::Over
    }

    fn legal((): &(), _: Seat, _: &mut Vec<Verbose>) {}

    fn check((): &(), _: Seat, _: &Verbose) -> Result<(), tiny::Refusal> {
        Err(tiny::Refusal::Over)
    }

    fn carry_out((): &mut (), _: Seat, _: &Verbose, _: &mut dyn Chance, _: &mut Vec<()>) {}

    fn standing((): &()) -> Standing {
        Standing::rank(&BySeat::new(1, |_| 0), |_| Vec::new())
    }

    fn view((): &(), _: Observer) {}

    fn determinize((): &(), _: &mut dyn Chance) {}

    fn observe((): &(), _: Observer) -> Option<()> {
        Some(())
    }
}
