//! The conformance suite: what every game at this table owes to the people who play it, whatever
//! its rules.

mod advice;
mod boards;
mod bots;
mod browsers;
mod cards;
mod circles;
mod client;
mod cues;
mod dungeon_raiders;
mod dungeon_roll;
mod dungeoneer;
mod expectation;
mod kit;
mod laws;
mod layers;
mod lengths;
mod lessons;
mod links;
mod logs;
mod map;
mod messages;
mod names;
mod packages;
mod paper_dungeons;
mod parameters;
mod questions;
mod records;
mod setups;
mod sources;
mod spoken;
mod tables;
mod tiny;
mod trail;
mod wording;
