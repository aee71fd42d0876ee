//! The door before the tables: it is opened when somebody stands before it, or while the browser has
//! nothing better to do. Where it stays shut, a sentence says why, and what can be done.

use std::cell::{Cell, RefCell};
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::catalogue::{GameId, OnTheShelf};
use super::games_of::games_of;
use super::page_request::{PageRequest, ShelfPart};
use super::piece::Piece;
use super::piece_words::{file_of, language};
use super::pieces;
use super::words;
use crate::browser;
use crate::browser::later::{self, Missing};
use crate::browser::storage;
use crate::kernel::{Lang, Text};
use crate::parts::{Button, Weight};
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::route::Route;
use crate::shell::store::hall;
use crate::shell::store::kept::PREFIX;
use crate::shell::store::saves::Saves;

/// The first page has the connection for itself so long after its first frame.
const FIRST_PAGE: Duration = Duration::from_secs(1);

/// The delay of a notice: what comes sooner is not announced.
const PATIENCE: Duration = Duration::from_millis(500);

thread_local! {
    /// The number of requests that wait for a piece.
    static N_WAITING: Cell<usize> = const { Cell::new(0) };

    /// The things to be done once none waits.
    static AFTERWARDS: RefCell<Vec<Box<dyn FnOnce()>>> = const { RefCell::new(Vec::new()) };
}

/// The state of the door.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Door {
    /// Nobody has come yet.
    Waiting,
    /// It takes longer than half a second.
    Slow,
    /// All pieces are here.
    Open,
    /// A piece could not be fetched.
    Stuck,
    /// The host has no such piece, although it has the page of this version.
    Incomplete,
    /// It is one of an older version, which the host has no more.
    Gone,
}

/// The pieces that a request still needs. Of a match that was handed on, the replays tell which game
/// it is.
fn missing(ctx: AppContext, request: &PageRequest) -> Vec<Piece> {
    // Which games are needed may follow from what is kept.
    open_kept(ctx);
    if matches!(request, PageRequest::Shelf) && !is_any_kept() {
        return Vec::new();
    }
    let piece = request.piece();
    let needs_replays = piece == Piece::Replays || request.is_packed();
    let of_game = |it: GameId| {
        let replays = needs_replays.then(|| Piece::replays_of(it));
        [Piece::Game(it)].into_iter().chain(replays.into_iter().flatten())
    };
    let shared = if needs_replays { Piece::Replays } else { piece }.with_needed().iter().copied();
    let games = games_of(request, ctx).into_iter().flat_map(of_game);
    shared.chain(games).filter(|it| !it.is_here()).collect()
}

/// Tells whether the shelf has anything to say of what is kept.
fn is_any_kept() -> bool {
    storage::keys(PREFIX).iter().any(|it| is_of_shelf(it))
}

/// Tells whether the shelf says anything of what is kept under a key.
fn is_of_shelf(key: &str) -> bool {
    key == hall::KEY || Saves::is_key(key)
}

/// Reads what is kept, once the readers are here.
fn open_kept(ctx: AppContext) {
    if let Some(keeping) = pieces::keeping() {
        (keeping.open)(ctx);
    }
}

/// Fetches the readers of what is kept when another tab has begun something; once they have read it, they follow by
/// themselves.
pub fn follow_other_tabs(ctx: AppContext) {
    storage::on_change(move |key| {
        if !ctx.saves.is_open() && key.is_none_or(is_of_shelf) {
            spawn_local(async move {
                bring(&missing_of(Piece::Kept)).await;
                open_kept(ctx);
            });
        }
    });
}

/// Fetches all that a request needs, and tells how it went. Meanwhile nothing else is fetched.
async fn fetch(ctx: AppContext, request: &PageRequest) -> Door {
    before_others(fetch_missing(ctx, request)).await
}

