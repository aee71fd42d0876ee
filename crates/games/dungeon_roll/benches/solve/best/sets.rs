//! Dice that lie together, by number: all sets of up to so many dice of six faces, those of fewer dice first.

/// The faces of a die of either kind.
pub const FACES: usize = 6;

/// The faces as they are told apart, each by itself.
pub const ALL_APART: [usize; FACES] = [0, 1, 2, 3, 4, 5];

/// All sets of up to so many dice. Faces that do the same are not told apart: the first of them stands for all.
pub struct Sets {
    /// The face that stands for each.
    same: [usize; FACES],
    /// The number of dice of each face in a set.
    pub counts: Vec<[u8; FACES]>,
    /// The number of the first set of so many dice; after the last, the number of all sets.
    pub first: Vec<usize>,
    /// The number of a set with one die of a face more; that of all sets, where there is none.
    pub add: [Vec<usize>; FACES],
    /// The same with one die less.
    pub sub: [Vec<usize>; FACES],
}

impl Sets {
    /// All sets of up to so many dice, where these faces stand for all.
    pub fn new(n_max: usize, same: [usize; FACES]) -> Sets {
        let (mut counts, mut first) = (Vec::new(), Vec::new());
        for n in 0..=n_max {
            first.push(counts.len());
            each_set(n, |it| {
                if (0..FACES).all(|face| it[face] == 0 || same[face] == face) {
                    counts.push(it);
                }
            });
        }
        first.push(counts.len());
        let none = counts.len();
        let (add, sub) = ([const { Vec::new() }; FACES], [const { Vec::new() }; FACES]);
        let mut sets = Sets { same, counts, first, add, sub };
        for (face, stands) in same.into_iter().enumerate() {
            let change = |by: i8, it: &[u8; FACES]| {
                let mut changed = *it;
                changed[stands] = changed[stands].checked_add_signed(by)?;
                sets.find(&changed)
            };
            let changed =
                |by| sets.counts.iter().map(|it| change(by, it).unwrap_or(none)).collect();
            let (more, less) = (changed(1), changed(-1));
            (sets.add[face], sets.sub[face]) = (more, less);
        }
        sets
    }

    /// The faces that are told apart.
    pub fn faces(&self) -> impl Iterator<Item = usize> + '_ {
        (0..FACES).filter(|&it| self.same[it] == it)
    }

    /// The number of all sets.
    pub fn len(&self) -> usize {
        self.counts.len()
    }

    /// The number of a set; none if it has too many dice.
    pub fn find(&self, set: &[u8; FACES]) -> Option<usize> {
        let mut told = [0; FACES];
        for (face, &stands) in self.same.iter().enumerate() {
            told[stands] += set[face];
        }
        let n = self.n_dice(&told);
        let (from, to) = (*self.first.get(n)?, *self.first.get(n + 1)?);
        let at = self.counts[from..to].binary_search(&told).ok()?;
        Some(from + at)
    }

    /// The number of dice of a set.
    pub fn n_dice(&self, set: &[u8; FACES]) -> usize {
        set.iter().map(|&it| usize::from(it)).sum()
    }

    /// All sets of so many dice, and the share of throws that show each.
    pub fn throws(&self, n: usize) -> impl Iterator<Item = (usize, f64)> + '_ {
        let factorial = |n: usize| (1..=n).map(|it| it as f64).product::<f64>();
        (self.first[n]..self.first[n + 1]).map(move |it| {
            let counts = self.counts[it].iter().enumerate();
            let share = counts.map(|(face, &n)| {
                let n_sides = self.same.iter().filter(|&&it| it == face).count() as f64;
                n_sides.powi(n.into()) / factorial(n.into())
            });
            (it, share.product::<f64>() * factorial(n) / 6_f64.powi(n as i32))
        })
    }
}

/// Calls `see` with all sets of so many dice, in order.
fn each_set(n: usize, mut see: impl FnMut([u8; FACES])) {
    fn rest(set: &mut [u8; FACES], face: usize, n: usize, see: &mut dyn FnMut([u8; FACES])) {
        if face + 1 == FACES {
            set[face] = n as u8;
            return see(*set);
        }
        for here in 0..=n {
            set[face] = here as u8;
            rest(set, face + 1, n - here, see);
        }
    }
    rest(&mut [0; FACES], 0, n, &mut see);
}

/// A number for each of so many places in each of so many rows; one place more in each row is worth nothing at all.
#[derive(Default)]
pub struct Grid {
    n_places: usize,
    cells: Vec<f64>,
}

/// Worth less than anything.
pub const NEVER: f64 = f64::NEG_INFINITY;

impl Grid {
    /// Every place is worth nothing at all.
    pub fn new(n_rows: usize, n_places: usize) -> Grid {
        Grid { n_places: n_places + 1, cells: vec![NEVER; n_rows * (n_places + 1)] }
    }

    /// A row, with the place more.
    pub fn row(&self, row: usize) -> &[f64] {
        &self.cells[row * self.n_places..(row + 1) * self.n_places]
    }

    /// Sets the places of a row from one on.
    pub fn set(&mut self, row: usize, from: usize, values: &[f64]) {
        let at = row * self.n_places + from;
        self.cells[at..at + values.len()].copy_from_slice(values);
    }
}
