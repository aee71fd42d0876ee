//! The place of a board on a page.

use leptos::prelude::*;

use crate::browser;
use crate::browser::focus::Keeper;
use crate::parts::effect;

/// The selector of the board.
const BOARD: &str = "#room";

/// The class of the page around a board: by it style sheets know the game. To look for its board instead (`:has`) would
/// have the browser look again, at every change, at all that such a rule might be about.
pub fn table_class(game: &str) -> String {
    format!("table of-{game}")
}

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
