//! Points (DR-075, DR-098 to DR-101).

use crate::games::dungeon_roll::state::{Player, Table};
use crate::games::dungeon_roll::treasures::{Treasure, Treasures};
use crate::kernel::{BySeat, Line, Standing};

/// Lines of the experience of each delve, by number.
const DELVE_LINES: [&str; 3] = ["delve-1", "delve-2", "delve-3"];

/// The score if the match ended now. The most points win, then the fewest treasures; who is still
/// equal shares the victory (DR-099).
pub fn standing(table: &Table) -> Standing {
    let keys = BySeat::new(table.n_seats(), |seat| {
        let player = table.player(seat);
        let total: i32 = lines(player).iter().map(|it| it.points).sum();
        (total, -i32::from(player.treasures.total()))
    });
    Standing::rank(&keys, |seat| lines(table.player(seat)))
}

/// The lines of a player's score (DR-098).
pub fn lines(player: &Player) -> Vec<Line> {
    let line = |id, points: u8, count: u8, rule| Line {
        id,
        points: points.into(),
        count: count.into(),
        rule,
    };
    let [tokens, portals, scales] = treasure_lines(&player.treasures);
    let n_tokens = player.treasures.total();
    let n_portals = player.treasures[Treasure::Portal];
    let n_scales = player.treasures[Treasure::Scales];
    let delves = DELVE_LINES.into_iter().zip(player.level_xp);
    delves
        .take(player.n_delves.into())
        .map(|(id, xp)| line(id, xp, xp, "DR-062"))
        .chain([
            line("dragons", player.dragon_xp, player.dragon_xp, "DR-057"),
            line("empty-bag", player.bag_xp, player.bag_xp, "DR-043"),
            line("treasures", tokens, n_tokens, "DR-098"),
            line("portals", portals, n_portals, "DR-098"),
            line("scales", scales, n_scales, "DR-098"),
        ])
        .collect()
}

/// Points of unused treasures: one each, one more for a portal, two more for a pair of scales.
fn treasure_lines(treasures: &Treasures) -> [u8; 3] {
    [treasures.total(), treasures[Treasure::Portal], treasures[Treasure::Scales] / 2 * 2]
}

/// What unused treasures are worth at the end (DR-098).
pub fn treasure_points(treasures: &Treasures) -> u8 {
    treasure_lines(treasures).into_iter().sum()
}
