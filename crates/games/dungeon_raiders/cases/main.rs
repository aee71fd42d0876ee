//! Dungeon Raiders, RA-001 to RA-275, RA-B01 to RA-B14, RA-E01 to RA-E07, and the test vectors
//! TV-01 to TV-52.
//!
//! A case is a row of words in a file of `rows`: the rules that it proves, what is given, what is played, and what is so
//! then, such as `RA-101 | room X01; t 9; b: t 9 | all 1 1 3 | t 8; b: t 8`. Facts and actions stand between semicolons;
//! one without a seat is about the table, or about seat a.
//!
//! Given: three heroes with 5 treasure, no wounds and no items, in the first room of a dark level, a treasure room; seat a
//! is first. Other facts change that.
//!
//! - The table: `players 4`, `quick`, `chosen` heroes, `wounds 5` at the start of a hero alone, `closed` hands, `boss`,
//!   `spikes` of 2013, `tie`s are shared, no `death` before the end, lights as `printed`, `shields`, to the `letter`,
//!   `one-chest`; `fresh` leaves everything as it is laid.
//! - The dungeon: `room M09` (a key of `tables/rooms.txt`), `at 2 5` (the fifth room of the second level), `lit 2 X01`,
//!   `dark 3 T02`, `level` (the whole level is lit), `monster 4` (its card before a hero alone), `first b`,
//!   `supply torch 1 key 2`.
//! - A hero: `b: t 9` treasure, `b: w 4` wounds, `hero thief`, `hand 1 5`, `items torch 1`, `dead`, `laid 3`, `alone`
//!   (nobody else is awaited).
//!
//! Played: actions as records have them, where `lay` may be left out (`b: 4`, `4 sword`, `torch`, `choose thief`);
//! `all 5 4+5 -` lets every hero lay cards in turn; `now room M10` gives a fact later on; `enter` says that the room was
//! entered, as achievements count it. Play stops at what is refused.
//!
//! So then: what can be given, what can be asked in every game (`testing::told`), and
//!
//! - `others c` (who may act besides), `may 1, 2, torch`, `phase Playing`, `winners b`, `out yes`, `score 9 coins`,
//!   `is alive` (or `bled`, `dead`), `lies a b` (who has a card on the table), `laid a3 b4+sword`, `fights beaten 15:14`,
//!   `happened laid laid treasure entered`, and what one `hears` of that, or `onlookers-hear`;
//! - `seen:2 a all` (who sees what the second room is; `all` look on), `unseen 25` and `onlookers 29` (rooms that may
//!   come), `may-come:T04 no`, `looked a` (with a torch), `uncovers yes` (one saw a card), `private yes` (hands are hidden);
//! - as another sees it: `b: items@a hidden`, `hand@public 1 2`, `n-items`, `committed`, `commit`, `t`, `w`, `supply`,
//!   `interrupters`, `lair@a Dark boss`, `bosses` (that may come);
//! - `sum 4`, `strength 11`, `missing 7`, `sums 6 to 11`, `is-beaten open`, `to-lay c`; behind cards of seat a, or `-`,
//!   what it foresees: `4/courses 2`, `4+5/beaten 1`, `b: 4/treasure 0 to 2`, `wounds`, `hit`, `chests`, `shared`,
//!   `items`, `deaths`;
//! - `best lay 4 or lay 5` and `hard lay 2` (one of these is advised, or done by the hard computer), `worths` (all that
//!   is advised), `wastes yes` (a last crystal); parts of a sentence, `death`; `cites:fights RA-092` (or `chests`, `first`).

mod facts;
mod given;
mod table;
mod told;

mod achievements;
mod advice;
mod bosses;
mod components;
mod levels;
mod secrets;
mod setup;
mod solo;
mod switches;
mod vectors;
mod weighing;

mod rows {
    use testing::scene::Vocabulary;

    use super::table::Table;

    testing::rows! {
        Table::prove;
        achievements, advice, bosses, duel, ending, hard, items, levels, monsters, play, quick, rulings, secrets, setup,
        solo, switches, traps, treasure, vaults, vectors, weighing, words
    }
}
