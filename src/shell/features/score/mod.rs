//! The score, line by line, each line saying where its points come from, and opening to what it is made of.

pub mod closing;
pub mod dialog;
pub mod table;

use leptos::prelude::*;

use crate::kernel::{Lang, message, number, signed};
use crate::parts::{Icon, aria, effect};
use crate::shell::kit::app_context::AppContext;
use crate::shell::kit::shown::{Shown, ShownParts};
use crate::shell::model::account::{Account, Item};
use crate::shell::model::parcel::Parcel;
use crate::shell::model::table_model::{LineModel, PlaceModel, StandingModel, TableModel};
use crate::shell::words::messages;

/// Tells what the scores of a match are made of, as soon as that can be told.
pub type Accounting = fn(Parcel, Lang, RwSignal<Option<Account>>);

/// The score of every seat, best first.
#[component]
pub fn ScoreTable(shown: Shown, accounting: Accounting) -> impl IntoView {
    let account = RwSignal::new(None);
    look_into(shown, accounting, account, Signal::stored(true));
    let ShownParts { ctx, model, .. } = *shown;
    view! { <Scores ctx=ctx model=model account=account/> }
}

/// Finds out what the scores of a match are made of, and again whenever they have changed, for as long as it `is_wanted`.
pub fn look_into(
    shown: Shown,
    accounting: Accounting,
    account: RwSignal<Option<Account>>,
    is_wanted: Signal<bool>,
) {
    let ShownParts { ctx, model, parcel, .. } = *shown;
    let standing = Memo::new(move |_| model.read().standing.clone());
    effect(move || {
        standing.track();
        let lang = ctx.lang.get();
        if is_wanted.get() {
            accounting(untrack(|| parcel.run(())), lang, account);
        } else {
            // A player who goes on comes to another result.
            account.set(None);
        }
    });
}

/// The score of every seat, best first; `account` is what it is made of. At a table for several each can be folded away,
/// and only the best seat's and one's own are unfolded at first.
#[component]
pub fn Scores(
    ctx: AppContext,
    model: Memo<TableModel>,
    account: RwSignal<Option<Account>>,
) -> impl IntoView {
    let standing = Memo::new(move |_| model.read().standing.clone());
    let headline = move || standing.read().headline.clone();
    let headline = move || headline().map(|it| view! { <p class="headline">{it}</p> });
    let verdict = move || standing.read().verdict.clone();
    let verdict = move || verdict().map(|it| view! { <p class="verdict">{it}</p> });
    let is_over = Memo::new(move |_| model.read().is_over);
    let places = move || {
        let StandingModel { places, .. } = standing.get();
        let is_alone = places.len() == 1;
        let is_final = is_over.get();
        let own = untrack(|| {
            let model = model.read();
            model.only_person().map(|it| model.seats[it].name.clone())
        });
        let draw = |(nth, place): (usize, PlaceModel)| {
            let PlaceModel { rank, name, total_words, .. } = place.clone();
            let table = view! { <PlaceScore ctx=ctx nth=nth place=place account=account is_final=is_final/> };
            if is_alone {
                return table.into_any();
            }
            let is_open = rank == 1 || own.as_ref() == Some(&name);
            view! {
                <details class="place" open=is_open>
                    <summary>
                        <span class="rank">{rank}</span>
                        <span class="place-name">{name}</span>
                        <b>{total_words}</b>
                    </summary>
                    {table}
                </details>
            }
            .into_any()
        };
        places.into_iter().enumerate().map(draw).collect_view()
    };
    view! {
        {headline}
        {verdict}
        <div class="places">{places}</div>
    }
}

/// The lines of one seat, and their total.
#[component]
fn PlaceScore(
    ctx: AppContext,
    /// The number of the place, from 0.
    nth: usize,
    place: PlaceModel,
    account: RwSignal<Option<Account>>,
    /// True if nothing can be added any more: then what brought nothing is left out.
    is_final: bool,
) -> impl IntoView {
    let PlaceModel { total_words, lines, .. } = place;
    let line = |(nth_line, line): (usize, LineModel)| {
        let points = line.points;
        let items = Memo::new(move |_| {
            let account = account.read();
            let items = account.as_ref().and_then(|it| it.items(nth, nth_line, points));
            items.unwrap_or_default().to_vec()
        });
        view! { <ScoreLine ctx=ctx line=line items=items/> }
    };
    let lines = lines.into_iter().enumerate();
    let lines = lines.filter(|(_, it)| !is_final || it.points != 0).map(line).collect_view();
    let told = move || {
        let account = account.read();
        let told = account.as_ref()?.places.get(nth)?.told.iter();
        Some(told.map(|it| view! { <p class="score-told">{it.clone()}</p> }).collect_view())
    };
    let total = move || message!(ctx.lang.get(), "total");
    view! {
        <table class="score">
            <tbody>{lines}</tbody>
            <tfoot>
                <tr>
                    <th scope="row">{total}</th>
                    <td class="points" colspan="2">{total_words}</td>
                </tr>
            </tfoot>
        </table>
        {told}
    }
}

/// One line: its name, where it comes from, its points. The name opens what it is made of; where nothing is
/// known of that, its rule.
#[component]
fn ScoreLine(ctx: AppContext, line: LineModel, items: Memo<Vec<Item>>) -> impl IntoView {
    let LineModel { name, note, points, rule } = line;
    let is_open = RwSignal::new(false);
    let read = move |_| ctx.read_rules(Some(rule));
    let toggle = move |_| is_open.update(|it| *it = !*it);
    let has_items = Memo::new(move |_| !items.read().is_empty());
    let button = move || {
        let name = name.clone();
        if has_items.get() {
            let expanded = move || aria(is_open.get());
            view! {
                <button type="button" class="score-open" aria-expanded=expanded on:click=toggle>
                    {name}
                    <Icon name="chevron-right"/>
                </button>
            }
            .into_any()
        } else {
            view! {
                <button type="button" class="score-rule" title=rule on:click=read>
                    {name}
                </button>
            }
            .into_any()
        }
    };
    let made_of = move || {
        let items = items.get();
        let label = message!(ctx.lang.get(), "explain-rule", id = rule);
        (is_open.get() && !items.is_empty()).then(|| {
            view! {
                <tr class="score-parts">
                    <td colspan="3">
                        <ul>{items.into_iter().map(part).collect_view()}</ul>
                        <button type="button" class="score-rule" on:click=read>
                            {label}
                        </button>
                    </td>
                </tr>
            }
        })
    };
    view! {
        <tr class:is-none=points == 0 class:is-loss=points.is_negative()>
            <th scope="row">{button}</th>
            <td class="note">{note}</td>
            <td class="points">{number(points)}</td>
        </tr>
        {made_of}
    }
}

/// One of the things that a line is made of.
fn part(it: Item) -> impl IntoView {
    view! {
        <li class:is-none=it.points == 0 class:is-loss=it.points.is_negative()>
            <Icon name=it.symbol/>
            <span>{it.name}</span>
            <b class="points">{signed(it.points)}</b>
        </li>
    }
}
