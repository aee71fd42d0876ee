//! The panels of the statistics: a plot over time, and lists.

use leptos::prelude::*;

use super::plot::{Dot, NARROW, Plot, Size, WIDE};
use super::store::luck::AllLuck;
use super::store::{Point, Range, Statistics, Won};
use super::words;
use crate::kernel::luck::{LuckWords, Stroke};
use crate::kernel::{Choice, Lang, Text, message, number, text};
use crate::shell::store::game_info::GameInfo;
use crate::shell::words::messages;

/// So many squares stand for matches; more are only told in numbers.
const SQUARES_MAX: usize = 20;

/// The heading of a panel, and what its numbers are.
fn head(
    lang: Signal<Lang>,
    title: Text,
    hint: impl Fn() -> String + Send + 'static,
) -> impl IntoView {
    let title = move || title.get(lang.get());
    view! {
        <header>
            <h2>{title}</h2>
            <p class="hint">{hint}</p>
        </header>
    }
}

/// Results over time: a dot for each match, and the line of the median.
#[component]
pub fn OverTime(lang: Signal<Lang>, known: Memo<Statistics>) -> impl IntoView {
    let matches = move || message!(lang.get(), "n-matches", n = known.read().points.len());
    let plot = move |size: Size, class: &'static str| {
        move || {
            let plot = known.with(|it| Plot::of(&it.points, size));
            let best =
                plot.best.map(|it| message!(lang.get(), "statistics-best", total = &number(it.0)));
            draw(&plot, size, class, best)
        }
    };
    let edges = move || {
        let known = known.read();
        let date = |it: Option<&Point>| it.map(|it| words::date(it.ended, lang.get()));
        let n = known.points.len();
        let first = |n_max: usize| date(known.points.get(n.saturating_sub(n_max)));
        view! {
            <p class="plot-edges hint" aria-hidden="true">
                <span class="is-wide">{first(WIDE.n_max)}</span>
                <span class="is-narrow">{first(NARROW.n_max)}</span>
                <span>{date(known.points.last())}</span>
            </p>
        }
    };
    let legend = move |class: &'static str, said: Text| {
        view! { <li><i class=class></i> {move || said.get(lang.get())}</li> }
    };
    view! {
        <section class="stats-panel is-time">
            {head(lang, text!("statistics-over-time"), matches)}
            {plot(WIDE, "plot is-wide")}
            {plot(NARROW, "plot is-narrow")}
            {edges}
            <ul class="plot-legend" aria-hidden="true">
                {legend("dot", text!("statistics-a-match"))}
                {legend("dot is-todays", text!("statistics-a-challenge"))}
                {legend("dot is-apart", text!("statistics-apart"))}
                {legend("line", text!("statistics-median-line"))}
            </ul>
            <Numbers lang=lang known=known/>
        </section>
    }
}

/// The plot itself. All that it shows stands in the table below it as well.
fn draw(plot: &Plot, size: Size, class: &'static str, best: Option<String>) -> AnyView {
    let Size { width, height, .. } = size;
    let line = |&(total, y): &(i32, f64)| {
        view! {
            <line x1="44" x2=width - 8.0 y1=y y2=y></line>
            <text x="36" y=y + 4.5 text-anchor="end">{number(total)}</text>
        }
    };
    let dot = |it: &Dot| {
        let class = match (it.is_todays, it.is_apart) {
            (true, _) => "dot is-todays",
            (false, true) => "dot is-apart",
            (false, false) => "dot",
        };
        let ring =
            it.is_best.then(|| view! { <circle class="ring" cx=it.x cy=it.y r="9"></circle> });
        view! { <circle class=class cx=it.x cy=it.y r="5"></circle> {ring} }
    };
    let best = plot.best.zip(best).map(|((_, x, y), said)| {
        let (x, anchor) = if x < width / 2.0 { (x + 14.0, "start") } else { (x - 14.0, "end") };
        view! { <text class="best" x=x y=y - 8.0 text-anchor=anchor>{said}</text> }
    });
    view! {
        <svg class=class viewBox=format!("0 0 {width} {height}") aria-hidden="true">
            {plot.lines.iter().map(line).collect_view()}
            <path class="median" d=plot.line.clone()></path>
            {plot.dots.iter().map(dot).collect_view()}
            {best}
        </svg>
    }
    .into_any()
}

