//! The search through one level with all its luck: from here to regrouping.
//!
//! Dice that are rolled fall in all ways, or in many. Treasures that are drawn count at their average.

use std::cmp::Reverse;

use super::cost::cost;
use super::moves::{rerolls, seldom, tried, wider};
use super::spot::Spot;
use super::throws::{Asked, each_throw};
use super::worth::Scales;
use crate::action::{Action, Course, Event, Skill, Unleash, Use};
use crate::forecast::Memo;
use crate::rules::apply;
use crate::state::{Phase, State, Table};
use kernel::sort;

/// So many re-rolls are tried with more dice.
const N_WIDENED: usize = 3;

/// The care of a search: what is tried, and how far.
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
    scales: Scales,
}

/// The result of an action, but for its dice.
enum After {
    /// The delve is over, and that much is left.
    Over(i32),
    Goes(Spot),
}

impl Search {
    /// A search that has seen nothing, for the adventurer of a table.
    pub fn new(table: &Table, care: Care) -> Search {
        let scales = Scales::of(table);
        Search { seen: Memo::new(), n_seen: 0, events: Vec::new(), care, scales }
    }

    /// The actions that are worth a try, each with its worth, in the order in which it was found.
    pub fn weighed(&mut self, spot: &Spot) -> Vec<(Action, i32)> {
        let mut actions = Vec::new();
        tried(&spot.table, &mut actions);
        if spot.n_rerolls != 0 && spot.table.delve.phase == Phase::Monster {
            rerolls(&spot.table, 1 < spot.n_rerolls, &mut actions);
        }
        actions.into_iter().map(|it| (it, self.worth_after(spot, &it))).collect()
    }

    /// The best action, and of equals the one that uses up least. Re-rolls are tried with other dice as well, as long as each
    /// makes them better.
    pub fn best(&mut self, spot: &Spot) -> Option<Action> {
        let mut weighed = self.weighed(spot);
        if spot.n_rerolls != 0 && spot.table.delve.phase == Phase::Monster {
            let mut actions = Vec::new();
            seldom(&spot.table, &mut actions);
            actions.retain(|it| weighed.iter().all(|other| other.0 != *it));
            weighed.extend(actions.into_iter().map(|it| (it, self.worth_after(spot, &it))));
        }
        let mut rerolls: Vec<(Action, i32)> =
            weighed.iter().filter(|it| is_reroll(&it.0)).copied().collect();
        sort(&mut rerolls, |one, other| other.1 < one.1);
        for reroll in rerolls.into_iter().take(N_WIDENED) {
            weighed.push(self.widened(spot, reroll));
        }
        weighed.into_iter().max_by_key(|it| (it.1, Reverse(cost(&it.0)))).map(|it| it.0)
    }

    /// A re-roll with more dice, as long as each makes it better.
    fn widened(&mut self, spot: &Spot, mut best: (Action, i32)) -> (Action, i32) {
        loop {
            let mut actions = Vec::new();
            wider(&spot.table, &best.0, &mut actions);
            let weighed = actions.into_iter().map(|it| (it, self.worth_after(spot, &it)));
            match weighed.max_by_key(|it| it.1) {
                Some(better) if best.1 < better.1 => best = better,
                Some(_) | None => return best,
            }
        }
    }

    /// The worth of a position with the best actions from here on.
    pub fn worth(&mut self, spot: &Spot) -> i32 {
        if spot.table.delve.phase == Phase::Regroup {
            return match spot.table.planned() {
                Some(_) => {
                    let home = self.scales.ended(spot, spot.table.delve.level);
                    self.worth_after(spot, &Action::Course(Course::Seek)).max(home)
                }
                None => self.scales.regrouped(spot),
            };
        }
        let number = spot.number();
        if let Some(known) = self.seen.get(number) {
            return known as i32;
        }
        if self.care.positions_max <= self.n_seen {
            // Out of time: count what the player has for certain.
            return self.scales.ended(spot, 0);
        }
        self.n_seen += 1;
        let worth = self.weighed(spot).into_iter().map(|it| it.1).max().unwrap_or_default();
        self.seen.note(number, worth as u64);
        worth
    }

    /// The worth after an action, on average over the dice that it rolls.
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
        let is_level = matches!(action, Action::Course(Course::Seek));
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
            return After::Over(self.scales.lasting(next.player(seat), &next, n_drawn));
        }
        After::Goes(Spot { table: next, n_drawn, n_rerolls })
    }
}

const fn is_reroll(action: &Action) -> bool {
    matches!(
        action,
        Action::Use { on: Use::Reroll { .. }, .. } | Action::Unleash(Unleash::Reroll { .. })
    )
}

/// The number of times that dice may be re-rolled after an action: a party that has fought re-rolls no more, since it
/// is better to do that first.
fn n_rerolls(spot: &Spot, action: &Action) -> u8 {
    match action {
        Action::Course(Course::Seek) => 1,
        Action::Use { on: Use::Reroll { .. }, .. }
        | Action::Skill(Skill::Again { .. })
        | Action::Unleash(Unleash::Reroll { .. })
        | Action::Unleash(Unleash::Dice { .. }) => spot.n_rerolls.saturating_sub(1),
        _ => 0,
    }
}
