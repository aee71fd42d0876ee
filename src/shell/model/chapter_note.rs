//! The words of a table about the campaign that its match is a chapter of.

use crate::kernel::Seat;

/// A chapter, as the table tells it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChapterNote {
    /// The scenario, and which chapter it is.
    pub title: String,
    /// The story told before it.
    pub story: &'static str,
    /// The heroes of each seat, as they were named; empty where a name was not given.
    pub heroes: Vec<Vec<String>>,
}

impl ChapterNote {
    /// The name of a seat's hero, if one was given.
    pub fn hero(&self, seat: Seat, hero: usize) -> Option<&str> {
        let name = self.heroes.get(seat.idx())?.get(hero)?;
        (!name.is_empty()).then_some(name.as_str())
    }
}
