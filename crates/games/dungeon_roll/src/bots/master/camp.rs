//! The choices of the hard computer where no level lies in front of the party: before the first one, and between
//! levels.

use std::collections::BTreeMap;

use super::super::crafts::prepare;
use super::search::{Care, Search};
use super::spot::Spot;
use super::worth::Scales;
use crate::action::{Action, Course, Forming, Unleash};
use crate::dice::{Floor, Party, PartyFace};
use crate::forecast::SHARES;
use crate::heroes::{Preparation, Ultimate};
use crate::rules::ready_ultimate;
use crate::state::Table;
use kernel::Tally;

/// The care with which the level below is looked at by those of whom little is known,
const BELOW: Care = Care { positions_max: 30_000, throws_max: 21, levels_max: 252 };

/// and those whose prospects have been counted.
const BELOW_KNOWN: Care = Care { positions_max: 60_000, throws_max: 56, levels_max: 792 };

/// The doubts within which the level below is looked at, in thousandths of a point: going on looks better than
/// retiring by less than the first, or worse by less than the second; for those of whom little is known,
const DOUBTS: [i32; 2] = [1500, 2500];

/// for those whose prospects have been counted,
const FEW_DOUBTS: [i32; 2] = [250, 350];

/// and for those of them who have treasures, which may do more, or less, than they do on average.
const SOME_DOUBTS: [i32; 2] = [800, 1200];

/// The action to take with the fresh party.
pub fn form(table: &Table) -> Action {
    let scales = Scales::of(table);
    let on = |party: &Party| scales.camped(table, |it| it.party = *party);
    match (table.side().preparation, on(&table.delve.party)) {
        (Preparation::Reroll, Some(kept)) => {
            let (dice, worth) = best_reroll(&table.delve.party, |it| on(it).unwrap_or_default());
            if kept < worth {
                Action::Form(Forming::Muster { dice })
            } else {
                Action::Form(Forming::Keep)
            }
        }
        (
            Preparation::Reroll
            | Preparation::Nothing
            | Preparation::Scrolls(_)
            | Preparation::Plan,
            _,
        ) => prepare(table),
    }
}

/// Goes on if that is better on average over all that the dice of the next level can show.
pub fn home_or_on(table: &Table) -> Action {
    let mut scales = Scales::of(table);
    let [home, on] = scales.choices(table);
    if let Some(action) = freshened(table, &scales, home - on) {
        return action;
    }
    if !table.can_retire() {
        return Action::Course(Course::Seek);
    }
    let is_known = scales.camped(table, |_| {}).is_some();
    let [above, below] = match (is_known, table.treasures().is_empty()) {
        (false, _) => DOUBTS,
        (true, true) => FEW_DOUBTS,
        (true, false) => SOME_DOUBTS,
    };
    if table.planned().is_none() && !(-below..above).contains(&(on - home)) {
        return if home < on {
            Action::Course(Course::Seek)
        } else {
            Action::Course(Course::Retire)
        };
    }
    let [home, on] = looked_at(table);
    if home < on { Action::Course(Course::Seek) } else { Action::Course(Course::Retire) }
}

/// The worths of retiring and going on, as the level below is looked at.
fn looked_at(table: &Table) -> [i32; 2] {
    let spot = Spot { table: *table, n_drawn: 0, n_rerolls: 0 };
    let is_known = Scales::of(table).camped(table, |_| {}).is_some();
    let mut search = Search::new(table, if is_known { BELOW_KNOWN } else { BELOW });
    [Action::Course(Course::Retire), Action::Course(Course::Seek)]
        .map(|it| search.worth_after(&spot, &it))
}

/// The chance to clear the next level, in ten-thousandths, from which going on is worth more than retiring, where the
/// party clears it with a chance of `chance`: what a cleared level is worth is what going on is worth, if fleeing is
/// taken out of it. None where the prospects of the hero have not been counted, or nobody may retire.
pub fn pays_from(table: &Table, chance: u32) -> Option<u32> {
    let scales = Scales::of(table);
    scales.camped(table, |_| {}).filter(|_| table.can_retire() && chance != 0)?;
    let flee = scales.ended(&Spot { table: *table, n_drawn: 0, n_rerolls: 0 }, 0);
    let [home, on] = looked_at(table).map(|it| i64::from(it - flee));
    if on <= 0 {
        return Some(SHARES);
    }
    let share = (home * i64::from(chance) + on - 1) / on;
    Some(share.clamp(0, SHARES.into()) as u32)
}

/// The ultimate, where it is better used before going on; retiring is better than going on without it by `lead`.
fn freshened(table: &Table, scales: &Scales, lead: i32) -> Option<Action> {
    let ultimate = ready_ultimate(table).ok()?;
    let on = scales.camped(table, |_| {})?;
    let (action, worth) = match ultimate {
        Ultimate::Song | Ultimate::Sweep if table.delve.lair != 0 => {
            let emptied = scales.camped(table, |it| (it.lair, it.is_exhausted) = (0, true))?;
            (Action::Unleash(Unleash::Plain), emptied)
        }
        Ultimate::Presence if !table.delve.party.is_empty() => {
            let worth = |party: &Party| {
                scales
                    .camped(table, |it| (it.party, it.is_exhausted) = (*party, true))
                    .unwrap_or_default()
            };
            let (party, worth) = best_reroll(&table.delve.party, worth);
            (Action::Unleash(Unleash::Reroll { floor: Floor::NONE, party }), worth)
        }
        _ => return None,
    };
    (on + lead.max(0) < worth).then_some(action)
}

/// The dice of a party that are best re-rolled, and what that comes to on average. Champions stay: what is known of parties is too
/// rough to tell the few in which a fourth one is too many.
fn best_reroll(party: &Party, worth: impl Fn(&Party) -> i32) -> (Party, i32) {
    let mut known = BTreeMap::new();
    let mut best = (Party::NONE, i32::MIN);
    let champions = Tally::of(PartyFace::Champion, party[PartyFace::Champion]);
    party.minus(&champions).each_part(|part| {
        if !part.is_empty() {
            let mean = mean(&party.minus(&part), part.total(), &worth, &mut known);
            if best.1 < mean {
                best = (part, mean);
            }
        }
    });
    best
}

/// The average worth of dice when so many more have fallen.
fn mean(
    kept: &Party,
    n_falling: u8,
    worth: &impl Fn(&Party) -> i32,
    known: &mut BTreeMap<Party, i32>,
) -> i32 {
    if let Some(&mean) = known.get(kept) {
        return mean;
    }
    let found = if n_falling == 0 {
        worth(kept)
    } else {
        let faces = PartyFace::ALL.into_iter();
        let sum: i32 =
            faces.map(|it| mean(&kept.plus(&Tally::of(it, 1)), n_falling - 1, worth, known)).sum();
        sum / PartyFace::COUNT as i32
    };
    known.insert(*kept, found);
    found
}
