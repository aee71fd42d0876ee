//! Several lines of text: to be typed or pasted, or to be read and copied by hand.

use leptos::prelude::*;

/// The extent of a text shown, and taken.
#[derive(Clone, Copy)]
pub struct Extent {
    /// So many lines are shown.
    pub rows: u32,
    /// No longer text is taken, in characters.
    pub length_max: usize,
}

/// A labelled field of several lines. It keeps nothing: `value` is shown, and `on_input` hears
/// every change. Without `on_input` the text can only be read and selected.
#[component]
pub fn TextArea(
    id: &'static str,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] value: Signal<String>,
    extent: Extent,
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
                rows=extent.rows
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                maxlength=extent.length_max
                readonly=on_input.is_none()
                prop:value=value
                on:input=input
            ></textarea>
        </label>
    }
}
