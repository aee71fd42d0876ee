//! The tools with which games are tried: the words of cases, which are rows of facts and actions, and the laws that
//! every game keeps.
//!
//! ```
//! use kernel::Seat;
//! use testing::script::{clauses, fact};
//!
//! let facts: Vec<_> = clauses("b: xp 4; lair 2").map(fact).collect();
//! assert_eq!(facts, [(Seat::new(1), "xp", "4"), (Seat::FIRST, "lair", "2")]);
//! ```

pub mod golden;
pub mod laws;
pub mod mutate;
pub mod records;
pub mod rows;
pub mod scene;
pub mod script;
pub mod told;
pub mod wrapped;
