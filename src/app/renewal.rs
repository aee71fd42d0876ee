//! A newer version of the program: it announces itself once, and waits for a tap.

use leptos::prelude::*;

use super::words;
use crate::browser;
use crate::kernel::{Lang, Text};
use crate::parts::{Button, IconButton};

/// Tells that a newer version is ready; it can be put off. At a table nobody is disturbed.
#[component]
pub fn Renewal(
    lang: Signal<Lang>,
    is_ready: RwSignal<bool>,
    #[prop(into)] is_at_table: Signal<bool>,
) -> impl IntoView {
    let say = move |text: Text| Signal::derive(move || text.get(lang.get()).to_owned());
    let is_shown = move || is_ready.get() && !is_at_table.get();
    view! {
        <div class="renewal" role="status">
            <Show when=is_shown>
                <p>{say(words::NEW_VERSION)}</p>
                <Button label=say(words::RENEW) on_press=|()| browser::offline::renew()/>
                <IconButton
                    label=say(words::NOT_NOW)
                    icon="close"
                    on_press=move || is_ready.set(false)
                />
            </Show>
        </div>
    }
}
