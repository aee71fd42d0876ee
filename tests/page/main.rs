//! A table's promises around the games: undo, keeping, sharing, seats, and rulebooks that leave nothing out.

mod accounts;
mod asking;
mod balance;
// What its own tests and the laws need of it is not needed here.
#[allow(dead_code, unused_imports)]
#[path = "../it/cards/mod.rs"]
mod cards;
mod device;
#[path = "../it/dungeoneer/setups.rs"]
mod dungeoneer;
mod ending;
mod enter;
mod explained;
mod going_on;
mod hints;
mod idle;
mod invitation;
mod keeping;
mod kept;
mod lessons;
mod look_back;
mod pace;
mod pointed_at;
mod results;
mod rival;
mod rulebook;
#[path = "../it/setups.rs"]
mod setups;
mod share;
mod shell;
mod staged;
mod stamps;
mod stepping;
mod taken_in;
mod undo;
