//! The worth of a table to the adventurer, in hundredths of a point.

use std::ops::Range;

use super::weights::{FEATURES, HEROES, LEVELS, OTHERS};
use crate::action::Source;
use crate::dice::{PartyFace, Types};
use crate::heroes::MASTER_XP;
use crate::rules::{treasure_points, types_of, without_toll};
use crate::state::{DELVES, Player, Table};
use crate::treasures::{Treasure, Treasures};

/// The worth of a treasure beyond its point while there are delves in which to use it, in the order of the treasures.
const USE_VALUES: [i32; Treasure::COUNT] = [60, 60, 60, 70, 50, 40, 70, 90, 20, 150];

/// The places of treasures in what is looked at.
const TREASURES: Range<usize> = 8..14;

/// The worth of the master side for each delve to come.
const MASTER_VALUE: i32 = 80;

/// Experience and treasures: what a player would keep if the delve under way brought nothing more.
pub fn player_worth(player: &Player) -> i32 {
    earned_worth(player) + treasures_worth(player)
}

/// The same without the treasures.
pub fn earned_worth(player: &Player) -> i32 {
    let n_left = i32::from(DELVES - player.n_delves);
    let master = if player.is_master { MASTER_VALUE * n_left } else { 0 };
    100 * i32::from(player.xp()) + master
}

/// The worth of a player's treasures at the end, and for as long as they can be used.
pub fn treasures_worth(player: &Player) -> i32 {
    kept_worth(&player.treasures, player.side().toll, player.n_delves == DELVES)
}

/// The worth of treasures to a player who pays such a toll at the end, and perhaps has no delve to come.
pub fn kept_worth(treasures: &Treasures, toll: u8, is_end: bool) -> i32 {
    // Few heroes pay any, and this is asked all the time.
    let points = if toll == 0 {
        treasure_points(treasures)
    } else {
        treasure_points(&without_toll(treasures, toll))
    };
    let points = i32::from(points);
    if is_end {
        return 100 * points;
    }
    let n_useful = |it: Treasure| match it {
        // One of a pair waits for the end.
        Treasure::Scales => treasures[it] % 2,
        _ => treasures[it],
    };
    let uses = Treasure::ALL.into_iter().zip(USE_VALUES);
    100 * points + uses.map(|(it, value)| i32::from(n_useful(it)) * value).sum::<i32>()
}

/// The worth of a treasure from the bag on average; 1 point if there is none.
pub fn draw_worth(table: &Table) -> i32 {
    let n_tokens = i32::from(table.bag.total());
    if n_tokens == 0 {
        return 100;
    }
    let player = table.player(table.adventurer());
    let now = treasures_worth(player);
    let gain = |it: Treasure| {
        let mut richer = *player;
        richer.treasures[it] += 1;
        treasures_worth(&richer) - now
    };
    let sum: i32 = table.bag.iter().map(|(it, n)| i32::from(n) * gain(it)).sum();
    sum / n_tokens
}

/// The worth of the table when the party regroups: the better of retiring and going on.
pub fn regroup_worth(table: &Table) -> i32 {
    let gain = going_on(table);
    home_worth(table) + if table.can_retire() { gain.max(0) } else { gain }
}

/// The worth of what the player has after retiring now.
pub fn home_worth(table: &Table) -> i32 {
    worth_after(table, table.delve.level)
}

/// The worth of retiring now, in hundredths of a point: experience and treasures, and what they are likely to do in
/// the delves to come.
pub fn retiring(table: &Table) -> i32 {
    home_worth(table) - flight_worth(table)
}

/// The worth of what the player has if the delve under way brings nothing more: after fleeing now.
pub fn flight_worth(table: &Table) -> i32 {
    worth_after(table, 0)
}

fn worth_after(table: &Table, level_xp: u8) -> i32 {
    let mut player = *table.player(table.adventurer());
    player.level_xp[usize::from(player.n_delves)] += level_xp;
    player.is_master |= player.has_mastered();
    player.n_delves += 1;
    player_worth(&player)
}

/// The gain of going on over retiring.
pub fn going_on(table: &Table) -> i32 {
    let level = usize::from(table.delve.level.clamp(1, 9)) - 1;
    let looked_at = features(table).into_iter().zip(LEVELS[level]);
    let party: i32 = looked_at.map(|(n, weight)| n * i32::from(weight)).sum();
    let player = table.player(table.adventurer());
    let hero = player.hero.map_or(0, |it| {
        let sides = HEROES.get(it as usize).unwrap_or(&OTHERS);
        let [always, ready] = sides[usize::from(player.is_master)];
        i32::from(always) + if table.delve.is_exhausted { 0 } else { i32::from(ready) }
    });
    party + hero
}

/// The worth of treasures in use to a player who goes on from a level, in hundredths of a point: their part of
/// [`going_on`].
pub fn in_use_worth(treasures: &Treasures, level: u8) -> i32 {
    let weights = &LEVELS[usize::from(level.clamp(1, 9)) - 1][TREASURES];
    useful(treasures).into_iter().zip(weights).map(|(n, weight)| n * i32::from(*weight)).sum()
}

/// The treasures that may be of use in a delve: companions, and the others kind by kind.
fn useful(treasures: &Treasures) -> [i32; TREASURES.end - TREASURES.start] {
    let has = |it: Treasure| i32::from(treasures[it]);
    [
        Treasure::ALL[..4].iter().map(|&it| has(it)).sum(),
        has(Treasure::Scroll),
        has(Treasure::Elixir),
        has(Treasure::Ring).min(1),
        has(Treasure::Bait).min(1),
        has(Treasure::Portal).min(1),
    ]
}

/// The features before going on: something that is always there, each face of the party, the ultimate, companions and
/// other treasures, the lair, how mixed the party is, and whether the hero could rise to the master side on the next
/// level.
fn features(table: &Table) -> [i32; FEATURES] {
    let delve = &table.delve;
    let player = table.player(table.adventurer());
    let [companions, scrolls, elixirs, ring, bait, portal] = useful(&player.treasures);
    let is_below = player.xp() + u16::from(delve.level) < MASTER_XP;
    let is_rising = player.can_rise() && !player.is_master && is_below;
    let [f, c, m, t, h, s] = delve.party.0.map(i32::from);
    [
        1,
        f,
        c,
        m,
        t,
        h,
        s,
        i32::from(!delve.is_exhausted && player.hero.is_some()),
        companions,
        scrolls,
        elixirs,
        ring,
        bait,
        portal,
        i32::from(delve.lair == 1),
        i32::from(2 <= delve.lair),
        n_types(table) as i32,
        i32::from(is_rising),
    ]
}

/// The worth of a die of the party.
pub const fn face_worth(face: PartyFace) -> i32 {
    match face {
        PartyFace::Fighter | PartyFace::Cleric | PartyFace::Mage => 100,
        PartyFace::Thief => 105,
        PartyFace::Champion => 150,
        PartyFace::Scroll => 90,
    }
}

/// The number of different companions in the party, as the hero can use them.
fn n_types(table: &Table) -> usize {
    let faces = PartyFace::ALL.into_iter().filter(|&it| table.delve.party[it] != 0);
    let types = faces.map(|it| types_of(table.side(), Source::Die(it)));
    types.fold(Types::NONE, |all, it| all.or(it)).len()
}
