//! The score if the match ended now, line by line.

use leptos::prelude::*;

use super::controller::Controller;
use super::panel::Panel;
use super::words::number;
use crate::games::paper_dungeons::client::{PaperDungeons, messages};
use crate::kernel::{Line, Words, message};
use crate::parts::each;

/// The glory lines, each saying where it comes from.
#[component]
pub fn Glory(controller: Controller) -> impl IntoView {
    let lines = controller.select(|it| it.lines.clone());
    let total = controller.select(|it| it.total);
    let title = Signal::derive(move || message!(controller.lang(), "glory-now").to_owned());
    let note = Signal::derive(move || number(total.get()));
    let rows = move || {
        let lang = controller.lang();
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
fn row(told: Memo<(i32, (String, String))>) -> impl IntoView {
    let class = move || match told.read().0 {
        ..0 => "pd-line is-loss",
        0 => "pd-line is-none",
        1.. => "pd-line",
    };
    view! {
        <li class=class>
            <span>{move || told.read().1.0.clone()}</span>
            <small>{move || told.read().1.1.clone()}</small>
            <b>{move || number(told.read().0)}</b>
        </li>
    }
}
