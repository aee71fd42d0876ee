//! A received match that is over: to be played against first, or to be looked at.

use leptos::prelude::*;

use super::words;
use crate::kernel::{Lang, Text};
use crate::parts::{Button, IconButton, Weight};
use crate::shell::app_context::AppContext;
use crate::shell::model::comparison::Challenge;
use crate::shell::model::route::Route;
use crate::shell::pages::replay::page::name_tab;
use crate::shell::store::saves::kept::Entry;
use crate::shell::words as shell_words;

/// Two doors: nothing of the match is shown before one of them is taken.
#[component]
pub fn Doors(
    ctx: AppContext,
    challenge: Challenge,
    /// The match on this device that is played against it.
    own: Option<Entry>,
    /// Lays the same table for the person.
    on_play: Callback<()>,
    on_look: Callback<()>,
) -> impl IntoView {
    name_tab(ctx);
    let say = move |it: Text| Signal::derive(move || it.get(ctx.lang.get()).to_owned());
    let title = move || challenge.title.get(ctx.lang.get());
    let told = {
        let (name, seed) = (challenge.name.clone(), challenge.seed.clone());
        move || words::finished_by(name.as_deref(), &seed, ctx.lang.get())
    };
    let proof = move || shell_words::verified(challenge.n_plies, ctx.lang.get());
    view! {
        <main class="sheet is-narrow grain doors">
            <header class="sheet-head">
                <IconButton
                    label=say(shell_words::BACK)
                    icon="arrow-left"
                    on_press=move || ctx.go.run(Route::Shelf)
                />
                <h1>{title}</h1>
            </header>
            <p>{told}</p>
            <p class="proof" role="status">
                <crate::parts::Icon name="check"/>
                <span>{proof}</span>
            </p>
            <PlayDoor ctx=ctx own=own on_play=on_play/>
            <div class="door">
                <Button label=say(words::LOOK) icon="eye" on_press=on_look/>
                <p class="hint">{say(words::LOOK_HINT)}</p>
            </div>
        </main>
    }
}

/// To the own match on this seed: a new one, the one that goes on, or the comparison.
#[component]
fn PlayDoor(ctx: AppContext, own: Option<Entry>, on_play: Callback<()>) -> impl IntoView {
    let (label, icon) = match &own {
        None => (words::PLAY_FIRST, "play"),
        Some(own) if own.is_over => (words::COMPARE, "trophy"),
        Some(_) => (words::GO_ON, "play"),
    };
    let label = Signal::derive(move || label.get(ctx.lang.get()).to_owned());
    let hint = move |lang: Lang| words::PLAY_FIRST_HINT.get(lang);
    let press = move || match &own {
        None => on_play.run(()),
        Some(own) if own.is_over => ctx.go.run(Route::Versus(own.id.clone())),
        Some(own) => ctx.go.run(Route::Match(own.id.clone())),
    };
    view! {
        <div class="door">
            <Button label=label icon=icon weight=Weight::Main on_press=press/>
            <p class="hint">{move || hint(ctx.lang.get())}</p>
        </div>
    }
}
