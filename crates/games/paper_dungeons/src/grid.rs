//! The rooms of the sheet: six columns A to F, seven rows counted from the entrances up.

use kernel::Set;
use kernel::kit::Square;

/// Columns of the sheet, A to F.
pub const COLUMNS: usize = 6;
/// Rows of the sheet, counted from the entrances up.
pub const ROWS: usize = 7;
/// Rooms of the sheet.
pub const ROOMS: usize = COLUMNS * ROWS;

/// A room, by column letter and row number: `A1` to `F7`.
pub type Room = Square<COLUMNS, ROWS>;

/// A set of rooms.
pub type RoomSet = Set<Room>;

/// The rooms of one row (0 to 6).
pub const fn row(row: usize) -> RoomSet {
    Set::from_bits(0b11_1111 << (row * COLUMNS))
}

/// The rooms of one column (0 to 5).
pub const fn column(column: usize) -> RoomSet {
    let mut bits = 0;
    let mut row = 0;
    while row < ROWS {
        bits |= 1 << (row * COLUMNS + column);
        row += 1;
    }
    Set::from_bits(bits)
}

/// The corner rooms A1, F1, A7 and F7.
pub const CORNERS: RoomSet = Set::from_bits(1 | 1 << 5 | 1 << 36 | 1 << 41);

/// The 22 rooms of rows 1 and 7 and columns A and F.
pub fn edges() -> RoomSet {
    let rows = row(0).or(row(ROWS - 1));
    rows.or(column(0)).or(column(COLUMNS - 1))
}
