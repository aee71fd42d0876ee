//! The readers and writers of what is kept, behind their door: what comes with the piece of that name.
//!
//! A person of whom nothing is kept here sees the shelf without them, and everybody else once they are here
//! (`door::missing`). So the first page of a newcomer is small, and what is kept has one way of being read: the strict
//! one, which repairs it, sets aside what makes no sense, and says so.

use leptos::prelude::*;

use super::box_ways::{picture_of, wording};
use super::catalogue::{BOXES, GameId, ShelfBox};
use super::saved_matches::title_of;
use super::words;
use crate::browser::storage::StorageError;
use crate::kernel::{Lang, record};
use crate::parts::Notice;
use crate::shell::kit::app_context::AppContext;
use crate::shell::kit::opening::Opening;
use crate::shell::model::match_summary::MatchSummary;
use crate::shell::model::route::Route;
use crate::shell::store::hall::groups::{Group, in_group, ranking};
use crate::shell::store::saves::kept::Entry;

/// A match that was read, and the game that it is of.
type Opened = (GameId, Box<Opening>);

/// What can be done with what is kept, once its readers are here.
#[derive(Clone, Copy)]
pub struct Keeping {
    /// Reads the matches and the results, once.
    pub open: fn(AppContext),
    /// Reads a match, by its id, and tells the game that it is of; nothing, and a sentence, if that fails.
    pub find: fn(AppContext, &str) -> Option<Opened>,
    /// The match that was open last, one tap away; nothing if none goes on.
    pub going_on: fn(AppContext) -> AnyView,
    /// The best result in a box, in words, if there is one.
    pub best: fn(AppContext, &ShelfBox, Lang) -> Option<String>,
}

impl Keeping {
    /// All of it.
    pub const ALL: Keeping = Keeping { open: AppContext::open_stores, find, going_on, best };
}

fn find(ctx: AppContext, id: &str) -> Option<Opened> {
    match ctx.saves.saved(id) {
        Ok(Some(saved)) => {
            let game = record::head(&saved.record).ok().and_then(|it| GameId::read(&it.game));
            // A record that cannot even be told apart is opened by any game, which says what is wrong.
            let game = game.unwrap_or(GameId::ALL[0]);
            return Some((game, Box::new(Opening { ctx, id: id.to_owned(), saved })));
        }
        Ok(None) => {
            let words = words::UNKNOWN_MATCH.get(ctx.lang.get_untracked());
            ctx.notices.show(Notice::brief(words.to_owned()));
        }
        Err(error) => {
            // What a newer version has written stays where it is.
            if error == StorageError::Corrupt {
                ctx.saves.set_aside(id);
            }
            ctx.report(error);
        }
    }
    None
}

fn going_on(ctx: AppContext) -> AnyView {
    let open = Memo::new(move |_| ctx.saves.latest_open());
    let note = move || open.get().map(|it| view! { <ContinueNote ctx=ctx entry=it/> });
    note.into_any()
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
    let of = move |part: fn(&MatchSummary) -> &String| {
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

fn best(ctx: AppContext, of: &ShelfBox, lang: Lang) -> Option<String> {
    let plain = in_group(ctx.hall.rows(), of.label.plain, Group::Ranked);
    let best = ranking(plain, of.game.id(), true).into_iter().next();
    best.map(|it| words::best(&it.said(lang).total, lang))
}
