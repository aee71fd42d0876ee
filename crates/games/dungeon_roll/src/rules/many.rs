//! The actions of which there may be hundreds, for faces or dice are chosen freely (DR-033, DR-044): all of them, their
//! number, and one by its number.

use super::check::{is_free, is_reroll_time, party_left, rereads};
use super::loot::{can_loot, revivable};
use super::sources::{available, each_source};
use crate::action::{Action, Source, Use};
use crate::dice::{Floor, FloorDice, Party, PartyFace};
use crate::state::{Phase, Table};
use crate::treasures::Treasure;

/// Calls `see` with every way to drink potions.
pub fn each_drink(table: &Table, mut see: impl FnMut(Action)) {
    each_drinker(table, |with, n_max| {
        for n in 1..=n_max {
            Party::each_of_size(n, &mut |faces| {
                see(Action::Use { with, on: Use::Drink { faces } })
            });
        }
    });
}

/// Calls `see` with everything that scrolls, and what is as good as one, may re-roll.
pub fn each_reroll(table: &Table, mut see: impl FnMut(Action)) {
    each_scroll(table, |with, party| {
        each_choice(&table.delve.floor, &party, |floor, party| {
            see(Action::Use { with, on: Use::Reroll { floor, party } });
        });
    });
}

/// The number of actions that [`each_drink`] and [`each_reroll`] see together.
pub fn count(table: &Table) -> u32 {
    let mut n = 0;
    each_drinker(table, |_, n_max| n += Party::n_up_to_size(n_max) - 1);
    let n_of_floor = table.delve.floor.n_parts();
    each_scroll(table, |_, party| n += n_of_floor * party.n_parts() - 1);
    n
}

/// The action with `n` others before it, of those that [`each_drink`] and then [`each_reroll`] see; `n` is below [`count`].
pub fn nth(table: &Table, mut n: u32) -> Action {
    nth_drink(table, &mut n).or_else(|| nth_reroll(table, &mut n)).expect("fewer than there are")
}

/// The way to drink with `n` others before it. If there are not so many, `n` becomes what is left of it after all of them.
fn nth_drink(table: &Table, n: &mut u32) -> Option<Action> {
    let mut found = None;
    each_drinker(table, |with, n_max| {
        for size in 1..=n_max {
            if let (None, Some(place)) = (found, below(n, Party::n_of_size(size))) {
                let faces = Party::nth_of_size(size, place);
                found = Some(Action::Use { with, on: Use::Drink { faces } });
            }
        }
    });
    found
}

/// The same of re-rolls.
fn nth_reroll(table: &Table, n: &mut u32) -> Option<Action> {
    let all = table.delve.floor;
    let mut found = None;
    each_scroll(table, |with, party| {
        let n_of_party = party.n_parts();
        if let (None, Some(place)) = (found, below(n, all.n_parts() * n_of_party - 1)) {
            // The first choice is nothing at all.
            let (row, column) = ((place + 1) / n_of_party, (place + 1) % n_of_party);
            let (floor, party) = (all.nth_part(row), party.nth_part(column));
            found = Some(Action::Use { with, on: Use::Reroll { floor, party } });
        }
    });
    found
}

/// `n`, if it is below `n_here`; otherwise `n_here` is taken from it.
fn below(n: &mut u32, n_here: u32) -> Option<u32> {
    let place = *n;
    *n = n.saturating_sub(n_here);
    (place < n_here).then_some(place)
}

/// Calls `see` with every choice of dice to re-roll.
pub fn each_choice(floor: &Floor, party: &Party, mut see: impl FnMut(Floor, Party)) {
    let mut is_first = true;
    floor.each_part(|floor| {
        party.each_part(|party| {
            // The first choice is nothing at all, which is no re-roll.
            if !std::mem::take(&mut is_first) {
                see(floor, party);
            }
        });
    });
}

/// Calls `see` with every source that may drink now, and the most potions that it may take.
fn each_drinker(table: &Table, mut see: impl FnMut(Source, u8)) {
    let n_potions = table.delve.floor.potions();
    let is_time = match table.delve.phase {
        Phase::Loot => true,
        Phase::Monster => can_loot(table),
        Phase::Choosing | Phase::Forming | Phase::Dragon | Phase::Regroup | Phase::Over => false,
    };
    if n_potions != 0 && is_time && table.delve.n_owed == 0 {
        each_source(table, |with| see(with, n_potions.min(revivable(table, with))));
    }
}

/// Calls `see` with every source that may re-roll dice now, and the party that is left beside it.
fn each_scroll(table: &Table, mut see: impl FnMut(Source, Party)) {
    if !is_free(table) {
        return;
    }
    let mut see_one = |with| {
        if rereads(table, with) && is_reroll_time(table, with) {
            see(with, party_left(table, with));
        }
    };
    if table.side().rereads {
        return each_source(table, see_one);
    }
    for with in [Source::Die(PartyFace::Scroll), Source::Treasure(Treasure::Scroll)] {
        if available(table, with) != 0 {
            see_one(with);
        }
    }
}
