//! The switches of sound and vibration in the menu of a table.

use leptos::prelude::*;

use super::taste;
use crate::browser::sound;
use crate::kernel::{Text, text};
use crate::parts::{Icon, aria};
use crate::shell::kit::app_context::{AppContext, Preference};
use crate::shell::model::feedback::Feedback;
use crate::shell::words::messages;

/// Sound; and vibration, where the device can.
#[component]
pub fn CueSwitches(ctx: AppContext) -> impl IntoView {
    let sound =
        view! { <CueSwitch ctx=ctx name=text!("sound") icon="lute" part=|it| &mut it.has_sound/> };
    let vibration = move || {
        view! { <CueSwitch ctx=ctx name=text!("vibration") icon="wind" part=|it| &mut it.has_vibration/> }
    };
    view! { {sound} {sound::can_vibrate().then(vibration)} }
}

#[component]
fn CueSwitch(
    ctx: AppContext,
    name: Text,
    icon: &'static str,
    /// The setting that it turns on and off.
    part: fn(&mut Feedback) -> &mut bool,
) -> impl IntoView {
    let is_on = move || *part(&mut ctx.preferences.get().feedback);
    let label = move || name.get(ctx.lang.get());
    let state = move || if is_on() { text!("on") } else { text!("off") }.get(ctx.lang.get());
    let press = move |_| {
        let before = ctx.preferences.get_untracked().feedback;
        let mut feedback = before;
        let part = part(&mut feedback);
        *part = !*part;
        ctx.prefer.run(Preference::Feedback(feedback));
        taste(before, feedback);
    };
    view! {
        <button
            type="button"
            class="button"
            role="switch"
            aria-checked=move || aria(is_on())
            on:click=press
        >
            <Icon name=icon/>
            <span>{label}</span>
            <span aria-hidden="true">{state}</span>
        </button>
    }
}
