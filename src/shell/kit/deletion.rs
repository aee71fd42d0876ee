//! Deleting for good, once one is sure.

use leptos::prelude::*;

use super::app_context::AppContext;
use crate::kernel::{Text, text};
use crate::parts::{Button, Dialog, Weight};
use crate::shell::words::messages;

/// A button that deletes something for good, and the question that comes before.
#[component]
pub fn Deletion(
    ctx: AppContext,
    /// The name of the button and of the question.
    name: Text,
    /// The consequence, in one sentence.
    #[prop(into)]
    sure: Signal<String>,
    /// The label of the button that does it.
    now: Text,
    #[prop(into)] on_delete: Callback<()>,
) -> impl IntoView {
    let is_asked = RwSignal::new(false);
    let close = move || is_asked.set(false);
    view! {
        <div class="menu">
            <Button
                label=ctx.text(name)
                icon="trash"
                weight=Weight::Grave
                on_press=move || is_asked.set(true)
            />
        </div>
        <Dialog title=ctx.text(name) open=is_asked on_close=close>
            <p>{sure}</p>
            <div class="menu">
                <Button label=ctx.text(text!("cancel")) on_press=close/>
                <Button
                    label=ctx.text(now)
                    icon="trash"
                    weight=Weight::Grave
                    on_press=move || on_delete.run(())
                />
            </div>
        </Dialog>
    }
}
