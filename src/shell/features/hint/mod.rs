//! Hints: the best thing to do and why, with marks on what to tap; on request the other ways.
//!
//! # Hints, and looking back
//!
//! A game weighs a choice (`Bots::advise`) from what its seat sees, and puts it into words (`Advises`: what a way
//! is called, why, and a nudge). Both are one question to a worker, `Asked::Weigh`: about now, or about the choice
//! after so many actions. About now it always has an answer (`question::advise_now`): where nothing is weighed, as
//! while heroes are chosen, it is what the strongest computer does; nothing means that there is one thing to do, or
//! that it is best to let the others go on. `shell::features::hint` is a strip below the board, which leaves room for
//! it as for every bar there (`--below`): one tap asks, tells the best way with its reason in one sentence, and
//! marks what to tap, one thing after another (`Board::taps`, as far as it is on the page already); the other ways
//! and their letters come when they are asked for; "Do it" takes the best up to where luck answers. The law is
//! `tests/page/pointed_at.rs`: at every choice in matches of computers a hint has a way, and something to mark. Its
//! `Advisor` has a worker of its own, and thinks here where none answers. A hint holds for one line value. The
//! table notes the plies at which hints were asked (`SavedMatch::hints`), even if taken back; the log marks
//! them. `shell::features::look_back::table` asks about every choice of a person in a match that is over; `slips` puts
//! together the actions of one choice and names those that cost most. It keeps nothing. The words come with the
//! replays of a game (`Advising`). What its worths are counted in, and how far they may be off, an advice says
//! itself (`Basis`): Dungeon Raiders plays matches on to their end, every way in the same made-up worlds, and tells
//! the chance to win. Ways that differ by less than the error are about as good, and no slip.

pub mod advisor;
pub mod ask;
pub mod marks;
pub mod model;
pub mod panel;
pub mod table;
pub mod words;

use std::any::Any;

use self::model::HintModel;
use super::balance::model::BalanceModel;
use crate::kernel::Lang;

/// The means by which a game gives hints and looks back; they come with the replays of the game.
#[derive(Clone, Copy)]
pub struct Advising {
    /// Answers a question of a worker here (`kernel::question`).
    pub answer: fn(&str) -> Option<String>,
    /// Puts an advice for the seat at this place, as a worker writes it, into words: one about the end of a record. None
    /// if either makes no sense.
    pub tell: fn(&str, usize, &str, Lang) -> Option<HintModel>,
    /// The things to tap at a table, given by the hand of its board, one after another, to take the way at this place
    /// of an advice: each as selectors, without any where it is not there yet. Empty where nothing is to be tapped.
    pub taps: fn(&dyn Any, &str, usize) -> Vec<Vec<String>>,
    /// Takes the best way of an advice at a table, given by the hand of its board.
    pub take: fn(&dyn Any, &str),
    /// After how many actions each decision of the seat at this place begins, in a record that is over; none where luck and
    /// choices cannot be told apart.
    pub decisions: fn(&str, usize) -> Option<Vec<usize>>,
    /// Luck and choices of that seat in words, from what was answered about the start and each decision.
    pub balance: fn(&str, usize, &[String], Lang) -> Option<BalanceModel>,
}

/// Fetches what is needed of a game, by its id, and hands it over; nothing if it does not come.
pub type FetchAdvising = fn(&'static str, Box<dyn FnOnce(Option<Advising>)>);
