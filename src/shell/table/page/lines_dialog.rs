//! The lines that were left at a table for study, to go back to.

use crate::kernel::text;
use leptos::prelude::*;

use crate::parts::{Button, Dialog};
use crate::shell::kit::app_context::AppContext;
use crate::shell::kit::panel::Panel;
use crate::shell::kit::shown::{Played, PlayedParts, ShownParts};
use crate::shell::model::history::UndoRule;
use crate::shell::model::table_model::{Command, LeftLine};
use crate::shell::words::{self, messages};

/// Every line that was left, the latest first; nothing at any other table.
#[component]
pub fn LinesDialog(played: Played) -> impl IntoView {
    let PlayedParts { shown, command, lines, .. } = *played;
    let ShownParts { ctx, model, panel, .. } = *shown;
    let is_study = Memo::new(move |_| model.read().undo == UndoRule::Study);
    let title = ctx.text(text!("lines"));
    let open = Panel::Lines.is_open(panel);
    let close = move || Panel::Lines.fold(panel);
    let take = Callback::new(move |number| {
        panel.set(None);
        command.run(Command::Line(number));
    });
    // To know how each line ends, it is played to its end: only for somebody who looks.
    let shown = move || if open.get() { lines.get() } else { Vec::new() };
    let list = move || {
        let line = |(number, it)| view! { <LineButton ctx=ctx number=number line=it take=take/> };
        shown().into_iter().enumerate().rev().map(line).collect_view()
    };
    let hint = move || {
        let is_none = shown().is_empty();
        let words = if is_none { text!("no-lines") } else { text!("lines-hint") };
        words.get(ctx.lang.get())
    };
    let dialog = move || {
        view! {
            <Dialog title=title open=open on_close=close>
                <p class="hint">{hint}</p>
                <ul class="lines">{list}</ul>
            </Dialog>
        }
    };
    view! { <Show when=move || is_study.get()>{dialog()}</Show> }
}

/// One line: where it departs, how long it is, and how it stands at its end.
#[component]
fn LineButton(
    ctx: AppContext,
    number: usize,
    line: LeftLine,
    take: Callback<usize>,
) -> impl IntoView {
    let label = Signal::derive(move || words::left_line(&line, ctx.lang.get()));
    view! {
        <li>
            <Button label=label on_press=move || take.run(number)/>
        </li>
    }
}
