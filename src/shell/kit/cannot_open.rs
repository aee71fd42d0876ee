//! A match that cannot be opened.

use crate::kernel::{message, text};
use leptos::prelude::*;

use super::app_context::AppContext;
use crate::kernel::record::RecordError;
use crate::parts::{Button, Weight};
use crate::shell::model::route::Route;
use crate::shell::words::{self, messages};

/// Says why a match cannot be opened, and what became of it.
#[component]
pub fn CannotOpen(
    ctx: AppContext,
    error: RecordError,
    /// True if it was set aside.
    is_aside: bool,
) -> impl IntoView {
    let title = move || message!(ctx.lang.get(), "cannot-open");
    let why = move || words::unreadable(&error, ctx.lang.get());
    let after = if is_aside { text!("set-aside") } else { text!("left-alone") };
    let then = move || after.get(ctx.lang.get());
    let select = ctx.text(words::LOOK_AT_ASIDE);
    let select = is_aside
        .then(|| view! { <Button label=select on_press=move || ctx.go.run(Route::Aside)/> });
    let label = ctx.text(text!("back"));
    view! {
        <main class="sheet is-narrow grain">
            <h1>{title}</h1>
            <p>{why}</p>
            <p>{then}</p>
            <div class="menu">
                <Button
                    label=label
                    weight=Weight::Main
                    on_press=move || ctx.go.run(Route::Shelf)
                />
                {select}
            </div>
        </main>
    }
}
