//! A case for each ability of each card: what `abilities.txt` lists, a row for the numbers of a card and
//! one for each of its abilities, as the rules print them (§8). `cargo xtask rules --cards dungeoneer` prints
//! which case proves which row.
//!
//! Where a word says what must change, the scene is generated from the words of the list: it lays the card
//! where it speaks, plays by legal actions, and compares with what the words mean in plain arithmetic.
//! Where it does not, the scene is written. What is expected never comes from the cards or the rules of
//! the game itself: it comes from the list, which is the rules' own.

mod glory;
mod list;
mod outcomes;
mod peril;
mod places;
mod printed;
mod probes;
mod quests;
mod rolls;
mod strikes;
mod threats;
mod timing;
mod uses;
