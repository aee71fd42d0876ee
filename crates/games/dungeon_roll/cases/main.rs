//! Dungeon Roll, DR-001 to DR-328, and the test vectors DR-T01 to DR-T40.
//!
//! A case is a row of words: the rules that it proves, what is given, what is done, and what is so
//! then. `given` and `then` are facts between semicolons, such as `floor GGK; xp 3`; a fact without
//! a seat is about seat a. What can be given and asked stands in `given`. What is done is written in
//! the notation of records; words in brackets tell luck what comes, such as `[roll GKD]`.

mod given;
mod table;

mod achievements;
mod advice;
mod clearing;
mod components;
mod delves;
mod dragon;
mod fights;
mod forming;
mod heroes;
mod legends;
mod loot;
mod masters;
mod odds;
mod packs;
mod regroup;
mod scoring;
mod scrolls;
mod setup;
mod solved;
mod treasures;
mod ultimates;
mod vectors;
