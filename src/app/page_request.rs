//! A request to the pieces that come later: a route, with what was looked up for it.

use leptos::prelude::*;

use super::catalogue::{Chosen, GameId, ShelfBox};
use super::piece::Piece;
use super::settings::Settings;
use crate::kernel::Seed;
use crate::shell::kit::opening::Opening;
use crate::shell::model::day::Day;
use crate::shell::model::handed::Handed;
use crate::shell::model::shared_table::SharedTable;

/// A page or a part of one that somebody wants to see behind the door.
#[derive(Clone)]
pub enum PageRequest {
    /// The setup of a game, with a seed if one is meant, what is chosen already, and how many computers sit
    /// at a good first table.
    Setup(GameId, Option<Seed>, Chosen, usize),
    /// The setup of a game with a seed, and with all of a table that somebody has laid.
    SameTable(GameId, Seed, SharedTable),
    /// The challenge of a day in a box; of the present day if none is named.
    Challenge(&'static ShelfBox, Option<Day>),
    /// The invitation to the challenge of a day in a box, with a total to be beaten, such as `-27`, if there is one.
    Invited(&'static ShelfBox, Day, String),
    /// The challenges of a box, day by day.
    Days(&'static ShelfBox),
    /// The sum of all results of a box.
    Statistics(&'static ShelfBox),
    /// A first table of a game against so many computers, and what is chosen already.
    Quick(GameId, Chosen, usize),
    /// The page where a code, a link or a record is entered.
    Enter,
    /// The shelf.
    Shelf,
    /// Something of a match on this device, by the id of the match, once it is read.
    Find(String, Found),
    Open(GameId, Box<Opening>),
    /// The replay of a match, after so many actions.
    Replay(GameId, Box<Opening>, usize),
    /// A match that somebody handed on, after so many actions if a place in it is meant.
    Receive(Handed, Option<usize>),
    /// A match that somebody sent on after a turn.
    ReceiveTurn(String),
    /// An invitation to a table in the same room, or the answer to one, as in an address.
    Code(String),
    /// A match beside the one that it was played against.
    Compare(GameId, Box<Opening>),
    /// The look back over a match.
    LookBack(GameId, Box<Opening>),
    /// The lesson of a box, by the id of the box.
    Lesson(GameId, &'static str),
    /// The rulebook, open at a rule if there is one.
    Rules(GameId, Settings, Memo<Option<String>>),
    Hall,
    /// Copies of everything, as files.
    Copies,
    /// The things that were set aside.
    Aside,
    /// The campaigns of a game.
    Campaigns(GameId),
    /// The achievements of a game.
    Achievements(GameId),
    /// All cards of a game.
    Cards(GameId, Settings),
    Settings(Settings),
    About,
    /// A part of the shelf that comes later.
    Saved(ShelfPart),
}

/// What somebody wants to see of a match that is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found {
    Table,
    /// Its replay, after so many actions.
    Replay(usize),
    /// It beside the match that it was played against.
    Versus,
    LookBack,
}

/// A part of the shelf beside its boxes, for somebody who has begun something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShelfPart {
    /// The lesson that was begun, and the challenge of the day.
    GoingOn,
    /// The list of matches.
    Matches,
}

impl PageRequest {
    /// The piece that it leads to, apart from that of a game.
    pub fn piece(&self) -> Piece {
        match self {
            PageRequest::Enter
            | PageRequest::Rules(..)
            | PageRequest::Hall
            | PageRequest::Challenge(..)
            | PageRequest::Invited(..)
            | PageRequest::Days(_)
            | PageRequest::Statistics(_)
            | PageRequest::Copies
            | PageRequest::Aside
            | PageRequest::Campaigns(_)
            | PageRequest::Achievements(_)
            | PageRequest::Cards(..)
            | PageRequest::Settings(_)
            | PageRequest::About => Piece::Pages,
            PageRequest::Replay(..)
            | PageRequest::Receive(..)
            | PageRequest::ReceiveTurn(_)
            | PageRequest::Compare(..)
            | PageRequest::LookBack(..)
            | PageRequest::Lesson(..)
            | PageRequest::Find(_, Found::Replay(_) | Found::Versus | Found::LookBack) => {
                Piece::Replays
            }
            PageRequest::Setup(..) | PageRequest::SameTable(..) => Piece::Setup,
            PageRequest::Code(_) => Piece::Devices,
            PageRequest::Quick(..) | PageRequest::Open(..) | PageRequest::Find(_, Found::Table) => {
                Piece::Tables
            }
            PageRequest::Shelf => Piece::Kept,
            PageRequest::Saved(_) => Piece::Saved,
        }
    }

    /// Tells whether an older version kept the match so that only its replays can read all of it.
    pub fn is_packed(&self) -> bool {
        matches!(self, PageRequest::Open(_, opening) if opening.saved.is_packed())
    }
}
