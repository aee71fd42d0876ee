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
use crate::shell::model::given_seed::GivenSeed;
use crate::shell::model::route::Route;
use crate::shell::store::hall::{kept_apart, ranking};
use crate::shell::store::saves::kept::Entry;

/// The first place of all.
#[component]
pub fn Shelf(ctx: AppContext, settings: Settings) -> impl IntoView {
    let games = move || words::GAMES.get(ctx.lang.get());
    let enter = move || words::ENTER.get(ctx.lang.get());
    let fine_print = move || words::FINE_PRINT.get(ctx.lang.get());
    let what = move || words::WHAT_THIS_IS.get(ctx.lang.get());
    let boxes = BOXES.iter().map(|it| view! { <GameBox ctx=ctx shelf_box=it/> });
    let open = Memo::new(move |_| ctx.saves.entries().into_iter().find(|it| !it.is_over));
    // Whoever has none has no need of the list; it has a heading until it is here.
    let is_any = Memo::new(move |_| !ctx.saves.entries().is_empty());
    let title =
        Signal::derive(move || words::saved_matches(ctx.saves.entries().len(), ctx.lang.get()));
    let saved = move || {
        let list = move || view! { <OnShelf ctx=ctx errand=Errand::Saved title=title/> };
        is_any.get().then(list)
    };
    browser::start::end();
    let note = move || open.get().map(|it| view! { <ContinueNote ctx=ctx entry=it/> });
    view! {
        <TopBar settings=settings/>
        <main class="shelf-page">
            <p class="what">{what}</p>
            {note}
            <h2 class="only-read">{games}</h2>
            <ul class="shelf">{boxes.collect_view()}</ul>
            <p class="shelf-ways"><a class="button" href=Route::Enter.href()>{enter}</a></p>
            {saved}
            <p class="fine-print">{fine_print}</p>
        </main>
    }
}

/// The name of the program, the other language, the settings.
#[component]
fn TopBar(settings: Settings) -> impl IntoView {
    let lang = settings.lang();
    let other = move || lang.get().pick("Русский", "English");
    let other_code = move || lang.get().pick(Lang::Ru, Lang::En).code();
    let settings_label = move || words::SETTINGS.get(lang.get());
    let hall_label = move || words::HALL.get(lang.get());
    let about_label = move || words::ABOUT.get(lang.get());
    let switch = move |_| settings.switch_language();
    view! {
        <header class="top">
            <h1 class="brand"><Icon name="torch"/> "Undercroft"</h1>
            <nav>
                <button type="button" class="top-link" lang=other_code on:click=switch>
                    {other}
                </button>
                <a
                    class="icon-button"
                    href=Route::Hall.href()
                    aria-label=hall_label
                    title=hall_label
                >
                    <Icon name="trophy"/>
                </a>
                <a
                    class="icon-button"
                    href=Route::Settings.href()
                    aria-label=settings_label
                    title=settings_label
                >
                    <Icon name="gear"/>
                </a>
                <a
                    class="icon-button"
                    href=Route::About.href()
                    aria-label=about_label
                    title=about_label
                >
                    <Icon name="info"/>
                </a>
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
    let go_on = move || words::CONTINUE.get(ctx.lang.get());
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

/// A box that can be taken off the shelf.
#[component]
fn GameBox(ctx: AppContext, shelf_box: &'static ShelfBox) -> impl IntoView {
    let label = shelf_box.label;
    let game = shelf_box.game.id();
    let lang = ctx.lang;
    let href = Route::Setup(label.id, None).href();
    let new_game = move || words::NEW_GAME.get(lang.get());
    let spoken = move || format!("{}: {}", new_game(), label.title.get(lang.get()));
    let todays = move || words::TODAYS_SEED.get(lang.get());
    let todays_spoken = move || format!("{}: {}", todays(), label.title.get(lang.get()));
    let todays_href = Route::Setup(label.id, Some(GivenSeed::OfToday)).href();
    let rules = move || words::RULES.get(lang.get());
    let best = move || {
        let plain = kept_apart(ctx.hall.rows(), label.plain, true);
        let best = ranking(plain, game, true).into_iter().next()?;
        let total = words::best(&best.said(lang.get()).total, lang.get());
        Some(view! { <a class="box-best" href=Route::Hall.href()>{total}</a> })
    };
    let achievements = label.has_achievements.then(|| {
        let said = move || words::ACHIEVEMENTS.get(lang.get());
        let spoken = move || format!("{}: {}", said(), label.title.get(lang.get()));
        view! { <a href=Route::Achievements(game).href() aria-label=spoken>{said}</a> }
    });
    let cards = label.has_cards.then(|| {
        let said = move || words::CARDS.get(lang.get());
        let spoken = move || format!("{}: {}", said(), label.title.get(lang.get()));
        view! { <a href=Route::Cards(game).href() aria-label=spoken>{said}</a> }
    });
    let rules_spoken = move || format!("{}: {}", rules(), label.title.get(lang.get()));
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
                <a class="button is-main" href=href aria-label=spoken>{new_game}</a>
                {best}
                <p class="box-ways">
                    <a href=todays_href aria-label=todays_spoken>{todays}</a>
                    <a href=Route::Rules(game, None).href() aria-label=rules_spoken>{rules}</a>
                    {cards}
                    {achievements}
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
    let title = move || title.get(lang.get());
    let line = move || line.get(lang.get());
    let players = move || words::players(seats.0, seats.1, lang.get());
    let minutes = move || words::minutes(minutes, lang.get());
    view! {
        <div class="box-words">
            <h3>{title}</h3>
            <p class="line">{line}</p>
            <p class="box-facts">
                <span>{players}</span>
                <span>{minutes}</span>
            </p>
        </div>
    }
}
