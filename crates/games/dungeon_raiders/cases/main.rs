//! Dungeon Raiders, RA-001 to RA-275, RA-B01 to RA-B14, RA-E01 to RA-E07, and the test vectors
//! TV-01 to TV-52.
//!
//! A case is a row of words: the rules that it proves, what is given, what is done, and what is so
//! then. `given` and `then` are facts between semicolons, such as `room M09; b: w 4`; a fact without
//! a seat is about the table, or about seat a. What can be given stands in `given`, what can be
//! asked in `facts`. What is done is written in the notation of records, where `lay` may be left
//! out; `all 5 4 - 3` lets every hero lay a card when its turn comes.

mod facts;
mod given;
mod hard;
mod table;

mod achievements;
mod advice;
mod bosses;
mod components;
mod duel;
mod ending;
mod items;
mod levels;
mod monsters;
mod play;
mod quick;
mod rulings;
mod secrets;
mod setup;
mod solo;
mod switches;
mod traps;
mod treasure;
mod vaults;
mod vectors;
mod weighing;
mod words;
