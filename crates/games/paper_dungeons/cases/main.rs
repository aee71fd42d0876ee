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
//!   `round 3`, `roll 1 2 3 8 9 10` (numbers of faces, `S` for a skull), `next …` (the next roll),
//!   `draft T03 O06` (before the game, with these cards).
//! - A sheet: `levels 2/1/1/1`, `wounds 3`, `resurrected yes`, `potions 2`, `hearts 1`, `gems 4`, `own A C`, `gone B`,
//!   `traps 1`, `walls 1`, `water 1`, `items sword 2, tome 1`, `at D4` (and explored), `explored 1 B C3` (a row, a column,
//!   a room), `beaten D1 B2`, `used 1 2`, `fights 5 -4`, `claims 4`.
//! - A team: `talent T08`, `objective O06`, `queue level box potion gem minion` (rewards that wait).
//!
//! - Instead: `begun players=3 missions=none` is a match as it begins, in which luck may `reveal 4` (a dungeon).
//!
//! Played: actions as records have them (`1 level W`, `2 craft tome`, `3 brew`, `10 walk C1`, `step B1`, `8 rest`, `done`,
//! `gain W`, `box crown`, `mark D7`, `steal C`, `spare 1`, `decline`, `keep T03 O06`); `end` plays the round to its end
//! without using the dice that are left; `next S S 3 8 9 10` says how the next ones fall, `now at D6` gives a fact later on,
//! `weigh walk D4` has an action among those that are weighed. Play stops at what is refused.
//!
//! So then: what can be given, what can be asked in every game (`testing::told`), and
//!
//! - `strength 5`, `free 4` (hearts of potions), `rooms 2`, `minions 1`, `path C1 B1`, `taken F1` (finds), `left 1` (moves),
//!   `track 3 3 0 0 0 0 0 0` (dice used in each round), `power:2A 15` (against a monster), `powers 12 15` (of the fights so
//!   far), `counter:O03 4`, `open M14`, `claims M06 +4`, `lost level` (rewards), `psionic yes`, `dealt no` (cards to choose
//!   from), `new yes` (nothing is marked);
//! - `phase Action`, `teams 2`, `chapter Urban Legends, 2` (of the dungeon), `skulls 2` (wounds by those that fell last), `rolled-again no`,
//!   `happened entered wounded`, `hears:b entered` (what b notices of it), `told:revealed B 1 2 3` (a dungeon, its levels);
//! - as another sees it: `b/objective none`, `public/colours …`, `b/sheet true` (as it is, or `old`), `b/potions 2`;
//! - parts of sentences: `best-way`, and of the way that is called so, `name:raise_the_Rogue`, `nudge:walk_to_D4`,
//!   `why:walk_to_D4`;
//! - of the sheet that nothing is marked on: `track:levels 1:0 2:3` (glory from each place on), `track:gem-rewards 3:potion`;
//!   of a campaign, `50/20 50/20 50/20, 60/10 40/30 50/21 = 150 150 b`.

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