/// The same as a table, the latest first.
#[component]
fn Numbers(lang: Signal<Lang>, known: Memo<Statistics>) -> impl IntoView {
    let say = move |it: Text| move || it.get(lang.get());
    let row = move |it: &Point| {
        let kind = match (it.is_todays, it.is_apart) {
            (true, _) => text!("statistics-a-challenge"),
            (false, true) => text!("statistics-apart"),
            (false, false) => text!("statistics-a-match"),
        };
        view! {
            <tr>
                <th scope="row">{words::date(it.ended, lang.get())}</th>
                <td class="points">{number(it.total)}</td>
                <td class="points">{words::half(it.median)}</td>
                <td>{kind.get(lang.get())}</td>
            </tr>
        }
    };
    let rows = move || known.read().points.iter().rev().map(row).collect_view();
    view! {
        <details>
            <summary>{say(text!("statistics-as-table"))}</summary>
            <div class="stats-table" tabindex="0" role="region" aria-label=say(text!("statistics-as-table"))>
                <table>
                    <thead>
                        <tr>
                            <th scope="col">{say(text!("statistics-date"))}</th>
                            <th scope="col">{say(text!("statistics-result"))}</th>
                            <th scope="col">{say(text!("statistics-median"))}</th>
                            <th scope="col">{say(text!("statistics-kind"))}</th>
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
        </details>
    }
}

/// A row of ranges: what it is of, how many matches, the range as a bar between the least and the most of all.
fn range_row(name: String, range: &Range, all: (i32, i32), lang: Lang) -> AnyView {
    let place = |it: f64| {
        let width = f64::from(all.1.saturating_sub(all.0)).max(1.0);
        (100.0 * (it - f64::from(all.0)) / width).clamp(0.0, 100.0)
    };
    let (from, to) = (place(f64::from(range.least)), place(f64::from(range.most)));
    let middle = place(range.median);
    view! {
        <li>
            <p><b>{name}</b> <span class="hint">{message!(lang, "n-matches", n = range.n)}</span></p>
            <svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
                <line x1="0" x2="100" y1="13" y2="13"></line>
                <rect x=from y="5" width=(to - from).max(1.0) height="5"></rect>
                <rect class="middle" x=(middle - 1.0).clamp(0.0, 98.0) y="0" width="2" height="14"></rect>
            </svg>
            <p class="stats-value">
                <b>{words::half(range.median)}</b>
                <span class="only-read">{words::range(range, lang)}</span>
                <span class="hint">{message!(lang, "statistics-best", total = &number(range.most))}</span>
            </p>
        </li>
    }
    .into_any()
}

/// The least and the most of some ranges.
fn extent<'r>(ranges: impl Iterator<Item = &'r Range> + Clone) -> (i32, i32) {
    let least = ranges.clone().map(|it| it.least).min().unwrap_or_default();
    (least, ranges.map(|it| it.most).max().unwrap_or_default())
}

/// By what was played with; nothing where nothing tells seats apart.
#[component]
pub fn ByCast(lang: Signal<Lang>, info: GameInfo, known: Memo<Statistics>) -> impl IntoView {
    let rows = move || {
        let (known, lang) = (known.read(), lang.get());
        let all = extent(known.cast.iter().map(|it| &it.1));
        let row = |member: Choice| {
            let (_, range) = known.cast.iter().find(|it| it.0 == member.key)?;
            Some(range_row(member.name.get(lang).to_owned(), range, all, lang))
        };
        let members = info.cast.map(|it| (it.members)()).unwrap_or_default();
        members.into_iter().filter_map(row).collect_view()
    };
    let hint = move || message!(lang.get(), "statistics-ranges").to_owned();
    let panel = move |by: Text| {
        view! {
            <section class="stats-panel">
                {head(lang, by, hint)}
                <ul class="stats-ranges">{rows}</ul>
            </section>
        }
    };
    let is_told = move || !known.read().cast.is_empty();
    info.cast.map(|it| view! { <Show when=is_told>{panel(it.by)}</Show> })
}

