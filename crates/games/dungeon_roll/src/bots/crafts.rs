//! Choices that heroes ask of the computer besides the level: which treasure to give back, which dice to re-roll or
//! inscribe, how to lay out what a scout has seen.

use super::worth::{face_worth, player_worth};
use crate::action::{Action, Forming, Skill, Unleash};
use crate::dice::{DungeonFace, FloorDice, Party, PartyFace, Pile, parted};
use crate::heroes::{Preparation, Ultimate};
use crate::rules::ready_ultimate;
use crate::state::{Phase, Table};
use crate::treasures::Treasure;

/// A treasure that is owed goes first, the one that is missed least; and nobody retires without
/// having looked for treasures, if that is free.
pub fn at_once(table: &Table) -> Option<Action> {
    if table.delve.n_owed != 0 {
        return Some(Action::Skill(Skill::Discard { treasure: least(table) }));
    }
    let can_dig = matches!(ready_ultimate(table), Ok(Ultimate::Dig { .. }));
    (can_dig && table.delve.phase == Phase::Regroup).then_some(Action::Unleash(Unleash::Plain))
}

/// The action to take instead of fleeing: it looks for help among the treasures.
pub fn instead_of_flight(table: &Table) -> Option<Action> {
    let can_dig = matches!(ready_ultimate(table), Ok(Ultimate::Dig { .. }));
    can_dig.then_some(Action::Unleash(Unleash::Plain))
}

/// The treasure that is missed least.
pub fn least(table: &Table) -> Treasure {
    let player = table.player(table.adventurer());
    let without = |it: &Treasure| {
        let mut poorer = *player;
        poorer.treasures[*it] -= 1;
        player_worth(&poorer)
    };
    let owned = Treasure::ALL.into_iter().filter(|&it| table.owns(it));
    owned.max_by_key(without).expect("a treasure that is owed")
}

/// The action to take with the fresh party, or with scouted dice.
pub fn prepare(table: &Table) -> Action {
    match table.side().preparation {
        Preparation::Nothing | Preparation::Reroll => muster(table),
        Preparation::Scrolls(n) => inscribe(table, n),
        Preparation::Plan => plan(&table.delve.scouted),
    }
}

/// The worth of a die before it falls.
pub fn mean_worth() -> i32 {
    PartyFace::ALL.into_iter().map(face_worth).sum::<i32>() / 6
}

/// Re-rolls the dice that are worth less than a fresh one.
fn muster(table: &Table) -> Action {
    let mean = mean_worth();
    let mut dice = Party::NONE;
    for face in PartyFace::ALL.into_iter().filter(|&it| face_worth(it) < mean) {
        dice[face] = table.delve.party[face];
    }
    if dice.is_empty() {
        Action::Form(Forming::Keep)
    } else {
        Action::Form(Forming::Muster { dice })
    }
}

/// The weakest dice become scrolls; of equal ones those of which there are most.
fn inscribe(table: &Table, n: u8) -> Action {
    let mut left = table.delve.party;
    let mut dice = Party::NONE;
    for _ in 0..n {
        let there = PartyFace::ALL.into_iter().filter(|&it| left[it] != 0);
        let cost = |it: &PartyFace| (face_worth(*it), -i32::from(left[*it]));
        let weakest = there.min_by_key(cost).expect("seven dice");
        left[weakest] -= 1;
        dice[weakest] += 1;
    }
    Action::Form(Forming::Inscribe { dice })
}

/// Monsters of a kind lie together, so that one companion meets them; what is hard lies deep, when
/// there is most to win by it.
fn plan(scouted: &Pile) -> Action {
    let mut best = (i32::MAX, Action::Form(Forming::Keep));
    scouted.each_part(|first| {
        if first.total() != 1 {
            return;
        }
        let rest = scouted.minus(&first);
        rest.each_part(|second| {
            if second.total() == 2 {
                let cost = plan_cost(scouted, &first, &second);
                if cost < best.0 {
                    best = (cost, Action::Form(Forming::Plan { first, second }));
                }
            }
        });
    });
    best.1
}

/// The difficulty of three levels that are laid out so: what is hard weighs less on the third.
pub fn plan_cost(scouted: &Pile, first: &Pile, second: &Pile) -> i32 {
    let third = scouted.minus(first).minus(second);
    3 * hardness(first) + 3 * hardness(second) + 2 * hardness(&third)
}

/// The companions that a level takes, twice; and two dragons at once are a danger.
fn hardness(dice: &Pile) -> i32 {
    let (floor, n_dragons) = parted(dice);
    let n_chests = i32::from(floor[DungeonFace::Chest].min(1));
    2 * i32::from(floor.monsters().n_kinds()) + i32::from(n_dragons) - n_chests
}
