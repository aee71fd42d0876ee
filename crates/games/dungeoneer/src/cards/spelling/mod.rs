//! The spelling of the vocabulary of cards: each word once, for reading and for printing.

mod abilities;
mod cursor;
mod effects;
mod words;

pub use abilities::{print_abilities, read_abilities};
pub use cursor::{Cursor, LineError};
pub use effects::{print_parts, read_fail};

/// Anything that has one spelling.
pub trait Spelled: Sized {
    /// Reads it.
    ///
    /// # Errors
    /// If it does not come next.
    fn read(cursor: &mut Cursor<'_>) -> Result<Self, LineError>;

    /// Writes it.
    fn print(&self, out: &mut String);

    /// It as written.
    fn spelling(&self) -> String {
        let mut out = String::new();
        self.print(&mut out);
        out
    }
}
