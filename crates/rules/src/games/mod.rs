//! The rules of the games, and the one list of those that can be played. Each folder knows the kernel
//! and itself, nothing else.

pub mod dungeon_raiders;
pub mod dungeon_roll;
pub mod dungeoneer;
pub mod paper_dungeons;

use crate::kernel::question::Question;
use crate::kernel::{Bots, Game, Match, record};

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
            $crate::games::GameId::PaperDungeons => {
                type $G = $crate::games::paper_dungeons::PaperDungeons;
                $what
            }
            $crate::games::GameId::DungeonRoll => {
                type $G = $crate::games::dungeon_roll::DungeonRoll;
                $what
            }
            $crate::games::GameId::DungeonRaiders => {
                type $G = $crate::games::dungeon_raiders::DungeonRaiders;
                $what
            }
            $crate::games::GameId::Dungeoneer => {
                type $G = $crate::games::dungeoneer::Dungeoneer;
                $what
            }
        }
    };
}

pub use with_rules;

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
