//! A part of the program that comes later, and whether it has come.

use std::cell::RefCell;

use crate::games::GameId;

/// A part of the program that is fetched when it is first needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// The table around any game, and whatever several pieces need.
    Tables,
    /// The pages that are neither the shelf nor of a match.
    Pages,
    /// The rules and the board of a game.
    Game(GameId),
}

thread_local! {
    static HERE: RefCell<Vec<Piece>> = const { RefCell::new(Vec::new()) };
}

impl Piece {
    /// What its files are called, in `later/` of a finished site.
    pub fn name(self) -> &'static str {
        match self {
            Piece::Tables => "tables",
            Piece::Pages => "pages",
            Piece::Game(game) => game.id(),
        }
    }

    /// Whether it can be used.
    pub fn is_here(self) -> bool {
        !cfg!(feature = "split") || HERE.with_borrow(|it| it.contains(&self))
    }

    /// Notes that it has come.
    pub fn has_come(self) {
        HERE.with_borrow_mut(|it| it.push(self));
    }
}

/// What a function of a piece that is here says: then there is nothing to wait for.
#[cfg(feature = "split")]
pub fn now<T, E>(said: impl Future<Output = Result<T, E>>) -> Option<T> {
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    match pin!(said).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(it) => it.ok(),
        Poll::Pending => None,
    }
}
