//! The beginning of the line of any card.

use super::files::{File, Sort};
use crate::cards::BoxId;
use crate::cards::spelling::{Cursor, LineError};
use kernel::Edition;

/// The beginning of the line of any card: `TA01`, or `TA55 since 3`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    pub of: BoxId,
    pub key: String,
    /// The edition that it came with.
    pub since: Edition,
}

impl Head {
    /// Reads it.
    ///
    /// # Errors
    /// If the key is not one of the file's box and sort, or the number of the edition is none.
    pub fn read(cursor: &mut Cursor<'_>, file: File) -> Result<Head, LineError> {
        let before = *cursor;
        let wrong = || before.expected("a key of this box and sort");
        let letters = cursor.name();
        let digits = cursor.digits();
        let number: u8 = digits.parse().map_err(|_| wrong())?;
        let width = if file.sort == Sort::Heroes { 1 } else { 2 };
        let key = format!("{}{}{number:0width$}", file.of.letter(), file.sort.letter());
        if number == 0 || key != format!("{letters}{digits}") {
            return Err(wrong());
        }
        let since = if cursor.eat(" since ") { cursor.number()? } else { 1 };
        if since == 0 {
            return Err(cursor.expected("the number of an edition"));
        }
        Ok(Head { of: file.of, key, since: Edition::nth(since.into()) })
    }
}
