//! Where locations may lie (§6.1), how far they are from an entrance, and which may be moved.

use crate::games::dungeoneer::cards::ability::{Condition, Place};
use crate::games::dungeoneer::cards::{Ground, LocationCard, LocationId, QuestPlace};
use crate::games::dungeoneer::refusals::Refusal;
use crate::games::dungeoneer::setup::Switch;
use crate::games::dungeoneer::state::{Open, Site};
use crate::kernel::kit::{Cell, Map, REACH_MAX, Side};

/// How a location may be laid in a cell: as listed, or with a half-turn.
pub fn turns(open: &Open) -> &'static [bool] {
    if open.rules.has(Switch::HalfTurn) { &[false, true] } else { &[false] }
}

/// Whether a location may lie so in a cell (DN-200 to DN-205). `is_last` tells that the deck is empty
/// then, and the dungeon may be closed.
///
/// # Errors
/// Why not.
pub fn fits(map: &Map<Site>, cell: Cell, site: &Site, is_last: bool) -> Result<(), Refusal> {
    if map.has(cell) {
        return Err(Refusal::CellTaken);
    }
    let is_far = |n: i8| REACH_MAX - 1 < n.abs();
    if is_far(cell.east()) || is_far(cell.north()) {
        return Err(Refusal::NoNeighbour);
    }
    let (mut n_neighbours, mut n_ways) = (0, 0);
    for (side, neighbour) in map.around(cell) {
        n_neighbours += 1;
        match (site.is_open(side), neighbour.is_open(side.opposite())) {
            (true, true) => n_ways += 1,
            (false, false) => {}
            (true, false) | (false, true) => return Err(Refusal::ExitMeetsWall),
        }
    }
    if n_neighbours == 0 {
        return Err(Refusal::NoNeighbour);
    }
    if n_ways == 0 {
        return Err(Refusal::CutOff);
    }
    let leads_out =
        Side::ALL.into_iter().any(|side| site.is_open(side) && !map.has(cell.beyond(side)));
    if is_last || leads_out || leads_elsewhere(map, cell) { Ok(()) } else { Err(Refusal::Closed) }
}

/// Whether an exit leads to an empty cell other than `filled`.
fn leads_elsewhere(map: &Map<Site>, filled: Cell) -> bool {
    map.iter().any(|(cell, site)| {
        Side::ALL.into_iter().any(|side| {
            let beyond = cell.beyond(side);
            site.is_open(side) && beyond != filled && !map.has(beyond)
        })
    })
}

/// Every way to lay a location: the cell, and whether it is turned.
pub fn places(open: &Open, location: LocationId, is_last: bool) -> Vec<(Cell, bool)> {
    let mut places = Vec::new();
    for cell in open.map.edge() {
        for &is_turned in turns(open) {
            if fits(&open.map, cell, &Site::new(location, is_turned), is_last).is_ok() {
                places.push((cell, is_turned));
            }
        }
    }
    places
}

/// The number of steps from a location to the nearest entrance through working exits, conditions ignored
/// (DN-521); none if there is no way.
pub fn distance(map: &Map<Site>, from: Cell) -> Option<usize> {
    let walks = map.walks(from, |_, site, side| site.is_open(side));
    let entrance = |cell: &Cell| map.get(*cell).is_some_and(|it| it.says().is_entrance);
    walks.into_iter().find(|(cell, _)| entrance(cell)).map(|it| it.1)
}

/// Whether every location has a way to an entrance (DN-206). Exit meets exit everywhere, so ways lead both
/// ways, and one walk from an entrance must come to all.
fn is_connected(map: &Map<Site>) -> bool {
    let is_entrance = |it: &(Cell, &Site)| it.1.says().is_entrance;
    let Some((start, _)) = map.iter().find(is_entrance) else { return false };
    map.walks(start, |_, site, side| site.is_open(side)).len() == map.len()
}

/// Whether exit meets exit and wall meets wall everywhere, nothing is cut off, and the dungeon is not
/// closed (DN-203 to DN-206).
pub fn is_sound(map: &Map<Site>, is_last: bool) -> bool {
    let meets = |(cell, site): (Cell, &Site)| {
        map.around(cell).all(|(side, other)| site.is_open(side) == other.is_open(side.opposite()))
    };
    let leads_out = |(cell, site): (Cell, &Site)| {
        Side::ALL.into_iter().any(|it| site.is_open(it) && !map.has(cell.beyond(it)))
    };
    map.iter().all(meets) && is_connected(map) && (is_last || map.iter().any(leads_out))
}

/// Whether no hero stands and no token lies in a location: no escort's, none of deactivation, not the
/// bridge.
fn is_bare(open: &Open, cell: Cell) -> bool {
    let site = open.site(cell);
    let has_bridge = open.is_bridge_on && has_bridge(site.says());
    let has_hero = open.heroes.iter().any(|(_, it)| it.is_alive && it.at == cell);
    let has_token = open.tokens.iter().any(|it| it.1 == cell);
    !has_hero && !has_token && !has_bridge && !site.is_deactivated
}

