//! Two lines of one match, and how they lie to each other.

use std::fmt;

use crate::{Edition, Game, Match};

/// The relation of one line of a match to another one of the same table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// Both are the same.
    Same,
    /// It goes through all of the other one, and further.
    Ahead,
    /// The other one goes through all of it, and further.
    Behind,
    /// Both go on after a common beginning, each in its own way.
    Split,
}

/// A reason why two matches are not one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotMet {
    /// The other one has another setup or seed: it is another match.
    OtherTable,
    /// The other one is played by this edition of the rules, on the same setup and seed.
    OtherEdition(Edition),
}

impl fmt::Display for NotMet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotMet::OtherTable => write!(f, "it is another match"),
            NotMet::OtherEdition(it) => write!(f, "it is played by edition {it} of the rules"),
        }
    }
}

impl std::error::Error for NotMet {}

/// Compares two lines of one match. Returns how `own` lies to `other`, and the number of actions that both begin
/// with alike.
///
/// # Errors
/// The reason why they are not lines of one match.
pub fn compare<G: Game>(own: &Match<G>, other: &Match<G>) -> Result<(Relation, usize), NotMet> {
    if (own.seed(), own.setup()) != (other.seed(), other.setup()) {
        return Err(NotMet::OtherTable);
    }
    if own.edition() != other.edition() {
        return Err(NotMet::OtherEdition(other.edition()));
    }
    let n_same = own.n_same(other);
    Ok((relation(n_same, own.ply(), other.ply()), n_same))
}

/// The relation of a line of `n_own` actions to one of `n_other`, the first `n_same` of which are the same.
fn relation(n_same: usize, n_own: usize, n_other: usize) -> Relation {
    match (n_same < n_own, n_same < n_other) {
        (false, false) => Relation::Same,
        (true, false) => Relation::Ahead,
        (false, true) => Relation::Behind,
        (true, true) => Relation::Split,
    }
}
