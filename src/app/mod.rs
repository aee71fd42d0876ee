//! The composition root: settings, routes, the shelf, and the one list of games.

pub mod about;
pub mod box_markup;
pub mod box_ways;
pub mod catalogue;
pub mod door;
pub mod enter;
pub mod game_pieces;
pub mod games_of;
pub mod going_on;
pub mod kept;
mod last_words;
pub mod lesson_begun;
pub mod page_request;
pub mod piece;
mod piece_words;
pub mod pieces;
pub mod renewal;
pub mod rules;
pub mod saved_matches;
pub mod settings;
pub mod shelf;
pub mod tables;
pub mod unfold;
pub mod unknown;
pub mod words;
pub mod work;

use leptos::prelude::*;

use self::catalogue::{Chosen, GameId, OnTheShelf, ShelfBox, read_route};
use self::door::AtTable;
use self::page_request::{Found, PageRequest};
use self::renewal::Renewal;
use self::settings::Settings;
use self::shelf::Shelf;
use self::unknown::UnknownPage;
use crate::browser;
use crate::kernel::{Lang, Text};
use crate::parts::{Notice, Notices, Toasts, effect, provide_language};
use crate::shell::kit::app_context::{AppContext, Ways};
use crate::shell::model::handed::Handed;
use crate::shell::model::route::Route;
use crate::shell::store::saves::Saves;

/// Starts the program on the page; a worker, which has none, goes on by [`work`].
pub fn start() {
    if !browser::is_page() {
        return;
    }
    browser::last_words::explain_panics(Saves::SHELF, last_words::page);
    mount_to_body(App);
}

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let notices = Notices::new();
    let (settings, error) = Settings::open(notices);
    settings.apply();
    let lang = settings.lang();
    provide_language(lang);
    let go = Callback::new(|route: Route| browser::address::go(&route.hash()));
    let go_instead = Callback::new(|route: Route| browser::address::go_instead(&route.hash()));
    let ways = Ways { go, go_instead, boxes: ShelfBox::all, fetch_answer: pieces::answering };
    let ctx = AppContext::new(notices, lang, settings.service(), ways);
    if let Some(error) = error {
        ctx.report(error);
    }
    let route = RwSignal::new(read_route(&browser::address::hash()));
    browser::layers::attend();
    browser::address::on_change(move |hash| {
        notices.clear();
        ctx.arrive();
        route.set(read_route(&hash));
        browser::page::scroll_to_top();
        door::attend();
    });
    door::follow_other_tabs(ctx);
    let is_renewed = RwSignal::new(false);
    door::when_idle(move || {
        // The whole site is kept after the tables, and not beside them: they may be waited for.
        door::fetch_for_later(ctx, move || browser::offline::keep(move || is_renewed.set(true)));
    });
    effect(move || {
        if let Some(title) = route.with(title_of) {
            browser::page::set_title(&title_words(title, lang.get()));
        }
    });
    // Within a book one turns pages: the page stays, and is not drawn anew.
    let ground = Memo::new(move |_| route.get().map(Route::ground));
    let rule = Memo::new(move |_| route.read().as_ref().and_then(Route::rule));
    let page = move || {
        let route = ground.get();
        untrack(|| match route {
            Some(route) => page(ctx, settings, route, rule),
            None => view! { <UnknownPage lang=lang/> }.into_any(),
        })
    };
    let read = move |rule| ctx.read_rules(Some(rule));
    let is_at_table = move || matches!(*ground.read(), Some(Route::Match(_)));
    view! {
        <Toasts notices=notices on_rule=read/>
        <Renewal lang=lang is_ready=is_renewed is_at_table=Signal::derive(is_at_table)/>
        {page}
    }
}

/// The tab's title before the program's name, if anything; none where the page itself names the tab.
fn title_of(route: &Option<Route>) -> Option<Option<Text>> {
    let Some(route) = route else { return Some(Some(words::UNKNOWN_ADDRESS)) };
    match route {
        Route::Shelf => Some(None),
        Route::Setup(id, _) | Route::SameTable(id, ..) | Route::Quick(id) => {
            Some(setup_of(id).map(|it| it.1))
        }
        Route::Challenge(..) | Route::Invited(..) | Route::Days(_) => {
            Some(Some(words::TODAYS_CHALLENGE))
        }
        Route::Statistics(_) => Some(Some(words::STATISTICS)),
        Route::Enter => Some(Some(words::ENTER)),
        Route::Match(_) | Route::Replay(..) | Route::Versus(_) | Route::LookBack(_) => None,
        Route::Code(_) => None,
        Route::Link(..) | Route::Turn(_) | Route::Record | Route::Lesson(_) => None,
        Route::Rules(..) => Some(Some(words::RULES)),
        Route::Hall => Some(Some(words::HALL)),
        Route::Campaigns(_) => Some(Some(words::CAMPAIGNS)),
        Route::Achievements(_) => Some(Some(words::ACHIEVEMENTS)),
        Route::Cards(_) => Some(Some(words::CARDS)),
        Route::Settings => Some(Some(words::SETTINGS)),
        Route::About => Some(Some(words::ABOUT)),
        Route::Copies => Some(Some(words::KEEP_COPY)),
        Route::Aside => Some(Some(words::ASIDE)),
    }
}

/// The tab's title; the program's name alone if nothing else is said.
fn title_words(title: Option<Text>, lang: Lang) -> String {
    title.map_or_else(|| "Undercroft".to_owned(), |it| format!("{} · Undercroft", it.get(lang)))
}

