//! The bar above the room: the level, whose delve it is, and the phases of the level.

use leptos::prelude::*;

use super::controller::Controller;
use super::descent::LevelDie;
use super::words::{messages, room, text};
use crate::games::dungeon_roll::client::Phase;
use crate::parts::Icon;

/// The level and the phase.
#[component]
pub fn Bar(controller: Controller) -> impl IntoView {
    let label = controller.text(text!("level-heading"));
    let number = controller.select(|it| it.level.number);
    let turn = controller.select(|it| it.nth_delve);
    let phase = controller.select(|it| it.phase);
    let dice = controller.select(|it| (it.party.members.len() as u8, it.party.graveyard));
    let delve = move || room::delve(turn.get(), controller.lang());
    let title = move || room::state(phase.get(), number.get(), controller.lang());
    let standing = move || {
        let (n, n_buried) = dice.get();
        room::standing(n, n_buried, controller.lang())
    };
    view! {
        <header class="dr-bar">
            <h2 class="dr-number">
                <span class="only-read">{label} " "</span>
                <LevelDie number=move || number.get().to_string()/>
            </h2>
            <p class="dr-where"><b>{title}</b> <small>{delve}</small></p>
            <Phases controller=controller/>
            <p class="dr-standing">{standing}</p>
        </header>
    }
}

/// Monsters, loot, dragon, regroup: where the party stands.
#[component]
fn Phases(controller: Controller) -> impl IntoView {
    const STEPS: [(Phase, &str); 4] = [
        (Phase::Monster, "goblin"),
        (Phase::Loot, "chest"),
        (Phase::Dragon, "dragon"),
        (Phase::Regroup, "campfire"),
    ];
    let label = controller.text(text!("phases"));
    let phase = controller.select(|it| it.phase);
    let at = move || STEPS.iter().position(|it| it.0 == phase.get());
    let step = move |(nth, (phase, icon)): (usize, (Phase, &'static str))| {
        let is_now = move || at() == Some(nth);
        let is_past = move || at().is_some_and(|it| nth < it);
        let current = move || is_now().then_some("step");
        let icon = Signal::derive(move || if is_past() { "check" } else { icon });
        let name = move || room::phase(phase).map(|it| it.get(controller.lang()));
        view! {
            <li class:is-now=is_now class:is-past=is_past aria-current=current>
                <Icon name=icon/>
                <span>{name}</span>
            </li>
        }
    };
    let steps = STEPS.into_iter().enumerate().map(step).collect_view();
    view! { <ol class="dr-phases" aria-label=label>{steps}</ol> }
}
