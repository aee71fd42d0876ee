//! The shelf: where to begin, or what goes on; and the boxes.

use std::time::Duration;

use leptos::prelude::*;

use super::box_markup::box_markup;
use super::box_ways::{picture_of, wording};
use super::catalogue::{BOXES, GameId, ShelfBox};
use super::door::{self, OnShelf};
use super::lesson_begun::lesson_begun;
use super::page_request::ShelfPart;
use super::saved_matches::title_of;
use super::settings::Settings;
use super::words;
use crate::browser;
use crate::kernel::{Lang, Text};
use crate::parts::Icon;
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::route::Route;
use crate::shell::store::hall::groups::{Group, in_group, ranking};
use crate::shell::store::saves::kept::Entry;

/// The first place of all. A newcomer who has begun nothing is told where to begin; everybody else sees what goes on.
#[component]
pub fn Shelf(ctx: AppContext, settings: Settings) -> impl IntoView {
    let say = move |words: Text| wording(ctx.lang, words);
    // A player without any has no need of the list; it has a heading until it is here.
    let is_any = Memo::new(move |_| 0 < ctx.saves.n_matches());
    let has_lesson = lesson_begun(ctx).is_some();
    let is_new = untrack(|| !is_any.get() && ctx.hall.rows().is_empty()) && !has_lesson;
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
        let open = Memo::new(move |_| ctx.saves.latest_open());
        let note = move || open.get().map(|it| view! { <ContinueNote ctx=ctx entry=it/> });
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
    let other = wording(lang, words::OTHER_LANGUAGE);
    let other_code = move || lang.get().pick(Lang::Ru, Lang::En).code();
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
                <button type="button" class="top-link" lang=other_code on:click=switch>
                    {other}
                </button>
                {way(Route::Hall, "trophy", words::HALL)}
                {way(Route::Settings, "gear", words::SETTINGS)}
                {way(Route::About, "info", words::ABOUT)}
            </nav>
        </header>
    }
}

/// The match that was open last, one tap away.
#[component]
fn ContinueNote(ctx: AppContext, entry: Entry) -> impl IntoView {
    // Only a game of this shelf has a cover, and only its own id may stand in an address.
    let game = GameId::read(&entry.game);
    let shelf_box = BOXES.iter().find(|it| Some(it.game) == game);
    let cover = shelf_box.map(|it| picture_of(it.label.id));
    let href = Route::Match(entry.id.clone()).href();
    let entry = StoredValue::new(entry);
    let title = move || entry.with_value(|it| title_of(it, ctx.lang.get()));
    let of = move |part: fn(&crate::shell::model::match_summary::MatchSummary) -> &String| {
        entry.with_value(|it| part(it.summary(ctx.lang.get())).clone())
    };
    let moment = move || of(|it| &it.moment);
    let score = move || of(|it| &it.score);
    let awaited = move || of(|it| &it.awaited);
    let go_on = wording(ctx.lang, words::CONTINUE);
    view! {
        <section class="continue grain" aria-label=go_on>
            {cover}
            <div>
                <h2>{title}</h2>
                <p>
                    <span>{moment}</span>
                    <b>{score}</b>
                    <span>{awaited}</span>
                </p>
            </div>
            <a class="button is-main" href=href>{go_on}</a>
        </section>
    }
}

/// A box that can be taken off the shelf. The one to begin with is large, and its lesson is the way that stands out.
#[component]
fn GameBox(ctx: AppContext, shelf_box: &'static ShelfBox, is_first: bool) -> impl IntoView {
    let label = shelf_box.label;
    let markup = move || {
        let lang = ctx.lang.get();
        let plain = in_group(ctx.hall.rows(), label.plain, Group::Ranked);
        let best = ranking(plain, shelf_box.game.id(), true).into_iter().next();
        let best = best.map(|it| words::best(&it.said(lang).total, lang));
        box_markup(shelf_box, is_first, best, lang)
    };
    let class = if is_first { "box is-first" } else { "box" };
    view! { <li class=class inner_html=markup></li> }
}
