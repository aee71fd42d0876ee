//! Buttons with words, and buttons with a symbol.

use leptos::prelude::*;

use super::{Icon, aria};

/// How much a button asks for attention.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Weight {
    /// The likely thing to do next; at most one in sight.
    Main,
    #[default]
    Plain,
    /// Takes something away for good.
    Grave,
}

impl Weight {
    fn class(self) -> &'static str {
        match self {
            Weight::Main => "button is-main",
            Weight::Plain => "button",
            Weight::Grave => "button is-grave",
        }
    }
}

/// A button with words on it, and perhaps a symbol before them.
#[component]
pub fn Button(
    #[prop(into)] label: Signal<String>,
    #[prop(optional)] icon: Option<&'static str>,
    #[prop(optional)] weight: Weight,
    #[prop(into)] on_press: Callback<()>,
) -> impl IntoView {
    let press = move |_| on_press.run(());
    view! {
        <button type="button" class=weight.class() on:click=press>
            {icon.map(|name| view! { <Icon name=name/> })}
            <span>{label}</span>
        </button>
    }
}

/// A button with a symbol only; its label is for screen readers and for the pointer that rests on
/// it. While it is not enabled it stays where the focus can be, and does nothing, unless whoever hears
/// the press says why.
#[component]
pub fn IconButton(
    #[prop(into)] label: Signal<String>,
    #[prop(into)] icon: Signal<&'static str>,
    #[prop(optional, into, default = Signal::stored(true))] enabled: Signal<bool>,
    /// Whether `on_press` is called also while it is not enabled, and tells why.
    #[prop(optional)]
    explains: bool,
    /// Why it is not enabled: its title then, which is its description too.
    #[prop(optional, into)]
    reason: Signal<String>,
    #[prop(optional)] class: &'static str,
    /// Whether what it unfolds is unfolded, if it unfolds anything.
    #[prop(optional, into)]
    unfolded: Option<Signal<bool>>,
    /// The keys that do the same, as `aria-keyshortcuts` writes them.
    #[prop(optional)]
    keys: Option<&'static str>,
    #[prop(into)] on_press: Callback<()>,
) -> impl IntoView {
    let press = move |_| {
        if explains || enabled.get_untracked() {
            on_press.run(());
        }
    };
    let is_disabled = move || aria(!enabled.get());
    let title = move || {
        let reason = Some(reason.get()).filter(|it| !it.is_empty() && !enabled.get());
        reason.unwrap_or_else(|| label.get())
    };
    view! {
        <button
            type="button"
            class=format!("icon-button {class}")
            aria-label=label
            title=title
            aria-disabled=is_disabled
            aria-expanded=unfolded.map(|it| move || aria(it.get()))
            aria-keyshortcuts=keys
            on:click=press
        >
            <Icon name=icon/>
        </button>
    }
}
