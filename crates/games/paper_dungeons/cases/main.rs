//! Paper Dungeons, PD-001 to PD-427, and the test vectors PD-T01 to PD-T44.
//!
//! The words of their rows are described in `rows/README.md`.

mod facts;
mod given;
mod table;
mod told;

mod achievements;
mod advice;
mod always;
mod components;
mod dice;
mod secrets;
mod setup;
mod solo;
mod ways;

mod rows {
    use testing::scene::Vocabulary;

    use super::table::Table;

    testing::rows! {
        Table::prove;
        achievements, advice, brew, campaign, craft, dice, gems, golden, levels, missions, monsters, moves, objectives,
        rewards, rooms, rulings, scoring, secrets, setup, solo, talents, tracks, vectors, wounds
    }
}
