//! Squares: of boards of a fixed size, and of maps that grow while they are laid out.

use std::fmt;
use std::str::FromStr;

use super::Kind;
use crate::kinds;
use crate::notation::ParseError;

kinds! {
    /// A side of a square, clockwise from the top.
    pub enum Side {
        North = "N",
        East = "E",
        South = "S",
        West = "W",
    }
}

impl Side {
    /// The side across.
    pub const fn opposite(self) -> Side {
        Side::ALL[(self as usize + 2) % 4]
    }

    /// The way to the square beyond: columns to the east, rows to the north.
    pub const fn step(self) -> (i8, i8) {
        match self {
            Side::North => (0, 1),
            Side::East => (1, 0),
            Side::South => (0, -1),
            Side::West => (-1, 0),
        }
    }
}

/// A square of a board with at most 26 columns, 9 rows and 64 squares: by its column's letter and
/// its row's number, such as `C4`. Rows are counted from the south. A set of squares has 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square<const COLUMNS: usize, const ROWS: usize>(u8);

impl<const COLUMNS: usize, const ROWS: usize> Square<COLUMNS, ROWS> {
    /// The square in a column and a row, both counted from 0.
    ///
    /// # Panics
    /// If the board has no such square.
    pub const fn at(column: usize, row: usize) -> Square<COLUMNS, ROWS> {
        const { assert!(COLUMNS <= 26 && ROWS <= 9 && COLUMNS * ROWS <= 64) }
        assert!(column < COLUMNS);
        assert!(row < ROWS);
        Square((row * COLUMNS + column) as u8)
    }

    /// The square of a name such as `C4`; for constants.
    ///
    /// # Panics
    /// If the board has no such square.
    pub const fn named(name: &str) -> Square<COLUMNS, ROWS> {
        let bytes = name.as_bytes();
        assert!(bytes.len() == 2);
        Square::at((bytes[0] - b'A') as usize, (bytes[1] - b'1') as usize)
    }

    /// Reads a name.
    ///
    /// # Errors
    /// If the board has no such square.
    pub fn read(word: &str) -> Result<Square<COLUMNS, ROWS>, ParseError> {
        let &[column @ b'A'..=b'Z', row @ b'1'..=b'9'] = word.as_bytes() else {
            return Err(ParseError::Unexpected);
        };
        let (column, row) = ((column - b'A') as usize, (row - b'1') as usize);
        let is_there = column < COLUMNS && row < ROWS;
        if is_there { Ok(Square::at(column, row)) } else { Err(ParseError::Unexpected) }
    }

    /// Every square, row by row from the south.
    pub fn all()
    -> impl DoubleEndedIterator<Item = Square<COLUMNS, ROWS>> + ExactSizeIterator + Clone {
        (0..COLUMNS * ROWS).map(|idx| Square(idx as u8))
    }

    /// The number of the square, counted from 0.
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// The column, counted from 0.
    pub const fn column(self) -> usize {
        self.0 as usize % COLUMNS
    }

    /// The row, counted from 0 in the south.
    pub const fn row(self) -> usize {
        self.0 as usize / COLUMNS
    }

    /// The square beyond a side; none where the board ends.
    pub const fn beyond(self, side: Side) -> Option<Square<COLUMNS, ROWS>> {
        let (column, row) = (self.column(), self.row());
        match side {
            Side::North if row + 1 < ROWS => Some(Square::at(column, row + 1)),
            Side::East if column + 1 < COLUMNS => Some(Square::at(column + 1, row)),
            Side::South if 0 < row => Some(Square::at(column, row - 1)),
            Side::West if 0 < column => Some(Square::at(column - 1, row)),
            Side::North | Side::East | Side::South | Side::West => None,
        }
    }
}

impl<const COLUMNS: usize, const ROWS: usize> Kind for Square<COLUMNS, ROWS> {
    const COUNT: usize = COLUMNS * ROWS;
    type Word = u64;

    #[inline]
    fn place(self) -> usize {
        self.0 as usize
    }

    #[inline]
    fn at_place(place: usize) -> Square<COLUMNS, ROWS> {
        debug_assert!(place < COLUMNS * ROWS);
        Square(place as u8)
    }
}

impl<const COLUMNS: usize, const ROWS: usize> fmt::Display for Square<COLUMNS, ROWS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column() as u8), self.row() + 1)
    }
}

impl<const COLUMNS: usize, const ROWS: usize> fmt::Debug for Square<COLUMNS, ROWS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The farthest that a map reaches from its first square.
pub const REACH_MAX: i8 = 99;

/// A square of a map that grows: columns to the east and rows to the north of its first square,
/// written `2,-1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    north: i8,
    east: i8,
}

impl Cell {
    /// The first square of a map.
    pub const START: Cell = Cell { north: 0, east: 0 };

    /// The square so far to the east and to the north; negative numbers go west and south.
    ///
    /// # Panics
    /// If it is farther than [`REACH_MAX`].
    #[inline]
    pub const fn new(east: i8, north: i8) -> Cell {
        assert!(-REACH_MAX <= east && east <= REACH_MAX);
        assert!(-REACH_MAX <= north && north <= REACH_MAX);
        Cell { north, east }
    }

    /// The distance to the east.
    pub const fn east(self) -> i8 {
        self.east
    }

    /// The distance to the north.
    pub const fn north(self) -> i8 {
        self.north
    }

    /// A step to the east, in numbers of squares.
    pub(super) const EASTWARD: i16 = 1;

    /// A step to the north, in numbers of squares.
    pub(super) const NORTHWARD: i16 = 256;

    /// A number in the order of squares: one comparison instead of two.
    pub(super) const fn key(self) -> i16 {
        self.north as i16 * Cell::NORTHWARD + self.east as i16 * Cell::EASTWARD
    }

    /// The square beyond a side.
    ///
    /// # Panics
    /// If it is farther than [`REACH_MAX`].
    #[inline]
    pub const fn beyond(self, side: Side) -> Cell {
        let (east, north) = side.step();
        Cell::new(self.east + east, self.north + north)
    }

    /// The side of this square where `other` touches it; none if it does not.
    pub fn side_to(self, other: Cell) -> Option<Side> {
        let way = (other.east - self.east, other.north - self.north);
        Side::ALL.into_iter().find(|it| it.step() == way)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.east, self.north)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Cell {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<Cell, ParseError> {
        let number = |word: &str| {
            let n: i8 = word.parse().map_err(|_| ParseError::Unexpected)?;
            // Numbers are written in one way only.
            let is_plain = n.to_string() == word && (-REACH_MAX..=REACH_MAX).contains(&n);
            if is_plain { Ok(n) } else { Err(ParseError::Unexpected) }
        };
        let (east, north) = word.split_once(',').ok_or(ParseError::Unexpected)?;
        Ok(Cell::new(number(east)?, number(north)?))
    }
}