/// The setup under an id in an address: a game, its title, and what is chosen already.
fn setup_of(id: &str) -> Option<(GameId, Text, Chosen)> {
    let of_box = ShelfBox::find(id).map(|it| (it.game, it.label.title, it.chosen));
    of_box.or_else(|| GameId::read(id).map(|it| (it, it.label().title, &[] as Chosen)))
}

/// Draws the page of a route.
fn page(ctx: AppContext, settings: Settings, route: Route, rule: Memo<Option<String>>) -> AnyView {
    let lang = ctx.lang;
    let enter = Callback::new(move |request| enter(ctx, settings, request));
    let at_table =
        move |request| view! { <AtTable ctx=ctx request=request enter=enter/> }.into_any();
    let unknown = move || view! { <UnknownPage lang=lang/> }.into_any();
    let at_game = |game, request: &dyn Fn(GameId) -> PageRequest| {
        GameId::read(game).map_or_else(unknown, |it| at_table(request(it)))
    };
    let of_box = |id, request: &dyn Fn(&'static ShelfBox) -> PageRequest| {
        ShelfBox::find_any(id).map_or_else(unknown, |it| at_table(request(it)))
    };
    match route {
        Route::Shelf => at_table(PageRequest::Shelf),
        Route::Setup(id, seed) => match setup_of(id) {
            Some((game, _, chosen)) => {
                let n_rivals = ShelfBox::find_any(id).map_or(0, |it| it.n_rivals);
                at_table(PageRequest::Setup(game, seed, chosen, n_rivals))
            }
            None => unknown(),
        },
        Route::SameTable(id, seed, shared) => setup_of(id)
            .map_or_else(unknown, |it| at_table(PageRequest::SameTable(it.0, seed, shared))),
        Route::Challenge(id, day) => of_box(id, &|it| PageRequest::Challenge(it, day)),
        Route::Invited(id, day, total) => {
            of_box(id, &|it| PageRequest::Invited(it, day, total.clone()))
        }
        Route::Days(id) => of_box(id, &PageRequest::Days),
        Route::Statistics(id) => of_box(id, &PageRequest::Statistics),
        Route::Match(id) => {
            unfold::provide(ctx);
            at_table(PageRequest::Find(id, Found::Table))
        }
        Route::Replay(id, ply) => {
            at_table(PageRequest::Find(id, Found::Replay(ply.unwrap_or_default())))
        }
        Route::Link(tail, ply) => at_table(PageRequest::Receive(Handed::Tail(tail), ply)),
        Route::Turn(turn) => at_table(PageRequest::ReceiveTurn(turn)),
        Route::Code(code) => at_table(PageRequest::Code(code)),
        Route::Enter => at_table(PageRequest::Enter),
        Route::Record => at_table(entered(ctx)),
        Route::Versus(id) => at_table(PageRequest::Find(id, Found::Versus)),
        Route::LookBack(id) => at_table(PageRequest::Find(id, Found::LookBack)),
        Route::Rules(game, _) => at_game(game, &|it| PageRequest::Rules(it, settings, rule)),
        Route::Quick(id) => match ShelfBox::find(id) {
            Some(it) => at_table(PageRequest::Quick(it.game, it.chosen, it.n_rivals)),
            None => unknown(),
        },
        Route::Lesson(id) => ShelfBox::find(id)
            .map_or_else(unknown, |it| at_table(PageRequest::Lesson(it.game, it.label.id))),
        Route::Hall => at_table(PageRequest::Hall),
        Route::Campaigns(game) => at_game(game, &PageRequest::Campaigns),
        Route::Achievements(game) => at_game(game, &PageRequest::Achievements),
        Route::Cards(game) => at_game(game, &|it| PageRequest::Cards(it, settings)),
        Route::Settings => at_table(PageRequest::Settings(settings)),
        Route::Copies => at_table(PageRequest::Copies),
        Route::About => at_table(PageRequest::About),
        Route::Aside => at_table(PageRequest::Aside),
    }
}

/// The record that was entered; where one enters another, if it is gone.
fn entered(ctx: AppContext) -> PageRequest {
    match ctx.handed.get_value() {
        Some(text) => PageRequest::Receive(Handed::Record(text), None),
        None => {
            let words = words::RECORD_GONE.get(ctx.lang.get_untracked());
            ctx.notices.show(Notice::brief(words.to_owned()));
            PageRequest::Enter
        }
    }
}

/// Goes in where a request leads to; nothing while a piece is missing.
fn enter(ctx: AppContext, settings: Settings, request: PageRequest) -> Option<AnyView> {
    let found = match request {
        PageRequest::Shelf => None,
        PageRequest::Find(id, what) => {
            (pieces::keeping()?.find)(ctx, &id).map(|(game, opening)| match what {
                Found::Table => PageRequest::Open(game, opening),
                Found::Replay(ply) => PageRequest::Replay(game, opening, ply),
                Found::Versus => PageRequest::Compare(game, opening),
                Found::LookBack => PageRequest::LookBack(game, opening),
            })
        }
        request => return pieces::enter(ctx, request),
    };
    Some(match found {
        Some(request) => {
            let enter = Callback::new(move |request| pieces::enter(ctx, request));
            view! { <AtTable ctx=ctx request=request enter=enter/> }.into_any()
        }
        None => view! { <Shelf ctx=ctx settings=settings/> }.into_any(),
    })
}
