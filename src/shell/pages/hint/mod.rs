//! Hints: the best thing to do and why, with marks on what to tap; on request the other ways.

pub mod advisor;
pub mod marks;
pub mod panel;
pub mod words;

use std::any::Any;
use std::sync::Arc;

use crate::kernel::Lang;
use crate::shell::model::balance::BalanceModel;
use crate::shell::model::hint::HintModel;

/// What is needed of a game to give hints and to look back; it comes with the replays of the game.
#[derive(Clone, Copy)]
pub struct Advising {
    /// Answers a question of a worker here (`kernel::question`).
    pub answer: fn(&str) -> Option<String>,
    /// Puts an advice for the seat at this place, as a worker writes it, into words: one about the end of a record. None
    /// if either makes no sense.
    pub tell: fn(&str, usize, &str, Lang) -> Option<HintModel>,
    /// What to tap at a table, given by the hand of its board, one after another, to take the way at this place of an
    /// advice: each as selectors, without any where it is not there yet. Empty where nothing is to be tapped.
    pub taps: fn(&dyn Any, &str, usize) -> Vec<Vec<String>>,
    /// Takes the best way of an advice at a table, given by the hand of its board.
    pub take: fn(&dyn Any, &str),
    /// After how many actions each decision of the seat at this place begins, in a record that is over; none where luck and
    /// choices cannot be told apart.
    pub decisions: fn(&str, usize) -> Option<Vec<usize>>,
    /// Luck and choices of that seat in words, from what was answered about the start and each decision.
    pub balance: fn(&str, usize, &[String], Lang) -> Option<BalanceModel>,
}

/// The hand of the board of a table, of a type that the pieces of its game alone know.
pub type AnyHand = Arc<dyn Any + Send + Sync>;

/// Fetches what is needed of a game, by its id, and hands it over; nothing if it does not come.
pub type FetchAdvising = fn(&'static str, Box<dyn FnOnce(Option<Advising>)>);
