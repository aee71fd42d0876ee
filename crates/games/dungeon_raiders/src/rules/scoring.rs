//! The end of the game and the ranking (RA-202, RA-221, RA-269).

use std::cmp::Reverse;

use super::aftermath::bleeding;
use crate::heroes::Party;
use crate::setup::Setup;
use crate::state::{Mat, Plight, View};
use kernel::{BySeat, Line, Seat, SeatSet, Standing};

/// The score if the match ended now. The living who have not bled come first, by treasure and then
/// by fewest wounds (RA-182, RA-183), then those who bled, then the dead, the latest first
/// (RA-269). If nobody lives, nobody has won (RA-177).
pub fn standing(view: &View) -> Standing {
    let setup = &view.ground.setup;
    let ends = ends(view);
    let key = |seat: Seat| rank_key(setup, &view.heroes[seat].mat, ends[seat]);
    let n_heroes = usize::from(setup.n_players);
    let Standing { mut places, .. } = Standing::rank(&BySeat::new(n_heroes, key), |seat| {
        lines(&view.heroes[seat].mat, ends[seat])
    });
    places.iter_mut().for_each(|(seat, it)| it.is_out = ends[seat] != Plight::Alive);
    let is_lost = places.iter().all(|(_, it)| it.is_out);
    Standing { places, is_lost }
}

/// The plight of each hero if nothing more happens: those who would bleed have bled.
fn ends(view: &View) -> Party<Plight> {
    let wounds = |seat: Seat| view.heroes[seat].mat.wounds;
    let is_open = !view.ground.is_over() && 2 < view.ground.setup.n_players;
    let bled = if is_open { bleeding(view.living(), wounds) } else { SeatSet::NONE };
    view.heroes.map(|seat, hero| if bled.has(seat) { Plight::Bled } else { hero.mat.plight })
}

/// Greater is better: the group, the treasure, the wounds turned round.
type RankKey = (u8, u8, Reverse<u8>);

fn rank_key(setup: &Setup, mat: &Mat, end: Plight) -> RankKey {
    let wounds = if setup.shared_ties { 0 } else { mat.wounds };
    match end {
        Plight::Alive => (2, mat.treasure, Reverse(wounds)),
        Plight::Bled => (1, mat.treasure, Reverse(wounds)),
        Plight::Dead { room } => (0, room, Reverse(0)),
    }
}

/// Treasure counts for who carries it out; those who bleed have it all the same, for nothing.
fn lines(mat: &Mat, end: Plight) -> Vec<Line> {
    let treasure = i32::from(mat.treasure);
    let wounds = i32::from(mat.wounds);
    let line = |id, points, count, rule| Line { id, points, count, rule };
    let carried = line("treasure", treasure, wounds, "RA-182");
    match end {
        Plight::Alive => vec![carried],
        Plight::Bled => vec![carried, line("bled", 0, wounds, "RA-180")],
        Plight::Dead { room } => vec![line("dead", 0, room.into(), "RA-170")],
    }
}
