//! The place of a board on a page.

use leptos::prelude::*;

use crate::browser;
use crate::browser::focus::Keeper;
use crate::parts::effect;

/// The selector of the board.
const BOARD: &str = "#room";

/// The room itself. It takes the focus, so that keys and screen readers begin there, and whenever what had it has left
/// the page.
#[component]
pub fn BoardArea(
    /// The name of the game in it.
    #[prop(into)]
    title: Signal<String>,
    board: Callback<(), AnyView>,
) -> impl IntoView {
    let keeper = StoredValue::new_local(None);
    effect(move || {
        browser::page::focus(BOARD);
        keeper.set_value(Keeper::attend(BOARD));
    });
    view! {
        <main class="room" id="room" tabindex="-1" aria-label=title>
            {board.run(())}
        </main>
    }
}
