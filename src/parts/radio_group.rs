//! One choice of several: all in sight, or unfolded.

use leptos::prelude::*;

/// One choice: the value that it stands for, and its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pick {
    pub value: &'static str,
    pub name: String,
}

/// The subject of a group of choices: its name, and a hint below it, which may be empty.
#[derive(Clone, Copy)]
pub struct Legend {
    words: Signal<String>,
    hint: Signal<String>,
}

impl Legend {
    /// A name and a hint.
    pub fn new(words: Signal<String>, hint: Signal<String>) -> Legend {
        Legend { words, hint }
    }
}

impl From<Signal<String>> for Legend {
    fn from(words: Signal<String>) -> Legend {
        Legend::new(words, Signal::default())
    }
}

/// A group of native radio buttons, drawn as tiles. Arrow keys move within it.
#[component]
pub fn RadioGroup(
    /// The name of the group in the page; each group has its own.
    name: &'static str,
    #[prop(into)] legend: Legend,
    #[prop(into)] picks: Signal<Vec<Pick>>,
    #[prop(into)] value: Signal<&'static str>,
    #[prop(into)] on_pick: Callback<&'static str>,
) -> impl IntoView {
    let tile = move |pick: Pick| {
        let it = pick.value;
        let is_picked = move || value.get() == it;
        view! {
            <label class="tile">
                <input
                    type="radio"
                    name=name
                    value=it
                    prop:checked=is_picked
                    on:change=move |_| on_pick.run(it)
                />
                <span>{pick.name}</span>
            </label>
        }
    };
    let tiles = move || picks.get().into_iter().map(tile).collect_view();
    let hint = move || {
        let words = legend.hint.get();
        (!words.is_empty()).then(|| view! { <p class="hint">{words}</p> })
    };
    view! {
        <fieldset class="radio-group">
            <legend>{legend.words}</legend>
            {hint}
            <div class="tiles">{tiles}</div>
        </fieldset>
    }
}

/// One choice of many, unfolded by the browser.
#[component]
pub fn SelectField(
    #[prop(into)] label: Signal<String>,
    #[prop(into, optional)] hint: Signal<String>,
    #[prop(into)] picks: Signal<Vec<Pick>>,
    #[prop(into)] value: Signal<&'static str>,
    #[prop(into)] on_pick: Callback<&'static str>,
) -> impl IntoView {
    let option = move |pick: Pick| {
        let it = pick.value;
        let is_picked = move || value.get() == it;
        view! { <option value=it prop:selected=is_picked>{pick.name}</option> }
    };
    let options = move || picks.get().into_iter().map(option).collect_view();
    let take = move |event| {
        let chosen = event_target_value(&event);
        let known =
            picks.with_untracked(|it| it.iter().map(|it| it.value).find(|it| *it == chosen));
        if let Some(value) = known {
            on_pick.run(value);
        }
    };
    view! {
        <label class="select-field">
            <span class="label">{label}</span>
            <span class="hint">{hint}</span>
            <select on:change=take>{options}</select>
        </label>
    }
}
