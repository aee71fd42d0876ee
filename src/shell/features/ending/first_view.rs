//! The first page of an end: a picture, what was reached, the total and what decided it.

use leptos::prelude::*;

use super::first_page::{FirstPage, Row, first_page};
use super::handle::Ended;
use super::words;
use crate::browser::version::address;
use crate::kernel::{Lang, message, number, signed};
use crate::parts::Icon;
use crate::shell::features::achievements::news::NewsLine;
use crate::shell::features::campaign::next::CampaignSoFar;
use crate::shell::features::hall::best::{BestSoFar, best_before};
use crate::shell::features::stamps::NewStamps;
use crate::shell::kit::app_context::AppContext;
use crate::shell::kit::shown::ShownParts;
use crate::shell::model::closing::{Closing, Decisive, Duel, Ladder};
use crate::shell::model::route::Route;
use crate::shell::model::table_model::TableModel;
use crate::shell::words::messages;

/// A title of more letters is smaller.
const LONG: usize = 22;

/// The outcome of the match, in one look.
#[component]
pub fn FirstView(ended: Ended) -> impl IntoView {
    let Ended { played, news, account, stamps, .. } = ended;
    let ShownParts { ctx, model, .. } = *played.shown;
    let closing = Memo::new(move |_| account.read().as_ref().and_then(|it| it.closing.clone()));
    let page =
        Memo::new(move |_| first_page(&model.read(), closing.read().as_ref(), ctx.lang.get()));
    let title = move || page.read().title.clone();
    let is_long = move || LONG < page.read().title.chars().count();
    let below = move || page.read().below.clone();
    let number = Memo::new(move |_| page.read().number.clone());
    let number = move || number.get().map(counted);
    let rows = Memo::new(move |_| page.read().rows.clone());
    let rows = move || {
        let rows = rows.get();
        (!rows.is_empty())
            .then(|| view! { <ol class="end-rows">{rows.into_iter().map(row).collect_view()}</ol> })
    };
    let duel = Memo::new(move |_| page.read().duel.clone());
    let duel = move || duel.get().map(|it| side_by_side(it, ctx.lang.get()));
    view! {
        <Picture ctx=ctx model=model page=page/>
        <div class="end-title">
            <h3 class:is-long=is_long>{title}</h3>
            <p>{below}</p>
        </div>
        <div class="end-body">
            <div class="end-score">
                {number}
                <BestSoFar ctx=ctx model=model/>
            </div>
            <Bar ctx=ctx model=model closing=closing/>
            {rows}
            {duel}
            <CampaignSoFar ctx=ctx model=model/>
            <NewStamps ctx=ctx new=stamps.get_value()/>
            <NewsLine news=news/>
            <WhatDecided model=model closing=closing/>
        </div>
    }
}

/// A drawing of how it ended, in the colours of the box, with a stamp on it.
#[component]
fn Picture(ctx: AppContext, model: Memo<TableModel>, page: Memo<FirstPage>) -> impl IntoView {
    let class = untrack(|| {
        let (model, lang) = (model.read(), ctx.lang.get());
        let boxes = (ctx.boxes)();
        let of_game = || boxes.iter().find(|it| it.game == model.game);
        // The box may have the name of its game before that.
        let found = boxes.iter().find(|it| it.label.title.get(lang).ends_with(model.title));
        let of_box = found.or_else(of_game).map_or("", |it| it.label.id);
        format!("end-picture of-{of_box}")
    });
    let drawing = move || address(&format!("public/ends/{}.svg", page.read().picture));
    let is_lost = move || page.read().outcome.is_lost();
    let symbol = Signal::derive(move || page.read().outcome.symbol());
    view! {
        <div class=class class:is-lost=is_lost>
            <img src=drawing alt="" width="390" height="300"/>
            <span class="end-stamp"><Icon name=symbol/></span>
        </div>
    }
}

