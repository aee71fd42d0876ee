//! Dungeon Roll, DR-001 to DR-328, and the test vectors DR-T01 to DR-T40.
//!
//! The words of their rows are described in `rows/README.md`.

mod given;
mod table;
mod told;

mod achievements;
mod advice;
mod clearing;
mod odds;
mod setup;
mod solved;

mod rows {
    use testing::scene::Vocabulary;

    use crate::table::Table;

    testing::rows! {
        Table::prove;
        achievements, advice, clearing, components, delves, dragon, fights, forming, heroes, legends, loot, odds, packs,
        regroup, scoring, scrolls, setup, treasures, ultimates, vectors,
    }
}
