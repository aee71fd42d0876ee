//! The parts of scores, as plain data to draw.

use super::closing::Closing;

/// One of the things that a line of a score is made of, or what was missed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// The name of its symbol.
    pub symbol: &'static str,
    pub name: String,
    /// The points added to the line; negative where it takes away.
    pub points: i32,
}

impl Item {
    /// A thing with its points.
    pub fn new(symbol: &'static str, name: impl Into<String>, points: impl Into<i32>) -> Item {
        Item { symbol, name: name.into(), points: points.into() }
    }
}

/// The parts of the score of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlaceAccount {
    /// For each line the things that it is made of, with as many points together as the line; none where that
    /// goes without saying.
    pub lines: Vec<Vec<Item>>,
    /// The sentences about the result, once the match is over: what brought and what cost most, and what the next rank
    /// would have needed.
    pub told: Vec<String>,
}

/// The parts of the scores of a whole table, in the order of
/// [`StandingModel::places`](super::table_model::StandingModel::places).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    pub places: Vec<PlaceAccount>,
    /// The luck of each seat as [`Luck::write`](crate::kernel::luck::Luck::write) writes it, in the order of the
    /// seats; empty where there was none, or the match goes on.
    pub luck: Vec<String>,
    /// The first words about the end of the match; none while it goes on.
    pub closing: Option<Closing>,
}

impl Account {
    /// The parts of a line with these points, by the numbers of its place and of itself; nothing if the line is
    /// another by now.
    pub fn items(&self, place: usize, line: usize, points: i32) -> Option<&[Item]> {
        let items = self.places.get(place)?.lines.get(line)?;
        let sum: i32 = items.iter().map(|it| it.points).sum();
        (!items.is_empty() && sum == points).then_some(items)
    }
}
