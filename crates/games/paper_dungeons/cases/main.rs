//! Paper Dungeons, PD-001 to PD-427, and the test vectors PD-T01 to PD-T44.
//!
//! A case is a row of words in a file of `rows`: the rules that it proves, what is given, what is played, and what is so
//! then, such as `PD-112 | potions 11 | 1 brew | potions 12; gems 1`. Facts and actions stand between semicolons; one
//! without a seat is about seat a.
//!
//! Given: one team on dungeon A, with a talent and an objective that do nothing yet, no missions, round 1, and no skulls
//! ever. Other facts change that.
//!
//! - The table: `players 2`, `dungeon B`, `missions M06 M14 M09`, `vanishing yes`, `asks yes` (who divides wounds is asked),
//!   `round 3`, `roll 1 2 3 8 9 10` (numbers of faces, `S` for a skull), `next S S 3 8 9 10` (the next roll),
//!   `draft T03 O06` (before the game, with these cards).
//! - A sheet: `levels 2/1/1/1`, `wounds 3`, `resurrected yes`, `potions 2`, `hearts 1`, `gems 4`, `own A C`, `gone B`,
//!   `traps 1`, `walls 1`, `water 1`, `items sword 2, tome 1`, `at D4` (and explored), `explored 1 B C3` (a row, a column,
//!   a room), `beaten D1 B2`, `used 1 2`, `fights 5 -4`, `claims 4`.
//! - A team: `talent T08`, `objective O06`, `queue level box potion gem minion` (rewards that wait).
//!
//! Played: actions as records have them (`1 level W`, `2 craft tome`, `3 brew`, `10 walk C1`, `step B1`, `8 rest`, `done`,
//! `gain W`, `box crown`, `mark D7`, `steal C`, `spare 1`, `decline`, `keep T03 O06`); `end` plays the round to its end
//! without using the dice that are left; `now at D6` gives a fact later on, `weigh walk D4` has an action among
//! those that are weighed. Play stops at what is refused.
//!
//! So then: what can be given of sheets and teams, and
//!
//! - `strength 5`, `free 4` (hearts of potions), `rooms 2`, `minions 1`, `path C1 B1`, `taken F1` (finds), `left 1` (moves),
//!   `track 3 3 0 0 0 0 0 0` (dice used in each round), `power:2A 15` (against a monster), `open M14`, `claims M06 +4`,
//!   `lost level` (rewards), `psionic yes`, `dealt no` (cards to choose from);
//! - `phase Action`, `awaited a b`, `refused NoDiceLeft`, `line:gems 30` (glory), `total 63`, `rank 1`,
//!   `happened entered wounded`, `shows yes` (what was played last cannot be taken back);
//! - `best done`, `earns:hoard yes`, `earned none`; parts of sentences, with `-ru` in Russian: `verdict`, `note:items`,
//!   `best-way`, and of the way that is called so, `name:raise_the_Rogue`, `nudge:walk_to_D4`, `why:walk_to_D4`.

mod facts;
mod given;
mod table;
mod told;

mod achievements;
mod advice;
mod always;
mod campaign;
mod components;
mod dice;
mod golden;
mod secrets;
mod setup;
mod solo;
mod tracks;
mod ways;

mod rows {
    use testing::rows::Row;

    use super::table::Table;

    /// Proves a row.
    fn prove(row: &Row) {
        let mut table = Table::given(&row.given);
        for (played, then) in &row.steps {
            table.play(played);
            table.expect(&[], then);
        }
    }

    testing::rows! {
        prove;
        achievements, advice, brew, craft, dice, gems, levels, missions, monsters, moves, objectives, rewards, rooms,
        rulings, scoring, secrets, setup, solo, talents, vectors, wounds
    }
}
