//! The parts of a game's scores. They are asked for when somebody opens a score, by a piece of the program that boards
//! do not need.
//!
//! A board answers from a view and the events that its observer has noticed; a law adds its points up
//! (`tests/page/accounts.rs`). The answer comes with the replays of a game.

use crate::kernel::{Lang, Line, Seat, Standing, Text, Words};
pub use crate::shell::model::account::Item;
pub use crate::shell::model::closing::Decisive;

/// A score that is looked into.
pub struct Scored<'a, G: Words> {
    /// The observer's view.
    pub view: &'a G::View,
    pub seat: Seat,
    /// Everything that the observer has noticed, the oldest first.
    pub heard: &'a [G::Event],
    pub lang: Lang,
}

/// The parts of a game's scores.
pub trait Accounts: Words {
    /// The parts of a line of the score, with as many points together as the line; nothing where that goes without
    /// saying, or is not known to the observer.
    fn items(of: &Scored<'_, Self>, line: &Line) -> Vec<Item>;

    /// The costs in points that no line tells of.
    fn missed(_: &Scored<'_, Self>) -> Vec<Item> {
        Vec::new()
    }

    /// The turning point of a match that is over for its only person, said to that person; none where nothing can be
    /// said fairly from what lies open. The observer sees everything; `names` are those of the seats.
    fn decisive(_: &Scored<'_, Self>, _: &Standing, _names: &[String]) -> Option<Decisive> {
        None
    }

    /// The progress of somebody who has not won a match that is over; none where a place among others, or a rank, says
    /// it.
    fn reached(_: &Scored<'_, Self>) -> Option<String> {
        None
    }

    /// The rank of somebody alone who has so many points; none where there are no such ranks.
    fn rank(_: i32) -> Option<Text> {
        None
    }
}