async fn before_others(fetching: impl Future<Output = Door>) -> Door {
    N_WAITING.set(N_WAITING.get() + 1);
    let door = fetching.await;
    N_WAITING.set(N_WAITING.get() - 1);
    if N_WAITING.get() == 0 {
        browser::offline::go_on();
        AFTERWARDS.take().into_iter().for_each(|run| run());
    }
    door
}

async fn fetch_missing(ctx: AppContext, request: &PageRequest) -> Door {
    loop {
        let missing = missing(ctx, request);
        if missing.is_empty() {
            return Door::Open;
        }
        browser::offline::wait(missing.iter().map(|it| it.name()));
        match bring(&missing).await {
            Door::Open => {}
            shut => return shut,
        }
    }
}

/// Fetches pieces that are not here, and tells how it went.
pub async fn bring(missing: &[Piece]) -> Door {
    match pieces::fetch(missing).await {
        true => Door::Open,
        false => come_anew(missing).await,
    }
}

/// The second try, past the browser's cache.
async fn come_anew(missing: &[Piece]) -> Door {
    let words = missing.iter().map(|it| file_of(*it, language())).collect::<Vec<_>>();
    let names = missing.iter().map(|it| it.name()).chain(words.iter().map(String::as_str));
    match later::fetch_anew(&names.collect::<Vec<_>>()).await {
        Ok(()) if pieces::fetch(missing).await => Door::Open,
        Ok(()) | Err(Missing::Unreachable) => Door::Stuck,
        Err(Missing::Incomplete) => Door::Incomplete,
        Err(Missing::Gone) => Door::Gone,
    }
}

/// Fetches the tables, so that a new game begins sooner, and does what comes after that, however it
/// went, and after the pieces that somebody waits for: they have the connection for themselves.
pub fn fetch_for_later(ctx: AppContext, then: impl FnOnce() + 'static) {
    AFTERWARDS.with_borrow_mut(|it| it.push(Box::new(then)));
    spawn_local(async move {
        before_others(async { bring(&missing_of(Piece::Tables)).await }).await;
        open_kept(ctx);
    });
}

