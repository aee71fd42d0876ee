//! Dungeoneer, DN-001 to DN-763, the test vectors DN-T01 to DN-T44, and the abilities of cards, `TA01.1` and so on.
//!
//! The words of their rows are described in `rows/README.md`.

mod advised;
mod facts;
mod given;
mod table;

mod achievements;
mod cards;
mod setup;
mod variants;

mod rows {
    use crate::table::play;

    testing::rows! {
        play;
        achievements, advice, aim, battles, cards_each, cards_glory, cards_peril, cards_places, cards_quests,
        cards_strikes, cards_threats, cards_uses, challenges, editions, exits, general, heroics, phases, placing, quests, rulings, setup, solo, variants, vectors, wares,
        windows,
    }
}
