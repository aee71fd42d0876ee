//! The tables: everything that belongs to a game, the table around it, and whatever else nobody needs
//! who looks at the shelf for the first time. It is fetched when it is first needed, or when the browser
//! has nothing better to do ([`super::door`]).

use leptos::prelude::*;

use super::about::AboutPage;
use super::catalogue::{GameId, OnTheShelf};
use super::enter::EnterPage;
use super::rules::RulesPage;
use super::saved_matches::SavedMatches;
use super::settings::{Settings, SettingsPage};
use crate::kernel::record::RecordError;
use crate::shell::app_context::AppContext;
use crate::shell::model::given_seed::GivenSeed;
use crate::shell::model::handed::Handed;
use crate::shell::pages::achievements::page::AchievementsPage;
use crate::shell::pages::aside::page::AsidePage;
use crate::shell::pages::backup::page::CopiesPage;
use crate::shell::pages::campaign::page::CampaignsPage;
use crate::shell::pages::hall::page::HallPage;
use crate::shell::pages::setup::SetupPage;
use crate::shell::table::opening::Opening;
use crate::shell::table::replay::received::not_received;

/// What somebody wants to see behind the door.
#[derive(Clone)]
pub enum Errand {
    /// The setup of a game, with a seed if one is meant.
    Setup(GameId, Option<GivenSeed>),
    /// Where a code, a link or a record is entered.
    Enter,
    Open(GameId, Box<Opening>),
    /// The replay of a match, after so many actions.
    Replay(GameId, Box<Opening>, usize),
    /// A match that somebody handed on, after so many actions if a place in it is meant.
    Receive(Handed, Option<usize>),
    /// A match beside the one that it was played against.
    Compare(GameId, Box<Opening>),
    /// The rulebook, open at a rule if there is one.
    Rules(GameId, Settings, Memo<Option<String>>),
    Hall,
    /// Copies of everything, as files.
    Copies,
    /// What was set aside.
    Aside,
    /// The campaigns of a game.
    Campaigns(GameId),
    /// The achievements of a game.
    Achievements(GameId),
    Settings(Settings),
    About,
    /// The list of matches below the boxes of the shelf.
    Saved,
}

/// All code of all games hangs on this function, and on nothing else.
fn enter(ctx: AppContext, errand: Errand) -> AnyView {
    ctx.open_campaigns();
    match errand {
        Errand::Setup(game, seed) => {
            view! { <SetupPage ctx=ctx info=game.info() seed=seed/> }.into_any()
        }
        Errand::Enter => view! { <EnterPage ctx=ctx/> }.into_any(),
        Errand::Open(game, opening) => (game.tables().open)(*opening),
        Errand::Replay(game, opening, ply) => (game.tables().replay)(*opening, ply),
        Errand::Receive(handed, ply) => receive(ctx, handed, ply),
        Errand::Compare(game, opening) => (game.tables().compare)(*opening),
        Errand::Hall => {
            let games = GameId::ALL.iter().map(|it| it.info()).collect::<Vec<_>>();
            view! { <HallPage ctx=ctx games=games/> }.into_any()
        }
        Errand::Copies => view! { <CopiesPage ctx=ctx/> }.into_any(),
        Errand::Aside => {
            let games = GameId::ALL.iter().map(|it| it.info()).collect::<Vec<_>>();
            view! { <AsidePage ctx=ctx games=games/> }.into_any()
        }
        Errand::Campaigns(game) => view! { <CampaignsPage ctx=ctx info=game.info()/> }.into_any(),
        Errand::Achievements(game) => {
            view! { <AchievementsPage ctx=ctx info=game.info()/> }.into_any()
        }
        Errand::Rules(game, settings, rule) => {
            view! { <RulesPage ctx=ctx settings=settings game=game rule=rule/> }.into_any()
        }
        Errand::Settings(settings) => view! { <SettingsPage settings=settings/> }.into_any(),
        Errand::About => view! { <AboutPage lang=ctx.lang/> }.into_any(),
        Errand::Saved => view! { <SavedMatches ctx=ctx/> }.into_any(),
    }
}

/// Opens a match that somebody handed on by the rules of its game.
fn receive(ctx: AppContext, handed: Handed, ply: Option<usize>) -> AnyView {
    let game = handed.head().map(|it| (GameId::read(&it.game), it.game));
    match game {
        Ok((Some(game), _)) => (game.tables().receive)(ctx, handed, ply),
        Ok((None, unknown)) => not_received(ctx, handed, RecordError::OtherGame(unknown)),
        Err(error) => not_received(ctx, handed, error),
    }
}

/// The tables as a piece of their own.
#[cfg(feature = "split")]
pub mod piece {
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    use leptos::prelude::AnyView;
    use leptos::wasm_split::{SplitLoaderError, wasm_split};

    use super::Errand;
    use crate::shell::app_context::AppContext;

    /// The place where the program is split: what only this function reaches comes later.
    #[wasm_split(tables, wasm_split_path = leptos::wasm_split, preload(fetch), fallible)]
    pub fn enter_there(ctx: AppContext, errand: Errand) -> Result<AnyView, SplitLoaderError> {
        Ok(super::enter(ctx, errand))
    }

    /// Goes in, once the piece is here: then there is nothing to wait for.
    pub fn enter(ctx: AppContext, errand: Errand) -> Option<AnyView> {
        match pin!(enter_there(ctx, errand)).poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(view) => view.ok(),
            Poll::Pending => None,
        }
    }
}

/// The tables in one piece with everything else: they are always here.
#[cfg(not(feature = "split"))]
pub mod piece {
    use std::convert::Infallible;

    use leptos::prelude::AnyView;

    use super::Errand;
    use crate::shell::app_context::AppContext;

    /// There is nothing to fetch.
    pub async fn fetch() -> Result<(), Infallible> {
        Ok(())
    }

    /// Goes in.
    pub fn enter(ctx: AppContext, errand: Errand) -> Option<AnyView> {
        Some(super::enter(ctx, errand))
    }
}
