//! How a thing on the table is lit.

use crate::boards::dungeoneer::query::Query;
use crate::boards::dungeoneer::selection::Thing;

/// Whether something can be done with a thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lit {
    #[default]
    Idle,
    Lit,
    /// It is held.
    Held,
}

impl Lit {
    /// How a thing is lit.
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
