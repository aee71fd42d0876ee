//! Points (DR-075, DR-098 to DR-101, DR-306).

use super::play::Play;
use crate::action::Event;
use crate::state::{Phase, Table};
use crate::treasures::{Treasure, Treasures};
use kernel::{BySeat, Line, Seat, Standing};

/// Lines of the experience of each delve, by number.
const DELVE_LINES: [&str; 3] = ["delve-1", "delve-2", "delve-3"];

/// The score if the match ended now. The most points win, then the fewest treasures; who is still
/// equal shares the victory (DR-099).
pub fn standing(table: &Table) -> Standing {
    let keys = BySeat::new(table.n_seats(), |seat| {
        let total: i32 = lines(table, seat).iter().map(|it| it.points).sum();
        (total, -i32::from(counted(table, seat).total()))
    });
    Standing::rank(&keys, |seat| lines(table, seat))
}

/// The treasures of a player that would count if the match ended now: some heroes give tokens
/// back first, of course those that cost the fewest points (DR-306).
pub fn counted(table: &Table, seat: Seat) -> Treasures {
    let player = table.player(seat);
    // When the match is over, they have been given back.
    let toll = if table.delve.phase == Phase::Over { 0 } else { player.side().toll };
    without_toll(&player.treasures, toll)
}

/// The most valuable treasures of a hand that are left without `toll` of them: a pair of scales
/// and a portal are worth two points a token, anything else is worth one.
pub fn without_toll(treasures: &Treasures, toll: u8) -> Treasures {
    let mut left = treasures.total().saturating_sub(toll);
    let mut kept = Treasures::NONE;
    let mut keep = |treasure: Treasure, n: u8| {
        let n = n.min(treasures[treasure] - kept[treasure]).min(left);
        kept[treasure] += n;
        left -= n;
    };
    let n_paired = treasures[Treasure::Scales].min(treasures.total().saturating_sub(toll)) / 2 * 2;
    keep(Treasure::Scales, n_paired);
    keep(Treasure::Portal, u8::MAX);
    Treasure::ALL.into_iter().for_each(|it| keep(it, u8::MAX));
    kept
}

impl Play<'_> {
    /// At the end of the match some heroes give treasures back (DR-306).
    pub fn pay_tolls(&mut self) {
        for seat in Seat::all(self.table.n_seats()) {
            let player = self.table.player_mut(seat);
            let kept = without_toll(&player.treasures, player.side().toll);
            let treasures = player.treasures.minus(&kept);
            player.treasures = kept;
            self.table.bag = self.table.bag.plus(&treasures);
            if !treasures.is_empty() {
                self.emit(Event::TollPaid { seat, treasures });
            }
        }
    }
}

/// The lines of a player's score (DR-098).
pub fn lines(table: &Table, seat: Seat) -> Vec<Line> {
    let (player, treasures) = (table.player(seat), counted(table, seat));
    let line = |id, points: u8, count: u8, rule| Line {
        id,
        points: points.into(),
        count: count.into(),
        rule,
    };
    let [tokens, portals, scales] = treasure_lines(&treasures);
    let n_tokens = treasures.total();
    let n_portals = treasures[Treasure::Portal];
    let n_scales = treasures[Treasure::Scales];
    let delves = DELVE_LINES.into_iter().zip(player.level_xp);
    // A bag is seldom empty.
    let empty_bag = line("empty-bag", player.bag_xp, player.bag_xp, "DR-043");
    delves
        .take(player.n_delves.into())
        .map(|(id, xp)| line(id, xp, xp, "DR-062"))
        .chain([line("dragons", player.dragon_xp, player.dragon_xp, "DR-057")])
        .chain((player.bag_xp != 0).then_some(empty_bag))
        .chain([
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

/// The points of unused treasures at the end (DR-098).
pub fn treasure_points(treasures: &Treasures) -> u8 {
    treasure_lines(treasures).into_iter().sum()
}
