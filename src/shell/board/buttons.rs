//! Buttons that every room has, and what a thing says that is pointed at.

use leptos::attr::any_attribute::{AnyAttribute, IntoAnyAttribute};
use leptos::html;
use leptos::prelude::*;

use super::Hand;
use crate::kernel::{Game, message, text};
use crate::parts::{Icon, aria};
use crate::shell::words::messages;

/// The words of a thing while the pointer rests on it or the focus is on it: by its title, which is its description
/// too. `why` is asked only then, and says why a touch would do nothing.
pub fn explained(why: impl Fn() -> Option<String> + Send + Sync + 'static) -> AnyAttribute {
    let (is_pointed_at, point) = signal(false);
    let (has_focus, focus) = signal(false);
    let title = move || (is_pointed_at.get() || has_focus.get()).then(&why).flatten();
    let attributes = view! {
        <{..}
            title=title
            on:pointerenter=move |_| point.set(true)
            on:pointerleave=move |_| point.set(false)
            on:focus=move |_| focus.set(true)
            on:blur=move |_| focus.set(false)
        />
    };
    attributes.into_any_attr()
}

/// The state of the main button.
#[derive(Clone, Copy)]
pub struct Readiness {
    /// True if it does something.
    pub is_ready: Signal<bool>,
    /// True if it takes no touch for a while.
    pub is_resting: Signal<bool>,
}

/// The one button that goes on. It never leaves the page, so that the focus can stay on it; until it
/// is ready, it says what is missing. While it rests it looks so, and its room takes no touch of it
/// (see [`crate::shell::board::caution`]).
#[component]
pub fn MainButton(
    class: &'static str,
    #[prop(into)] words: Signal<String>,
    readiness: Readiness,
    #[prop(optional)] node_ref: NodeRef<html::Button>,
    #[prop(into)] on_press: Callback<()>,
) -> impl IntoView {
    let Readiness { is_ready, is_resting } = readiness;
    view! {
        <button
            type="button"
            class=format!("main-button {class}")
            class:is-ready=is_ready
            class:is-resting=is_resting
            node_ref=node_ref
            aria-disabled=move || aria(!is_ready.get())
            on:click=move |_| on_press.run(())
        >
            {words}
        </button>
    }
}

/// Takes the last action back. Where that cannot be, the button stays, and the table tells why.
#[component]
pub fn UndoButton<G: Game>(
    hand: Hand<G>,
    class: &'static str,
    /// True if the word stands beside the symbol.
    #[prop(optional)]
    has_word: bool,
) -> impl IntoView {
    let label = move || message!(hand.lang.get(), "undo");
    let is_disabled = move || aria(hand.no_undo.read().is_some());
    let word = has_word.then(|| view! { <span>{label}</span> });
    let title = move || hand.no_undo.get().unwrap_or(text!("undo")).get(hand.lang.get());
    view! {
        <button
            type="button"
            class=class
            aria-disabled=is_disabled
            aria-label=label
            title=title
            on:click=move |_| hand.undo()
        >
            <Icon name="undo"/>
            {word}
        </button>
    }
}
