//! The page that sets two matches beside each other.

use leptos::prelude::*;

use super::model::{Comparison, DescribedAction, LineOfTwo, Parting, Side};
use super::words;
use crate::browser;
use crate::kernel::{Text, message, number, text};
use crate::parts::{Button, IconButton, effect};
use crate::shell::features::rulebook::drawer::RulesDrawer;
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::route::Route;
use crate::shell::words::messages;

/// The leader, the scores line by line, and the places where the choices part.
#[component]
pub fn ComparePage(
    ctx: AppContext,
    /// The id of the own match.
    id: StoredValue<String>,
    comparison: Memo<Comparison>,
) -> impl IntoView {
    let game = comparison.read_untracked().game;
    effect(move || {
        let title = message!(ctx.lang.get(), "rival-versus");
        browser::page::set_title(&format!("{title} · Undercroft"));
    });
    let back = move || ctx.go.run(Route::Match(id.get_value()));
    let of_game = move || comparison.with(|it| format!("{} · {}", it.title, it.seed));
    let verdict =
        move || comparison.with(|it| words::verdict(&it.theirs.name, it.lead, ctx.lang.get()));
    view! {
        <main class="sheet grain versus">
            <header class="sheet-head">
                <IconButton label=ctx.text(text!("to-table")) icon="arrow-left" on_press=back/>
                <h1>{ctx.text(text!("rival-versus"))}</h1>
            </header>
            <p class="hint">{of_game}</p>
            <p class="headline">{verdict}</p>
            <Scores ctx=ctx comparison=comparison/>
            <Partings ctx=ctx id=id comparison=comparison/>
        </main>
        <RulesDrawer ctx=ctx game=game/>
    }
}

/// Both scores, line beside line.
#[component]
fn Scores(ctx: AppContext, comparison: Memo<Comparison>) -> impl IntoView {
    let say = move |it: Text| move || it.get(ctx.lang.get());
    let names = move || comparison.with(|it| [&it.own, &it.theirs].map(|it| it.name.clone()));
    let names = move || names().map(|it| view! { <th scope="col" class="points">{it}</th> });
    let totals =
        move || comparison.with(|it| [&it.own, &it.theirs].map(|it| it.total_words.clone()));
    let totals = move || totals().map(|it| view! { <td class="points">{it}</td> });
    let line = move |it| view! { <ScoreLine ctx=ctx line=it/> };
    let lines = move || comparison.read().lines.iter().cloned().map(line).collect_view();
    view! {
        <h2>{say(text!("rival-scores"))}</h2>
        <table class="score of-two">
            <thead>
                <tr>
                    <th scope="col">{say(text!("rival-line"))}</th>
                    {names}
                </tr>
            </thead>
            <tbody>{lines}</tbody>
            <tfoot>
                <tr>
                    <th scope="row">{say(text!("total"))}</th>
                    {totals}
                </tr>
            </tfoot>
        </table>
    }
}

/// One line of both; the better one is marked.
#[component]
fn ScoreLine(ctx: AppContext, line: LineOfTwo) -> impl IntoView {
    let LineOfTwo { name, rule, own, theirs } = line;
    let cell = |it: Option<i32>, other: Option<i32>| {
        let is_better = other < it;
        let points = it.map_or("–".to_owned(), number);
        view! { <td class="points" class:is-better=is_better>{points}</td> }
    };
    let read = move |_| ctx.read_rules(Some(rule));
    view! {
        <tr>
            <th scope="row">
                <button type="button" class="score-rule" title=rule on:click=read>
                    {name}
                </button>
            </th>
            {cell(own, theirs)}
            {cell(theirs, own)}
        </tr>
    }
}

/// One difference after another, each a way into either replay.
#[component]
fn Partings(
    ctx: AppContext,
    id: StoredValue<String>,
    comparison: Memo<Comparison>,
) -> impl IntoView {
    let at = RwSignal::new(0_usize);
    let n = Memo::new(move |_| comparison.read().partings.len());
    let shown = move || comparison.with(|it| it.partings.get(at.get()).cloned());
    let place = move || {
        let words = |it: Parting| words::difference(at.get() + 1, n.get(), &it, ctx.lang.get());
        shown().map(words)
    };
    let both = move || {
        let sides = comparison.with(|it| [it.own.clone(), it.theirs.clone()]);
        let [own, theirs] = sides;
        shown().map(|it| {
            view! {
                <Choice ctx=ctx side=own told=it.own way=Some(own_replay(id))/>
                <Choice ctx=ctx side=theirs told=it.theirs way=their_replay(comparison)/>
            }
        })
    };
    let has_past = Signal::derive(move || 0 < at.get());
    let has_future = Signal::derive(move || at.get() + 1 < n.get());
    let walk = move || {
        view! {
            <p class="hint">{ctx.text(text!("rival-partings-hint"))}</p>
            <div class="parting-steps">
                <IconButton
                    label=ctx.text(text!("rival-previous"))
                    icon="chevron-left"
                    enabled=has_past
                    on_press=move || at.update(|it| *it -= 1)
                />
                <h3 aria-live="polite">{place}</h3>
                <IconButton
                    label=ctx.text(text!("rival-next"))
                    icon="chevron-right"
                    enabled=has_future
                    on_press=move || at.update(|it| *it += 1)
                />
            </div>
            <div class="choices-of-two">{both}</div>
        }
    };
    let none = move || view! { <p>{ctx.text(text!("rival-all-the-same"))}</p> };
    view! {
        <section class="partings">
            <h2>{ctx.text(text!("rival-partings"))}</h2>
            <Show when=move || 0 < n.get() fallback=none>{walk()}</Show>
        </section>
    }
}

fn own_replay(id: StoredValue<String>) -> Callback<usize, Route> {
    Callback::new(move |ply| Route::Replay(id.get_value(), Some(ply)))
}

/// Their match has no place of its own here: its replay is opened by its link, if it has one.
fn their_replay(comparison: Memo<Comparison>) -> Option<Callback<usize, Route>> {
    let tail = comparison.read_untracked().tail.clone()?;
    Some(Callback::new(move |ply| Route::Link(tail.clone(), Some(ply))))
}

/// The choice of one of the two, and the way into its replay.
#[component]
fn Choice(
    ctx: AppContext,
    side: Side,
    told: Option<DescribedAction>,
    way: Option<Callback<usize, Route>>,
) -> impl IntoView {
    let ply = told.as_ref().map(|it| it.ply);
    let whose = Signal::derive(move || words::action(&side, ply, ctx.lang.get()));
    let what = told.map(|it| it.words);
    let what = move || match &what {
        None => message!(ctx.lang.get(), "rival-nothing-more").to_owned(),
        Some(said) if said.is_empty() => message!(ctx.lang.get(), "rival-silent").to_owned(),
        Some(said) => said.clone(),
    };
    let open = ply.zip(way).map(|(ply, way)| {
        let label = ctx.text(text!("rival-open-here"));
        let open = move || ctx.go.run(way.run(ply));
        view! { <Button label=label icon="replay" on_press=open/> }
    });
    view! {
        <section class="choice-of-one" aria-label=whose>
            <h4>{whose}</h4>
            <p>{what}</p>
            {open}
        </section>
    }
}
