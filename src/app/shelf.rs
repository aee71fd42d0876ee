//! The shelf: where to begin, or what goes on; and the boxes.

use std::time::Duration;

use leptos::prelude::*;

use super::box_markup::box_markup;
use super::box_ways::wording;
use super::catalogue::{BOXES, ShelfBox};
use super::door::{self, OnShelf};
use super::lesson_begun::lesson_begun;
use super::page_request::ShelfPart;
use super::pieces::keeping;
use super::settings::Settings;
use super::words;
use crate::browser;
use crate::kernel::Text;
use crate::parts::Icon;
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::route::Route;

/// The first place of all. A newcomer who has begun nothing is told where to begin; everybody else sees what goes on.
#[component]
pub fn Shelf(ctx: AppContext, settings: Settings) -> impl IntoView {
    let say = move |words: Text| wording(ctx.lang, words);
    // A player without any has no need of the list; it has a heading until it is here.
    let is_any = Memo::new(move |_| 0 < ctx.saves.n_matches());
    let has_lesson = lesson_begun(ctx).is_some();
    let is_new = untrack(|| !is_any.get() && ctx.hall.is_empty()) && !has_lesson;
    let boxes = BOXES.iter().map(|it| {
        let is_first = is_new && it.is_first;
        view! { <GameBox ctx=ctx shelf_box=it is_first=is_first/> }
    });
    let (door, knock) = door::on_shelf(ctx);
    let knock_soon = move || request_animation_frame(move || set_timeout(knock, Duration::ZERO));
    let title = Signal::derive(move || words::saved_matches(ctx.saves.n_matches(), ctx.lang.get()));
    let part = move |part, title| {
        view! { <OnShelf ctx=ctx door=door knock=knock part=part title=title/> }
    };
    let saved = move || {
        is_any.get().then(|| {
            // Perhaps another tab has begun it.
            if is_new {
                knock_soon();
            }
            part(ShelfPart::Matches, Some(title))
        })
    };
    browser::start::end();
    let head = if is_new {
        view! { <p class="what">{say(words::WHAT_THIS_IS)}</p> }.into_any()
    } else {
        knock_soon();
        let note = move || is_any.get().then(keeping).flatten().map(|it| (it.going_on)(ctx));
        view! {
            <div class=if has_lesson { "going-on has-lesson" } else { "going-on" }>
                {note} {part(ShelfPart::GoingOn, None)}
            </div>
        }
        .into_any()
    };
    view! {
        <TopBar settings=settings/>
        <main class="shelf-page">
            {head}
            <h2 class="only-read">{say(words::GAMES)}</h2>
            <ul class=if is_new { "shelf is-new" } else { "shelf" }>
                {boxes.collect_view()}
            </ul>
            <p class="shelf-ways"><a class="button" href=Route::Enter.href()>{say(words::ENTER)}</a></p>
            {saved}
            <p class="fine-print">{say(words::FINE_PRINT)}</p>
        </main>
    }
}

/// The name of the program, the other language, the settings.
#[component]
fn TopBar(settings: Settings) -> impl IntoView {
    let lang = settings.lang();
    let other = move || lang.get().next();
    let switch = move |_| settings.switch_language();
    let way = move |route: Route, icon: &'static str, words: Text| {
        let label = wording(lang, words);
        view! {
            <a class="icon-button" href=route.href() aria-label=label title=label>
                <Icon name=icon/>
            </a>
        }
        .into_any()
    };
    view! {
        <header class="top">
            <h1 class="brand"><Icon name="torch"/> "Undercroft"</h1>
            <nav>
                <button type="button" class="top-link" lang=move || other().code() on:click=switch>
                    {move || other().name()}
                </button>
                {way(Route::Hall, "trophy", words::HALL)}
                {way(Route::Settings, "gear", words::SETTINGS)}
                {way(Route::About, "info", words::ABOUT)}
            </nav>
        </header>
    }
}

/// A box that can be taken off the shelf. The one to begin with is large, and its lesson is the way that stands out.
#[component]
fn GameBox(ctx: AppContext, shelf_box: &'static ShelfBox, is_first: bool) -> impl IntoView {
    let markup = move || {
        let lang = ctx.lang.get();
        let keeping = if ctx.hall.is_empty() { None } else { keeping() };
        let best = keeping.and_then(|it| (it.best)(ctx, shelf_box, lang));
        box_markup(shelf_box, is_first, best, lang)
    };
    let class = if is_first { "box is-first" } else { "box" };
    view! { <li class=class inner_html=markup></li> }
}
