//! Scrolls, tried out on sampled dice.

use super::search::Search;
use super::worth::face_worth;
use crate::action::{Action, Skill, Source, Unleash, Use};
use crate::dice::{DungeonFace, Floor, FloorDice, HordeDice, Monster, Party, PartyFace};
use crate::heroes::Ultimate;
use crate::rules::{apply, check, ready_ultimate};
use crate::state::{Phase, State, Table};
use crate::treasures::Treasure;
use kernel::chance::FastChance;

/// So many throws the computer samples for each choice of dice.
pub const SAMPLES: u32 = 12;

/// A re-roll that is better on average than `value`, if there is one; with a search, and so many throws for each choice of
/// dice.
pub fn better(
    table: &Table,
    value: i32,
    (search, n_samples): (&mut Search, u32),
    luck: &mut FastChance,
) -> Option<Action> {
    if table.delve.phase != Phase::Monster {
        return None;
    }
    let seed = u64::from(luck.pick(u32::MAX));
    let mut best = (value, None);
    for action in tried(table) {
        // All choices are tried on the same luck, so that they can be compared.
        let mut luck = FastChance::new(seed);
        let mut sum = 0;
        for _ in 0..n_samples {
            let next = apply(State { table: *table }, &action, &mut luck, &mut Vec::new());
            sum += search.value(&next.table);
        }
        let mean = sum / n_samples as i32;
        if best.0 < mean {
            best = (mean, Some(action));
        }
    }
    best.1
}

/// The re-rolls that are tried out in the monster phase.
pub fn tried(table: &Table) -> impl Iterator<Item = Action> + use<'_> {
    let dice = choices(&table.delve.floor);
    let rerolls = dice.filter_map(|floor| reroll(table, floor, Party::NONE));
    rerolls.chain(agains(table)).chain(risks(table))
}

/// The way to re-roll dice that costs least: a scroll, the treasure of that name, the ultimate.
pub fn reroll(table: &Table, floor: Floor, party: Party) -> Option<Action> {
    let is_mere_scroll = !table.side().rereads;
    if is_mere_scroll && table.delve.party[PartyFace::Scroll] != 0 {
        let with = Source::Die(PartyFace::Scroll);
        return Some(Action::Use { with, on: Use::Reroll { floor, party } });
    }
    if table.owns(Treasure::Scroll) {
        let with = Source::Treasure(Treasure::Scroll);
        return Some(Action::Use { with, on: Use::Reroll { floor, party } });
    }
    if table.side().rereads {
        let there = PartyFace::ALL.into_iter().filter(|&it| table.delve.party[it] != 0);
        let with = Source::Die(there.min_by_key(|&it| face_worth(it))?);
        return Some(Action::Use { with, on: Use::Reroll { floor, party } });
    }
    let is_ready = ready_ultimate(table) == Ok(Ultimate::Presence);
    is_ready.then_some(Action::Unleash(Unleash::Reroll { floor, party }))
}

/// The one re-roll of some heroes on each level, which costs nothing.
fn agains(table: &Table) -> impl Iterator<Item = Action> + use<'_> {
    let all = DungeonFace::ALL.into_iter().map(|die| Action::Skill(Skill::Again { die }));
    all.filter(|it| check(table, table.adventurer(), it).is_ok())
}

/// Monsters and the lair, where the hero dares to re-roll them.
fn risks(table: &Table) -> impl Iterator<Item = Action> + use<> {
    let (delve, is_ready) = (table.delve, ready_ultimate(table) == Ok(Ultimate::Risk));
    let dice = choices(&delve.floor).flat_map(move |floor| {
        let lairs = [0, delve.lair];
        let n_lairs = if delve.lair == 0 { 1 } else { 2 };
        lairs.into_iter().take(n_lairs).map(move |n_lair| floor.with_dragons(n_lair))
    });
    dice.filter(move |_| is_ready).map(|dice| Action::Unleash(Unleash::Dice { dice }))
}

/// All monsters of some types.
fn choices(floor: &Floor) -> impl Iterator<Item = Floor> + use<> {
    let monsters = floor.monsters();
    let parts = (1..8_usize).map(move |chosen| {
        let mut part = monsters;
        for monster in Monster::ALL.into_iter().filter(|&it| chosen & 1 << it as usize == 0) {
            part[monster] = 0;
        }
        (chosen, part)
    });
    let is_whole = move |chosen: usize| {
        Monster::ALL.into_iter().all(|it| chosen & 1 << it as usize == 0 || monsters[it] != 0)
    };
    parts.filter(move |it| is_whole(it.0)).map(|it| it.1.on_floor())
}
