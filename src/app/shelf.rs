//! The shelf: go on with a match, or take a box.

use leptos::prelude::*;

use super::catalogue::{BOXES, GameId, ShelfBox};
use super::door::OnShelf;
use super::errand::Errand;
use super::saved_matches::title_of;
use super::settings::Settings;
use super::words;
use crate::browser;
use crate::kernel::{Lang, Text};
use crate::parts::Icon;
use crate::shell::app_context::AppContext;
use crate::shell::model::route::Route;
use crate::shell::store::hall::groups::{Group, in_group, ranking};
use crate::shell::store::saves::kept::Entry;

/// A wording that follows the language.
fn wording(lang: Signal<Lang>, words: Text) -> Signal<&'static str> {
    Signal::derive(move || words.get(lang.get()))
}

/// The first place of all.
#[component]
pub fn Shelf(ctx: AppContext, settings: Settings) -> impl IntoView {
    let say = move |words: Text| wording(ctx.lang, words);
    let boxes = BOXES.iter().map(|it| view! { <GameBox ctx=ctx shelf_box=it/> });
    let open = Memo::new(move |_| ctx.saves.latest_open());
    // Whoever has none has no need of the list; it has a heading until it is here.
    let is_any = Memo::new(move |_| 0 < ctx.saves.n_matches());
    let title = Signal::derive(move || words::saved_matches(ctx.saves.n_matches(), ctx.lang.get()));
    let saved = move || {
        let list = move || view! { <OnShelf ctx=ctx errand=Errand::Saved title=title/> };
        is_any.get().then(list)
    };
    browser::start::end();
    let note = move || open.get().map(|it| view! { <ContinueNote ctx=ctx entry=it/> });
    view! {
        <TopBar settings=settings/>
        <main class="shelf-page">
            <p class="what">{say(words::WHAT_THIS_IS)}</p>
            {note}
            <h2 class="only-read">{say(words::GAMES)}</h2>
            <ul class="shelf">{boxes.collect_view()}</ul>
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
    let cover = shelf_box.map(|it| cover_of(it.label.id));
    let cover = cover.map(|it| view! { <img src=it alt="" width="200" height="240"/> });
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

/// The drawing on the box of a game.
pub fn cover_of(game: &str) -> String {
    browser::version::address(&format!("public/covers/{game}.svg"))
}

/// A way to a page of a box. Its name says which box it is, to those who do not see it.
fn way(lang: Signal<Lang>, class: &'static str, href: String, said: Text, of: Text) -> AnyView {
    let spoken =
        Signal::derive(move || format!("{}: {}", said.get(lang.get()), of.get(lang.get())));
    let said = wording(lang, said);
    view! { <a class=class href=href aria-label=spoken>{said}</a> }.into_any()
}

/// A box that can be taken off the shelf.
#[component]
fn GameBox(ctx: AppContext, shelf_box: &'static ShelfBox) -> impl IntoView {
    let label = shelf_box.label;
    let game = shelf_box.game.id();
    let lang = ctx.lang;
    let way = move |route: Route, said: Text| way(lang, "", route.href(), said, label.title);
    let href = Route::Quick(label.id).href();
    let against = move || words::rivals(shelf_box.n_rivals, lang.get());
    let spoken = Signal::derive(move || {
        let (play, title) = (words::PLAY.get(lang.get()), label.title.get(lang.get()));
        format!("{play} {}: {title}", against())
    });
    // Nobody who has played needs to be told where to begin.
    let has_played = untrack(|| 0 < ctx.saves.n_matches() || !ctx.hall.rows().is_empty());
    let is_first = shelf_box.is_first && !has_played;
    let start_here = is_first
        .then(|| view! { <p class="start-here">{wording(lang, words::START_HERE)}</p> }.into_any());
    let weight = if is_first { "button is-main" } else { "button" };
    let learn = Route::Lesson(label.id).href();
    let best = move || {
        let plain = in_group(ctx.hall.rows(), label.plain, Group::Ranked);
        let best = ranking(plain, game, true).into_iter().next()?;
        let total = words::best(&best.said(lang.get()).total, lang.get());
        Some(view! { <a class="box-best" href=Route::Hall.href()>{total}</a> })
    };
    let cards = label.has_cards.then(|| way(Route::Cards(game), words::CARDS));
    view! {
        <li class="box">
            <a class="cover" href=href.clone() tabindex="-1" aria-hidden="true">
                <img src=cover_of(label.id) alt="" width="200" height="240"/>
            </a>
            <BoxWords
                lang=lang
                title=label.title
                line=label.line
                seats=(label.seats_min, label.seats_max)
                minutes=label.minutes
            />
            <div class="box-acts">
                {start_here}
                <p class="box-play">
                    <a class=weight href=href aria-label=spoken>
                        <span>
                            {wording(lang, words::PLAY)} " " <small>{Signal::derive(against)}</small>
                        </span>
                    </a>
                    {self::way(lang, "button", learn, words::LEARN, label.title)}
                </p>
                {best}
                <p class="box-ways">
                    {way(Route::Setup(label.id, None), words::SET_UP)}
                    {way(Route::Challenge(label.id, None), words::TODAYS_CHALLENGE)}
                    {way(Route::Statistics(label.id), words::STATISTICS)}
                    {way(Route::Rules(game, None), words::RULES)}
                    {cards}
                </p>
            </div>
        </li>
    }
}

/// What is written under a box.
#[component]
fn BoxWords(
    lang: Signal<Lang>,
    title: Text,
    line: Text,
    seats: (usize, usize),
    minutes: u32,
) -> impl IntoView {
    let players = Signal::derive(move || words::players(seats.0, seats.1, lang.get()));
    let minutes = Signal::derive(move || words::minutes(minutes, lang.get()));
    view! {
        <div class="box-words">
            <h3>{wording(lang, title)}</h3>
            <p class="line">{wording(lang, line)}</p>
            <p class="box-facts">
                <span>{players}</span>
                <span>{minutes}</span>
            </p>
        </div>
    }
}
