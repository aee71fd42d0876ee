//! Maps that grow while they are laid out.

use super::{Cell, Side};
use crate::sort;

/// A map that grows: things in squares, at most one in each. Two maps of the same things in the same
/// squares are equal, however they were laid out.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Map<T> {
    /// By rows from the south, each from the west.
    things: Vec<(Cell, T)>,
}

impl<T> Map<T> {
    /// An empty map.
    pub const EMPTY: Map<T> = Map { things: Vec::new() };

    /// The number of things.
    pub const fn len(&self) -> usize {
        self.things.len()
    }

    /// Tells whether nothing lies on the map.
    pub const fn is_empty(&self) -> bool {
        self.things.is_empty()
    }

    fn find(&self, cell: Cell) -> Result<usize, usize> {
        self.things.binary_search_by_key(&cell.key(), |it| it.0.key())
    }

    /// The thing in a square.
    pub fn get(&self, cell: Cell) -> Option<&T> {
        self.find(cell).ok().map(|at| &self.things[at].1)
    }

    /// The thing in a square, to be changed.
    pub fn get_mut(&mut self, cell: Cell) -> Option<&mut T> {
        self.find(cell).ok().map(|at| &mut self.things[at].1)
    }

    /// Tells whether something lies in a square.
    pub fn has(&self, cell: Cell) -> bool {
        self.find(cell).is_ok()
    }

    /// Puts a thing in an empty square.
    ///
    /// # Panics
    /// If something lies there.
    pub fn put(&mut self, cell: Cell, thing: T) {
        let at = self.find(cell).expect_err("one thing in a square");
        self.things.insert(at, (cell, thing));
    }

    /// Takes up what lies in a square.
    pub fn take(&mut self, cell: Cell) -> Option<T> {
        self.find(cell).ok().map(|at| self.things.remove(at).1)
    }

    /// The things with their squares, by rows from the south, each from the west.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Cell, &T)> + ExactSizeIterator + Clone {
        self.things.iter().map(|(cell, thing)| (*cell, thing))
    }

    /// The thing beyond each side of a square, if there is one.
    pub fn around(&self, cell: Cell) -> impl Iterator<Item = (Side, &T)> {
        Side::ALL.into_iter().filter_map(move |side| Some((side, self.get(cell.beyond(side))?)))
    }

    /// The empty squares that touch a thing, in the order of [`Map::iter`].
    pub fn edge(&self) -> Vec<Cell> {
        let beyond = |cell: Cell| Side::ALL.into_iter().map(move |side| cell.beyond(side));
        let mut edge: Vec<Cell> =
            self.things.iter().flat_map(|it| beyond(it.0)).filter(|it| !self.has(*it)).collect();
        sort(&mut edge, |one, other| one < other);
        edge.dedup();
        edge
    }

    /// The smallest rectangle around all things: its south-west and north-east squares.
    pub fn bounds(&self) -> Option<(Cell, Cell)> {
        let east = self.things.iter().map(|it| it.0.east());
        let north = self.things.iter().map(|it| it.0.north());
        let low = Cell::new(east.clone().min()?, north.clone().min()?);
        Some((low, Cell::new(east.max()?, north.max()?)))
    }

    /// For each thing the things beyond its sides, clockwise from the north, by their places in the order of
    /// [`Map::iter`].
    pub fn neighbours(&self) -> Vec<[Option<usize>; 4]> {
        let mut all = vec![[None; 4]; self.len()];
        let key = |at: usize| self.things[at].0.key();
        let mut below = 0;
        for at in 0..self.len() {
            if at + 1 < self.len() && key(at) + Cell::EASTWARD == key(at + 1) {
                all[at][Side::East.idx()] = Some(at + 1);
                all[at + 1][Side::West.idx()] = Some(at);
            }
            // Both are by rows from the south, each from the west.
            let south = key(at) - Cell::NORTHWARD;
            while key(below) < south {
                below += 1;
            }
            if key(below) == south {
                all[at][Side::South.idx()] = Some(below);
                all[below][Side::North.idx()] = Some(at);
            }
        }
        all
    }

    /// Every square with a thing that can be walked to from `start`, with the number of steps, the
    /// nearest first. `can_leave` tells whether a thing is left by a side; beyond it, something must
    /// lie. Nothing, if nothing lies at the start.
    pub fn walks(
        &self,
        start: Cell,
        can_leave: impl Fn(Cell, &T, Side) -> bool,
    ) -> Vec<(Cell, usize)> {
        let mut found: Vec<(Cell, usize)> = Vec::with_capacity(self.len());
        self.walk(start, can_leave, |cell, _, n_steps| {
            found.push((cell, n_steps));
            false
        });
        found
    }

    /// The number of steps to the nearest thing of a kind, walked as in [`Map::walks`]; none if there is no way.
    pub fn steps_to(
        &self,
        start: Cell,
        can_leave: impl Fn(Cell, &T, Side) -> bool,
        is_goal: impl Fn(&T) -> bool,
    ) -> Option<usize> {
        let mut n_steps = None;
        self.walk(start, can_leave, |_, thing, n| {
            n_steps = is_goal(thing).then_some(n);
            n_steps.is_some()
        });
        n_steps
    }

    /// Comes to each thing that can be walked to, with the number of steps, the nearest first, until `is_last`.
    fn walk(
        &self,
        start: Cell,
        can_leave: impl Fn(Cell, &T, Side) -> bool,
        mut is_last: impl FnMut(Cell, &T, usize) -> bool,
    ) {
        let Ok(start) = self.find(start) else { return };
        let neighbours = self.neighbours();
        let mut is_found = vec![false; self.len()];
        is_found[start] = true;
        // What has been found, in order; some of it has been come to.
        let mut found = Vec::with_capacity(self.len());
        found.push((start, 0));
        let mut nth = 0;
        while let Some(&(at, n_steps)) = found.get(nth) {
            nth += 1;
            let (cell, thing) = &self.things[at];
            if is_last(*cell, thing, n_steps) {
                return;
            }
            for side in Side::ALL.into_iter().filter(|it| can_leave(*cell, thing, *it)) {
                if let Some(beyond) = neighbours[at][side.idx()]
                    && !std::mem::replace(&mut is_found[beyond], true)
                {
                    found.push((beyond, n_steps + 1));
                }
            }
        }
    }
}

impl<T> Default for Map<T> {
    fn default() -> Map<T> {
        Map::EMPTY
    }
}
