//! The things to do before, beside and after a match: one folder for each.
//!
//! What a feature keeps lies in its `store`, its plain data in `model`, what it says in `words`, and what it makes of a
//! match of any game in `table`; all else are its components. A feature may name others, but no two need each other.

pub mod achievements;
pub mod aside;
pub mod backup;
pub mod balance;
pub mod by_messages;
pub mod campaign;
pub mod cards;
pub mod challenge;
pub mod cues;
pub mod devices;
pub mod ending;
pub mod explain;
pub mod hall;
pub mod hint;
pub mod invitation;
pub mod lesson;
pub mod log;
pub mod look_back;
pub mod replay;
pub mod rival;
pub mod rulebook;
pub mod score;
pub mod setup;
pub mod share;
pub mod stage;
pub mod stamps;
pub mod statistics;
pub mod trail;
