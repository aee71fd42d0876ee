//! The level: its dice, what a touch of each would do, and the lair.

use super::Lit;
use crate::games::dungeon_roll::{Action, Phase};
use crate::rooms::dungeon_roll::draft::{Plan, Roller, Target};
use crate::rooms::dungeon_roll::sight::Sight;
use crate::rooms::dungeon_roll::touch::aims;

/// The level that is explored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LevelLook {
    /// What the level die shows; 0 before the first level.
    pub number: u8,
    pub dice: Vec<MonsterDie>,
    pub lair: u8,
    /// How many more dragons wake it; 0 if it is awake.
    pub n_asleep: u8,
    /// Dice that lie nowhere.
    pub reserve: u8,
    /// Changes whenever dice were rolled.
    pub roll: u32,
}

/// One die on the level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MonsterDie {
    pub target: Target,
    /// Its number among those with its face.
    pub nth: u8,
    /// How many show its face.
    pub n: u8,
    pub lit: Lit,
    /// How many dice a touch deals with.
    pub reach: u8,
}

/// Draws the level.
pub fn level(sight: Sight<'_>) -> LevelLook {
    let table = sight.table();
    let delve = &table.delve;
    let rolls = u32::from(delve.level) + u32::from(delve.n_rerolls);
    let is_level = delve.phase != Phase::Choosing && delve.phase != Phase::Over;
    LevelLook {
        number: delve.level,
        dice: Target::ALL.into_iter().flat_map(|it| dice(sight, it)).collect(),
        lair: delve.lair,
        n_asleep: table.side().dragon_wakes.saturating_sub(delve.lair),
        reserve: if is_level { table.reserve() } else { table.house.n_dungeon_dice },
        roll: u32::from(table.turn_idx) + rolls,
    }
}

/// The dice of one face.
fn dice(sight: Sight<'_>, target: Target) -> Vec<MonsterDie> {
    let n = sight.table().delve.floor[target.face()];
    if n == 0 {
        return Vec::new();
    }
    let (reach, lit) = together(sight, target);
    let die = |nth: u8| {
        let lit = single(sight, target, nth).unwrap_or(lit);
        MonsterDie { target, nth, n, lit, reach }
    };
    (0..n).map(die).collect()
}

/// How all dice of a face stand out, where they are dealt with together.
fn together(sight: Sight<'_>, target: Target) -> (u8, Lit) {
    match sight.draft.plan {
        Plan::Use(with) | Plan::Which(with, _) => {
            let reach = sight.reach(with, target);
            (reach, if reach == 0 { Lit::Idle } else { Lit::Lit })
        }
        Plan::Again => {
            let is_die = sight.can(&Action::Again { die: target.face() });
            (0, if is_die { Lit::Lit } else { Lit::Idle })
        }
        Plan::Target(it) if it == target => (0, Lit::Held),
        Plan::Reroll(..) | Plan::Aim(_) => (0, Lit::Idle),
        Plan::Open
        | Plan::Target(_)
        | Plan::Drink(..)
        | Plan::Elixir
        | Plan::Give(..)
        | Plan::Hero(_)
        | Plan::Sure(_) => (0, if sight.is_target(target) { Lit::Free } else { Lit::Idle }),
    }
}

/// How one die stands out, where dice are picked one by one.
fn single(sight: Sight<'_>, target: Target, nth: u8) -> Option<Lit> {
    match sight.draft.plan {
        Plan::Reroll(Roller::Muster, ..) => None,
        Plan::Reroll(_, floor, _) => {
            Some(if floor.has(target, nth) { Lit::Picked } else { Lit::Lit })
        }
        Plan::Aim(picked) if picked.has(target, nth) => Some(Lit::Picked),
        Plan::Aim(_) => {
            let is_aim = aims(sight, sight.draft.plan).contains(&(target, nth));
            Some(if is_aim { Lit::Lit } else { Lit::Idle })
        }
        Plan::Open
        | Plan::Use(_)
        | Plan::Target(_)
        | Plan::Which(..)
        | Plan::Drink(..)
        | Plan::Again
        | Plan::Elixir
        | Plan::Give(..)
        | Plan::Hero(_)
        | Plan::Sure(_) => None,
    }
}