/// Whether the bridge lies in this location: it asks whether it is retracted (DV-M13).
pub fn has_bridge(location: &LocationCard) -> bool {
    location.abilities.iter().any(|it| it.conditions.contains(&Condition::BridgeIsOff))
}

/// The locations that can be taken up and placed elsewhere (`shiftMove`): no entrance, without heroes and
/// tokens, with another place to go, and nothing cut off.
pub fn movable(open: &Open, is_last: bool) -> impl Iterator<Item = Cell> {
    let candidates = open
        .map
        .iter()
        .filter(|(cell, site)| !site.says().is_entrance && is_bare(open, *cell))
        .map(|it| it.0);
    candidates.filter(move |it| each_replacement(open, *it, is_last, |_| false))
}

/// Where a location that is taken up from `from` can be placed instead.
pub fn replacements(open: &Open, from: Cell, is_last: bool) -> Vec<(Cell, bool)> {
    let mut places = Vec::new();
    each_replacement(open, from, is_last, |it| {
        places.push(it);
        true
    });
    places
}

/// Visits the places where a location that is taken up from `from` can lie instead, as long as `visit`
/// wants more; tells whether there was one.
fn each_replacement(
    open: &Open,
    from: Cell,
    is_last: bool,
    mut visit: impl FnMut((Cell, bool)) -> bool,
) -> bool {
    let mut map = open.map.clone();
    let Some(site) = map.take(from) else { return false };
    let mut is_found = false;
    for cell in map.edge().into_iter().filter(|it| *it != from) {
        for &is_turned in turns(open) {
            let moved = Site::new(site.card, is_turned);
            if fits(&map, cell, &moved, is_last).is_err() {
                continue;
            }
            map.put(cell, moved);
            let is_sound = is_connected(&map);
            map.take(cell);
            if is_sound {
                is_found = true;
                if !visit((cell, is_turned)) {
                    return true;
                }
            }
        }
    }
    is_found
}

/// The ways in which two locations can be swapped (`shiftSwap`): whether the one, and the other, are given
/// a half-turn.
pub fn swaps(open: &Open, one: Cell, other: Cell, is_last: bool) -> Vec<(bool, bool)> {
    let mut ways = Vec::new();
    for first in [false, true] {
        for second in [false, true] {
            if let Some(map) = swapped(&open.map, (one, first), (other, second))
                && is_sound(&map, is_last)
            {
                ways.push((first, second));
            }
        }
    }
    ways
}

/// The map after two locations have changed places.
pub fn swapped(
    map: &Map<Site>,
    (one, is_one_turned): (Cell, bool),
    (other, is_other_turned): (Cell, bool),
) -> Option<Map<Site>> {
    let mut map = map.clone();
    let mut first = map.take(one)?;
    let mut second = map.take(other)?;
    first.is_turned ^= is_one_turned;
    second.is_turned ^= is_other_turned;
    first.held = [None; 4];
    second.held = [None; 4];
    map.put(other, first);
    map.put(one, second);
    Some(map)
}

/// The pairs of locations that can be swapped: each holds a hero.
pub fn swappable(open: &Open, is_last: bool) -> Vec<(Cell, Cell)> {
    let has_hero = |cell: Cell| open.heroes.iter().any(|(_, it)| it.is_alive && it.at == cell);
    let cells: Vec<Cell> = open.map.iter().map(|it| it.0).filter(|it| has_hero(*it)).collect();
    let mut pairs = Vec::new();
    for (nth, &one) in cells.iter().enumerate() {
        for &other in &cells[nth + 1..] {
            if !swaps(open, one, other, is_last).is_empty() {
                pairs.push((one, other));
            }
        }
    }
    pairs
}

/// Whether a location is where a quest can be attempted.
pub fn is_place(place: QuestPlace, site: &Site) -> bool {
    let says = site.says();
    match place {
        QuestPlace::Location(id) => site.card == id,
        QuestPlace::Entrance => says.is_entrance,
        QuestPlace::PlainTunnel => says.ground == Ground::Tunnel,
        QuestPlace::Tunnel => site.is_tunnel(),
        QuestPlace::Chamber => says.ground == Ground::Chamber && !says.is_entrance,
    }
}

/// Where a warp may lead: any other location of the kind.
pub fn warps(open: &Open, from: Cell, place: Place) -> Vec<Cell> {
    let is_meant = |site: &Site| match place {
        Place::Any => true,
        Place::Chamber => !site.is_tunnel(),
        Place::Tunnel => site.is_tunnel(),
        Place::Entrance => site.says().is_entrance,
    };
    let there = open.map.iter().filter(|(cell, site)| *cell != from && is_meant(site));
    there.map(|it| it.0).collect()
}

/// The adjacent locations joined by a working exit of the location being left.
pub fn steps(open: &Open, from: Cell) -> Vec<Cell> {
    let Some(site) = open.map.get(from) else { return Vec::new() };
    let sides = Side::ALL.into_iter().filter(|it| site.is_open(*it));
    sides.map(|it| from.beyond(it)).filter(|it| open.map.has(*it)).collect()
}
