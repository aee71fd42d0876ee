//! The level: its dice, what a tap of each would do, and the lair.

use super::lit::Lit;
use crate::boards::dungeon_roll::query::Query;
use crate::boards::dungeon_roll::selection::{Picked, Picks, Plan, Target, Thing};
use crate::games::dungeon_roll::client::{DungeonFace, Phase, Pile, Throw};

/// The level that is explored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LevelModel {
    /// The number on the level die; 0 before the first level.
    pub number: u8,
    pub dice: Vec<MonsterDie>,
    /// The likeliest target of the source in hand.
    pub aim: Option<Target>,
    pub lair: u8,
    /// The number of dragons yet to wake it; 0 if it is awake.
    pub n_asleep: u8,
    /// Dice of the lair that are picked.
    pub n_picked: u8,
    /// Dice laid out for levels to come: which level, and what lies there.
    pub plan: Vec<(u8, Vec<DungeonFace>)>,
    /// Dice that lie nowhere.
    pub reserve: u8,
}

/// One die on the level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MonsterDie {
    pub target: Target,
    /// Its number among those with its face.
    pub nth: u8,
    /// The number of dice with its face.
    pub n: u8,
    pub lit: Lit,
    /// The number of dice a tap deals with.
    pub reach: u8,
    /// The level that a scouted die is laid out for.
    pub for_level: Option<u8>,
}

/// Draws the level.
pub fn level(query: Query<'_>) -> LevelModel {
    let table = query.table();
    let delve = &table.delve;
    let is_level = delve.phase != Phase::Choosing && delve.phase != Phase::Over;
    LevelModel {
        number: delve.level,
        dice: lying(query),
        aim: query.likely_target(),
        lair: delve.lair,
        n_asleep: table.side().dragon_wakes.saturating_sub(delve.lair),
        n_picked: if let Plan::Picks(Picks::Dice(_, n)) = query.selection.plan { n } else { 0 },
        plan: plan(&delve.plan),
        reserve: if is_level { table.reserve() } else { table.house.n_dungeon_dice },
    }
}

/// The dice on the level; or those that a scout lays out.
fn lying(query: Query<'_>) -> Vec<MonsterDie> {
    let delve = &query.table().delve;
    if let Plan::Picks(Picks::Scout(first, second)) = query.selection.plan {
        return scouted(&delve.scouted, &first, &second);
    }
    if !delve.scouted.is_empty() {
        // Somebody else is about to lay them out.
        return scouted(&delve.scouted, &Picked::default(), &Picked::default());
    }
    Target::ALL.into_iter().flat_map(|it| dice(query, it)).collect()
}

/// Dice for levels to come.
fn plan(plan: &[Pile]) -> Vec<(u8, Vec<DungeonFace>)> {
    let levels = plan.iter().enumerate().filter(|(_, dice)| !dice.is_empty());
    levels.map(|(nth, dice)| (nth as u8 + 1, Throw::laid(dice).faces().to_vec())).collect()
}

/// The dice of one face.
fn dice(query: Query<'_>, target: Target) -> impl Iterator<Item = MonsterDie> {
    let n = query.table().delve.floor[target.face()];
    let user = query.selection.plan.user();
    let reach = user.map_or(0, |it| query.options.reach(it, target));
    let die = move |nth: u8| {
        let lit = Lit::of(query, Thing::Floor(target, nth));
        MonsterDie { target, nth, n, lit, reach, for_level: None }
    };
    (0..n).map(die)
}

/// Scouted dice, and the level that each is laid out for.
fn scouted(dice: &Pile, first: &Picked<6>, second: &Picked<6>) -> Vec<MonsterDie> {
    let kinds = Target::ALL.into_iter().chain([Target::Dragons]);
    let all = kinds.flat_map(|target| {
        let n = dice[target.face()];
        (0..n).map(move |nth| (target, nth, n))
    });
    let is_laid = (first.total(), second.total()) == (1, 2);
    let die = |(target, nth, n)| {
        let for_level = match (first.has(target, nth), second.has(target, nth)) {
            (true, _) => Some(1),
            (false, true) => Some(2),
            (false, false) => is_laid.then_some(3),
        };
        let lit = if for_level.is_some() { Lit::Picked } else { Lit::Lit };
        MonsterDie { target, nth, n, lit, reach: 0, for_level }
    };
    all.map(die).collect()
}
