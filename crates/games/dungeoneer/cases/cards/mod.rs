//! Cases for all cards of a sort: what `abilities.txt` lists, a row for the numbers of a card and one for each of its
//! abilities, as the rules print them (§8). `cargo xtask rules --cards dungeoneer` prints which case proves which row.
//!
//! The scenes are generated from the words of the list: they lay the card where it speaks, play by legal actions, and
//! compare with what the words mean in plain arithmetic. What is expected never comes from the cards or the rules of the
//! game itself: it comes from the list, which is the rules' own. Other abilities have rows of their own, in `rows/cards_*.txt`.

mod list;
mod printed;
mod probes;
mod rolls;
mod timing;
