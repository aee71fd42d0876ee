//! The worth of a table to the adventurer, in thousandths of a point. Heroes of the box, and nobody, know what going
//! on brings by best play ([`Prospects`]), and add what treasures are worth; all others go by the scales of the normal
//! computer. Treasures that were drawn since are weighed kind by kind.

use super::super::worth::{earned_worth, going_on, in_use_worth, kept_worth};
use super::prospects::{Camp, Prospects};
use super::spot::Spot;
use crate::forecast::{Memo, Number};
use crate::state::{DELVES, LEVEL_MAX, Player, Table};
use crate::treasures::Treasures;

/// The dungeon dice for which prospects were counted.
const DUNGEON_DICE: u8 = 7;

/// The worths of things to one adventurer.
pub struct Scales {
    prospects: Option<Prospects>,
    /// True if there are treasures in the bag.
    has_bag: bool,
    seen: Memo,
}

impl Scales {
    /// Those of the adventurer of a table.
    pub fn of(table: &Table) -> Scales {
        let hero = table.player(table.adventurer()).hero;
        let is_counted = table.house.n_dungeon_dice == DUNGEON_DICE;
        let prospects = Prospects::of(hero).filter(|_| is_counted);
        Scales { prospects, has_bag: !table.bag.is_empty(), seen: Memo::new() }
    }

    /// The worth of going on over retiring with nothing, if the camp were another; none where that is not known.
    pub fn camped(&self, table: &Table, change: impl FnOnce(&mut Camp)) -> Option<i32> {
        let mut camp = self.camp(table);
        change(&mut camp);
        Some(self.prospects?.on(&camp))
    }

    /// The worth of what a player has between delves, and of what that is likely to do in delves to come. So many
    /// treasures were drawn from the bag besides, of any kind.
    pub fn lasting(&self, player: &Player, table: &Table, n_drawn: u8) -> i32 {
        let (toll, is_end) = (player.side().toll, player.n_delves == DELVES);
        let kept = |it: &Treasures| 10 * kept_worth(it, toll, is_end);
        self.earned(player) + with_drawn(&player.treasures, table, n_drawn, kept)
    }

    /// The worth of a party that regroups: the better of retiring and going on.
    pub fn regrouped(&mut self, spot: &Spot) -> i32 {
        let table = &spot.table;
        let camp = self.at_camp(table);
        let is_deep = LEVEL_MAX <= table.delve.level;
        with_drawn(table.treasures(), table, spot.n_drawn, |treasures| {
            let [home, on] = camp.choices(treasures);
            match (is_deep, table.can_retire()) {
                (true, _) => home,
                (false, true) => home.max(on),
                (false, false) => on,
            }
        })
    }

    /// The worth of retiring, and of going on.
    pub fn choices(&mut self, table: &Table) -> [i32; 2] {
        self.at_camp(table).choices(table.treasures())
    }

    fn at_camp(&mut self, table: &Table) -> AtCamp {
        let level = table.delve.level;
        let player = table.player(table.adventurer());
        let (home, fled) = (after(player, level), after(player, 0));
        let earned = self.earned(&home);
        let on = match self.known(table) {
            Some(on) => on + self.earned(&fled),
            None => earned + 10 * (going_on(table) - in_use_worth(&player.treasures, level)),
        };
        let toll = home.side().toll;
        let toll_on = if self.prospects.is_some() { fled.side().toll } else { toll };
        let is_end = home.n_delves == DELVES;
        AtCamp { level, earned: [earned, on], tolls: [toll, toll_on], is_end }
    }

    /// The worth of the adventurer after a delve that brings so much experience.
    pub fn ended(&self, spot: &Spot, level_xp: u8) -> i32 {
        let table = &spot.table;
        self.lasting(&after(table.player(table.adventurer()), level_xp), table, spot.n_drawn)
    }

    /// The known worth of going on.
    fn known(&mut self, table: &Table) -> Option<i32> {
        let prospects = self.prospects?;
        let camp = self.camp(table);
        let mut number = Number(0);
        number.add(4, &camp.party.0);
        number.add(4, &[camp.level, camp.lair, camp.xp.min(15) as u8, camp.n_left]);
        number.add(1, &[camp.is_exhausted.into(), camp.is_master.into()]);
        if let Some(known) = self.seen.get(number.0) {
            return Some(known as i32);
        }
        let on = prospects.on(&camp);
        self.seen.note(number.0, on as u64);
        Some(on)
    }

    /// The worth of what a player has between delves, but for the treasures.
    fn earned(&self, player: &Player) -> i32 {
        let Some(prospects) = self.prospects else { return 10 * earned_worth(player) };
        let delves = prospects.delves(DELVES - player.n_delves, player, self.has_bag);
        1000 * i32::from(player.xp()) + delves
    }

    /// A table as its prospects are told.
    fn camp(&self, table: &Table) -> Camp {
        let (delve, player) = (&table.delve, table.player(table.adventurer()));
        Camp {
            party: delve.party,
            level: delve.level,
            lair: delve.lair,
            is_exhausted: delve.is_exhausted,
            has_bag: self.has_bag,
            is_master: player.is_master,
            xp: player.xp(),
            n_left: DELVES.saturating_sub(player.n_delves + 1),
        }
    }
}

/// A party that regroups: the worth of retiring, and that of going on, by the treasures of the adventurer.
struct AtCamp {
    level: u8,
    /// What each way is worth without treasures.
    earned: [i32; 2],
    /// What each way pays at the end: a hero who rises may pay less.
    tolls: [u8; 2],
    is_end: bool,
}

impl AtCamp {
    /// The worth of retiring, and of going on, with such treasures.
    fn choices(&self, treasures: &Treasures) -> [i32; 2] {
        let kept = |toll: u8| 10 * kept_worth(treasures, toll, self.is_end);
        let [toll, toll_on] = self.tolls;
        let home = kept(toll);
        let on = if toll_on == toll { home } else { kept(toll_on) };
        [self.earned[0] + home, self.earned[1] + on + 10 * in_use_worth(treasures, self.level)]
    }
}

/// The player after a delve that brings so much experience.
fn after(player: &Player, level_xp: u8) -> Player {
    let mut player = *player;
    player.level_xp[usize::from(player.n_delves)] += level_xp;
    player.is_master |= player.has_mastered();
    player.n_delves += 1;
    player
}

/// A worth that depends on treasures, where some are not known yet: the average over what is in the bag, each alone.
fn with_drawn(
    treasures: &Treasures,
    table: &Table,
    n_drawn: u8,
    worth: impl Fn(&Treasures) -> i32,
) -> i32 {
    let now = worth(treasures);
    let n_tokens = i32::from(table.bag.total());
    if n_drawn == 0 || n_tokens == 0 {
        return now + 1000 * i32::from(n_drawn);
    }
    let mut gains = 0;
    for (treasure, n) in table.bag.iter() {
        let mut richer = *treasures;
        richer[treasure] += 1;
        gains += i32::from(n) * (worth(&richer) - now);
    }
    now + gains * i32::from(n_drawn) / n_tokens
}
