//! The map on squared paper: which locations touch, and which empty cells lie at its edge. A plan is drawn
//! when somebody asks where locations may lie, answers with a few bits each, and is not kept.

use crate::games::dungeoneer::refusals::Refusal;
use crate::games::dungeoneer::state::Site;
use crate::kernel::Set;
use crate::kernel::kit::{Cell, Map, REACH_MAX, Side};

/// No map has more locations: there are 44 in both boxes.
const SITES_MAX: usize = 64;

/// Empty cells around the plan, so that each cell at the edge has four neighbours on paper.
const MARGIN: usize = 2;

/// Locations of a plan, by their places in the order of the map, a bit each.
pub type Places = u64;

/// The map as it matters to whoever places a location.
pub struct Plan {
    spots: Vec<Spot>,
    /// In the order of the map.
    gaps: Vec<Gap>,
}

/// A location.
#[derive(Clone, Copy)]
struct Spot {
    cell: Cell,
    /// The sides with an exit.
    ways: Set<Side>,
    /// The place of its neighbour, by side.
    beyond: [Option<u8>; 4],
}

/// An empty cell that touches a location.
pub struct Gap {
    pub cell: Cell,
    beyond: [Option<u8>; 4],
    /// The sides where a location lies, and those of them where its exit leads here.
    neighbours: Set<Side>,
    ways: Set<Side>,
}

impl Gap {
    /// The gap between these neighbours.
    fn new(cell: Cell, beyond: [Option<u8>; 4], spots: &[Spot]) -> Gap {
        let (mut neighbours, mut ways) = (Set::NONE, Set::NONE);
        for side in Side::ALL {
            if let Some(nth) = beyond[side.idx()] {
                neighbours.add(side);
                if spots[usize::from(nth)].ways.has(side.opposite()) {
                    ways.add(side);
                }
            }
        }
        Gap { cell, beyond, neighbours, ways }
    }

    /// The same cell once the location at a place has been taken up.
    fn without(&self, place: usize) -> Gap {
        let is_it = |side: &Side| self.beyond[side.idx()] == Some(place as u8);
        let gone: Set<Side> = Side::ALL.into_iter().filter(is_it).collect();
        let beyond = self.beyond.map(|it| it.filter(|nth| usize::from(*nth) != place));
        let (neighbours, ways) = (self.neighbours.minus(gone), self.ways.minus(gone));
        Gap { cell: self.cell, beyond, neighbours, ways }
    }

    /// Whether a location with these exits meets its neighbours here (DN-200, DN-203, DN-204).
    fn meets(&self, exits: Set<Side>) -> Result<(), Refusal> {
        if self.neighbours.is_empty() {
            Err(Refusal::NoNeighbour)
        } else if exits.and(self.neighbours) != self.ways {
            Err(Refusal::ExitMeetsWall)
        } else if self.ways.is_empty() {
            Err(Refusal::CutOff)
        } else {
            Ok(())
        }
    }

    /// The locations that one with these exits is joined to here.
    fn joined(&self, exits: Set<Side>) -> Places {
        let joined = exits.and(self.ways).iter().filter_map(|it| self.beyond[it.idx()]);
        joined.fold(0, |all, nth| all | 1 << nth)
    }
}

impl Plan {
    /// Draws a map.
    ///
    /// # Panics
    /// If it has more than 64 locations.
    pub fn new(map: &Map<Site>) -> Plan {
        assert!(map.len() <= SITES_MAX);
        let Some((low, high)) = map.bounds() else {
            return Plan { spots: Vec::new(), gaps: Vec::new() };
        };
        let size = |low: i8, high: i8| (high - low) as usize + 1 + 2 * MARGIN;
        let width = size(low.east(), high.east());
        let height = size(low.north(), high.north());
        let mut paper: Vec<Option<u8>> = vec![None; width * height];
        let square = |cell: Cell| {
            let (east, north) = (cell.east() - low.east(), cell.north() - low.north());
            (north as usize + MARGIN) * width + east as usize + MARGIN
        };
        for (nth, (cell, _)) in map.iter().enumerate() {
            paper[square(cell)] = Some(nth as u8);
        }
        let beyond =
            |at: usize| [paper[at + width], paper[at + 1], paper[at - width], paper[at - 1]];
        let spot = |(cell, site): (Cell, &Site)| Spot {
            cell,
            ways: site.ways(),
            beyond: beyond(square(cell)),
        };
        let spots: Vec<Spot> = map.iter().map(spot).collect();
        let mut gaps = Vec::with_capacity(2 * spots.len() + 2);
        for row in MARGIN - 1..=height - MARGIN {
            for column in MARGIN - 1..=width - MARGIN {
                let at = row * width + column;
                let around = beyond(at);
                if paper[at].is_none() && around != [None; 4] {
                    let east = low.east() + (column as i8 - MARGIN as i8);
                    let north = low.north() + (row as i8 - MARGIN as i8);
                    gaps.push(Gap::new(Cell::new(east, north), around, &spots));
                }
            }
        }
        Plan { spots, gaps }
    }

    /// The place of the location in a cell.
    pub fn place(&self, cell: Cell) -> Option<usize> {
        self.spots.binary_search_by_key(&cell, |it| it.cell).ok()
    }

    /// The empty cells at the edge, in the order of the map.
    pub fn gaps(&self) -> &[Gap] {
        &self.gaps
    }

