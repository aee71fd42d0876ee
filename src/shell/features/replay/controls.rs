//! The bar below a replay: a slider, steps, speed, and the ways to play on.

use leptos::ev;
use leptos::prelude::*;

use super::model::{Position, Step};
use crate::browser;
use crate::kernel::{Text, message, text};
use crate::parts::{Button, Enabled, IconButton, Look, Notice, Weight};
use crate::shell::kit::app_context::AppContext;
use crate::shell::kit::shown::{Shown, ShownParts};
use crate::shell::words::messages;

/// The names of the speeds, the slowest first.
const SPEEDS: [&str; 4] = ["½×", "1×", "2×", "4×"];

/// A match that is replayed, and what moves it.
#[derive(Clone, Copy)]
pub struct Replayed {
    pub shown: Shown,
    pub position: Memo<Position>,
    pub step: Callback<Step>,
}

/// Everything that moves a replay. It stays within reach of the thumb.
#[component]
pub fn Controls(replayed: Replayed) -> impl IntoView {
    let Replayed { shown, position, step } = replayed;
    let ShownParts { ctx, .. } = *shown;
    on_keys(ctx, step);
    let label = move || message!(ctx.lang.get(), "replay-controls");
    let place = move || {
        position.with(|it| message!(ctx.lang.get(), "action-of", n = it.ply, of = it.n_plies))
    };
    view! {
        <section class="replay-bar" aria-label=label>
            <div class="replay-place">
                <Slider replayed=replayed/>
                <span aria-hidden="true">{place}</span>
            </div>
            <Steps replayed=replayed/>
            <PlayOn replayed=replayed/>
        </section>
    }
}

/// The place in the match, to be dragged.
#[component]
fn Slider(replayed: Replayed) -> impl IntoView {
    let Replayed { shown, position, step } = replayed;
    let ShownParts { ctx, model, .. } = *shown;
    let label = move || message!(ctx.lang.get(), "replay-place");
    let at = move || position.read().ply.to_string();
    let last = move || position.read().n_plies.to_string();
    let spoken = move || {
        let place =
            position.with(|it| message!(ctx.lang.get(), "action-of", n = it.ply, of = it.n_plies));
        format!("{place}, {}", model.read().moment)
    };
    let seek = move |event| {
        if let Ok(ply) = event_target_value(&event).parse() {
            step.run(Step::To(ply));
        }
    };
    view! {
        <input
            type="range"
            class="slider"
            min="0"
            max=last
            step="1"
            aria-label=label
            aria-valuetext=spoken
            prop:value=at
            on:input=seek
        />
    }
}

/// First, previous part, previous, run, next, next part, last, and the speed.
#[component]
fn Steps(replayed: Replayed) -> impl IntoView {
    let Replayed { shown, position, step } = replayed;
    let ShownParts { ctx, .. } = *shown;
    let has_past = Signal::derive(move || 0 < position.read().ply);
    let has_future = Signal::derive(move || position.with(|it| it.ply < it.n_plies));
    let is_running = Memo::new(move |_| position.read().is_running);
    let run_icon = Signal::derive(move || if is_running.get() { "pause" } else { "play" });
    let run_label = Signal::derive(move || {
        let words = if is_running.get() { text!("replay-stop") } else { text!("replay-run") };
        words.get(ctx.lang.get()).to_owned()
    });
    let speed = move || SPEEDS[position.read().speed];
    let speed_label = move || message!(ctx.lang.get(), "speed", speed = speed());
    let back = Direction { can: has_past, why_not: text!("at-beginning") };
    let back = move |it: Step, words: Text, icon| {
        view! { <StepButton replayed=replayed it=it words=words icon=icon direction=back/> }
    };
    let forth = Direction { can: has_future, why_not: text!("at-end") };
    let forth = move |it: Step, words: Text, icon| {
        view! { <StepButton replayed=replayed it=it words=words icon=icon direction=forth/> }
    };
    view! {
        <div class="replay-steps" role="group">
            {back(Step::First, text!("first-action"), "step-back")}
            {back(Step::PreviousPart, text!("previous-part"), "rewind")}
            {back(Step::Previous, text!("previous-action"), "chevron-left")}
            <IconButton
                label=run_label
                icon=Look::of_class(run_icon, "is-run")
                on_press=move || step.run(Step::Run)
            />
            {forth(Step::Next, text!("next-action"), "chevron-right")}
            {forth(Step::NextPart, text!("next-part"), "wind")}
            {forth(Step::Last, text!("last-action"), "step-forward")}
            <button
                type="button"
                class="icon-button speed"
                aria-label=speed_label
                title=speed_label
                on:click=move |_| step.run(Step::Faster)
            >
                {speed}
            </button>
        </div>
    }
}

/// One of the two directions through a match.
#[derive(Clone, Copy)]
struct Direction {
    can: Signal<bool>,
    why_not: Text,
}

/// A button that steps, while it can; otherwise it tells why not.
#[component]
fn StepButton(
    replayed: Replayed,
    it: Step,
    words: Text,
    icon: &'static str,
    direction: Direction,
) -> impl IntoView {
    let (ctx, Direction { can, why_not }) = (replayed.shown.ctx, direction);
    let label = ctx.text(words);
    let reason = ctx.text(why_not);
    let press = move || match can.get_untracked() {
        true => replayed.step.run(it),
        false => ctx.notices.show(Notice::brief(reason.get_untracked())),
    };
    let enabled = Enabled::or_explained(can, reason);
    view! {
        <IconButton label=label icon=icon enabled=enabled on_press=press/>
    }
}

/// The ways from here back into play.
#[component]
fn PlayOn(replayed: Replayed) -> impl IntoView {
    let Replayed { shown, position, step } = replayed;
    let ShownParts { ctx, .. } = *shown;
    let can_play_on = Memo::new(move |_| position.read().can_play_on);
    let can_go_back = Memo::new(move |_| position.read().can_go_back);
    view! {
        <div class="replay-ways">
            <Show when=move || can_go_back.get()>
                <Button
                    label=ctx.text(text!("go-back-here"))
                    icon="undo"
                    on_press=move || step.run(Step::GoBack)
                />
            </Show>
            <Show when=move || can_play_on.get()>
                <Button
                    label=ctx.text(text!("play-on"))
                    icon="play"
                    weight=Weight::Main
                    on_press=move || step.run(Step::PlayOn)
                />
            </Show>
        </div>
    }
}

/// Steps by the keys that take back and take again at a table.
fn on_keys(ctx: AppContext, step: Callback<Step>) {
    let on_key = move |event: ev::KeyboardEvent| {
        let is_elsewhere = browser::page::is_typing() || browser::dialog::is_any_open();
        let has_modifier = event.ctrl_key() || event.meta_key() || event.alt_key();
        let has_letter_keys = ctx.preferences.get_untracked().has_letter_keys;
        if event.default_prevented() || is_elsewhere || has_modifier || !has_letter_keys {
            return;
        }
        let wish = match (event.code().as_str(), event.shift_key()) {
            ("KeyU", false) | ("KeyJ", _) => Step::Previous,
            ("KeyU", true) | ("KeyL", _) => Step::Next,
            ("KeyK", _) => Step::Run,
            _ => return,
        };
        event.prevent_default();
        step.run(wish);
    };
    let handle = window_event_listener(ev::keydown, on_key);
    on_cleanup(move || handle.remove());
}
