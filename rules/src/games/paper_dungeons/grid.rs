//! The rooms of the sheet: six columns A to F, seven rows counted from the entrances up.

use std::fmt;

use crate::kernel::notation::Flaw;

/// Columns of the sheet, A to F.
pub const COLUMNS: usize = 6;
/// Rows of the sheet, counted from the entrances up.
pub const ROWS: usize = 7;
/// Rooms of the sheet.
pub const ROOMS: usize = COLUMNS * ROWS;

/// A room, by column letter and row number: `A1` to `F7`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Room(u8);

impl Room {
    /// The room in column `column` (0 to 5) and row `row` (0 to 6, from the entrances up).
    pub const fn at(column: usize, row: usize) -> Room {
        assert!(column < COLUMNS);
        assert!(row < ROWS);
        Room((row * COLUMNS + column) as u8)
    }

    /// The room of a name such as `C4`.
    ///
    /// # Panics
    /// If there is no such room.
    pub const fn named(name: &str) -> Room {
        let bytes = name.as_bytes();
        assert!(bytes.len() == 2);
        Room::at((bytes[0] - b'A') as usize, (bytes[1] - b'1') as usize)
    }

    /// Reads a name.
    ///
    /// # Errors
    /// If there is no such room.
    pub fn read(word: &str) -> Result<Room, Flaw> {
        match word.as_bytes() {
            [column @ b'A'..=b'F', row @ b'1'..=b'7'] => {
                Ok(Room::at((column - b'A') as usize, (row - b'1') as usize))
            }
            _ => Err(Flaw::Unexpected),
        }
    }

    /// Every room, row by row from the entrances up.
    pub fn all() -> impl DoubleEndedIterator<Item = Room> + Clone {
        (0..ROOMS as u8).map(Room)
    }

    /// The number of the room, 0 to 41.
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// The column, 0 to 5.
    pub const fn column(self) -> usize {
        self.0 as usize % COLUMNS
    }

    /// The row, 0 to 6, from the entrances up.
    pub const fn row(self) -> usize {
        self.0 as usize / COLUMNS
    }
}

impl fmt::Display for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column() as u8), self.row() + 1)
    }
}

impl fmt::Debug for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of rooms.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct RoomSet(u64);

impl RoomSet {
    /// No room.
    pub const NONE: RoomSet = RoomSet(0);

    /// The rooms of which `is_in` holds.
    pub fn of(is_in: impl Fn(Room) -> bool) -> RoomSet {
        Room::all().filter(|&it| is_in(it)).collect()
    }

    /// Tells whether a room is in the set.
    pub const fn has(self, room: Room) -> bool {
        self.0 >> room.0 & 1 == 1
    }

    /// Puts a room in.
    pub fn add(&mut self, room: Room) {
        self.0 |= 1 << room.0;
    }

    /// The set and a room.
    #[must_use]
    pub const fn with(self, room: Room) -> RoomSet {
        RoomSet(self.0 | 1 << room.0)
    }

    /// The number of rooms.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Tells whether no room is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The rooms in both sets.
    #[must_use]
    pub const fn and(self, other: RoomSet) -> RoomSet {
        RoomSet(self.0 & other.0)
    }

    /// The rooms of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: RoomSet) -> RoomSet {
        RoomSet(self.0 & !other.0)
    }

    /// The rooms, row by row from the entrances up.
    pub fn iter(self) -> impl Iterator<Item = Room> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let lowest = rest.trailing_zeros();
            (rest != 0).then(|| {
                rest &= rest - 1;
                Room(lowest as u8)
            })
        })
    }

    /// The rooms of one row (0 to 6).
    pub const fn row(row: usize) -> RoomSet {
        RoomSet(0b11_1111 << (row * COLUMNS))
    }

    /// The rooms of one column (0 to 5).
    pub const fn column(column: usize) -> RoomSet {
        let mut bits = 0;
        let mut row = 0;
        while row < ROWS {
            bits |= 1 << (row * COLUMNS + column);
            row += 1;
        }
        RoomSet(bits)
    }
}

/// The corner rooms A1, F1, A7 and F7.
pub const CORNERS: RoomSet = RoomSet(1 | 1 << 5 | 1 << 36 | 1 << 41);

/// The 22 rooms of rows 1 and 7 and columns A and F.
pub const EDGES: RoomSet =
    RoomSet(RoomSet::row(0).0 | RoomSet::row(6).0 | RoomSet::column(0).0 | RoomSet::column(5).0);

impl FromIterator<Room> for RoomSet {
    fn from_iter<I: IntoIterator<Item = Room>>(rooms: I) -> RoomSet {
        rooms.into_iter().fold(RoomSet::NONE, RoomSet::with)
    }
}

impl fmt::Debug for RoomSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
