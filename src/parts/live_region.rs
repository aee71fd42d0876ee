//! A voice for those who do not see the page.

use leptos::prelude::*;

/// Reads each new wording aloud once, when nothing else is being read. It takes no room on the
/// page.
#[component]
pub fn LiveRegion(
    /// Which saying it is, and what is said.
    #[prop(into)]
    said: Signal<(u32, String)>,
) -> impl IntoView {
    // A saying equal to the last one would go unread: an unseen blank tells them apart.
    let saying = move || {
        let (number, words) = said.get();
        if number.is_multiple_of(2) { words } else { words + "\u{a0}" }
    };
    view! { <p class="only-read" role="log" aria-live="polite">{saying}</p> }
}
