//! The descent in section: the tavern on top, ten levels, each a step darker. The bar above says to
//! a listener how deep the party is.

use leptos::prelude::*;

use super::controller::Controller;
use super::drawings::{Drawing, Picture};
use super::model::descent::Rung;
use super::words::{messages, room, text};
use crate::games::dungeon_roll::client::LEVEL_MAX;
use crate::parts::Icon;

/// All levels, and where the party stands.
#[component]
pub fn Descent(controller: Controller) -> impl IntoView {
    let tavern = controller.text(text!("tavern"));
    let levels = (1..=LEVEL_MAX)
        .map(|level| view! { <Level controller=controller level=level/> })
        .collect_view();
    view! {
        <div class="dr-descent" aria-hidden="true">
            <p class="dr-tavern"><Icon name="tavern"/> <span>{tavern}</span></p>
            {levels}
        </div>
    }
}

/// One level.
#[component]
fn Level(controller: Controller, level: u8) -> impl IntoView {
    let rung = controller.select(move |it| it.descent.rung(level));
    let class = move || match rung.get() {
        Rung::Past => "dr-rung is-past",
        Rung::Here { .. } => "dr-rung is-now",
        Rung::Deep => "dr-rung is-deep",
    };
    let is_here = move || matches!(rung.get(), Rung::Here { .. });
    let is_past = move || rung.get() == Rung::Past;
    let words = move || room::rung(level, rung.get(), controller.lang());
    let number = move || view! { <b>{level}</b> };
    view! {
        <p class=class style=("--deep", deep(level))>
            <span class="dr-sign">
                <Show when=is_here fallback=number>
                    <LevelDie number=move || level.to_string()/>
                </Show>
                <Show when=is_past><Icon name="check"/></Show>
                <span class="dr-rung-words">{words}</span>
            </span>
        </p>
    }
}

/// The die that counts the levels.
#[component]
pub fn LevelDie(#[prop(into)] number: Signal<String>) -> impl IntoView {
    view! {
        <span class="dr-level-die">
            <Picture of=Drawing::LevelDie class="dr-level-die-shape"/>
            <b>{number}</b>
        </span>
    }
}

/// The darkness of a level, in percent: the first steps down darken the most.
pub fn deep(level: u8) -> String {
    const SHARES: [u8; 11] = [0, 0, 17, 30, 42, 52, 62, 72, 82, 91, 100];
    format!("{}%", SHARES[usize::from(level.min(LEVEL_MAX))])
}
