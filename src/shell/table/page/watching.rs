//! While computers play: who does, how fast, and how not to wait for it; and what they did meanwhile, which is one of the panels.

use crate::kernel::{message, text};
use leptos::prelude::*;

use crate::browser;
use crate::parts::{Button, Icon, IconButton, Weight};
use crate::shell::kit::app_context::AppContext;
use crate::shell::kit::shown::{Played, PlayedParts, ShownParts};
use crate::shell::model::pacing::Pace;
use crate::shell::model::route::Route;
use crate::shell::model::table_model::{Command, RecapModel, SeatModel};
use crate::shell::words::{self, messages};

/// A bar with the name of the computer that plays, shown unless it is done at once; its pace can be
/// changed both ways, and its turn can be skipped.
#[component]
pub fn Watching(
    played: Played,
    /// True if computers have played for longer than goes without saying.
    is_long: Signal<bool>,
    /// The progress of the one that plays with an answer that takes long; empty where nothing was said of it.
    so_far: Signal<String>,
) -> impl IntoView {
    let ShownParts { ctx, model, .. } = *played.shown;
    let PlayedParts { command, .. } = *played;
    let player = Memo::new(move |_| model.with(|it| watched(&it.seats)));
    let is_shown = Memo::new(move |_| is_long.get() && player.read().is_some());
    let name = move || message!(ctx.lang.get(), "plays", name = &player.get().unwrap_or_default());
    let label = ctx.text(text!("skip"));
    let bar = move || {
        let skip = move || command.run(Command::Skip);
        view! {
            <section class="watching" aria-label=name>
                <p><Icon name="robot"/> <span class="watching-words">{name} {so_far}</span></p>
                <PaceControl ctx=ctx command=command/>
                <Button label=label icon="step-forward" on_press=skip/>
            </section>
        }
    };
    view! { <Show when=move || is_shown.get()>{bar()}</Show> }
}

/// A bar that goes on once everybody around the device has looked at what came of the last action.
#[component]
pub fn ShownFirst(played: Played) -> impl IntoView {
    let ShownParts { ctx, model, .. } = *played.shown;
    let PlayedParts { command, .. } = *played;
    let next = Memo::new(move |_| model.read().shown_before.clone());
    let name =
        move || message!(ctx.lang.get(), "goes-on-with", name = &next.get().unwrap_or_default());
    let label = ctx.text(text!("go-on"));
    let bar = move || {
        request_animation_frame(|| browser::page::focus(".shown-first .button"));
        let go_on = move || command.run(Command::GoOn);
        view! {
            <section class="shown-first" aria-label=name>
                <p><span>{name}</span></p>
                <Button label=label weight=Weight::Main on_press=go_on/>
            </section>
        }
    };
    view! { <Show when=move || next.read().is_some()>{bar()}</Show> }
}

/// The pace of computers and of the stage, from now on and at every table; both ways.
#[component]
pub fn PaceControl(ctx: AppContext, command: Callback<Command>) -> impl IntoView {
    let pace = move || ctx.preferences.get().pace;
    let has_slower = Signal::derive(move || pace().slower().is_some());
    let has_faster = Signal::derive(move || pace().faster().is_some());
    let take = move |to: fn(Pace) -> Option<Pace>| {
        if let Some(pace) = to(ctx.preferences.get_untracked().pace) {
            command.run(Command::Pace(pace));
        }
    };
    let name = move || words::pace(pace()).get(ctx.lang.get());
    view! {
        <div class="pace" role="group" aria-label=ctx.text(text!("pace"))>
            <IconButton
                label=ctx.text(text!("slower"))
                icon="chevron-left"
                enabled=has_slower
                on_press=move || take(Pace::slower)
            />
            <output>{name}</output>
            <IconButton
                label=ctx.text(text!("faster"))
                icon="chevron-right"
                enabled=has_faster
                on_press=move || take(Pace::faster)
            />
        </div>
    }
}

/// The deeds of computers while nobody could watch all of it; they stand until a person acts.
#[component]
pub fn Recap(played: Played) -> impl IntoView {
    let ShownParts { ctx, model, .. } = *played.shown;
    let PlayedParts { command, .. } = *played;
    let recap = Memo::new(move |_| model.read().recap.clone());
    let watch = move |ply| {
        ctx.is_to_run.set_value(true);
        ctx.go.run(Route::Replay(model.read_untracked().id.clone(), Some(ply)));
    };
    let close = move || command.run(Command::CloseRecap);
    move || {
        let RecapModel { lines, ply } = recap.get()?;
        let lines = lines.into_iter().map(|it| view! { <li>{it}</li> }).collect_view();
        Some(view! {
            <aside class="recap" aria-label=ctx.text(text!("meanwhile"))>
                <Icon name="robot"/>
                <ul>{lines}</ul>
                <Button label=ctx.text(text!("watch")) icon="eye" on_press=move || watch(ply)/>
                <IconButton label=ctx.text(text!("close")) icon="close" on_press=close/>
            </aside>
        })
    }
}

/// The computer that is awaited; none while a person is.
fn watched(seats: &[SeatModel]) -> Option<String> {
    let mut awaited = seats.iter().filter(|it| it.is_awaited);
    let first = awaited.clone().next().map(|it| it.name.clone());
    first.filter(|_| awaited.all(|it| it.is_computer))
}
