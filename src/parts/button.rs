//! Buttons with words, and buttons with a symbol.

use leptos::prelude::*;

use super::{Icon, aria};

/// The attention that a button asks for.
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
            <span class="button-words">{label}</span>
        </button>
    }
}

/// The name of a button without words, for screen readers and for the pointer that rests on it.
#[derive(Clone, Copy)]
pub struct ButtonName {
    words: Signal<String>,
    keys: Option<&'static str>,
}

impl ButtonName {
    /// A name, and the keys that do the same, as `aria-keyshortcuts` writes them.
    pub fn with_keys(words: Signal<String>, keys: &'static str) -> ButtonName {
        ButtonName { words, keys: Some(keys) }
    }
}

impl From<Signal<String>> for ButtonName {
    fn from(words: Signal<String>) -> ButtonName {
        ButtonName { words, keys: None }
    }
}

/// The look of a button without words.
#[derive(Clone, Copy)]
pub struct Look {
    icon: Signal<&'static str>,
    class: &'static str,
}

impl Look {
    /// A symbol, and the class by which the button is told from others.
    pub fn of_class(icon: impl Into<Signal<&'static str>>, class: &'static str) -> Look {
        Look { icon: icon.into(), class }
    }
}

impl From<&'static str> for Look {
    fn from(icon: &'static str) -> Look {
        Look::of_class(icon, "")
    }
}

impl From<Signal<&'static str>> for Look {
    fn from(icon: Signal<&'static str>) -> Look {
        Look::of_class(icon, "")
    }
}

/// The readiness of a button, and the words said while it does nothing.
#[derive(Clone, Copy)]
pub struct Enabled {
    is_enabled: Signal<bool>,
    /// Why not: the title then, which is the description too.
    reason: Signal<String>,
    /// True if a press is answered also then.
    explains: bool,
}

impl Enabled {
    /// Enabled, or its title says why not.
    pub fn or_why(is_enabled: Signal<bool>, reason: Signal<String>) -> Enabled {
        Enabled { is_enabled, reason, explains: false }
    }

    /// Enabled, or its title says why not, and so does the code that a press calls.
    pub fn or_explained(is_enabled: Signal<bool>, reason: Signal<String>) -> Enabled {
        Enabled { is_enabled, reason, explains: true }
    }
}

impl Default for Enabled {
    fn default() -> Enabled {
        Enabled::from(Signal::stored(true))
    }
}

impl From<Signal<bool>> for Enabled {
    fn from(is_enabled: Signal<bool>) -> Enabled {
        Enabled::or_why(is_enabled, Signal::default())
    }
}

/// A button with a symbol only. While it is not enabled it stays where the focus can be.
#[component]
pub fn IconButton(
    #[prop(into)] label: ButtonName,
    #[prop(into)] icon: Look,
    #[prop(optional, into)] enabled: Enabled,
    /// The state of the part it unfolds, if it unfolds anything.
    #[prop(optional, into)]
    unfolded: Option<Signal<bool>>,
    #[prop(into)] on_press: Callback<()>,
) -> impl IntoView {
    let Enabled { is_enabled, reason, explains } = enabled;
    let press = move |_| {
        if explains || is_enabled.get_untracked() {
            on_press.run(());
        }
    };
    let is_disabled = move || aria(!is_enabled.get());
    let title = move || {
        let reason = Some(reason.get()).filter(|it| !it.is_empty() && !is_enabled.get());
        reason.unwrap_or_else(|| label.words.get())
    };
    view! {
        <button
            type="button"
            class=format!("icon-button {}", icon.class)
            aria-label=label.words
            title=title
            aria-disabled=is_disabled
            aria-expanded=unfolded.map(|it| move || aria(it.get()))
            aria-keyshortcuts=label.keys
            on:click=press
        >
            <Icon name=icon.icon/>
        </button>
    }
}
