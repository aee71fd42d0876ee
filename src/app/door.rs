//! The door before the tables: it is opened when somebody stands before it, or while the browser has
//! nothing better to do. Where it stays shut, a sentence says why, and what can be done.

use std::cell::Cell;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::tables::{Errand, piece};
use super::words;
use crate::browser;
use crate::browser::later::{self, Missing};
use crate::kernel::Text;
use crate::parts::{Button, Weight};
use crate::shell::app_context::{AppContext, Way};

/// The first page has the connection for itself so long after its first frame.
const FIRST_PAGE: Duration = Duration::from_secs(1);

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
    /// They are those of an older version, which the host has no more.
    Gone,
}

/// Fetches the tables, and tells how it went.
fn fetch(then: impl FnOnce(Door) + 'static) {
    spawn_local(async move {
        let door = match come().await {
            true => Door::Open,
            false => come_anew().await,
        };
        ARE_HERE.set(ARE_HERE.get() || door == Door::Open);
        then(door);
    });
}

/// Whether the program of the tables and their style have come.
async fn come() -> bool {
    let is_dressed = later::dress();
    let is_here = piece::fetch().await.is_ok();
    is_dressed.await && is_here
}

/// The second try, past the browser's cache.
async fn come_anew() -> Door {
    match later::fetch_anew().await {
        Ok(()) if come().await => Door::Open,
        Ok(()) | Err(Missing::Unreachable) => Door::Stuck,
        Err(Missing::Gone) => Door::Gone,
    }
}

/// Fetches the tables, so that a new game begins at once, and does what comes after that, however it
/// went: whoever stands before the door has the connection for themselves.
pub fn fetch_for_later(then: impl FnOnce() + 'static) {
    fetch(|_| then());
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

/// Whoever has come from another place goes on from the heading of the new one, once it is drawn: what
/// had the focus is gone. The first page leaves the focus where the browser has it.
pub fn attend() {
    if browser::address::has_moved() {
        request_animation_frame(browser::page::find_place);
    }
}

/// A door that somebody stands before, and how to knock at it.
fn door() -> (RwSignal<Door>, impl Fn() + Copy + Send + Sync + 'static) {
    let door = RwSignal::new(if ARE_HERE.get() { Door::Open } else { Door::Waiting });
    // Whoever has left meanwhile is not led back.
    let notify = move |it| {
        let _ = door.try_set(it);
        attend();
    };
    let knock = move || {
        notify(Door::Waiting);
        fetch(notify);
    };
    (door, knock)
}

/// A page behind the door; until it is open, a word; if it stays shut, a sentence and a way to try
/// again.
#[component]
pub fn AtTable(ctx: AppContext, errand: Errand) -> impl IntoView {
    let (door, knock) = door();
    if door.get_untracked() == Door::Waiting {
        knock();
    }
    let say = move |text: Text| Signal::derive(move || text.get(ctx.lang.get()).to_owned());
    move || {
        let door = door.get();
        if door == Door::Waiting && browser::start::is_shown() {
            // The page itself says what is being opened.
            return ().into_any();
        }
        browser::start::end();
        match door {
            Door::Waiting => view! {
                <main class="sheet is-narrow waits" aria-busy="true">
                    <p class="hint" role="status">{say(words::FETCHING)}</p>
                </main>
            }
            .into_any(),
            Door::Open => untrack(|| piece::enter(ctx, errand.clone())).into_any(),
            Door::Stuck => {
                let says = (words::NOT_FETCHED, words::NOT_FETCHED_HINT);
                view! { <Shut ctx=ctx says=says way=words::TRY_AGAIN on_press=knock/> }.into_any()
            }
            Door::Gone => {
                let says = (words::OLD_VERSION, words::OLD_VERSION_HINT);
                let renew = |()| browser::offline::renew();
                view! { <Shut ctx=ctx says=says way=words::RELOAD on_press=renew/> }.into_any()
            }
        }
    }
}

/// Why the door is shut, the way out of that, and the way back.
#[component]
fn Shut(
    ctx: AppContext,
    says: (Text, Text),
    way: Text,
    #[prop(into)] on_press: Callback<()>,
) -> impl IntoView {
    let say = move |text: Text| Signal::derive(move || text.get(ctx.lang.get()).to_owned());
    view! {
        <main class="sheet is-narrow grain">
            <div role="alert">
                <h1>{say(says.0)}</h1>
                <p>{say(says.1)}</p>
            </div>
            <div class="menu">
                <Button label=say(way) weight=Weight::Main on_press=on_press/>
                <Button label=say(words::TO_SHELF) on_press=move || ctx.go.run(Way::Shelf)/>
            </div>
        </main>
    }
}

/// A part of the shelf that lies behind the door, and is fetched once the shelf is painted: `title`
/// stands in its place until it is here.
#[component]
pub fn OnShelf(ctx: AppContext, errand: Errand, title: Signal<String>) -> impl IntoView {
    let (door, knock) = door();
    if door.get_untracked() == Door::Waiting {
        request_animation_frame(move || set_timeout(knock, Duration::ZERO));
    }
    let say = move |text: Text| Signal::derive(move || text.get(ctx.lang.get()).to_owned());
    move || match door.get() {
        Door::Open => untrack(|| piece::enter(ctx, errand.clone())).into_any(),
        Door::Waiting => view! { <h2 class="saved">{title}</h2> }.into_any(),
        Door::Stuck | Door::Gone => view! {
            <h2 class="saved">{title}</h2>
            <p class="hint" role="status">{say(words::NOT_FETCHED_HINT)}</p>
            <Button label=say(words::TRY_AGAIN) on_press=knock/>
        }
        .into_any(),
    }
}
