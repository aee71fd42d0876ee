//! The search through one level with all its luck: from here to regrouping.
//!
//! Dice that are rolled fall in all ways, or in many. Treasures that are drawn count at their average.

use super::moves::{rerolls, tried, wider};
use super::spot::Spot;
use super::throws::{Asked, each_throw};
use super::worth::{ended, lasting, regrouped};
use crate::games::dungeon_roll::action::{Action, Event};
use crate::games::dungeon_roll::forecast::Memo;
use crate::games::dungeon_roll::rules::apply;
use crate::games::dungeon_roll::state::{Phase, State, Table};

/// What is tried, and how far.
#[derive(Clone, Copy)]
pub struct Care {
    /// No more positions are looked at.
    pub positions_max: usize,
    /// Dice that are re-rolled fall in so many ways at most.
    pub throws_max: u32,
    /// The dice of a level that is come to fall in so many ways at most.
    pub levels_max: u32,
}

/// A search; it remembers what it has seen of a level.
pub struct Search {
    seen: Memo,
    n_seen: usize,
    events: Vec<Event>,
    care: Care,
}

/// What an action comes to, but for its dice.
enum After {
    /// The delve is over, and that much is left.
    Over(i32),
    Goes(Spot),
}

impl Search {
    /// A search that has seen nothing.
    pub fn new(care: Care) -> Search {
        Search { seen: Memo::new(), n_seen: 0, events: Vec::new(), care }
    }

    /// What is worth a try, each with its worth, in the order in which it was found.
    pub fn weighed(&mut self, spot: &Spot) -> Vec<(Action, i32)> {
        let mut actions = Vec::new();
        tried(&spot.table, &mut actions);
        if spot.n_rerolls != 0 && spot.table.delve.phase == Phase::Monster {
            rerolls(&spot.table, 1 < spot.n_rerolls, &mut actions);
        }
        actions.into_iter().map(|it| (it, self.worth_after(spot, &it))).collect()
    }

    /// The best action: where that is a re-roll, with other dice as well, as long as each makes it better.
    pub fn best(&mut self, spot: &Spot) -> Option<Action> {
        let (mut action, mut worth) = self.weighed(spot).into_iter().max_by_key(|it| it.1)?;
        loop {
            let mut actions = Vec::new();
            wider(&spot.table, &action, &mut actions);
            let weighed = actions.into_iter().map(|it| (it, self.worth_after(spot, &it)));
            match weighed.max_by_key(|it| it.1) {
                Some(better) if worth < better.1 => (action, worth) = better,
                Some(_) | None => return Some(action),
            }
        }
    }

    /// What a position is worth with the best actions from here on.
    pub fn worth(&mut self, spot: &Spot) -> i32 {
        if spot.table.delve.phase == Phase::Regroup {
            return match spot.table.planned() {
                Some(_) => {
                    self.worth_after(spot, &Action::Seek).max(ended(spot, spot.table.delve.level))
                }
                None => regrouped(spot),
            };
        }
        let number = spot.number();
        if let Some(known) = self.seen.get(number) {
            return known as i32;
        }
        if self.care.positions_max <= self.n_seen {
            // Out of time: count what the player has for certain.
            return ended(spot, 0);
        }
        self.n_seen += 1;
        let worth = self.weighed(spot).into_iter().map(|it| it.1).max().unwrap_or_default();
        self.seen.note(number, worth as u64);
        worth
    }

    /// What it is worth after an action, on average over the dice that it rolls.
    pub fn worth_after(&mut self, spot: &Spot, action: &Action) -> i32 {
        let mut asked = Asked::default();
        self.events.clear();
        let state = State { table: spot.table };
        let next = apply(state, action, &mut asked, &mut self.events).table;
        let next = match self.after(spot, next, n_rerolls(spot, action)) {
            After::Over(worth) => return worth,
            After::Goes(next) => next,
        };
        if asked.n_dice() == 0 {
            return self.worth(&next);
        }
        let is_level = matches!(action, Action::Seek);
        let n_max = if is_level { self.care.levels_max } else { self.care.throws_max };
        let (mut sum, mut n) = (0, 0);
        each_throw(&asked, n_max, |mut told, n_ways| {
            self.events.clear();
            let next = apply(state, action, &mut told, &mut self.events).table;
            let worth = match self.after(spot, next, n_rerolls(spot, action)) {
                After::Over(worth) => worth,
                After::Goes(next) => self.worth(&next),
            };
            sum += i64::from(worth) * n_ways;
            n += n_ways;
        });
        (sum / n.max(1)) as i32
    }

    /// Takes drawn treasures back into the bag, and tolls back from it, and tells a delve that is over from one that goes on.
    fn after(&self, spot: &Spot, mut next: Table, n_rerolls: u8) -> After {
        let seat = spot.table.adventurer();
        for event in &self.events {
            if let Event::TollPaid { seat: payer, treasures } = event
                && *payer == seat
            {
                let player = next.player_mut(seat);
                player.treasures = player.treasures.plus(treasures);
            }
        }
        let (mut n_drawn, mut is_over) = (spot.n_drawn, false);
        for event in &self.events {
            match event {
                Event::DelveEnded { .. } => is_over = true,
                Event::Drew { seat: drawer, treasure } if *drawer == seat => {
                    // What the next delve brings is not the merit of this action.
                    n_drawn += u8::from(!is_over);
                    next.player_mut(seat).treasures[*treasure] -= 1;
                    next.bag[*treasure] += 1;
                }
                _ => {}
            }
        }
        if is_over {
            return After::Over(lasting(next.player(seat), &next, n_drawn));
        }
        After::Goes(Spot { table: next, n_drawn, n_rerolls })
    }
}

/// How often dice may be re-rolled after an action: whoever has fought re-rolls no more, since it is better to do that first.
fn n_rerolls(spot: &Spot, action: &Action) -> u8 {
    match action {
        Action::Seek => 1,
        Action::Reroll { .. }
        | Action::Again { .. }
        | Action::UnleashReroll { .. }
        | Action::UnleashDice { .. } => spot.n_rerolls.saturating_sub(1),
        _ => 0,
    }
}
