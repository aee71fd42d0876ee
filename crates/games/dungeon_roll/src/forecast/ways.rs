//! The actions tried on a level for the chance to clear it: everything that can be better than the rest.
//!
//! What is left out, can be left out without harm. Where neither the hero nor a treasure makes the order of fights matter,
//! the first monster is met first, and a companion defeats as many as he can; and dice are re-rolled before the first
//! fight, since a party that fights later knows what has fallen.

use crate::action::{Action, Course, Magic, Source, Unleash, Use};
use crate::dice::{FloorDice, Horde, Monster};
use crate::heroes::{Haste, Ultimate};
use crate::rules::{
    deeds, each_source, fights, is_reroll_time, ready_ultimate, rereads, revivable,
};
use crate::state::{Phase, Table};
use crate::treasures::Treasure;

/// Tells whether a fight beats the first monster, and as many as can be.
pub fn is_worthy(fight: &Action, first: Monster, all: &[Action]) -> bool {
    let horde = |it: &Action| {
        // There are only fights.
        if let Action::Use { on: Use::Fight { monsters }, .. } = it {
            *monsters
        } else {
            Horde::NONE
        }
    };
    let own = horde(fight);
    let is_less = |it: &Action| horde(it) != own && horde(it).holds(&own);
    own[first] != 0 && !all.iter().any(is_less)
}

/// Tells whether the order of fights does not matter, and nobody is worse off for defeating more.
pub fn is_orderly(table: &Table) -> bool {
    let side = table.side();
    let is_side_plain =
        !side.lures && !side.rereads && side.feat.is_none() && side.readying.is_none();
    let is_ultimate_plain = match ready_ultimate(table) {
        Ok(ultimate) => ultimate.nature().haste != Haste::Timely,
        Err(_) => true,
    };
    is_side_plain && is_ultimate_plain && !table.owns(Treasure::Bait)
}

/// Tells whether dice are better re-rolled before the first fight than after it.
pub fn rerolls_first(table: &Table) -> bool {
    // Early loot may bring scrolls. So may an elixir, but only where a die lies in the graveyard.
    is_orderly(table)
        && !table.side().loots_early
        && (0 < table.delve.graveyard || !table.owns(Treasure::Elixir))
}

/// The sources that can re-roll dice, chosen freely: scrolls, and the hero with some ultimates.
pub fn rerollers(table: &Table) -> Vec<Source> {
    let mut found = Vec::new();
    each_source(table, |with| {
        if rereads(table, with) && is_reroll_time(table, with) {
            found.push(with);
        }
    });
    found.extend((ready_ultimate(table) == Ok(Ultimate::Presence)).then_some(Source::Hero));
    found
}

/// Tells whether no dragon can wake any more on a level where it sleeps: then only the monsters count.
pub fn is_asleep_for_good(table: &Table, has_fought: bool) -> bool {
    let is_quiet = match ready_ultimate(table) {
        Ok(ultimate) => ultimate.nature().haste == Haste::Quiet,
        Err(_) => true,
    };
    table.delve.phase == Phase::Monster
        && is_quiet
        && is_orderly(table)
        && !table.side().loots_early
        && table.side().again.is_empty()
        // A party that has fought re-rolls no more; before, an elixir may bring a scroll.
        && (has_fought || !table.owns(Treasure::Elixir) && rerollers(table).is_empty())
}

/// Adds what is tried, but for re-rolls of dice that are chosen freely. If it is to be rough, monsters are met in order
/// for every hero.
pub fn ways(table: &Table, is_rough: bool, into: &mut Vec<Action>) {
    let delve = &table.delve;
    if delve.n_owed != 0 {
        return deeds(table, false, into);
    }
    let first = Monster::ALL.into_iter().find(|&it| delve.floor.monsters()[it] != 0);
    let is_in_order = is_rough || is_orderly(table);
    let first = first.filter(|_| delve.phase == Phase::Monster && is_in_order);
    let has_fights_only = first.is_some()
        && table.treasures().is_empty()
        && !table.side().loots_early
        && !table.side().lures
        && table.side().again.is_empty()
        && ready_ultimate(table).is_err();
    if !has_fights_only {
        deeds(table, false, into);
        into.retain(|it| is_tried(table, it));
    }
    if let Some(first) = first {
        into.retain(|it| !matches!(it, Action::Use { on: Use::Fight { .. }, .. }));
        let mut found = Vec::new();
        each_source(table, |source| {
            found.clear();
            fights(table, source, &mut found);
            into.extend(found.iter().filter(|it| is_worthy(it, first, &found)));
        });
    }
}

/// Tells whether something is worth a try now: not retiring, and nothing that is as good later.
fn is_tried(table: &Table, action: &Action) -> bool {
    let phase = table.delve.phase;
    match action {
        Action::Course(Course::Flee)
        | Action::Spend(Magic::Portal)
        | Action::Course(Course::Retire)
        | Action::Course(Course::Seek) => false,
        Action::Use { with, on: Use::Drink { faces } } => {
            faces.total() == table.delve.floor.potions().min(revivable(table, *with))
        }
        // The dragon may not wake.
        Action::Spend(Magic::Ring) => phase == Phase::Dragon,
        Action::Unleash(Unleash::Plain) => match ready_ultimate(table) {
            Ok(Ultimate::ScoutAhead | Ultimate::Withdraw) | Err(_) => false,
            Ok(ultimate) => ultimate != Ultimate::Song || phase == Phase::Dragon,
        },
        // Chests and potions stand in nobody's way.
        Action::Spend(Magic::Bait) => phase == Phase::Monster,
        _ => true,
    }
}
