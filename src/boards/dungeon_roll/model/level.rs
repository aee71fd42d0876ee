//! The level: its dice, what a tap of each would do, and the lair.

use super::craft;
pub use super::die::MonsterDie;
use super::lit::Lit;
use crate::boards::dungeon_roll::query::Query;
use crate::boards::dungeon_roll::query::picks::aims;
use crate::boards::dungeon_roll::selection::{Craft, Picked, Plan, Roller, Target};
use crate::games::dungeon_roll::client::{DungeonFace, Phase, Pile, Throw};

/// The level that is explored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LevelModel {
    /// What the level die shows; 0 before the first level.
    pub number: u8,
    pub dice: Vec<MonsterDie>,
    /// What whoever is in hand is most likely meant for.
    pub aim: Option<Target>,
    pub lair: u8,
    /// How many more dragons wake it; 0 if it is awake.
    pub n_asleep: u8,
    /// Dice of the lair that are picked.
    pub n_picked: u8,
    /// Dice laid out for levels to come: which level, and what lies there.
    pub plan: Vec<(u8, Vec<DungeonFace>)>,
    /// Dice that lie nowhere.
    pub reserve: u8,
}

/// Draws the level.
pub fn level(query: Query<'_>) -> LevelModel {
    let table = query.table();
    let delve = &table.delve;
    let is_level = delve.phase != Phase::Choosing && delve.phase != Phase::Over;
    LevelModel {
        number: delve.level,
        dice: lying(query),
        aim: aim(query),
        lair: delve.lair,
        n_asleep: table.side().dragon_wakes.saturating_sub(delve.lair),
        n_picked: match query.selection.plan {
            Plan::Craft(Craft::Dice(_, n_lair)) => n_lair,
            _ => 0,
        },
        plan: plan(&delve.plan),
        reserve: if is_level { table.reserve() } else { table.house.n_dungeon_dice },
    }
}

/// What whoever is in hand is most likely meant for.
fn aim(query: Query<'_>) -> Option<Target> {
    match query.selection.plan {
        Plan::Use(with) | Plan::Which(with, _) => query.likely_target(with),
        _ => None,
    }
}

/// The dice on the level; or those that a scout lays out.
fn lying(query: Query<'_>) -> Vec<MonsterDie> {
    let delve = &query.table().delve;
    if let Plan::Craft(Craft::Scout(first, second)) = query.selection.plan {
        return craft::scouted(&delve.scouted, &first, &second);
    }
    if !delve.scouted.is_empty() {
        // Somebody else is about to lay them out.
        return craft::scouted(&delve.scouted, &Picked::default(), &Picked::default());
    }
    Target::ALL.into_iter().flat_map(|it| dice(query, it)).collect()
}

/// Dice for levels to come.
fn plan(plan: &[Pile]) -> Vec<(u8, Vec<DungeonFace>)> {
    let levels = plan.iter().enumerate().filter(|(_, dice)| !dice.is_empty());
    levels.map(|(nth, dice)| (nth as u8 + 1, Throw::laid(dice).faces().to_vec())).collect()
}

/// The dice of one face.
fn dice(query: Query<'_>, target: Target) -> Vec<MonsterDie> {
    let n = query.table().delve.floor[target.face()];
    if n == 0 {
        return Vec::new();
    }
    let (reach, lit) = together(query, target);
    let die = |nth: u8| {
        let lit = single(query, target, nth).unwrap_or(lit);
        MonsterDie { target, nth, n, lit, reach, for_level: None }
    };
    (0..n).map(die).collect()
}

/// How all dice of a face stand out, where they are dealt with together.
fn together(query: Query<'_>, target: Target) -> (u8, Lit) {
    match query.selection.plan {
        Plan::Use(with) | Plan::Which(with, _) => {
            let reach = query.reach(with, target);
            (reach, if reach == 0 { Lit::Idle } else { Lit::Lit })
        }
        Plan::Target(it) if it == target => (0, Lit::Held),
        Plan::Reroll(..) | Plan::Aim(_) | Plan::Craft(_) => (0, Lit::Idle),
        _ => (0, if query.is_target(target) { Lit::Free } else { Lit::Idle }),
    }
}

/// How one die stands out, where dice are picked one by one.
fn single(query: Query<'_>, target: Target, nth: u8) -> Option<Lit> {
    match query.selection.plan {
        Plan::Reroll(Roller::Muster | Roller::Inscribe, ..) => None,
        Plan::Craft(it) => Some(craft::lit_floor(query, it, target, nth)),
        Plan::Reroll(_, floor, _) => {
            Some(if floor.has(target, nth) { Lit::Picked } else { Lit::Lit })
        }
        Plan::Aim(picked) if picked.has(target, nth) => Some(Lit::Picked),
        Plan::Aim(_) => {
            let is_aim = aims(query, query.selection.plan).contains(&(target, nth));
            Some(if is_aim { Lit::Lit } else { Lit::Idle })
        }
        _ => None,
    }
}
