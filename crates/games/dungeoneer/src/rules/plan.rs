//! The map on squared paper, a bit for each square: where a location may lie, and whether all hang together,
//! is found for a whole row at once. A plan is drawn when somebody asks, and not kept.

use crate::refusals::Refusal;
use crate::state::Site;
use kernel::Set;
use kernel::kit::{Cell, Map, REACH_MAX, Side};

/// Squares of a row, a bit for each, the lowest in the west.
type Squares = u64;

/// Empty rows and columns around the map: all that touches it has neighbours on paper.
const MARGIN: i8 = 2;

/// The map as it matters to a player who places a location.
#[derive(Clone)]
pub struct PlacementGrid {
    /// From the south.
    rows: Vec<Row>,
    /// Of the square in the south-west corner.
    east: i8,
    north: i8,
}

/// A row of the paper.
#[derive(Clone, Copy, Default)]
struct Row {
    /// The squares with locations.
    taken: Squares,
    /// Those with an exit, by side.
    ways: [Squares; 4],
}

/// The fit of a location with some exits in each square of a row.
struct Fit {
    /// An empty square that touches a location.
    is_edge: Squares,
    /// Exit meets exit and wall meets wall (DN-203).
    meets: Squares,
    /// An exit leads to a neighbour (DN-204).
    is_joined: Squares,
    /// An exit leads to an empty square (DN-205).
    leads_out: Squares,
}

impl PlacementGrid {
    /// Draws a map.
    ///
    /// # Panics
    /// If it is wider than 60 locations: there are 44 in both boxes, and they hang together.
    pub fn new(map: &Map<Site>) -> PlacementGrid {
        let Some((low, high)) = map.bounds() else {
            return PlacementGrid { rows: Vec::new(), east: 0, north: 0 };
        };
        let (east, north) = (low.east() - MARGIN, low.north() - MARGIN);
        assert!(high.east() - east + MARGIN < Squares::BITS as i8);
        let n_rows = (high.north() - north + MARGIN + 1) as usize;
        let mut plan = PlacementGrid { rows: vec![Row::default(); n_rows], east, north };
        for (cell, site) in map.iter() {
            let (row, square) = plan.square(cell);
            let row = &mut plan.rows[row];
            row.taken |= square;
            for side in site.ways().iter() {
                row.ways[side.idx()] |= square;
            }
        }
        plan
    }

    /// The row and the bit of a cell of the map, or of one that touches it.
    fn square(&self, cell: Cell) -> (usize, Squares) {
        ((cell.north() - self.north) as usize, 1 << (cell.east() - self.east))
    }

    /// The rows that touch the map.
    fn inner(&self) -> std::ops::Range<usize> {
        1..self.rows.len().saturating_sub(1).max(1)
    }

    /// The part of `squares` that lies beyond a side, put where it is seen from; `squares` gives those of a row.
    fn beyond(&self, row: usize, side: Side, squares: impl Fn(usize) -> Squares) -> Squares {
        match side {
            Side::North => squares(row + 1),
            Side::East => squares(row) >> 1,
            Side::South => squares(row - 1),
            Side::West => squares(row) << 1,
        }
    }

    /// The squares of a row to which a way leads from the location beyond a side.
    fn led_to(&self, row: usize, side: Side) -> Squares {
        self.beyond(row, side, |it| self.rows[it].ways[side.opposite().idx()])
    }

    /// The fit of a location with these exits in a row.
    fn fit(&self, row: usize, exits: Set<Side>) -> Fit {
        let mut fit = Fit { is_edge: 0, meets: !0, is_joined: 0, leads_out: 0 };
        for side in Side::ALL {
            let neighbours = self.beyond(row, side, |it| self.rows[it].taken);
            let led_to = self.led_to(row, side);
            fit.is_edge |= neighbours;
            if exits.has(side) {
                fit.meets &= !neighbours | led_to;
                fit.is_joined |= led_to;
                fit.leads_out |= !neighbours;
            } else {
                fit.meets &= !led_to;
            }
        }
        fit.is_edge &= !self.rows[row].taken;
        fit
    }

    /// The empty squares of a row that an exit leads to.
    fn openings(&self, row: usize) -> Squares {
        let led_to = Side::ALL.map(|side| self.led_to(row, side));
        led_to.into_iter().fold(0, |all, it| all | it) & !self.rows[row].taken
    }

