//! The light of a thing on the table.

use crate::boards::dungeoneer::query::Query;
use crate::boards::dungeoneer::selection::Thing;

/// The light of a thing: lit if it can be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lit {
    #[default]
    Idle,
    Lit,
    /// It is held.
    Held,
}

impl Lit {
    /// The light of a thing.
    pub fn of(query: Query<'_>, thing: Thing) -> Lit {
        if query.selection.thing == Some(thing) {
            Lit::Held
        } else if query.is_lit(thing) {
            Lit::Lit
        } else {
            Lit::Idle
        }
    }

    /// Its class in the style sheet.
    pub const fn class(self) -> &'static str {
        match self {
            Lit::Idle => "is-idle",
            Lit::Lit => "is-lit",
            Lit::Held => "is-lit is-picked",
        }
    }
}
