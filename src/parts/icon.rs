//! Symbols of the sprite `public/icons.svg`.

use leptos::prelude::*;

/// A decorative symbol by its name in the sprite, such as `skull`. It takes the size and colour of
/// the text around it, and is hidden from screen readers: the words beside it speak.
#[component]
pub fn Icon(
    /// The id of the symbol.
    #[prop(into)]
    name: Signal<&'static str>,
) -> impl IntoView {
    let href = move || format!("public/icons.svg#{}", name.get());
    view! {
        <svg class="icon" aria-hidden="true">
            <use href=href></use>
        </svg>
    }
}
