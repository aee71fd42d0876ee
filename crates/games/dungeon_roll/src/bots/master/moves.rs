//! The actions that the hard computer tries besides the moves of the normal one.

use super::super::crafts::least;
use super::super::moves::{is_idle, missing_faces, moves};
use super::super::rerolls;
use crate::action::{Action, Magic, Skill, Unleash, Use};
use crate::dice::{Floor, FloorDice, Horde, HordeDice, Party, PartyFace};
use crate::heroes::{Readying, Ultimate};
use crate::rules::{can_loot, check, each_source, ready_ultimate, revivable};
use crate::state::{Phase, Table};
use crate::treasures::Treasure;
use kernel::Tally;

/// Levels of this many dice at most are taken up in all ways.
const FLOOR_MAX: u8 = 5;

/// Dice of this many monsters at most are taken up in all ways.
const MONSTERS_MAX: u8 = 5;

/// Adds everything that is worth a try, but for re-rolls of dice that are chosen freely.
pub fn tried(table: &Table, into: &mut Vec<Action>) {
    moves(table, into);
    let delve = &table.delve;
    if delve.phase == Phase::Loot || delve.phase == Phase::Monster && can_loot(table) {
        drinks(table, into);
    }
    into.retain(|it| !is_idle(it));
    let can = |action: &Action| check(table, table.adventurer(), action).is_ok();
    if delve.phase == Phase::Loot && table.owns(Treasure::Bait) && can(&Action::Spend(Magic::Bait))
    {
        into.push(Action::Spend(Magic::Bait));
    }
    let is_readied = table.side().readying == Some(Readying::Treasure) && delve.is_exhausted;
    if is_readied && !table.treasures().is_empty() {
        into.push(Action::Skill(Skill::Ready { treasure: least(table) }));
    }
}

/// Potions for other faces than champions alone: one of another face, or a mixed party.
fn drinks(table: &Table, into: &mut Vec<Action>) {
    let n_potions = table.delve.floor.potions();
    each_source(table, |with| {
        let n_drunk = n_potions.min(revivable(table, with));
        if n_drunk == 0 {
            return;
        }
        let mut add = |faces: Party| {
            let is_same = |it: &Action| match it {
                Action::Use { with: other, on: Use::Drink { faces: drunk } } => {
                    (*other, *drunk) == (with, faces)
                }
                _ => false,
            };
            if !into.iter().any(is_same) {
                into.push(Action::Use { with, on: Use::Drink { faces } });
            }
        };
        add(missing_faces(table, with, n_drunk));
        let champions = Tally::of(PartyFace::Champion, n_drunk - 1);
        for face in PartyFace::ALL {
            add(champions.plus(&Tally::of(face, 1)));
        }
    });
}

/// Re-rolls of monsters: a whole type at a time, or, where it is thorough, of few monsters in all ways. The hero re-rolls them,
/// where that is possible, as well as a scroll.
pub fn rerolls(table: &Table, is_thorough: bool, into: &mut Vec<Action>) {
    let first = into.len();
    scrolls(table, is_thorough, into);
    if ready_ultimate(table) == Ok(Ultimate::Presence) {
        for nth in first..into.len() {
            if let Action::Use { on: Use::Reroll { floor, party }, .. } = into[nth] {
                into.push(Action::Unleash(Unleash::Reroll { floor, party }));
            }
        }
    }
}

/// The same by the means that costs least.
fn scrolls(table: &Table, is_thorough: bool, into: &mut Vec<Action>) {
    into.extend(rerolls::tried(table));
    let monsters = table.delve.floor.monsters();
    if !is_thorough || MONSTERS_MAX < monsters.total() {
        return;
    }
    monsters.each_part(|part: Horde| {
        let floor = part.on_floor();
        if let Some(action) = rerolls::reroll(table, floor, Party::NONE)
            && !part.is_empty()
            && !into.contains(&action)
        {
            into.push(action);
        }
    });
}

/// Re-rolls that are seldom the best: chests and potions among the dice, or one die of the party alone.
pub fn seldom(table: &Table, into: &mut Vec<Action>) {
    let mut add = |floor: Floor, party: Party| {
        let action = rerolls::reroll(table, floor, party);
        into.extend(action.filter(|it| check(table, table.adventurer(), it).is_ok()));
    };
    let floor = table.delve.floor;
    for (face, _) in table.delve.party.iter() {
        add(Floor::NONE, Tally::of(face, 1));
    }
    if floor.total() <= FLOOR_MAX {
        floor.each_part(|part| {
            if part.monsters().on_floor() != part {
                add(part, Party::NONE);
            }
        });
    } else {
        for (face, _) in floor.iter() {
            add(Tally::of(face, 1), Party::NONE);
        }
    }
}

/// The same re-roll with one die of the party more, and with one chest or potion more.
pub fn wider(table: &Table, action: &Action, into: &mut Vec<Action>) {
    let (with, floor, party) = match *action {
        Action::Use { with, on: Use::Reroll { floor, party } } => (Some(with), floor, party),
        Action::Unleash(Unleash::Reroll { floor, party }) => (None, floor, party),
        _ => return,
    };
    let seat = table.adventurer();
    let mut add = |floor: Floor, party: Party| {
        let action = match with {
            Some(with) => Action::Use { with, on: Use::Reroll { floor, party } },
            None => Action::Unleash(Unleash::Reroll { floor, party }),
        };
        into.extend(check(table, seat, &action).is_ok().then_some(action));
    };
    for (face, _) in table.delve.party.iter() {
        add(floor, party.plus(&Tally::of(face, 1)));
    }
    for (face, _) in table.delve.floor.iter() {
        add(floor.plus(&Tally::of(face, 1)), party);
    }
}
