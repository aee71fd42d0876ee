//! The subject of a question, on the map.

use crate::boards::dungeoneer::query::{Query, Wanted};
use crate::boards::dungeoneer::selection::Thing;
use crate::games::dungeoneer::client::Fighter;
use crate::kernel::Seat;
use crate::kernel::kit::Cell;

/// The squares that the player who is asked wants to see: those that are offered, those of the heroes that are
/// offered, or that of the hero at whom something happens. Empty in a free moment, and while nobody is asked.
pub fn call(query: Query<'_>) -> Vec<Cell> {
    let open = query.open();
    if query.actor().is_none() || open.map.is_empty() {
        return Vec::new();
    }
    let of_hero = |seat: Seat| open.heroes.get(seat).filter(|it| it.is_alive).map(|it| it.at);
    match query.wanted() {
        Wanted::Place | Wanted::Ask(_) => {
            let things = query.legal.iter().flat_map(|it| query.things(it)).flatten();
            let cells = things.filter_map(|it| match it {
                Thing::Cell(cell) => Some(cell),
                Thing::Hero(seat) => of_hero(seat),
                _ => None, // It lies beside the map.
            });
            cells.collect()
        }
        Wanted::Window(_) => {
            let roller = open.roll.as_ref().and_then(|it| match it.by {
                Fighter::Hero(seat) => Some(seat),
                Fighter::Foe(_) => None,
            });
            let victim = roller.or(open.battle.as_ref().map(|it| it.hero));
            of_hero(victim.unwrap_or(open.active)).into_iter().collect()
        }
        _ => Vec::new(), // Nothing on the map is asked about.
    }
}