    /// Tells whether an exit leads to an empty square other than these ones of a row, of which there is one.
    fn leads_elsewhere(&self, row: usize, filled: Squares) -> bool {
        let but = |it: usize| if it == row { !filled } else { !0 };
        self.inner().any(|it| self.openings(it) & but(it) != 0)
    }

    /// The squares of a row where a location with these exits may lie (DN-200 to DN-205). `is_last` tells
    /// that the deck is empty then, and the dungeon may be closed.
    fn fitting(&self, row: usize, exits: Set<Side>, is_last: bool) -> Squares {
        let fit = self.fit(row, exits);
        let mut fitting = fit.is_edge & fit.meets & fit.is_joined;
        let mut closing = if is_last { 0 } else { fitting & !fit.leads_out };
        while closing != 0 {
            let square = closing & closing.wrapping_neg();
            closing ^= square;
            if !self.leads_elsewhere(row, square) {
                fitting ^= square;
            }
        }
        fitting
    }

    /// Checks that a location with these exits may lie in a cell (DN-200 to DN-205).
    ///
    /// # Errors
    /// Why not.
    pub fn may_lie(&self, cell: Cell, exits: Set<Side>, is_last: bool) -> Result<(), Refusal> {
        let touching = self.inner().find(|it| self.north + *it as i8 == cell.north());
        let row = touching.ok_or(Refusal::NoNeighbour)?;
        let column = cell.east().checked_sub(self.east).ok_or(Refusal::NoNeighbour)?;
        let square = 1_u64.checked_shl(column as u32).unwrap_or(0);
        let fit = self.fit(row, exits);
        if self.rows[row].taken & square != 0 {
            Err(Refusal::CellTaken)
        } else if fit.is_edge & square == 0 || is_far(cell) {
            Err(Refusal::NoNeighbour)
        } else if fit.meets & square == 0 {
            Err(Refusal::ExitMeetsWall)
        } else if fit.is_joined & square == 0 {
            Err(Refusal::CutOff)
        } else if self.fitting(row, exits, is_last) & square == 0 {
            Err(Refusal::Closed)
        } else {
            Ok(())
        }
    }

    /// Visits the cells where a location may lie, in the order of the map, with how it is turned there, as
    /// long as `visit` wants more. `turns` says its exits as each turn, of two at most, has them. `narrow` keeps those of the
    /// squares of a row that are meant. Tells whether it was stopped.
    fn each_place(
        &self,
        turns: &[(bool, Set<Side>)],
        is_last: bool,
        narrow: impl Fn(usize, Set<Side>, Squares) -> Squares,
        mut visit: impl FnMut(Cell, bool) -> bool,
    ) -> bool {
        for row in self.inner() {
            let mut lies = [0; 2];
            for (squares, it) in lies.iter_mut().zip(turns) {
                *squares = narrow(row, it.1, self.fitting(row, it.1, is_last));
            }
            let mut left = lies[0] | lies[1];
            while left != 0 {
                let column = left.trailing_zeros();
                left &= left - 1;
                let cell = Cell::new(self.east + column as i8, self.north + row as i8);
                let mut here = turns.iter().zip(lies).filter(|it| it.1 >> column & 1 == 1);
                if !is_far(cell) && here.any(|it| !visit(cell, it.0.0)) {
                    return true;
                }
            }
        }
        false
    }

    /// Visits the cells where a new location may lie, in the order of the map, with how it is turned there,
    /// as long as `visit` wants more; tells whether it was stopped. `turns` says its exits as each turn has
    /// them.
    pub fn each_new_place(
        &self,
        turns: &[(bool, Set<Side>)],
        is_last: bool,
        visit: impl FnMut(Cell, bool) -> bool,
    ) -> bool {
        self.each_place(turns, is_last, |_, _, squares| squares, visit)
    }