/// A total that counts up to itself; its style does that, so that nothing waits for it.
fn counted((n, unit): (i32, String)) -> impl IntoView {
    let words = format!("{} {unit}", number(n));
    // A counter of a style has no real minus.
    let drawn = (n < 0).then(|| number(n));
    view! {
        <p class="end-number">
            <b class:is-counted=0 <= n style=("--to", n.to_string()) aria-hidden="true">{drawn}</b>
            <span aria-hidden="true">{unit}</span>
            <span class="only-read">{words}</span>
        </p>
    }
}

fn row(it: Row) -> impl IntoView {
    let Row { rank, name, total_words, is_own } = it;
    view! {
        <li class:is-own=is_own>
            <span class="rank">{rank}</span>
            <span class="place-name">{name}</span>
            <b>{total_words}</b>
        </li>
    }
}

/// Two results beside each other; the better one is marked.
fn side_by_side(duel: Duel, lang: Lang) -> impl IntoView {
    let Duel { name, own, theirs, lead, has_moves: _ } = duel;
    let result = |name: String, total: String, is_better: bool| {
        let mark = is_better.then(|| view! { <Icon name="crown"/> });
        view! {
            <div class:is-better=is_better>
                <dt>{name} {mark}</dt>
                <dd>{total}</dd>
            </div>
        }
    };
    let you = message!(lang, "rival-you").to_owned();
    view! {
        <dl class="duel">
            {result(name, theirs, lead.order.is_lt())}
            {result(you, own, lead.order.is_gt())}
        </dl>
    }
}

/// The bar of all ranks, as far as it was filled.
#[component]
fn Bar(ctx: AppContext, model: Memo<TableModel>, closing: Memo<Option<Closing>>) -> impl IntoView {
    let ladder = Memo::new(move |_| closing.read().as_ref().and_then(|it| it.ladder.clone()));
    let drawn = move || {
        let ladder: Ladder = ladder.get()?;
        let lang = ctx.lang.get();
        let (total, total_words) = model.with(|it| (it.total, it.total_words.clone()));
        let next = ladder
            .next
            .as_ref()
            .map(|(rank, more)| message!(lang, "ending-next", rank = rank, more = more));
        let label = words::bar(&total_words, next.as_deref(), lang);
        let at = |points: i32| format!("{}%", ladder.place_of(points, total));
        let stop = |it: &i32| {
            let is_next = ladder.stops.iter().find(|stop| total < **stop) == Some(it);
            view! {
                <i class="end-stop" class:is-past=*it <= total class:is-next=is_next style=("--at", at(*it))>
                    <span>{*it}</span>
                </i>
            }
        };
        let stops = ladder.stops.iter().map(stop).collect_view();
        let best = best_before(ctx, &model.read()).map(|it| {
            let place = format!("{}%", ladder.place_of(it.total(), total));
            view! { <i class="end-best" style=("--at", place)><Icon name="star"/></i> }
        });
        Some(view! {
            <div class="end-ranks">
                <p class="end-next">{next}</p>
                <div class="end-ladder" role="img" aria-label=label>
                    <i class="end-fill" style=("--at", at(total))></i>
                    {stops}
                    {best}
                </div>
            </div>
        })
    };
    view! { {drawn} }
}

/// The turning point of the match, and the way to look back at it; nothing where nothing can be said fairly.
#[component]
fn WhatDecided(model: Memo<TableModel>, closing: Memo<Option<Closing>>) -> impl IntoView {
    let decisive = Memo::new(move |_| closing.read().as_ref().and_then(|it| it.decisive.clone()));
    let drawn = move || {
        let Decisive { said, points, is_good } = decisive.get()?;
        let href = Route::LookBack(model.read_untracked().id.clone()).href();
        let points = points.map(|it| view! { <b>{signed(it)}</b> });
        Some(view! {
            <a class="end-decisive" class:is-good=is_good href=href>
                <Icon name="look-back"/>
                <span>{said}</span>
                {points}
            </a>
        })
    };
    view! { {drawn} }
}
