//! The door to the tables. Everything that belongs to a game, and the table around it, is fetched
//! when it is first needed, or when the browser has nothing better to do.

use std::cell::Cell;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::catalogue::{GameId, OnTheShelf};
use super::enter::EnterPage;
use super::rules::RulesPage;
use super::settings::Settings;
use super::words;
use crate::kernel::Text;
use crate::kernel::record::Fault;
use crate::parts::{Button, Weight};
use crate::shell::archive::page::CopiesPage;
use crate::shell::campaign::page::CampaignsPage;
use crate::shell::facts::Opening;
use crate::shell::hall::page::HallPage;
use crate::shell::honours::page::HonoursPage;
use crate::shell::replay::{self, Handed};
use crate::shell::setup::{GivenSeed, SetupPage};
use crate::shell::{Desk, Way};

/// The first page has the connection for itself so long after its first frame.
const FIRST_PAGE: Duration = Duration::from_secs(1);

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
    /// The campaigns of a game.
    Campaigns(GameId),
    /// The honours of a game.
    Honours(GameId),
}

/// All code of all games hangs on this function, and on nothing else.
fn enter(desk: Desk, errand: Errand) -> AnyView {
    match errand {
        Errand::Setup(game, seed) => {
            view! { <SetupPage desk=desk facts=game.facts() seed=seed/> }.into_any()
        }
        Errand::Enter => view! { <EnterPage desk=desk/> }.into_any(),
        Errand::Open(game, opening) => (game.facts().open)(*opening),
        Errand::Replay(game, opening, ply) => (game.facts().replay)(*opening, ply),
        Errand::Receive(handed, ply) => receive(desk, handed, ply),
        Errand::Compare(game, opening) => (game.facts().compare)(*opening),
        Errand::Hall => {
            let games = GameId::ALL.iter().map(|it| it.facts()).collect::<Vec<_>>();
            view! { <HallPage desk=desk games=games/> }.into_any()
        }
        Errand::Copies => view! { <CopiesPage desk=desk/> }.into_any(),
        Errand::Campaigns(game) => {
            view! { <CampaignsPage desk=desk facts=game.facts()/> }.into_any()
        }
        Errand::Honours(game) => view! { <HonoursPage desk=desk facts=game.facts()/> }.into_any(),
        Errand::Rules(game, settings, rule) => {
            view! { <RulesPage desk=desk settings=settings game=game rule=rule/> }.into_any()
        }
    }
}

/// Opens a match that somebody handed on by the rules of its game.
fn receive(desk: Desk, handed: Handed, ply: Option<usize>) -> AnyView {
    let game = handed.head().map(|it| (GameId::read(&it.game), it.game));
    match game {
        Ok((Some(game), _)) => (game.facts().receive)(desk, handed, ply),
        Ok((None, unknown)) => replay::not_received(desk, handed, Fault::OtherGame(unknown)),
        Err(fault) => replay::not_received(desk, handed, fault),
    }
}

/// The tables as a piece of their own.
#[cfg(feature = "split")]
mod piece {
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    use leptos::prelude::AnyView;
    use leptos::wasm_split::{SplitLoaderError, wasm_split};

    use super::Errand;
    use crate::shell::Desk;

    /// The place where the program is split: what only this function reaches comes later.
    #[wasm_split(tables, wasm_split_path = leptos::wasm_split, preload(fetch), fallible)]
    pub fn enter_there(desk: Desk, errand: Errand) -> Result<AnyView, SplitLoaderError> {
        Ok(super::enter(desk, errand))
    }

    /// Goes in, once the piece is here: then there is nothing to wait for.
    pub fn enter(desk: Desk, errand: Errand) -> Option<AnyView> {
        match pin!(enter_there(desk, errand)).poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(view) => view.ok(),
            Poll::Pending => None,
        }
    }
}

/// The tables in one piece with everything else: they are always here.
#[cfg(not(feature = "split"))]
mod piece {
    use std::convert::Infallible;

    use leptos::prelude::AnyView;

    use super::Errand;
    use crate::shell::Desk;

    /// There is nothing to fetch.
    pub async fn fetch() -> Result<(), Infallible> {
        Ok(())
    }

    /// Goes in.
    pub fn enter(desk: Desk, errand: Errand) -> Option<AnyView> {
        Some(super::enter(desk, errand))
    }
}

thread_local! {
    /// Whether the tables have been fetched.
    static ARE_HERE: Cell<bool> = const { Cell::new(cfg!(not(feature = "split"))) };
}

/// Whether the door is open.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Door {
    Waiting,
    Open,
    /// The tables could not be fetched.
    Stuck,
}

/// Fetches the tables, and tells how it went.
fn fetch(then: impl FnOnce(Door) + 'static) {
    spawn_local(async move {
        let is_here = piece::fetch().await.is_ok();
        ARE_HERE.set(ARE_HERE.get() || is_here);
        then(if is_here { Door::Open } else { Door::Stuck });
    });
}

/// Fetches the tables, so that a new game begins at once. Whether that works is nobody's business
/// yet.
pub fn fetch_for_later() {
    fetch(|_| ());
}

/// Does what can wait, once the first page is painted and the browser idle.
pub fn when_idle(run: impl Fn() + Clone + 'static) {
    let when_idle = move || {
        // Not every browser tells when it is idle.
        if request_idle_callback_with_handle(run.clone()).is_err() {
            run();
        }
    };
    request_animation_frame(move || set_timeout(when_idle, FIRST_PAGE));
}

/// A page behind the door; until it is open, a word; if it stays shut, a sentence and a way to try
/// again.
#[component]
pub fn AtTable(desk: Desk, errand: Errand) -> impl IntoView {
    let door = RwSignal::new(if ARE_HERE.get() { Door::Open } else { Door::Waiting });
    let knock = move || {
        door.set(Door::Waiting);
        // Whoever has left meanwhile is not led back.
        fetch(move |it| {
            let _ = door.try_set(it);
        });
    };
    if door.get_untracked() == Door::Waiting {
        knock();
    }
    let say = move |text: Text| Signal::derive(move || text.get(desk.lang.get()).to_owned());
    move || match door.get() {
        Door::Waiting => view! {
            <main class="sheet is-narrow waits" aria-busy="true">
                <p class="hint" role="status">{say(words::FETCHING)}</p>
            </main>
        }
        .into_any(),
        Door::Open => untrack(|| piece::enter(desk, errand.clone())).into_any(),
        Door::Stuck => view! {
            <main class="sheet is-narrow grain">
                <div role="alert">
                    <h1>{say(words::NOT_FETCHED)}</h1>
                    <p>{say(words::NOT_FETCHED_HINT)}</p>
                </div>
                <div class="menu">
                    <Button
                        label=say(words::TRY_AGAIN)
                        weight=Weight::Main
                        on_press=move || knock()
                    />
                    <Button label=say(words::TO_SHELF) on_press=move || desk.go.run(Way::Shelf)/>
                </div>
            </main>
        }
        .into_any(),
    }
}