    /// The same for a location that is taken up from a cell and lies elsewhere, nothing being cut off
    /// (DN-206).
    pub fn each_other_place(
        &self,
        from: Cell,
        turns: &[(bool, Set<Side>)],
        is_last: bool,
        visit: impl FnMut(Cell, bool) -> bool,
    ) -> bool {
        let (row_of_it, square) = self.square(from);
        let mut rest = self.clone();
        rest.set_ways(from, [0; 4]);
        rest.rows[row_of_it].taken &= !square;
        // Nothing is cut off without the end of a way.
        let is_joined = |side: &Side| self.led_to(row_of_it, *side) & square != 0;
        let is_end = Side::ALL.iter().filter(|it| is_joined(it)).count() <= 1;
        let parts = if is_end { Vec::new() } else { rest.parts() };
        let narrow = |row: usize, exits: Set<Side>, mut squares: Squares| {
            if row == row_of_it {
                squares &= !square;
            }
            // It joins all parts that hang together without it.
            if 1 < parts.len() && squares != 0 {
                for part in &parts {
                    squares &= exits.iter().fold(0, |all, side| {
                        let opposite = side.opposite().idx();
                        all | rest.beyond(row, side, |it| rest.rows[it].ways[opposite] & part[it])
                    });
                }
            }
            squares
        };
        rest.each_place(turns, is_last, narrow, visit)
    }

    /// The exits of the location in a cell, its bit for each.
    fn ways(&self, cell: Cell) -> [Squares; 4] {
        let (row, square) = self.square(cell);
        self.rows[row].ways.map(|it| Squares::from(it & square != 0))
    }

    /// Gives the location in a cell these exits, a bit for each.
    fn set_ways(&mut self, cell: Cell, ways: [Squares; 4]) {
        let (row, square) = self.square(cell);
        for (all, is_way) in self.rows[row].ways.iter_mut().zip(ways) {
            *all = *all & !square | (square * is_way);
        }
    }

    /// The squares that can be walked to from a square of a row, by rows.
    fn walk(&self, row: usize, square: Squares) -> Vec<Squares> {
        let mut found = vec![0; self.rows.len()];
        found[row] = square;
        let mut is_growing = true;
        while is_growing {
            is_growing = false;
            for row in self.inner() {
                let before = found[row];
                for side in Side::ALL {
                    let opposite = side.opposite().idx();
                    let fresh =
                        self.beyond(row, side, |it| found[it] & self.rows[it].ways[opposite]);
                    found[row] |= fresh & self.rows[row].taken;
                }
                is_growing |= found[row] != before;
            }
        }
        found
    }

    /// The parts of the map that hang together, each by rows.
    fn parts(&self) -> Vec<Vec<Squares>> {
        let mut parts: Vec<Vec<Squares>> = Vec::new();
        for row in self.inner() {
            loop {
                let seen = parts.iter().fold(0, |all, it| all | it[row]);
                let left = self.rows[row].taken & !seen;
                if left == 0 {
                    break;
                }
                parts.push(self.walk(row, left & left.wrapping_neg()));
            }
        }
        parts
    }

    /// Tells whether exit meets exit and wall meets wall, nothing is cut off, and the dungeon is not closed (DN-203 to
    /// DN-206).
    fn is_sound(&self, is_last: bool) -> bool {
        let meets = |row: usize| {
            let here = &self.rows[row];
            Side::ALL.into_iter().all(|side| {
                let neighbours = self.beyond(row, side, |it| self.rows[it].taken);
                let differing = here.ways[side.idx()] ^ self.led_to(row, side);
                differing & here.taken & neighbours == 0
            })
        };
        let is_open = || self.inner().any(|row| self.openings(row) != 0);
        self.inner().all(meets) && self.parts().len() == 1 && (is_last || is_open())
    }

    /// Tells whether the dungeon is sound once the locations in two cells have been swapped, each given a half-turn or
    /// not.
    pub fn can_swap(
        &self,
        (one, is_one_turned): (Cell, bool),
        (other, is_other_turned): (Cell, bool),
        is_last: bool,
    ) -> bool {
        let turned = |[north, east, south, west]: [Squares; 4], is_turned: bool| {
            if is_turned { [south, west, north, east] } else { [north, east, south, west] }
        };
        let mut swapped = self.clone();
        swapped.set_ways(other, turned(self.ways(one), is_one_turned));
        swapped.set_ways(one, turned(self.ways(other), is_other_turned));
        swapped.is_sound(is_last)
    }
}

/// Tells whether a cell is too far from the first for anything to lie there.
fn is_far(cell: Cell) -> bool {
    let is_far = |n: i8| REACH_MAX - 1 < n.abs();
    is_far(cell.east()) || is_far(cell.north())
}
