//! Who can be added to those that are picked already.

use super::Query;
use crate::boards::dungeon_roll::selection::{Picked, Plan, Target, horde};
use crate::games::dungeon_roll::client::{self, Action, Source, Unleash};

/// The monsters that can be added to those aimed at.
pub fn aims(query: Query<'_>, plan: Plan) -> Vec<(Target, u8)> {
    let Plan::Aim(picked) = plan else { return Vec::new() };
    let floor = &query.table().delve.floor;
    let foes = Target::ALL.into_iter().filter(|it| matches!(it, Target::Foe(_)));
    let dice = foes.flat_map(|it| (0..floor[it.face()]).map(move |nth| (it, nth)));
    let is_free = |(it, nth): &(Target, u8)| {
        let monsters = horde(&touched(query, &picked, *it, *nth));
        !picked.has(*it, *nth) && query.can(&Action::Unleash(Unleash::On { monsters }))
    };
    dice.filter(is_free).collect()
}

/// Those aimed at after a tap of a die: with it or without it, and with all of its type where
/// types go together.
pub fn touched(query: Query<'_>, picked: &Picked<5>, target: Target, nth: u8) -> Picked<5> {
    if query.aim().is_some_and(|it| it.is_whole) {
        picked.swept(target, query.table().delve.floor[target.face()])
    } else {
        picked.toggled(target, nth)
    }
}

/// Whether a source has joined the band that meets the dragon, or could.
pub fn can_join(query: Query<'_>, source: Source) -> bool {
    let chosen = query.selection.band.members();
    chosen.contains(&source) || client::missing(query.table(), &chosen).candidates.contains(&source)
}
