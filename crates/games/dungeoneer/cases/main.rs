//! Dungeoneer, DN-001 to DN-763, and the test vectors DN-T01 to DN-T44.
//!
//! A case is a row of words: the rules that it proves, what is given, what is done, and what is so then.
//! `given` and `then` are facts between semicolons, such as `map 1,0 TM15; b: peril 4`; a fact without a
//! seat is about the table, or about seat a. What can be given stands in `given`, what can be asked in
//! `facts`. What is done is written in the notation of records, where `do` may be left out; it is done by
//! whoever is awaited, unless a seat is named. Cases are played by the newest edition, unless another is given (`edition 1`). `dice 3 1` says how the next dice fall, `2+5` being two
//! that are thrown together. The table makes the passes that are due.
//!
//! The tables that are laid are bare: what is not given is not there. No decks, no quests, one entrance.

mod achievements;
mod facts;
mod given;
mod table;

mod advice;
mod aim;
mod battles;
mod cards;
mod careful;
mod challenges;
mod editions;
mod exits;
mod general;
mod heroics;
mod phases;
mod placing;
mod quests;
mod rulings;
mod setup;
mod solo;
mod variants;
mod vectors;
mod wares;
mod windows;
