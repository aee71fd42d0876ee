//! The Hoard, HO-01 to HO-11.
//!
//! A case is a row of words in a file of `rows`: the rules that it proves, what is given, what is played, and what is so
//! then, such as `HO-05 | chest 7; arms 12 | leave | arms 0; chest 19; turn b`. Facts and actions stand between semicolons;
//! one without a seat is about the table, or about seat a.
//!
//! - Given: `players 3`, `goal 100`, `round 19`, `turn b`, `arms 12`, `b: chest 40`. Where nothing is said, two thieves
//!   without gold are in the first round, seat a in the cave.
//! - Played: `leave`, or `grab 5`, with what the die shows.
//! - So then: all of these but `players` and `goal`; what can be asked in every game (`testing::told`), such as `rank 1`,
//!   `refused ArmsFull`, `best grab`; `turn over`; what is said of what was played, `told Ada wins.`, or to the only person,
//!   `you You win.`; `offer:leave Leave with 12 coins`; what computers do, `easy leave`, `normal grab`. `-ru` behind a name
//!   asks for Russian: `told-ru`.

mod table;
mod told;

mod computers;
mod setup;

mod rows {
    use testing::scene::Vocabulary;

    use super::table::Table;

    testing::rows! { Table::prove; rules, words, computers }
}
