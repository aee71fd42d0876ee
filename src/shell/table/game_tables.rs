//! A game with all its code: what is known of it, and the ways to its tables and replays.

use std::rc::Rc;

use leptos::prelude::AnyView;

use super::{carry, create, tablebases};
use crate::kernel::Lang;
use crate::kernel::question::{self, Answers, KeptMatch};
use crate::shell::board::Board;
use crate::shell::features::devices::text::Greeting;
use crate::shell::features::hint::Advising;
use crate::shell::features::{
    achievements, by_messages, devices, hint, lesson, look_back, replay, rival, score,
};
use crate::shell::kit::app_context::{AppContext, TakeAnswer};
use crate::shell::kit::carrying::Carrying;
use crate::shell::kit::opening::Opening;
use crate::shell::kit::shown::AnyTable;
use crate::shell::model::account::Account;
use crate::shell::model::handed::Handed;
use crate::shell::model::parcel::Parcel;
use crate::shell::model::turn_link::TurnLink;
use crate::shell::store::game_info::GameInfo;

/// A game that has a board.
#[derive(Clone, Copy)]
pub struct GameTables {
    pub info: GameInfo,
    /// Opens the table of a record.
    pub open: fn(Opening) -> AnyView,
}

/// The computers of a game.
#[derive(Clone, Copy)]
pub struct GameThinking {
    /// Hands over what answers a question about a match that is told whole, once all that it looks up is here; nothing if that
    /// does not come.
    pub fetch_answer: fn(TakeAnswer),
    /// Somebody who answers questions and keeps the match that they are about.
    pub keeper: fn() -> Box<dyn Answers>,
}

/// The ways to look back at matches of a game.
#[derive(Clone, Copy)]
pub struct GameReplays {
    /// Opens the replay of a record, after so many actions.
    pub replay: fn(Opening, usize) -> AnyView,
    /// Opens a match that somebody handed on, at a place in it if one is meant.
    pub receive: fn(AppContext, Handed, Option<usize>) -> AnyView,
    /// Opens a match that somebody sent on after a turn.
    pub receive_turn: fn(AppContext, TurnLink) -> AnyView,
    /// Opens the comparison of a record with the match that it was played against.
    pub compare: fn(Opening) -> AnyView,
    /// Opens the lesson of a box, given by its id.
    pub learn: fn(AppContext, &'static str) -> AnyView,
    /// The parts of the scores of a match.
    pub account: fn(&Parcel, Lang) -> Option<Account>,
    /// The keys of the achievements that each seat has earned within a match.
    pub earned: fn(&Parcel) -> Option<Vec<Vec<&'static str>>>,
    /// The means of the game to give hints.
    pub advising: Advising,
    /// Looks back over the choices of a match that is over.
    pub look_back: fn(Opening) -> AnyView,
    /// Keeps the table of another device at which somebody here has taken a seat; its id.
    pub take_seat: fn(AppContext, &Greeting) -> Option<String>,
    /// The match of a table for its wires to other devices.
    pub carrying: fn(&AnyTable) -> Option<Rc<dyn Carrying>>,
    /// Makes a record, from now on, of what an older version kept packed.
    pub renew: fn(Opening) -> Opening,
}

impl GameTables {
    /// Everything of a game.
    pub fn of<G: Board>() -> GameTables {
        GameTables { info: GameInfo::of::<G>(), open: create::open::<G> }
    }
}

impl GameThinking {
    /// Everything of a game.
    pub fn of<G: Board>() -> GameThinking {
        GameThinking {
            fetch_answer: |then| {
                tablebases::fetch(G::ID, G::tablebases(), question::answer::<G>, then);
            },
            keeper: || Box::<KeptMatch<G>>::default(),
        }
    }
}

impl GameReplays {
    /// Everything of a game.
    pub fn of<G: Board>() -> GameReplays {
        GameReplays {
            replay: |it, ply| replay::table::open::<G>(it.with_records::<G>(), ply),
            receive: replay::received::receive::<G>,
            receive_turn: by_messages::table::receive_turn::<G>,
            compare: |it| rival::open::open::<G>(it.with_records::<G>()),
            learn: lesson::table::open::<G>,
            account: score::table::account::<G>,
            earned: achievements::table::earned::<G>,
            advising: hint::table::advising::<G>(),
            look_back: |it| look_back::table::open::<G>(it.with_records::<G>()),
            take_seat: devices::seat::take_seat::<G>,
            carrying: carry::carrying::<G>,
            renew: Opening::with_records::<G>,
        }
    }
}
