//! The pieces of the program that come after its first load: the tables, which is everything that
//! games share, the pages around them, and one piece for each game. With the feature `split` each is a module of its own;
//! without it all of them are always here.

use std::cell::RefCell;
use std::future::poll_fn;
use std::pin::Pin;
use std::task::Poll;

use crate::browser::later;
use crate::games::GameId;
use crate::shell::store::game_info::GameInfo;

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

/// A piece on its way; at last, whether it has come.
type Coming = Pin<Box<dyn Future<Output = bool>>>;

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

    /// Fetches its program.
    fn fetch(self) -> Coming {
        match self {
            Piece::Tables => Box::pin(async { program::fetch_tables().await.is_ok() }),
            Piece::Pages => Box::pin(async { program::fetch_pages().await.is_ok() }),
            Piece::Game(game) => Box::pin(program::fetch_game(game)),
        }
    }
}

/// Fetches pieces, all at once, with their style sheets; whether all have come.
pub async fn fetch(pieces: &[Piece]) -> bool {
    let names = pieces.iter().map(|it| it.name()).collect::<Vec<_>>();
    let dressed = Box::pin(later::dress(&names));
    let programs = pieces.iter().map(|it| it.fetch());
    let have_come = all(programs.chain([dressed as Coming]).collect()).await;
    if have_come {
        HERE.with_borrow_mut(|it| it.extend(pieces));
    }
    have_come
}

/// Awaits all of them at once; whether all have come.
async fn all(mut coming: Vec<Coming>) -> bool {
    let mut have_come = true;
    poll_fn(move |cx| {
        coming.retain_mut(|it| match it.as_mut().poll(cx) {
            Poll::Pending => true,
            Poll::Ready(has_come) => {
                have_come &= has_come;
                false
            }
        });
        if coming.is_empty() { Poll::Ready(have_come) } else { Poll::Pending }
    })
    .await
}

pub use program::{enter, game_of, tables};

/// A game as the pages know it, with its rules; none while its piece is not here.
pub fn info(game: GameId) -> Option<GameInfo> {
    tables(game).map(|it| it.info)
}

/// The program in pieces. What only a function marked `wasm_split` reaches, is in the piece named
/// there; what several games reach, is in that of the tables (`xtask/splitter`).
#[cfg(feature = "split")]
mod program {
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    use leptos::prelude::AnyView;
    use leptos::wasm_split::{SplitLoaderError, wasm_split};

    use super::Piece;
    use crate::app::tables::{self as behind, Errand};
    use crate::games::{GameId, dungeon_raiders, dungeon_roll, paper_dungeons};
    use crate::shell::app_context::AppContext;
    use crate::shell::model::handed::Handed;
    use crate::shell::table::game_tables::GameTables;

    type Split<T> = Result<T, SplitLoaderError>;

    #[wasm_split(tables, wasm_split_path = leptos::wasm_split, preload(fetch_enter), fallible)]
    fn enter_there(ctx: AppContext, errand: Errand) -> Split<Option<AnyView>> {
        Ok(behind::enter(ctx, errand))
    }

    #[wasm_split(pages, wasm_split_path = leptos::wasm_split, preload(fetch_pages), fallible)]
    pub fn enter_page_there(ctx: AppContext, errand: Errand) -> Split<Option<AnyView>> {
        Ok(behind::enter_page(ctx, errand))
    }

    #[wasm_split(tables, wasm_split_path = leptos::wasm_split, preload(fetch_game_of), fallible)]
    fn game_of_there(handed: Handed) -> Split<Option<GameId>> {
        Ok(behind::game_of(&handed))
    }

    #[wasm_split(paper_dungeons, wasm_split_path = leptos::wasm_split, preload(fetch_paper_dungeons), fallible)]
    fn paper_dungeons_there() -> Split<GameTables> {
        Ok(GameTables::of::<paper_dungeons::PaperDungeons>())
    }

    #[wasm_split(dungeon_roll, wasm_split_path = leptos::wasm_split, preload(fetch_dungeon_roll), fallible)]
    fn dungeon_roll_there() -> Split<GameTables> {
        Ok(GameTables::of::<dungeon_roll::DungeonRoll>())
    }

    #[wasm_split(dungeon_raiders, wasm_split_path = leptos::wasm_split, preload(fetch_dungeon_raiders), fallible)]
    fn dungeon_raiders_there() -> Split<GameTables> {
        Ok(GameTables::of::<dungeon_raiders::DungeonRaiders>())
    }

    /// Fetches the piece of the tables. Each function of a piece waits for it by itself.
    pub async fn fetch_tables() -> Split<()> {
        fetch_enter().await?;
        fetch_game_of().await
    }

    /// Fetches the piece of a game; whether it has come.
    pub async fn fetch_game(game: GameId) -> bool {
        match game {
            GameId::PaperDungeons => fetch_paper_dungeons().await.is_ok(),
            GameId::DungeonRoll => fetch_dungeon_roll().await.is_ok(),
            GameId::DungeonRaiders => fetch_dungeon_raiders().await.is_ok(),
        }
    }

    /// A game with all its code; none while its piece is not here.
    pub fn tables(game: GameId) -> Option<GameTables> {
        if !Piece::Game(game).is_here() {
            return None;
        }
        match game {
            GameId::PaperDungeons => now(paper_dungeons_there()),
            GameId::DungeonRoll => now(dungeon_roll_there()),
            GameId::DungeonRaiders => now(dungeon_raiders_there()),
        }
    }

    /// The game of a match that was handed on; none if it has none, or while the tables are not here.
    pub fn game_of(handed: &Handed) -> Option<GameId> {
        Piece::Tables.is_here().then(|| now(game_of_there(handed.clone())).flatten()).flatten()
    }

    /// Goes in; nothing while a piece is missing.
    pub fn enter(ctx: AppContext, errand: Errand) -> Option<AnyView> {
        match errand.is_page() {
            true if Piece::Pages.is_here() => now(enter_page_there(ctx, errand)).flatten(),
            false if Piece::Tables.is_here() => now(enter_there(ctx, errand)).flatten(),
            true | false => None,
        }
    }

    /// What a function of a piece says that is here: then there is nothing to wait for.
    fn now<T>(said: impl Future<Output = Split<T>>) -> Option<T> {
        match pin!(said).poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(it) => it.ok(),
            Poll::Pending => None,
        }
    }
}

/// The program in one piece: there is nothing to fetch.
#[cfg(not(feature = "split"))]
mod program {
    use std::convert::Infallible;

    use leptos::prelude::AnyView;

    use crate::app::tables::{self as behind, Errand};
    use crate::games::{GameId, with_rules};
    use crate::shell::app_context::AppContext;
    use crate::shell::model::handed::Handed;
    use crate::shell::table::game_tables::GameTables;

    pub async fn fetch_tables() -> Result<(), Infallible> {
        Ok(())
    }

    pub async fn fetch_pages() -> Result<(), Infallible> {
        Ok(())
    }

    pub async fn fetch_game(_: GameId) -> bool {
        true
    }

    /// A game with all its code.
    pub fn tables(game: GameId) -> Option<GameTables> {
        Some(with_rules!(game, G => GameTables::of::<G>()))
    }

    /// The game of a match that was handed on; none if it has none.
    pub fn game_of(handed: &Handed) -> Option<GameId> {
        behind::game_of(handed)
    }

    /// Goes in.
    pub fn enter(ctx: AppContext, errand: Errand) -> Option<AnyView> {
        if errand.is_page() { behind::enter_page(ctx, errand) } else { behind::enter(ctx, errand) }
    }
}
