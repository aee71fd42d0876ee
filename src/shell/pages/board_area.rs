//! Where a board stands on a page.

use leptos::prelude::*;

use crate::browser;

/// The room itself. It takes the focus, so that keys and screen readers begin there.
#[component]
pub fn BoardArea(board: Callback<(), AnyView>) -> impl IntoView {
    Effect::new(|_| browser::page::focus("#room"));
    view! { <main class="room" id="room" tabindex="-1">{board.run(())}</main> }
}
