//! The curtain of a shared device.

use crate::kernel::{message, text};
use leptos::prelude::*;

use crate::browser;
use crate::parts::{Button, Icon, IconButton, Weight, effect};
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::route::Route;
use crate::shell::words::messages;

/// Covers the whole page until the named person has the device in hand.
#[component]
pub fn Curtain(
    ctx: AppContext,
    #[prop(into)] name: Signal<String>,
    /// Why the device changes hands; may be empty.
    #[prop(into)]
    summons: Signal<String>,
    on_reveal: Callback<()>,
) -> impl IntoView {
    // The button that was tapped is gone: the focus goes to the only thing to do.
    effect(|| browser::page::focus(".curtain .button"));
    let title = move || message!(ctx.lang.get(), "pass-to", name = &name.get());
    let why = move || {
        let why = summons.get();
        (!why.is_empty()).then(|| view! { <p class="curtain-why">{why}</p> })
    };
    let hint = move || message!(ctx.lang.get(), "curtain-hint");
    let label = Signal::derive(move || message!(ctx.lang.get(), "i-am", name = &name.get()));
    let back = ctx.text(text!("back"));
    view! {
        <main class="curtain">
            <IconButton label=back icon="arrow-left" on_press=move || ctx.go.run(Route::Shelf)/>
            <div class="curtain-note grain" role="status">
                <Icon name="curtain"/>
                <h1>{title}</h1>
                {why}
                <p>{hint}</p>
                <Button label=label weight=Weight::Main on_press=on_reveal/>
            </div>
        </main>
    }
}
