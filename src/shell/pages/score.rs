//! The score, line by line, each line saying where its points come from.

use leptos::prelude::*;

use crate::kernel::number;
use crate::shell::app_context::AppContext;
use crate::shell::model::table_model::{LineModel, PlaceModel, StandingModel};
use crate::shell::words;

/// The score of every seat, best first.
#[component]
pub fn ScoreTable(ctx: AppContext, standing: Memo<StandingModel>) -> impl IntoView {
    let headline = move || standing.read().headline.clone();
    let headline = move || headline().map(|it| view! { <p class="headline">{it}</p> });
    let verdict = move || standing.read().verdict.clone();
    let verdict = move || verdict().map(|it| view! { <p class="verdict">{it}</p> });
    let places = move || {
        let places = standing.read().places.clone();
        let is_alone = places.len() == 1;
        let draw = |it| view! { <PlaceScore ctx=ctx place=it is_alone=is_alone/> };
        places.into_iter().map(draw).collect_view()
    };
    view! {
        {headline}
        {verdict}
        <div class="places">{places}</div>
    }
}

/// The lines of one seat, and their total. At a table for several they can be folded away, and
/// only the best seat's are unfolded at first.
#[component]
fn PlaceScore(ctx: AppContext, place: PlaceModel, is_alone: bool) -> impl IntoView {
    let PlaceModel { rank, name, total_words, lines, .. } = place;
    let lines = lines.into_iter().map(|it| view! { <ScoreLine ctx=ctx line=it/> }).collect_view();
    let total = move || words::TOTAL.get(ctx.lang.get());
    let sum = total_words.clone();
    let table = view! {
        <table class="score">
            <tbody>{lines}</tbody>
            <tfoot>
                <tr>
                    <th scope="row">{total}</th>
                    <td class="points" colspan="2">{sum}</td>
                </tr>
            </tfoot>
        </table>
    };
    if is_alone {
        return table.into_any();
    }
    view! {
        <details class="place" open=rank == 1>
            <summary>
                <span class="rank">{rank}</span>
                <span class="place-name">{name}</span>
                <b>{total_words}</b>
            </summary>
            {table}
        </details>
    }
    .into_any()
}

/// One line: its name, which opens its rule, where it comes from, its points.
#[component]
fn ScoreLine(ctx: AppContext, line: LineModel) -> impl IntoView {
    let points = number(line.points);
    let rule = line.rule;
    let read = move |_| ctx.read_rules(Some(rule));
    view! {
        <tr class:is-none=line.points == 0 class:is-loss=line.points.is_negative()>
            <th scope="row">
                <button type="button" class="score-rule" title=rule on:click=read>
                    {line.name}
                </button>
            </th>
            <td class="note">{line.note}</td>
            <td class="points">{points}</td>
        </tr>
    }
}
