//! A line has columns, with a bar between them.

use crate::cards::spelling::{Cursor, LineError, Spelled};

/// Goes on to the next column.
pub fn column(cursor: &mut Cursor<'_>) -> Result<(), LineError> {
    cursor.need(" | ")
}

/// Reads a column that is one thing, and goes on to the next.
pub fn read_column<T: Spelled>(cursor: &mut Cursor<'_>) -> Result<T, LineError> {
    let it = T::read(cursor)?;
    column(cursor)?;
    Ok(it)
}
