//! The search through one level: from here to regrouping, with treasures at their average.

use std::collections::BTreeMap;

use super::moves::moves;
use super::worth::{draw_worth, player_worth, regroup_worth};
use crate::action::{Action, Event};
use crate::forecast::Blind;
use crate::rules::apply;
use crate::state::{Phase, State, Table};
use crate::treasures::Treasures;
use kernel::Chance;

/// The key that tells a position from others.
type PositionKey = ([u8; 24], Treasures);

/// No decision of a computer looks at more positions.
const POSITIONS_MAX: usize = 1000;

/// A search; it remembers what it has seen.
pub struct Search {
    seen: BTreeMap<PositionKey, i32>,
    events: Vec<Event>,
    positions_max: usize,
}

impl Search {
    /// A search that has seen nothing.
    pub fn new() -> Search {
        Search::up_to(POSITIONS_MAX)
    }

    /// The same with so many positions at most.
    pub fn up_to(positions_max: usize) -> Search {
        Search { seen: BTreeMap::new(), events: Vec::new(), positions_max }
    }

    /// The number of positions that it remembers.
    pub fn n_seen(&self) -> usize {
        self.seen.len()
    }

    /// The best move and what it is worth.
    pub fn best(&mut self, table: &Table) -> (Action, i32) {
        self.best_of(table, |_| true)
    }

    /// The best of the moves that `is_wanted`, and what it is worth.
    pub fn best_of(
        &mut self,
        table: &Table,
        is_wanted: impl FnMut(&Action) -> bool,
    ) -> (Action, i32) {
        let mut choices = Vec::new();
        moves(table, &mut choices);
        choices.retain(is_wanted);
        let valued = choices.into_iter().map(|it| (it, self.value_after(table, &it)));
        valued.max_by_key(|it| it.1).expect("a sensible move")
    }

    /// The worth of the table with the best moves from here on.
    pub fn value(&mut self, table: &Table) -> i32 {
        if table.delve.phase == Phase::Regroup {
            return regroup_worth(table);
        }
        let place = place(table);
        if let Some(&known) = self.seen.get(&place) {
            return known;
        }
        if self.positions_max <= self.seen.len() {
            // Out of time: count what the player has for certain.
            return player_worth(table.player(table.adventurer()));
        }
        let (_, value) = self.best(table);
        self.seen.insert(place, value);
        value
    }

    fn value_after(&mut self, table: &Table, action: &Action) -> i32 {
        self.value_by(table, action, &mut Blind::default())
    }

    /// The worth of the table after an action whose dice fall as `luck` says. Treasures that it draws are counted at
    /// their average.
    pub fn value_by(&mut self, table: &Table, action: &Action, luck: &mut dyn Chance) -> i32 {
        self.events.clear();
        let mut next = apply(State { table: *table }, action, luck, &mut self.events).table;
        let seat = table.adventurer();
        let (mut bonus, mut is_over) = (0, false);
        for event in &self.events {
            is_over |= matches!(event, Event::DelveEnded { .. });
            let Event::Drew { seat: drawer, treasure } = event else { continue };
            if *drawer != seat {
                continue;
            }
            // What the next delve brings is not the merit of this action.
            bonus += if is_over { 0 } else { draw_worth(table) };
            // At the end of the match it may have been given back already.
            let drawn = &mut next.player_mut(seat).treasures[*treasure];
            if *drawn != 0 {
                *drawn -= 1;
                next.bag[*treasure] += 1;
            }
        }
        // The delve may be over: then only what the player has counts.
        if next.turn_idx != table.turn_idx {
            return bonus + player_worth(next.player(seat));
        }
        bonus + self.value(&next)
    }
}

fn place(table: &Table) -> PositionKey {
    let (delve, player) = (&table.delve, table.player(table.adventurer()));
    let mut bytes = [0; 24];
    bytes[..6].copy_from_slice(&delve.party.0);
    bytes[6..11].copy_from_slice(&delve.floor.0);
    bytes[11..14].copy_from_slice(&delve.temps.0);
    bytes[14..].copy_from_slice(&[
        delve.phase as u8,
        delve.graveyard,
        delve.lair,
        delve.is_exhausted.into(),
        player.dragon_xp,
        player.bag_xp,
        delve.is_raging.into(),
        delve.has_slain.into(),
        0,
        0,
    ]);
    (bytes, player.treasures)
}
