//! Several lines of text: to be typed or pasted, or to be read and copied by hand.

use leptos::prelude::*;

/// A labelled field of several lines. It keeps nothing: `value` is shown, and `on_input` hears
/// every change. Without `on_input` the text can only be read and selected.
#[component]
pub fn TextArea(
    id: &'static str,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] value: Signal<String>,
    #[prop(into, optional)] placeholder: Signal<String>,
    #[prop(optional, default = 4)] rows: u32,
    /// No longer text is taken, in characters.
    length_max: usize,
    #[prop(into, optional)] on_input: Option<Callback<String>>,
) -> impl IntoView {
    let input = move |event| {
        if let Some(on_input) = on_input {
            on_input.run(event_target_value(&event));
        }
    };
    view! {
        <label class="text-field">
            <span class="label">{label}</span>
            <textarea
                id=id
                rows=rows
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                maxlength=length_max
                placeholder=placeholder
                readonly=on_input.is_none()
                prop:value=value
                on:input=input
            ></textarea>
        </label>
    }
}
