//! The legal places of locations, their distance from an entrance, and those that may be moved.

use super::plan::PlacementGrid;
use crate::cards::ability::Place;
use crate::cards::{Ground, LocationId, QuestPlace, has_bridge};
use crate::refusals::Refusal;
use crate::setup::Switch;
use crate::state::{Open, Site};
use kernel::kit::{Cell, Map, Side};
use kernel::{Set, sort};

/// The ways of laying a location in a cell: as listed, or with a half-turn.
pub fn turns(open: &Open) -> &'static [bool] {
    if open.rules.has(Switch::HalfTurn) { &[false, true] } else { &[false] }
}

/// The same, with the sides where the location has an exit then.
fn exits(open: &Open, location: LocationId) -> Vec<(bool, Set<Side>)> {
    let of = |is_turned| (is_turned, Site::new(location, is_turned).ways());
    turns(open).iter().map(|it| of(*it)).collect()
}

/// Every way to lay a location: the cell, and whether it is turned.
pub fn places(open: &Open, location: LocationId, is_last: bool) -> Vec<(Cell, bool)> {
    let mut places = Vec::new();
    PlacementGrid::new(&open.map).each_new_place(
        &exits(open, location),
        is_last,
        |cell, is_turned| {
            places.push((cell, is_turned));
            true
        },
    );
    places
}

/// Checks that a location may lie in a cell as listed (DN-200 to DN-205).
///
/// # Errors
/// Why not.
pub fn may_lie(
    open: &Open,
    location: LocationId,
    cell: Cell,
    is_last: bool,
) -> Result<(), Refusal> {
    PlacementGrid::new(&open.map).may_lie(cell, Site::new(location, false).ways(), is_last)
}

/// The legal ways for a location to lie in a cell: as listed, or with a half-turn.
pub fn ways_to_lie(open: &Open, location: LocationId, cell: Cell, is_last: bool) -> Vec<bool> {
    let places = places(open, location, is_last).into_iter();
    places.filter(|it| it.0 == cell).map(|it| it.1).collect()
}

/// The number of steps from a location to the nearest entrance through working exits, conditions ignored
/// (DN-521); none if there is no way.
pub fn distance(map: &Map<Site>, from: Cell) -> Option<usize> {
    map.steps_to(from, |_, site, side| site.is_open(side), |it| it.says().is_entrance)
}

/// Tells whether no hero stands and no token lies in a location: no escort's, none of deactivation, not the bridge.
fn is_bare(open: &Open, cell: Cell) -> bool {
    let site = open.site(cell);
    let has_bridge = open.is_bridge_on && has_bridge(site.says());
    let has_hero = open.heroes.iter().any(|(_, it)| it.is_alive && it.at == cell);
    let has_token = open.tokens.iter().any(|it| it.1 == cell);
    !has_hero && !has_token && !has_bridge && !site.is_deactivated
}

/// The locations that can be taken up and placed elsewhere (`shiftMove`): no entrance, without heroes and
/// tokens, with another place to go, and nothing cut off.
pub fn movable(open: &Open, is_last: bool) -> impl Iterator<Item = Cell> {
    let plan = PlacementGrid::new(&open.map);
    let is_candidate =
        |(cell, site): &(Cell, &Site)| !site.says().is_entrance && is_bare(open, *cell);
    let candidates = open.map.iter().filter(is_candidate);
    let can_lie = move |(cell, site): &(Cell, &Site)| {
        plan.each_other_place(*cell, &exits(open, site.card), is_last, |_, _| false)
    };
    candidates.filter(can_lie).map(|it| it.0)
}

/// The new places for a location that is taken up from `from`.
pub fn replacements(open: &Open, from: Cell, is_last: bool) -> Vec<(Cell, bool)> {
    let mut places = Vec::new();
    if let Some(site) = open.map.get(from) {
        let plan = PlacementGrid::new(&open.map);
        plan.each_other_place(from, &exits(open, site.card), is_last, |cell, is_turned| {
            places.push((cell, is_turned));
            true
        });
    }
    places
}

/// The ways in which two locations can be swapped (`shiftSwap`): whether the one, and the other, are given
/// a half-turn.
pub fn swaps(open: &Open, one: Cell, other: Cell, is_last: bool) -> Vec<(bool, bool)> {
    let plan = PlacementGrid::new(&open.map);
    let can_swap = |it: &(bool, bool)| plan.can_swap((one, it.0), (other, it.1), is_last);
    TURNS.into_iter().filter(can_swap).collect()
}

/// The possible turns of two locations that are swapped.
const TURNS: [(bool, bool); 4] = [(false, false), (false, true), (true, false), (true, true)];

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
    let mut cells: Vec<Cell> =
        open.heroes.values().filter(|it| it.is_alive).map(|it| it.at).collect();
    sort(&mut cells, |one, other| one < other);
    cells.dedup();
    if cells.len() < 2 {
        return Vec::new();
    }
    let plan = PlacementGrid::new(&open.map);
    let mut pairs = Vec::new();
    for (nth, &one) in cells.iter().enumerate() {
        for &other in &cells[nth + 1..] {
            let can_swap = |it: (bool, bool)| plan.can_swap((one, it.0), (other, it.1), is_last);
            if TURNS.into_iter().any(can_swap) {
                pairs.push((one, other));
            }
        }
    }
    pairs
}

/// Tells whether a quest can be attempted in a location.
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

/// The goals of a warp: any other location of the kind.
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
