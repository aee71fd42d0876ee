//! The rulebooks, case by case: every numbered rule of every game, proved by playing.
//!
//! `cargo xtask rules` compares the ids that the cases cite with each game's `rules.txt`.

mod script;

mod dungeon_raiders;
mod dungeon_roll;
mod dungeoneer;
mod paper_dungeons;
