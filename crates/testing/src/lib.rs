//! What the cases of every game's rulebook are written with: rows of facts and actions.
//!
//! ```
//! use kernel::Seat;
//! use testing::script::{clauses, fact};
//!
//! let facts: Vec<_> = clauses("b: xp 4; lair 2").map(fact).collect();
//! assert_eq!(facts, [(Seat::new(1), "xp", "4"), (Seat::FIRST, "lair", "2")]);
//! ```

pub mod script;
