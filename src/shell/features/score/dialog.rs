//! The total in the bar above a match, and the score that it opens.

use leptos::prelude::*;

use super::{Accounting, ScoreTable};
use crate::kernel::{message, number, text};
use crate::parts::{Dialog, Icon, aria};
use crate::shell::kit::panel::Panel;
use crate::shell::kit::shown::{Shown, ShownParts};
use crate::shell::words::messages;

/// The total of the seat at the device; shows where it comes from.
#[component]
pub fn ScoreButton(shown: Shown) -> impl IntoView {
    let ShownParts { ctx, model, panel, .. } = *shown;
    let is_open = Panel::Score.is_open(panel);
    let total = move || number(model.read().total);
    // The number is seen, so it is part of the name, for every hero; what stands in brackets would not count.
    let label = move || {
        let words = model.with(|it| message!(ctx.lang.get(), "score-of", total = &it.total_words));
        if words.split([' ', ',']).any(|it| it == total()) {
            words
        } else {
            format!("{words}, {}", total())
        }
    };
    let is_out = move || model.read().is_out;
    view! {
        <button
            type="button"
            class="score-button"
            class:is-out=is_out
            aria-label=label
            title=label
            aria-expanded=move || aria(is_open.get())
            on:click=move |_| Panel::Score.toggle(panel)
        >
            <Icon name="crown"/>
            <b>{total}</b>
        </button>
    }
}

/// The score if the match ended now, line by line.
#[component]
pub fn ScoreDialog(shown: Shown, accounting: Accounting) -> impl IntoView {
    let ShownParts { ctx, panel, .. } = *shown;
    let title = ctx.text(text!("score-now"));
    let open = Panel::Score.is_open(panel);
    let close = move || Panel::Score.fold(panel);
    view! {
        <Dialog title=title open=open on_close=close>
            <ScoreTable shown=shown accounting=accounting/>
        </Dialog>
    }
}
