//! A line that a person types.

use leptos::prelude::*;

/// A labelled line of text. It keeps nothing: `value` is shown, and `on_input` hears every change.
#[component]
pub fn TextField(
    #[prop(into)] label: Signal<String>,
    #[prop(into)] value: Signal<String>,
    #[prop(into, optional)] placeholder: Signal<String>,
    /// No longer text is taken, in characters.
    length_max: usize,
    #[prop(into)] on_input: Callback<String>,
) -> impl IntoView {
    view! {
        <label class="text-field">
            <span class="label">{label}</span>
            <input
                type="text"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                maxlength=length_max
                placeholder=placeholder
                prop:value=value
                on:input=move |event| on_input.run(event_target_value(&event))
            />
        </label>
    }
}
