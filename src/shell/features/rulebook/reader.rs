//! The reader of a rulebook: where it is open, and what turns its pages.

use leptos::prelude::*;

use crate::browser;
use crate::kernel::Lang;
use crate::shell::features::explain::texts::Entry;

/// The things at hand for the parts of an open book.
#[derive(Clone, Copy)]
pub struct Reader {
    pub lang: Signal<Lang>,
    /// The rule that the book is open at.
    pub rule: Signal<Option<String>>,
    pub on_turn: Callback<String>,
    pub query: RwSignal<String>,
    /// The meanings of the drawings of the game, once they have come.
    pub entries: RwSignal<Vec<Entry>>,
}

impl Reader {
    /// Opens the book at a rule: a reader who follows a link has found what was sought.
    pub fn turn(self, rule: &str) {
        self.query.set(String::new());
        self.on_turn.run(rule.to_owned());
        show(rule, true);
    }
}

/// Brings a unit to the top once the page is drawn, with the focus on its heading if that is
/// wanted.
pub fn show(rule: &str, takes_focus: bool) {
    let selector = format!("#rule-{rule}");
    request_animation_frame(move || {
        browser::page::scroll_to(&selector);
        if takes_focus {
            browser::page::focus(&selector);
        }
    });
}

/// Turns to a rule within the book. A button, for the drawer has no address of its own.
#[component]
pub fn RuleLink(
    reader: Reader,
    #[prop(into)] rule: String,
    #[prop(optional, into)] title: Option<String>,
    children: Children,
) -> impl IntoView {
    let follow = move |_| reader.turn(&rule);
    view! {
        <button type="button" class="rule-link" title=title on:click=follow>
            {children()}
        </button>
    }
}
