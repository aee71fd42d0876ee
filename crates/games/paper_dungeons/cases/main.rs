//! Paper Dungeons, PD-001 to PD-427, and the test vectors PD-T01 to PD-T44.
//!
//! A case is a row of words: the rules that it proves, what is given, what is done, and what is so
//! then. `given` and `then` are facts between semicolons, such as `levels 2/1/1/1; b: potions 4`;
//! a fact without a seat is about seat a. What can be given stands in `given`, what can be asked in
//! `facts`. What is done is written in the notation of records, and `end` plays the round to its
//! end without using the dice that are left.

mod facts;
mod given;
mod table;

mod achievements;
mod advice;
mod always;
mod brew;
mod campaign;
mod components;
mod craft;
mod dice;
mod gems;
mod golden;
mod levels;
mod missions;
mod monsters;
mod moves;
mod objectives;
mod rewards;
mod rooms;
mod rulings;
mod scoring;
mod secrets;
mod setup;
mod solo;
mod talents;
mod tracks;
mod vectors;
mod ways;
mod wounds;
