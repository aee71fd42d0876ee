//! Dungeon Raiders, RA-001 to RA-275, RA-B01 to RA-B14, RA-E01 to RA-E07, and the vectors TV-01 to TV-52.
//!
//! The words of their rows are described in `rows/README.md`.

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
