//! The games that pages need.

use leptos::prelude::untrack;

use super::catalogue::GameId;
use super::page_request::PageRequest;
use super::pieces::game_of;
use crate::browser::storage;
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::handed::Handed;
use crate::shell::model::turn_link::tail_of;
use crate::shell::store::saves::Saves;

/// The games that a request cannot be done without, as far as that can be told before its piece is here.
pub fn games_of(request: &PageRequest, ctx: AppContext) -> Vec<GameId> {
    let all = GameId::ALL.iter().copied();
    match request {
        PageRequest::Setup(game, ..)
        | PageRequest::SameTable(game, ..)
        | PageRequest::Quick(game, ..)
        | PageRequest::Open(game, _)
        | PageRequest::Replay(game, ..)
        | PageRequest::Compare(game, _)
        | PageRequest::LookBack(game, _)
        | PageRequest::Lesson(game, _)
        | PageRequest::Campaigns(game)
        | PageRequest::Achievements(game)
        | PageRequest::Cards(game, _) => vec![*game],
        PageRequest::Challenge(shelf_box, _)
        | PageRequest::Invited(shelf_box, ..)
        | PageRequest::Days(shelf_box)
        | PageRequest::Statistics(shelf_box) => vec![shelf_box.game],
        PageRequest::Receive(handed, _) => game_of(handed).into_iter().collect(),
        PageRequest::ReceiveTurn(turn) => {
            game_of(&Handed::Tail(tail_of(turn).to_owned())).into_iter().collect()
        }
        // Those in which somebody has finished a match.
        PageRequest::Hall => untrack(|| {
            let rows = ctx.hall.rows();
            all.filter(|game| rows.iter().any(|it| it.game == game.id())).collect()
        }),
        PageRequest::Aside => all.collect(),
        PageRequest::Find(id, _) => game_of_kept(id).into_iter().collect(),
        PageRequest::Enter
        | PageRequest::Shelf
        | PageRequest::Code(_)
        | PageRequest::Rules(..)
        | PageRequest::Copies
        | PageRequest::Settings(_)
        | PageRequest::About
        | PageRequest::Saved(_) => Vec::new(),
    }
}

/// The game of a match on this device, as its text says at first sight: so it is fetched beside the readers of the text.
fn game_of_kept(id: &str) -> Option<GameId> {
    let text = storage::text(&Saves::key(id)).ok()??;
    let (_, rest) = text.split_once("\\ngame ")?;
    GameId::read(rest.split(' ').next()?)
}
