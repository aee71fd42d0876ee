//! The composition root: settings, places, the shelf, and the one list of games.

pub mod about;
pub mod catalogue;
pub mod door;
pub mod enter;
pub mod pieces;
pub mod place;
pub mod renewal;
pub mod rules;
pub mod saved_matches;
pub mod settings;
pub mod shelf;
pub mod tables;
pub mod words;

use leptos::prelude::*;

use self::catalogue::{GameId, OnTheShelf};
use self::door::AtTable;
use self::place::Place;
use self::renewal::Renewal;
use self::settings::Settings;
use self::shelf::Shelf;
use self::tables::Errand;
use crate::browser;
use crate::browser::storage::StorageError;
use crate::kernel::{Lang, Text, record};
use crate::parts::{Notice, Notices, Toasts, provide_language};
use crate::shell::app_context::{AppContext, Way};
use crate::shell::model::handed::Handed;
use crate::shell::store::saves::Saves;
use crate::shell::table::opening::Opening;

/// Starts the program on the page.
pub fn start() {
    browser::last_words::explain_panics(Saves::SHELF);
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
    let go = Callback::new(|way: Way| browser::address::go(&place_of(way).hash()));
    let instead = Callback::new(|way: Way| browser::address::go_instead(&place_of(way).hash()));
    let ctx = AppContext::new(Saves::open(), notices, lang, settings.service(), go, instead);
    if let Some(error) = error {
        ctx.report(error);
    }
    let place = RwSignal::new(arrive(ctx, &browser::address::hash()));
    browser::layers::attend();
    browser::address::on_change(move |hash| {
        notices.clear();
        ctx.arrive();
        place.set(arrive(ctx, &hash));
        browser::page::scroll_to_top();
        door::attend();
    });
    let is_renewed = RwSignal::new(false);
    door::when_idle(move || {
        // The whole site is kept after the tables, and not beside them: they may be waited for.
        door::fetch_for_later(ctx, move || browser::offline::keep(move || is_renewed.set(true)));
    });
    Effect::new(move |_| {
        if let Some(title) = place.with(title_of) {
            browser::page::set_title(&title_words(title, lang.get()));
        }
    });
    // Within a book one turns pages: the place stays, and is not drawn anew.
    let ground = Memo::new(move |_| place.get().ground());
    let rule = Memo::new(move |_| place.read().rule());
    let page = move || {
        let place = ground.get();
        untrack(|| page(ctx, settings, place, rule))
    };
    let read = move |rule| ctx.read_rules(Some(rule));
    let is_at_table = move || matches!(*ground.read(), Place::Match(_));
    view! {
        <Toasts notices=notices on_rule=read/>
        <Renewal lang=lang is_ready=is_renewed is_at_table=Signal::derive(is_at_table)/>
        {page}
    }
}

/// The place that a person means; the shelf, and a sentence, if there is no such place.
fn arrive(ctx: AppContext, hash: &str) -> Place {
    Place::read(hash).unwrap_or_else(|| {
        let words = words::UNKNOWN_PLACE.get(ctx.lang.get_untracked());
        ctx.notices.show(Notice::brief(words.to_owned()));
        Place::Shelf
    })
}

fn place_of(way: Way) -> Place {
    match way {
        Way::Shelf => Place::Shelf,
        Way::Enter => Place::Enter,
        Way::Settings => Place::Settings,
        Way::Hall => Place::Hall,
        Way::Aside => Place::Aside,
        Way::Campaigns(game) => GameId::read(game).map_or(Place::Shelf, Place::Campaigns),
        Way::Setup(game, seed) => {
            GameId::read(game).map_or(Place::Shelf, |it| Place::Setup(it, seed))
        }
        Way::Match(id) => Place::Match(id),
        Way::Replay(id, ply) => Place::Replay(id, ply),
        Way::Received(tail, ply) => Place::Link(tail, Some(ply)),
        Way::Versus(id) => Place::Versus(id),
        Way::Rules(game, rule) => {
            GameId::read(game).map_or(Place::Shelf, |it| Place::Rules(it, rule))
        }
    }
}

