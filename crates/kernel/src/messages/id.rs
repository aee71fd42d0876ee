//! Numbers of messages.

/// A message or a term of the [`Messages`](super::Messages) of a crate, by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Id(u16);

/// Stands for a message that is not there, and for what is missing within one.
pub const MISSING: &str = "…";

impl Id {
    /// The message of a number. [`message`](crate::message) and [`text`](crate::text!) know it.
    pub const fn new(number: u16) -> Id {
        Id(number)
    }

    /// The place among the words of a crate.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
