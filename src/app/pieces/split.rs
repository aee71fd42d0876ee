//! The program in pieces. What only a function marked `wasm_split` reaches, is in the piece named
//! there; what several games reach, is in that of the tables (`xtask/splitter`).

use leptos::prelude::AnyView;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use super::{Scan, Wanted};
use crate::app::kept::Keeping;
use crate::app::page_request::PageRequest;
use crate::app::piece::{Piece, now};
use crate::app::tables as behind;
use crate::games::GameId;
use crate::shell::kit::app_context::AppContext;
use crate::shell::kit::shown::Played;
use crate::shell::model::handed::Handed;
use crate::shell::table::page::folded::{Spot, unfold_at};

type Split<T> = Result<T, SplitLoaderError>;

#[wasm_split(kept, wasm_split_path = leptos::wasm_split, preload(fetch_keeping), fallible)]
pub fn keeping_there() -> Split<Keeping> {
    Ok(Keeping::ALL)
}

#[wasm_split(tables, wasm_split_path = leptos::wasm_split, preload(fetch_enter), fallible)]
pub fn enter_there(ctx: AppContext, request: PageRequest) -> Split<Option<AnyView>> {
    Ok(behind::enter(ctx, request))
}

#[wasm_split(pages, wasm_split_path = leptos::wasm_split, preload(fetch_pages), fallible)]
pub fn enter_page_there(ctx: AppContext, request: PageRequest) -> Split<Option<AnyView>> {
    Ok(behind::enter_page(ctx, request))
}

#[wasm_split(replays, wasm_split_path = leptos::wasm_split, preload(fetch_look_back), fallible)]
pub fn look_back_there(ctx: AppContext, request: PageRequest) -> Split<Option<AnyView>> {
    Ok(behind::look_back(ctx, request))
}

#[wasm_split(devices, wasm_split_path = leptos::wasm_split, preload(fetch_devices), fallible)]
pub fn devices_there(wanted: Wanted) -> Split<Option<AnyView>> {
    Ok(super::devices_of(wanted))
}

#[wasm_split(scanner, wasm_split_path = leptos::wasm_split, preload(fetch_scanning), fallible)]
pub fn scanning_there() -> Split<Scan> {
    Ok(codes::scan)
}

#[wasm_split(setup, wasm_split_path = leptos::wasm_split, preload(fetch_setup), fallible)]
pub fn set_up_there(ctx: AppContext, request: PageRequest) -> Split<Option<AnyView>> {
    Ok(behind::set_up(ctx, request))
}

#[wasm_split(saved, wasm_split_path = leptos::wasm_split, preload(fetch_saved), fallible)]
pub fn saved_there(ctx: AppContext, request: PageRequest) -> Split<Option<AnyView>> {
    Ok(behind::saved(ctx, request))
}

#[wasm_split(panels, wasm_split_path = leptos::wasm_split, preload(fetch_panels), fallible)]
pub fn unfold_there(played: Played, spot: Spot) -> Split<AnyView> {
    Ok(unfold_at(played, spot, super::LOOKING_BACK))
}

#[wasm_split(replays, wasm_split_path = leptos::wasm_split, preload(fetch_game_of), fallible)]
fn game_of_there(handed: Handed) -> Split<Option<GameId>> {
    Ok(behind::game_of(&handed))
}

/// Fetches the piece of the replays. Each function of a piece waits for it by itself.
pub async fn fetch_replays() -> Split<()> {
    fetch_look_back().await?;
    fetch_game_of().await
}

/// The game of a match that was handed on; none if it has none, or while the replays are not here.
pub fn game_of(handed: &Handed) -> Option<GameId> {
    Piece::Replays.is_here().then(|| now(game_of_there(handed.clone())).flatten()).flatten()
}

/// Goes in; nothing while a piece is missing.
pub fn enter(ctx: AppContext, request: PageRequest) -> Option<AnyView> {
    match request.piece() {
        piece if !piece.is_here() => None,
        Piece::Pages => now(enter_page_there(ctx, request)).flatten(),
        Piece::Replays => now(look_back_there(ctx, request)).flatten(),
        Piece::Setup => now(set_up_there(ctx, request)).flatten(),
        Piece::Saved => now(saved_there(ctx, request)).flatten(),
        Piece::Devices => now(devices_there(Wanted::Page(ctx, request))).flatten(),
        Piece::Kept
        | Piece::Tables
        | Piece::Panels
        | Piece::Scanner
        | Piece::Game(_)
        | Piece::ReplaysOf(_)
        | Piece::ThinkingOf(_) => now(enter_there(ctx, request)).flatten(),
    }
}

/// What can be done with what is kept; nothing while its piece is not here.
pub fn keeping() -> Option<Keeping> {
    Piece::Kept.is_here().then(|| now(keeping_there())).flatten()
}

/// Finds the code in a picture ([`Scan`]); nothing does while its piece is not here.
pub fn scanning() -> Option<Scan> {
    Piece::Scanner.is_here().then(|| now(scanning_there())).flatten()
}

/// Draws what unfolds above a board; nothing while its piece is not here.
pub fn unfold(played: Played, spot: Spot) -> Option<AnyView> {
    Piece::Panels.is_here().then(|| now(unfold_there(played, spot))).flatten()
}

/// Draws what is to be seen of the other devices of a table; nothing while its piece is not here.
pub fn devices(played: Played) -> Option<AnyView> {
    Piece::Devices.is_here().then(|| now(devices_there(Wanted::Table(played)))).flatten()?
}
