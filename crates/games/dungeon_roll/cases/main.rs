//! Dungeon Roll, DR-001 to DR-328, and the test vectors DR-T01 to DR-T40.
//!
//! A case is a row of `rows/*.txt`: the rules that it proves, what is given, what is done, and what is so then. Facts stand
//! between semicolons, and are about the table or about seat a, unless a seat is named: `b: xp 4`.
//!
//! ```text
//! DR-023, DR-002 | party F; floor GGG$ | fight F GGG | floor $
//! ```
//!
//! Party dice are `F` fighter, `C` cleric, `M` mage, `T` thief, `H` champion, `S` scroll; dungeon dice `G` goblin, `K`
//! skeleton, `O` ooze, `$` chest, `P` potion, `D` dragon. They have no order; `-` is none.
//!
//! # What is given
//!
//! One player without a hero, in the phase of monsters of level 1, with no dice; party dice not told of lie in the graveyard.
//! - The match: `setup players=2 bait=monsters` (options of a setup, all in one fact), `begun` for the state it begins with,
//!   `turn 2` (delves before this one), `bag ring scales` or `bag none`.
//! - The delve: `phase loot` (choosing, forming, monster, loot, dragon, regroup, over), `level 3`, `party FCM`, `graveyard 4`,
//!   `floor GGK$`, `lair 2`, `exhausted yes`, `raging yes`, `scouted GKO`, `temps f t` (recruited monsters).
//! - A player: `hero knight` (either side by its name, a legend by its word), `xp 3`, `treasures ring scales`, `delves 2`.
//!
//! # What is done
//!
//! The notation of records, by whoever is awaited or by a seat: `fight F GG; b: flee`. Words in brackets tell luck what
//! comes: `[roll GKD]` the next level, `[first G]` the first of the next delve, `[dungeon GO]` and `[party HM]` the next
//! re-roll, `[draw ring scales]` the next treasures, `[form FFCMTHS]` the next party, `[muster FF]`, `[back F]` out of the
//! graveyard, `[scout GKO$PD]`. Play stops where something is refused.
//!
//! # What is so
//!
//! - What can be given, and what can be asked in every game (`testing::told`); `n-treasures 2`, `bag:ring 4`, `n-bag 36` (in
//!   the bag), `reserve 6` (dungeon dice left), `owed 1`, `rolled 5` (dice of the last level), `dealt yes` (there is a hero),
//!   `sides 8 knight dragon-slayer` (of the hero, behind its number), `master yes`, `adventurer a`, `lord b`, `all-delves 6`.
//! - `legal retire, seek` (what may be done, exactly), `lacks scales` (nothing that may be done has this).
//! - `event Turned n: 2` (something happened, with these words), `events TollPaid 1` (so often), `tells …` (what the first event
//!   is told as; `tells-ru` in Russian).
//! - `odds none` or `odds 5 dice, 4651 of 7776 wake the dragon` for going on.
//! - `clears 28/36` (the chance to clear the next level), `chance 7254-7266`, `keen …`, `plain …`, `rough …` (what it is reckoned
//!   to be by best and by simpler play, in ten-thousandths), `reckons exact 7778` (as it is told), `pays 3750` (from which
//!   chance on it is worth it).
//! - `worth retire 1200` of what is advised, in hundredths of a point.
//! - `hard seek, retire`: what the hard computer does, one of these; `shuns H`: nothing with this word.

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