/// The pieces that a piece still needs, apart from a game.
fn missing_of(piece: Piece) -> Vec<Piece> {
    piece.with_needed().iter().copied().filter(|it| !it.is_here()).collect()
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

/// Takes a person who has come from another place to the heading of the new one, once it is drawn: what had the focus
/// is gone. The first page leaves the focus where the browser has it.
pub fn attend() {
    if browser::address::has_moved() {
        request_animation_frame(browser::page::find_place);
    }
}

/// A door that somebody stands before, and how to knock at it.
fn door(
    ctx: AppContext,
    request: StoredValue<PageRequest>,
) -> (RwSignal<Door>, impl Fn() + Copy + Send + Sync + 'static) {
    let is_open = request.with_value(|it| missing(ctx, it).is_empty());
    let door = RwSignal::new(if is_open { Door::Open } else { Door::Waiting });
    // A player who has left meanwhile is not led back.
    let notify = move |it| {
        let _ = door.try_set(it);
        attend();
    };
    let grow_slow = move || {
        if door.try_get_untracked() == Some(Door::Waiting) {
            door.set(Door::Slow);
        }
    };
    let knock = move || {
        notify(Door::Waiting);
        set_timeout(grow_slow, PATIENCE);
        spawn_local(async move {
            if let Some(request) = request.try_get_value() {
                notify(fetch(ctx, &request).await);
            }
        });
    };
    (door, knock)
}

/// A page behind the door, which `enter` draws; until it is open, what is being fetched; if it stays shut, a sentence and
/// a way to try again.
#[component]
pub fn AtTable(
    ctx: AppContext,
    request: PageRequest,
    enter: Callback<PageRequest, Option<AnyView>>,
) -> impl IntoView {
    let request = StoredValue::new(request);
    let (door, knock) = door(ctx, request);
    if door.get_untracked() == Door::Waiting {
        knock();
    }
    let title = move || request.with_value(|it| title(ctx, it));
    let say = move |words: fn(Option<Text>, Lang) -> String| {
        Signal::derive(move || words(title(), ctx.lang.get()))
    };
    let told = move |it: Text| Signal::derive(move || it.get(ctx.lang.get()).to_owned());
    move || {
        let door = door.get();
        if matches!(door, Door::Waiting | Door::Slow) && browser::start::is_shown() {
            // The page itself says what is being opened.
            return ().into_any();
        }
        browser::start::end();
        match door {
            Door::Waiting => view! { <main aria-busy="true"></main> }.into_any(),
            Door::Slow => view! {
                <main class="sheet is-narrow" aria-busy="true">
                    <p class="hint" role="status">{say(words::fetching)}</p>
                </main>
            }
            .into_any(),
            Door::Open => untrack(|| enter.run(request.get_value())).into_any(),
            Door::Stuck => {
                let says = (say(words::not_fetched), told(words::NOT_FETCHED_HINT));
                view! { <Shut ctx=ctx says=says way=words::TRY_AGAIN on_press=knock/> }.into_any()
            }
            Door::Incomplete => {
                let says = (told(words::INCOMPLETE), told(words::INCOMPLETE_HINT));
                view! { <Shut ctx=ctx says=says way=words::TRY_AGAIN on_press=knock/> }.into_any()
            }
            Door::Gone => {
                let says = (told(words::OLD_VERSION), told(words::OLD_VERSION_HINT));
                let renew = |()| browser::offline::renew();
                view! { <Shut ctx=ctx says=says way=words::RELOAD on_press=renew/> }.into_any()
            }
        }
    }
}

/// The name of the thing that is being fetched: the game of a request, if it is of one.
fn title(ctx: AppContext, request: &PageRequest) -> Option<Text> {
    match games_of(request, ctx)[..] {
        [game] => Some(game.label().title),
        _ => None,
    }
}

/// Why the door is shut, the way out of that, and the way back.
#[component]
fn Shut(
    ctx: AppContext,
    says: (Signal<String>, Signal<String>),
    way: Text,
    #[prop(into)] on_press: Callback<()>,
) -> impl IntoView {
    view! {
        <main class="sheet is-narrow grain">
            <div role="alert">
                <h1>{says.0}</h1>
                <p>{says.1}</p>
            </div>
            <div class="menu">
                <Button label=ctx.text(way) weight=Weight::Main on_press=on_press/>
                <Button label=ctx.text(words::TO_SHELF) on_press=move || ctx.go.run(Route::Shelf)/>
            </div>
        </main>
    }
}

/// The door before the parts of the shelf that come later, and how to knock at it.
pub fn on_shelf(ctx: AppContext) -> (RwSignal<Door>, impl Fn() + Copy + Send + Sync + 'static) {
    door(ctx, StoredValue::new(PageRequest::Saved(ShelfPart::Matches)))
}

/// A part of the shelf that lies behind the door, and is fetched once the shelf is painted. Until it is here, its
/// title stands in its place, if it has one; so does a way to try again.
#[component]
pub fn OnShelf(
    ctx: AppContext,
    door: RwSignal<Door>,
    #[prop(into)] knock: Callback<()>,
    part: ShelfPart,
    title: Option<Signal<String>>,
) -> impl IntoView {
    move || match (door.get(), title) {
        (Door::Open, _) => untrack(|| pieces::enter(ctx, PageRequest::Saved(part))).into_any(),
        (_, None) => ().into_any(),
        (Door::Waiting | Door::Slow, Some(title)) => {
            view! { <h2 class="saved">{title}</h2> }.into_any()
        }
        (Door::Stuck | Door::Incomplete | Door::Gone, Some(title)) => view! {
            <h2 class="saved">{title}</h2>
            <p class="hint" role="status">{ctx.text(words::NOT_FETCHED_HINT)}</p>
            <Button label=ctx.text(words::TRY_AGAIN) on_press=knock/>
        }
        .into_any(),
    }
}
