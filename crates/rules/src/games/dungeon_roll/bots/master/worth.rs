//! What a table is worth to the adventurer, in thousandths of a point: by the scales of the normal computer, but treasures
//! that were drawn since are weighed kind by kind.

use super::super::worth::{going_on, player_worth};
use super::spot::Spot;
use crate::games::dungeon_roll::state::{LEVEL_MAX, Player, Table};

/// What a player between delves has, and what that is likely to do in delves to come. So many treasures were drawn from the
/// bag besides, whichever they are.
pub fn lasting(player: &Player, table: &Table, n_drawn: u8) -> i32 {
    with_drawn(player, table, n_drawn, |it| 10 * player_worth(it))
}

/// What the party is worth that regroups: the better of going home and going on.
pub fn regrouped(spot: &Spot) -> i32 {
    let mut table = spot.table;
    let seat = table.adventurer();
    with_drawn(spot.table.player(seat), &spot.table, spot.n_drawn, |it| {
        *table.player_mut(seat) = *it;
        let home = 10 * player_worth(&after(it, table.delve.level));
        if LEVEL_MAX <= table.delve.level {
            return home;
        }
        let gain = 10 * going_on(&table);
        home + if table.can_retire() { gain.max(0) } else { gain }
    })
}

/// What the adventurer is worth after a delve that brings so much experience.
pub fn ended(spot: &Spot, level_xp: u8) -> i32 {
    let table = &spot.table;
    lasting(&after(table.player(table.adventurer()), level_xp), table, spot.n_drawn)
}

/// The player after a delve that brings so much experience.
fn after(player: &Player, level_xp: u8) -> Player {
    let mut player = *player;
    player.level_xp[usize::from(player.n_delves)] += level_xp;
    player.is_master |= player.has_mastered();
    player.n_delves += 1;
    player
}

/// What a player is worth with treasures that are not known yet: the average over what is in the bag, each alone.
fn with_drawn(
    player: &Player,
    table: &Table,
    n_drawn: u8,
    mut worth: impl FnMut(&Player) -> i32,
) -> i32 {
    let now = worth(player);
    let n_tokens = i32::from(table.bag.total());
    if n_drawn == 0 || n_tokens == 0 {
        return now + 1000 * i32::from(n_drawn);
    }
    let mut gains = 0;
    for (treasure, n) in table.bag.iter() {
        let mut richer = *player;
        richer.treasures[treasure] += 1;
        gains += i32::from(n) * (worth(&richer) - now);
    }
    now + gains * i32::from(n_drawn) / n_tokens
}
