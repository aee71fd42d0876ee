//! A part of the program that comes later, and whether it has come.

use std::cell::RefCell;

use crate::games::{GameId, with_list};

/// A part of the program that is fetched when it is first needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// The readers and writers of what is kept. A person of whom nothing is kept sees the shelf without.
    Kept,
    /// The table around any game, and all that several pieces need.
    Tables,
    /// The page where a table is laid.
    Setup,
    /// The list of saved matches on the shelf.
    Saved,
    /// The panels that unfold above a board, and all that pages and replays need besides the tables.
    Panels,
    /// The pages that are neither the shelf nor of a match.
    Pages,
    /// What joins several devices in one room.
    Devices,
    /// What finds codes in the pictures of a camera.
    Scanner,
    /// Matches that are looked back at.
    Replays,
    /// The same, for the rules of a game.
    ReplaysOf(GameId),
    /// The rules and the board of a game.
    Game(GameId),
    /// The computers of a game, and its advice.
    ThinkingOf(GameId),
}

thread_local! {
    static HERE: RefCell<Vec<Piece>> = const { RefCell::new(Vec::new()) };
}

/// The names of the files of a game's replays and of its computers.
fn of_game(game: GameId) -> [&'static str; 2] {
    macro_rules! names {
        ($($Game:ident = $id:literal, $module:ident;)+) => {
            match game { $(GameId::$Game => [concat!($id, "-replays"), concat!($id, "-thinking")]),+ }
        };
    }
    with_list!(names)
}

impl Piece {
    /// The name of its files, in `later/` of a finished site.
    pub fn name(self) -> &'static str {
        match self {
            Piece::Kept => "kept",
            Piece::Tables => "tables",
            Piece::Setup => "setup",
            Piece::Saved => "saved",
            Piece::Panels => "panels",
            Piece::Pages => "pages",
            Piece::Devices => "devices",
            Piece::Scanner => "scanner",
            Piece::Replays => "replays",
            Piece::ReplaysOf(game) => of_game(game)[0],
            Piece::ThinkingOf(game) => of_game(game)[1],
            Piece::Game(game) => game.id(),
        }
    }

    /// The pieces that must be here before it can be used, itself included, apart from a game.
    pub fn with_needed(self) -> &'static [Piece] {
        match self {
            Piece::Kept => &[Piece::Kept],
            Piece::Tables | Piece::Game(_) | Piece::ThinkingOf(_) => &[Piece::Kept, Piece::Tables],
            Piece::Scanner => &[Piece::Kept, Piece::Tables, Piece::Scanner],
            Piece::Saved => &[Piece::Kept, Piece::Tables, Piece::Saved],
            Piece::Setup => &[Piece::Kept, Piece::Tables, Piece::Setup],
            Piece::Panels => &[Piece::Kept, Piece::Tables, Piece::Setup, Piece::Panels],
            Piece::Pages => {
                &[Piece::Kept, Piece::Tables, Piece::Setup, Piece::Panels, Piece::Pages]
            }
            Piece::Devices => {
                &[Piece::Kept, Piece::Tables, Piece::Setup, Piece::Panels, Piece::Devices]
            }
            Piece::Replays | Piece::ReplaysOf(_) => {
                &[Piece::Kept, Piece::Tables, Piece::Setup, Piece::Panels, Piece::Replays]
            }
        }
    }

    /// The pieces of a game by which it is looked back at, besides its rules and its board.
    pub fn replays_of(game: GameId) -> [Piece; 2] {
        [Piece::ThinkingOf(game), Piece::ReplaysOf(game)]
    }

    /// Tells whether it can be used.
    pub fn is_here(self) -> bool {
        !cfg!(feature = "split") || HERE.with_borrow(|it| it.contains(&self))
    }

    /// All that have come.
    pub fn all_here() -> Vec<Piece> {
        HERE.with_borrow(Vec::clone)
    }

    /// Notes that it has come.
    pub fn has_come(self) {
        HERE.with_borrow_mut(|it| it.push(self));
    }
}

/// The answer of a function of a piece that is here: then there is nothing to wait for.
#[cfg(feature = "split")]
pub fn now<T, E>(said: impl Future<Output = Result<T, E>>) -> Option<T> {
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    match pin!(said).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(it) => it.ok(),
        Poll::Pending => None,
    }
}