/// What the tab is called before the program's name, if anything; none where the place itself
/// names the tab.
fn title_of(place: &Place) -> Option<Option<Text>> {
    match place {
        Place::Shelf => Some(None),
        Place::Setup(game, _) => Some(Some(game.label().title)),
        Place::Enter => Some(Some(words::ENTER)),
        Place::Match(_) | Place::Replay(..) | Place::Versus(_) => None,
        Place::Link(..) | Place::Record => None,
        Place::Rules(..) => Some(Some(words::RULES)),
        Place::Hall => Some(Some(words::HALL)),
        Place::Campaigns(_) => Some(Some(words::CAMPAIGNS)),
        Place::Achievements(_) => Some(Some(words::ACHIEVEMENTS)),
        Place::Settings => Some(Some(words::SETTINGS)),
        Place::About => Some(Some(words::ABOUT)),
        Place::Copies => Some(Some(words::KEEP_COPY)),
        Place::Aside => Some(Some(words::ASIDE)),
    }
}

/// What the tab is called; by the program's name alone if nothing else is said.
fn title_words(title: Option<Text>, lang: Lang) -> String {
    title.map_or_else(|| "Undercroft".to_owned(), |it| format!("{} · Undercroft", it.get(lang)))
}

/// Draws a place.
fn page(ctx: AppContext, settings: Settings, place: Place, rule: Memo<Option<String>>) -> AnyView {
    match place {
        Place::Shelf => view! { <Shelf ctx=ctx settings=settings/> }.into_any(),
        Place::Setup(game, seed) => {
            view! { <AtTable ctx=ctx errand=Errand::Setup(game, seed)/> }.into_any()
        }
        Place::Match(id) => open(ctx, settings, id, Errand::Open),
        Place::Replay(id, ply) => {
            let ply = ply.unwrap_or_default();
            open(ctx, settings, id, |game, opening| Errand::Replay(game, opening, ply))
        }
        Place::Link(tail, ply) => {
            let errand = Errand::Receive(Handed::Tail(tail), ply);
            view! { <AtTable ctx=ctx errand=errand/> }.into_any()
        }
        Place::Enter => view! { <AtTable ctx=ctx errand=Errand::Enter/> }.into_any(),
        Place::Record => {
            let errand = match ctx.handed.get_value() {
                Some(text) => Errand::Receive(Handed::Record(text), None),
                None => {
                    let words = words::RECORD_GONE.get(ctx.lang.get_untracked());
                    ctx.notices.show(Notice::brief(words.to_owned()));
                    Errand::Enter
                }
            };
            view! { <AtTable ctx=ctx errand=errand/> }.into_any()
        }
        Place::Versus(id) => open(ctx, settings, id, Errand::Compare),
        Place::Rules(game, _) => {
            let errand = Errand::Rules(game, settings, rule);
            view! { <AtTable ctx=ctx errand=errand/> }.into_any()
        }
        Place::Hall => view! { <AtTable ctx=ctx errand=Errand::Hall/> }.into_any(),
        Place::Campaigns(game) => {
            view! { <AtTable ctx=ctx errand=Errand::Campaigns(game)/> }.into_any()
        }
        Place::Achievements(game) => {
            view! { <AtTable ctx=ctx errand=Errand::Achievements(game)/> }.into_any()
        }
        Place::Settings => {
            view! { <AtTable ctx=ctx errand=Errand::Settings(settings)/> }.into_any()
        }
        Place::Copies => view! { <AtTable ctx=ctx errand=Errand::Copies/> }.into_any(),
        Place::About => view! { <AtTable ctx=ctx errand=Errand::About/> }.into_any(),
        Place::Aside => view! { <AtTable ctx=ctx errand=Errand::Aside/> }.into_any(),
    }
}

/// Opens the table of a match; the shelf, and a sentence, if it is not here.
fn open(
    ctx: AppContext,
    settings: Settings,
    id: String,
    errand: impl FnOnce(GameId, Box<Opening>) -> Errand,
) -> AnyView {
    let found = ctx.saves.saved(&id);
    if let Ok(Some(saved)) = found {
        let game = record::head(&saved.record).ok().and_then(|it| GameId::read(&it.game));
        // A record that cannot even be told apart is opened by any game, which says what is wrong.
        let game = game.unwrap_or(GameId::ALL[0]);
        let errand = errand(game, Box::new(Opening { ctx, id, saved }));
        return view! { <AtTable ctx=ctx errand=errand/> }.into_any();
    }
    match found {
        Ok(_) => {
            let words = words::UNKNOWN_MATCH.get(ctx.lang.get_untracked());
            ctx.notices.show(Notice::brief(words.to_owned()));
        }
        Err(error) => {
            // What a newer version has written stays where it is.
            if error == StorageError::Corrupt {
                ctx.saves.set_aside(&id);
            }
            ctx.report(error);
        }
    }
    view! { <Shelf ctx=ctx settings=settings/> }.into_any()
}
