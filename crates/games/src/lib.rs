//! The one list of the games that can be played, and what a worker keeps of a match of any of them.
//!
//! Each game is a crate that knows the kernel and itself, nothing else; what is done with any of them is written once, for
//! `G`:
//!
//! ```
//! use games::{GameId, with_rules};
//! use kernel::Game;
//!
//! for game in GameId::ALL {
//!     let n_plies = with_rules!(game, G => G::PLIES_MAX);
//!     println!("a match of {} has at most {n_plies} actions", game.id());
//!     assert_eq!(GameId::read(game.id()), Some(*game));
//! }
//! ```

pub use {dungeon_raiders, dungeon_roll, dungeoneer, paper_dungeons};

use kernel::question::Question;
use kernel::{Bots, Game, Match, record};

/// A game that can be played. Its rules are named in `with_rules` below, and nowhere else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameId {
    PaperDungeons,
    DungeonRoll,
    DungeonRaiders,
    Dungeoneer,
}

/// What an expression is when `$G` stands for the rules of a game.
#[macro_export]
macro_rules! with_rules {
    ($game:expr, $G:ident => $what:expr) => {
        match $game {
            $crate::GameId::PaperDungeons => {
                type $G = $crate::paper_dungeons::PaperDungeons;
                $what
            }
            $crate::GameId::DungeonRoll => {
                type $G = $crate::dungeon_roll::DungeonRoll;
                $what
            }
            $crate::GameId::DungeonRaiders => {
                type $G = $crate::dungeon_raiders::DungeonRaiders;
                $what
            }
            $crate::GameId::Dungeoneer => {
                type $G = $crate::dungeoneer::Dungeoneer;
                $what
            }
        }
    };
}

impl GameId {
    /// Every game, in the order of the shelf.
    pub const ALL: &[GameId] =
        &[GameId::PaperDungeons, GameId::DungeonRoll, GameId::DungeonRaiders, GameId::Dungeoneer];

    /// The game with this id in records and addresses.
    pub fn read(id: &str) -> Option<GameId> {
        GameId::ALL.iter().copied().find(|it| it.id() == id)
    }

    /// The id in records and addresses.
    pub fn id(self) -> &'static str {
        with_rules!(self, G => G::ID)
    }
}

/// What a worker keeps between two questions: the match that it was asked about last, of any game.
#[derive(Default)]
pub struct KeptMatch(Option<Box<dyn Answers>>);

impl KeptMatch {
    /// Answers a question to a computer player; none if it makes no sense.
    pub fn answer(&mut self, question: &str) -> Option<String> {
        let question: Question = question.parse().ok()?;
        if !question.goes_on() {
            let game = GameId::read(&record::head(&question.told).ok()?.game)?;
            self.0 = Some(with_rules!(game, G => Box::new(None::<Match<G>>)));
        }
        match &mut self.0 {
            Some(kept) => kept.answer(&question),
            None => Some(question.needs_all()),
        }
    }
}

/// A match of one game, perhaps, that questions are answered about.
trait Answers {
    fn answer(&mut self, question: &Question) -> Option<String>;
}

impl<G: Bots> Answers for Option<Match<G>> {
    fn answer(&mut self, question: &Question) -> Option<String> {
        question.answer(self)
    }
}
