//! Computer players of Dungeon Roll, built from views alone.
//!
//! All look through the ways to clear a level. *Easy* slips now and then, never reads a scroll and
//! retires early; *normal* tries scrolls out on sampled dice, and weighs going on against
//! retiring by what came of it in many delves; *hard* counts what dice can show, and knows what best
//! play beyond the level is worth.
//!
//! # Counting
//!
//! Within a level *hard* looks through all ways to its end, re-rolls among them, each averaged over everything that
//! the dice can show, or over a fixed sample of throws where that is too much. What a party that regroups is worth,
//! it knows for the heroes of the box and for nobody: `benches/solve` counts best play from the deepest level up,
//! for each party, lair, side, ultimate and experience, exactly where the bag is empty (a case counts small
//! positions by the rules alone), and puts it into some 3,000 whole numbers a hero (`tablebases`, a few hundredths
//! of a point off; `cargo xtask solve dungeon-roll` makes them anew, bit for bit). Treasures add what they are
//! worth on the scales of *normal*, by which all other heroes go altogether. Where retiring and going on are
//! close, the throws of the next level are looked at as well. Of ways that come to the same it takes the one that
//! uses up least. It plays for its own total, ahead or behind. It looks at a fixed number of positions at most.
//! Advice asks it too, and so does the chance from which one more level pays, once a worker has told it
//! (`Reckoning::pays_from`).

mod advice;
mod crafts;
mod easy;
mod master;
mod moves;
mod outcomes;
mod rerolls;
mod rollout;
mod search;
mod think;
mod weights;
mod worth;

use super::DungeonRoll;
use super::action::Action;
use super::forecast;
use super::state::{Phase, View};
use crate::messages;
use kernel::chance::FastChance;
use kernel::{Advice, Bots, Level, Rollout, Seat, Tablebase, text};

impl Bots for DungeonRoll {
    const LEVELS: &'static [Level] = &[
        Level { key: "easy", name: text!("level-easy"), hint: text!("level-easy-hint") },
        Level { key: "normal", name: text!("level-normal"), hint: text!("level-normal-hint") },
        Level { key: "hard", name: text!("level-hard"), hint: text!("level-hard-hint") },
    ];

    const ROLLOUT: Option<Rollout<DungeonRoll>> = Some(rollout::ROLLOUT);

    fn tablebases() -> &'static [Tablebase] {
        master::tablebases()
    }

    /// The numbers of the heroes of the match, once they are chosen.
    fn looked_up(view: &View) -> Vec<&'static Tablebase> {
        if view.table.delve.phase == Phase::Choosing {
            return Vec::new();
        }
        let heroes = Seat::all(view.table.n_seats()).map(|it| view.table.player(it).hero);
        let mut needed: Vec<_> = heroes.filter_map(master::tablebase).collect();
        // Where there are no heroes, all are nobody.
        needed.dedup_by_key(|it| it.name);
        needed
    }

    fn think(
        level: usize,
        view: &View,
        _: Seat,
        legal: &[Action],
        luck: &mut FastChance,
    ) -> Action {
        if let [only] = legal {
            return *only;
        }
        if let Some(action) = crafts::at_once(&view.table) {
            return action;
        }
        match level {
            0 => easy::think(&view.table, legal, luck),
            1 => think::think(&view.table, legal, luck),
            _ => master::think(&view.table, legal, luck),
        }
    }

    fn advise(
        view: &View,
        _: Seat,
        legal: &[Action],
        taken: Option<&Action>,
        luck: &mut FastChance,
    ) -> Option<Advice<Action>> {
        advice::advise(&view.table, legal, taken, luck)
    }

    /// The chance that the adventurer's party clears the next level (see `forecast`), and from which chance the hard computer
    /// would go on.
    fn reckon(view: &View, seat: Seat) -> Option<String> {
        let table = &view.table;
        let is_asked = table.adventurer() == seat;
        let mut reckoning = is_asked.then(|| forecast::reckon(table)).flatten()?;
        reckoning.pays_from = master::pays_from(table, reckoning.chance);
        Some(reckoning.to_string())
    }
}
