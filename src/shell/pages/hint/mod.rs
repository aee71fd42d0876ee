//! Hints, each grade when it is asked for: what to look at, the ways to go on, the best of them and why.

pub mod advisor;
pub mod panel;
pub mod words;

use crate::kernel::Lang;
use crate::shell::model::hint::HintModel;

/// What is needed of a game to give hints and to look back; it comes with the replays of the game.
#[derive(Clone, Copy)]
pub struct Advising {
    /// Answers a question of a worker here (`kernel::question`).
    pub answer: fn(&str) -> Option<String>,
    /// Puts an advice for the seat at this place, as a worker writes it, into words: one about the end of a record. None
    /// if either makes no sense.
    pub tell: fn(&str, usize, &str, Lang) -> Option<HintModel>,
}

/// Fetches what is needed of a game, by its id, and hands it over; nothing if it does not come.
pub type FetchAdvising = fn(&'static str, Box<dyn FnOnce(Option<Advising>)>);
