//! The score if the game ended now, line by line.

use leptos::prelude::*;

use super::bench::Bench;
use super::panel::Panel;
use super::words::{self, number};
use crate::games::paper_dungeons::PaperDungeons;
use crate::kernel::{Line, Words};
use crate::parts::each;

/// The glory lines, each saying where it comes from.
#[component]
pub fn Glory(bench: Bench) -> impl IntoView {
    let lines = bench.look(|it| it.lines.clone());
    let total = bench.look(|it| it.total);
    let title = Signal::derive(move || words::GLORY_NOW.get(bench.lang()).to_owned());
    let note = Signal::derive(move || number(total.get()));
    let rows = move || {
        let lang = bench.lang();
        let told = |it: &Line| (it.points, PaperDungeons::line(it, lang));
        lines.read().iter().map(told).collect::<Vec<_>>()
    };
    view! {
        <Panel class="pd-glory" title=title note=note>
            <ul>{each(rows, row)}</ul>
        </Panel>
    }
}

/// The glory of a line, its name, and where it comes from.
fn row((points, (name, why)): (i32, (String, String))) -> impl IntoView {
    let is_loss = points.is_negative();
    let is_none = points == 0;
    view! {
        <li class="pd-line" class:is-loss=is_loss class:is-none=is_none>
            <span>{name}</span>
            <small>{why}</small>
            <b>{number(points)}</b>
        </li>
    }
}
