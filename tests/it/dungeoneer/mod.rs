//! Dungeoneer: what its cards owe to each other and to the rules.

mod answers_odds;
mod battle_odds;
mod bots;
mod boxes;
mod faces;
mod forecasts;
mod kept;
mod laws;
mod lines;
mod links;
mod matches;
mod names;
mod prospects;
mod redealt;
mod sentences;
pub mod setups;
mod sources;
mod telling;
mod texts;
mod vocabulary;
mod wording;
