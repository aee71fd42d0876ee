//! The things that go on, above the boxes: the lesson that was begun, and the challenges of the day, one of them in
//! front.

use leptos::prelude::*;

use super::box_markup::{escaped, menu_markup};
use super::box_ways::{picture_of, short, spoken, wording};
use super::catalogue::{BOXES, ShelfBox};
use super::lesson_begun::lesson_begun;
use super::words;
use crate::kernel::Lang;
use crate::shell::features::challenge::store::{self, DayResult};
use crate::shell::features::challenge::words as of_days;
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::day::Day;
use crate::shell::model::route::Route;
use crate::shell::store::hall::Feat;

/// So many days are shown, the present one last.
const N_DAYS: i32 = 7;

/// The challenges of the present day in all boxes.
#[derive(Clone, PartialEq, Debug)]
pub struct Todays {
    /// The place of the box whose challenge stands in front, in the order of the shelf.
    pub front: usize,
    /// The result of the day's challenge in each box, if it was played.
    pub results: Vec<Option<Feat>>,
    /// On how many days in a row a challenge counts, whichever box it is of.
    pub n_in_row: usize,
    /// Of the last days, whether a challenge counts.
    pub days: Vec<bool>,
}

impl Todays {
    /// The boxes take turns, day by day; one that was played today makes way for the next.
    pub fn of(rows: &[Feat], now: Day) -> Todays {
        let of_boxes = BOXES.iter().map(|it| store::results(rows, &it.info()));
        let of_boxes: Vec<Vec<DayResult>> = of_boxes.collect();
        let of_today = |it: &Vec<DayResult>| it.iter().find(|it| it.day == now).cloned();
        let results: Vec<Option<Feat>> =
            of_boxes.iter().map(|it| of_today(it).map(|it| it.feat)).collect();
        let turn = now.number() as usize;
        let mut in_turn = (0..BOXES.len()).map(|nth| (turn + nth) % BOXES.len());
        let front = in_turn.find(|it| results[*it].is_none());
        let all = of_boxes.concat();
        let counts = |day: Day| all.iter().any(|it| it.day == day && it.feat.may_earn());
        Todays {
            front: front.unwrap_or(turn % BOXES.len()),
            results,
            n_in_row: store::streak(&all, now).len(),
            days: (1 - N_DAYS..=0).map(|n| counts(now.plus(n))).collect(),
        }
    }
}

/// The lesson that was begun, if one was, and the challenge of the day. The first thing that goes on has the button
/// that stands out.
#[component]
pub fn GoingOn(ctx: AppContext) -> impl IntoView {
    let is_open = Memo::new(move |_| ctx.saves.latest_open().is_some());
    let begun = lesson_begun(ctx);
    let class = move |is_first: bool| {
        Signal::derive(move || match is_first && !is_open.get() {
            true => "button is-main",
            false => "button",
        })
    };
    let lesson = begun.map(|it| lesson_card(ctx, it, class(true)));
    view! { {lesson} <TodaysCard ctx=ctx class=class(begun.is_none())/> }
}

/// The lesson of a box that goes on.
fn lesson_card(ctx: AppContext, of: &'static ShelfBox, class: Signal<&'static str>) -> AnyView {
    let lang = ctx.lang;
    let title = wording(lang, short(of.label.title));
    let step = move || words::lesson_step(of.step().0 + 1, of.n_steps, lang.get());
    let name = spoken(lang, words::GO_ON_LEARNING, of.label.title);
    view! {
        <section class="goes-on grain" aria-label=wording(lang, words::LEARN)>
            {picture_of(of.label.id)}
            <div>
                <h2>{title}</h2>
                <p>{step}</p>
            </div>
            <a class=class href=Route::Lesson(of.label.id).href() aria-label=name>
                {wording(lang, words::GO_ON)}
            </a>
        </section>
    }
    .into_any()
}

/// The challenge of the day that stands in front, how many days in a row count, and the way to the others.
#[component]
fn TodaysCard(ctx: AppContext, class: Signal<&'static str>) -> impl IntoView {
    let lang = ctx.lang;
    let now = store::today();
    let todays = Memo::new(move |_| Todays::of(&ctx.hall.rows(), now));
    let front = Memo::new(move |_| todays.read().front);
    let label = move || BOXES[front.get()].label;
    let total = move || {
        let todays = todays.read();
        todays.results[todays.front].as_ref().map(|it| it.said(lang.get()).total.clone())
    };
    let is_done = Memo::new(move |_| total().is_some());
    let title = move || words::today(short(label().title).get(lang.get()), lang.get());
    let line = move || total().unwrap_or_else(|| words::one_table(label().minutes, lang.get()));
    let said = move || if is_done.get() { words::CALENDAR } else { words::PLAY_TODAY };
    let href = move || match is_done.get() {
        true => Route::Days(label().id).href(),
        false => Route::Challenge(label().id, None).href(),
    };
    let spoken = move || format!("{}: {}", said().get(lang.get()), label().title.get(lang.get()));
    let n_in_row = move || todays.read().n_in_row;
    let streak = move || (0 < n_in_row()).then(|| of_days::streak(n_in_row(), lang.get()));
    let heading = wording(lang, words::TODAYS_CHALLENGE);
    let others = move || {
        let (todays, lang) = (todays.read(), lang.get());
        let ways: String = (0..BOXES.len()).map(|nth| day_of(&todays, nth, lang)).collect();
        let name = words::OTHER_CHALLENGES.get(lang);
        menu_markup("todays", name, words::TODAYS_CHALLENGE.get(lang), &ways)
    };
    view! {
        <section class="goes-on is-today grain" aria-label=heading>
            {move || picture_of(label().id)}
            <div class="today-said">
                <h2>{title}</h2>
                <p>{line}</p>
            </div>
            <a class=class href=href aria-label=spoken>{move || said().get(lang.get())}</a>
            <span class="menu-of" inner_html=others></span>
            <p class="days-in-row"><Days todays=todays/> <b>{streak}</b></p>
        </section>
    }
}

/// The last days, each a mark; the words beside them say as much.
#[component]
fn Days(todays: Memo<Todays>) -> impl IntoView {
    let mark = |counts: bool| view! { <i class:counts=counts></i> };
    let marks = move || todays.read().days.iter().map(|it| mark(*it)).collect_view();
    view! { <span aria-hidden="true">{marks}</span> }
}

/// The way to the challenge of the day in a box, with what came of it, and to its calendar, in one line.
fn day_of(todays: &Todays, nth: usize, lang: Lang) -> String {
    let label = BOXES[nth].label;
    let total = todays.results[nth].as_ref().map(|it| escaped(&it.said(lang).total));
    let (total, of) = (total.unwrap_or_default(), label.title.get(lang));
    let (title, calendar) = (short(label.title).get(lang), words::CALENDAR.get(lang));
    let (play, days) = (Route::Challenge(label.id, None).href(), Route::Days(label.id).href());
    format!(
        r#"<div class="day-of"><a href="{play}">{title} <small>{total}</small></a><a class="calendar-of" href="{days}" aria-label="{calendar}: {of}">{calendar}</a></div>"#
    )
}