/// By the number of players.
#[component]
pub fn ByNumber(lang: Signal<Lang>, known: Memo<Statistics>) -> impl IntoView {
    let rows = move || {
        let (known, lang) = (known.read(), lang.get());
        let all = extent(known.tables.iter().map(|it| &it.1));
        let row =
            |(n, range): &(usize, Range)| range_row(words::players(*n, lang), range, all, lang);
        known.tables.iter().map(row).collect_view()
    };
    let hint = move || message!(lang.get(), "statistics-ranges").to_owned();
    view! {
        <section class="stats-panel">
            {head(lang, text!("statistics-by-number"), hint)}
            <ul class="stats-ranges">{rows}</ul>
        </section>
    }
}

/// Against computers, by their level; nothing where none was played against.
#[component]
pub fn Against(lang: Signal<Lang>, info: GameInfo, known: Memo<Statistics>) -> impl IntoView {
    let row = move |name: &'static str, won: Won, lang: Lang| {
        let n = won.n_played.min(SQUARES_MAX);
        // With more matches than squares each square is a share of them.
        let n_won = (won.n_won * n).div_ceil(won.n_played.max(1));
        let squares = (0..n).map(|nth| view! { <i class:is-won=nth < n_won></i> });
        view! {
            <li>
                <b>{name}</b>
                <span class="squares" aria-hidden="true">{squares.collect_view()}</span>
                <span class="stats-value">{message!(lang, "statistics-won", n = won.n_won, of = won.n_played)}</span>
            </li>
        }
    };
    let rows = move || {
        let (known, lang) = (known.read(), lang.get());
        let of = |key: &str| known.levels.iter().find(|it| it.0 == key).map(|it| it.1);
        let rows =
            info.levels.iter().filter_map(|it| Some(row(it.name.get(lang), of(it.key)?, lang)));
        rows.collect_view()
    };
    let hint = move || message!(lang.get(), "statistics-won-of-played").to_owned();
    let panel = move || {
        view! {
            <section class="stats-panel">
                {head(lang, text!("statistics-against"), hint)}
                <ul class="stats-levels">{rows}</ul>
            </section>
        }
    };
    view! { <Show when=move || !known.read().levels.is_empty()>{panel()}</Show> }
}

/// Luck: all of it against the average, the kindest and the cruellest; nothing while none is known.
#[component]
pub fn Fortune(
    lang: Signal<Lang>,
    words: LuckWords,
    known: Memo<Option<AllLuck>>,
) -> impl IntoView {
    let stroke = move |title: Text, it: Option<(Stroke, f64)>, lang: Lang| {
        let (it, ended) = it?;
        let said = (words.stroke)(&it, lang)?;
        let rarity = message!(lang, "statistics-one-in", n = it.one_in);
        let date = words::date(ended, lang);
        Some(view! {
            <li>
                <p><b>{title.get(lang)}</b> <span class="hint">{date}</span></p>
                <p>{said} " · " {rarity}</p>
            </li>
        })
    };
    let rows = move || {
        let (known, lang) = (known.get()?, lang.get());
        Some(view! {
            {stroke(text!("statistics-kindest"), known.kindest, lang)}
            {stroke(text!("statistics-cruellest"), known.cruellest, lang)}
        })
    };
    let hint = move || {
        let percent = known.read().as_ref().map(|it| it.percent)?;
        Some(message!(
            lang.get(),
            "statistics-percent",
            measure = words.measure.get(lang.get()),
            percent = percent
        ))
    };
    let hint = move || hint().unwrap_or_default();
    let panel = move || {
        view! {
            <section class="stats-panel">
                {head(lang, text!("statistics-luck"), hint)}
                <ul class="stats-luck">{rows}</ul>
            </section>
        }
    };
    view! { <Show when=move || known.read().is_some()>{panel()}</Show> }
}
