//! The outcome of a tap, as plain data.

use crate::kernel::RuleId;

/// The outcome of a tap: `S` is a selection, `A` an action, `W` a reason why nothing happens, and `P` a part of the
/// board that can be brought into sight.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pick<S, A, W, P = Never> {
    /// Nothing happens, and why.
    Nothing(W),
    /// The half-made choice changes.
    Selection(S),
    /// These actions are taken one after another.
    Act(Vec<A>),
    /// A part of the board is brought into sight, with the half-made choice changed.
    Show(P, S),
}

/// The part of a board that is in sight as a whole: there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Never {}

/// Why a tap does nothing, ready to be told. `R` is a refusal of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Excuse<R> {
    /// A rule says no.
    Rule(R),
    /// In the board's own words, with the rule that they rest on, if they rest on one.
    Words(String, Option<RuleId>),
}