    /// Whether a location with these exits may lie in an empty cell of the plan (DN-200 to DN-205).
    /// `is_last` tells that the deck is empty then, and the dungeon may be closed.
    pub fn fits(&self, gap: &Gap, exits: Set<Side>, is_last: bool) -> Result<(), Refusal> {
        if is_far(gap.cell) {
            return Err(Refusal::NoNeighbour);
        }
        gap.meets(exits)?;
        let leads_out = !exits.minus(gap.neighbours).is_empty();
        let leads_elsewhere =
            || self.gaps.iter().any(|it| it.cell != gap.cell && !it.ways.is_empty());
        if is_last || leads_out || leads_elsewhere() { Ok(()) } else { Err(Refusal::Closed) }
    }

    /// The locations that can be walked to from those at `start`, them included, without one of `shut`.
    fn walk(&self, start: Places, shut: Places) -> Places {
        let (mut found, mut fresh) = (start, start);
        while fresh != 0 {
            let spot = &self.spots[fresh.trailing_zeros() as usize];
            fresh &= fresh - 1;
            let beyond = spot.ways.iter().filter_map(|side| spot.beyond[side.idx()]);
            let new = beyond.fold(0, |all, nth| all | 1 << nth) & !found & !shut;
            found |= new;
            fresh |= new;
        }
        found
    }

    /// The places of all locations.
    fn all(&self) -> Places {
        u64::MAX.checked_shr((SITES_MAX - self.spots.len()) as u32).unwrap_or(0)
    }

    /// Whether nothing is cut off, exit meets exit and wall meets wall, and the dungeon is not closed
    /// (DN-203 to DN-206).
    fn is_sound(&self, is_last: bool) -> bool {
        let meets = (0..self.spots.len()).all(|it| self.meets_all(it));
        let is_joined = || self.walk(1, 0) == self.all();
        let leads_out = |it: &Spot| it.ways.iter().any(|side| it.beyond[side.idx()].is_none());
        meets && is_joined() && (is_last || self.spots.iter().any(leads_out))
    }

    /// Whether the dungeon is sound once the locations at two places have been swapped, each given a
    /// half-turn or not.
    pub fn can_swap(
        &self,
        (one, is_one_turned): (usize, bool),
        (other, is_other_turned): (usize, bool),
        is_last: bool,
    ) -> bool {
        let turned = |place: usize, is_turned: bool| {
            let ways = self.spots[place].ways;
            if is_turned { ways.iter().map(Side::opposite).collect() } else { ways }
        };
        let mut spots = self.spots.clone();
        spots[other].ways = turned(one, is_one_turned);
        spots[one].ways = turned(other, is_other_turned);
        let swapped = Plan { spots, gaps: Vec::new() };
        swapped.meets_all(one) && swapped.meets_all(other) && swapped.is_sound(is_last)
    }

    /// Whether the location at a place meets all its neighbours (DN-203).
    fn meets_all(&self, place: usize) -> bool {
        let spot = &self.spots[place];
        Side::ALL.into_iter().all(|side| match spot.beyond[side.idx()] {
            Some(nth) => {
                spot.ways.has(side) == self.spots[usize::from(nth)].ways.has(side.opposite())
            }
            None => true,
        })
    }
}

/// Whether a cell is too far from the first for anything to lie there.
fn is_far(cell: Cell) -> bool {
    let is_far = |n: i8| REACH_MAX - 1 < n.abs();
    is_far(cell.east()) || is_far(cell.north())
}

/// A plan without one location, which is to lie elsewhere.
pub struct Lifted<'p> {
    plan: &'p Plan,
    place: usize,
    /// What hangs together without it.
    parts: Vec<Places>,
}

impl<'p> Lifted<'p> {
    /// Takes up the location at a place.
    pub fn new(plan: &'p Plan, place: usize) -> Lifted<'p> {
        let mut left = plan.all() & !(1 << place);
        let mut parts = Vec::new();
        while left != 0 {
            let part = plan.walk(left & left.wrapping_neg(), 1 << place);
            left &= !part;
            parts.push(part);
        }
        Lifted { plan, place, parts }
    }

    /// Whether a location with these exits may lie in an empty cell instead, and nothing is cut off
    /// (DN-200 to DN-206).
    pub fn fits(&self, gap: &Gap, exits: Set<Side>, is_last: bool) -> bool {
        let gap = gap.without(self.place);
        if is_far(gap.cell) || gap.meets(exits).is_err() {
            return false;
        }
        let joined = gap.joined(exits);
        let is_joined = self.parts.iter().all(|it| it & joined != 0);
        let leads_out = !exits.minus(gap.neighbours).is_empty();
        is_joined && (is_last || leads_out || self.leads_elsewhere(gap.cell))
    }

    /// Whether an exit leads to an empty cell other than `filled`: to that of the location itself, or to
    /// another.
    fn leads_elsewhere(&self, filled: Cell) -> bool {
        let spot = &self.plan.spots[self.place];
        let is_led_to = |side: Side| {
            let beyond = spot.beyond[side.idx()].map(usize::from);
            beyond.is_some_and(|nth| self.plan.spots[nth].ways.has(side.opposite()))
        };
        Side::ALL.into_iter().any(is_led_to)
            || self
                .plan
                .gaps
                .iter()
                .any(|it| it.cell != filled && !it.without(self.place).ways.is_empty())
    }
}
