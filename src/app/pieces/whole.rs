//! The program in one piece: there is nothing to fetch.

use std::convert::Infallible;

use leptos::prelude::AnyView;

use super::{Scan, Wanted};
use crate::app::kept::Keeping;
use crate::app::page_request::PageRequest;
use crate::app::piece::Piece;
use crate::app::tables as behind;
use crate::games::GameId;
use crate::shell::kit::app_context::AppContext;
use crate::shell::kit::shown::Played;
use crate::shell::model::handed::Handed;
use crate::shell::table::page::folded::{Spot, unfold_at};

/// Fetches of pieces that are here.
macro_rules! here {
    ($($fetch:ident)+) => {
        $(pub async fn $fetch() -> Result<(), Infallible> {
            Ok(())
        })+
    };
}

here! {
    fetch_keeping fetch_enter fetch_setup fetch_saved fetch_panels fetch_pages fetch_devices fetch_scanning
    fetch_replays
}

/// Finds the code in a picture ([`Scan`]).
pub fn scanning() -> Option<Scan> {
    Some(codes::scan)
}

/// What can be done with what is kept.
pub fn keeping() -> Option<Keeping> {
    Some(Keeping::ALL)
}

/// The game of a match that was handed on; none if it has none.
pub fn game_of(handed: &Handed) -> Option<GameId> {
    behind::game_of(handed)
}

/// Goes in.
pub fn enter(ctx: AppContext, request: PageRequest) -> Option<AnyView> {
    match request.piece() {
        Piece::Pages => behind::enter_page(ctx, request),
        Piece::Replays => behind::look_back(ctx, request),
        Piece::Setup => behind::set_up(ctx, request),
        Piece::Saved => behind::saved(ctx, request),
        Piece::Devices => super::devices_of(Wanted::Page(ctx, request)),
        Piece::Kept
        | Piece::Tables
        | Piece::Panels
        | Piece::Scanner
        | Piece::Game(_)
        | Piece::ReplaysOf(_)
        | Piece::ThinkingOf(_) => behind::enter(ctx, request),
    }
}

/// Draws what unfolds above a board.
pub fn unfold(played: Played, spot: Spot) -> Option<AnyView> {
    Some(unfold_at(played, spot, super::LOOKING_BACK))
}

/// Draws what is to be seen of the other devices of a table.
pub fn devices(played: Played) -> Option<AnyView> {
    super::devices_of(Wanted::Table(played))
}
