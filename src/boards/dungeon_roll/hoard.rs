//! The treasures of a player.

use leptos::prelude::*;

use super::controller::Controller;
use super::die::{disabled, lit_class, pressed, treasure_symbol};
use super::model::Lit;
use super::model::party::Token;
use super::selection::{Spot, Thing};
use super::words::{labels, messages, room, sentences, text};
use crate::games::dungeon_roll::client::{BaitScope, Treasure};
use crate::parts::Icon;
use crate::shell::board::explained;

/// The treasures in sight.
#[component]
pub fn Hoard(controller: Controller) -> impl IntoView {
    let title = controller.text(text!("treasures-heading"));
    let model = controller.select(|it| (it.hoard.points, it.hoard.n_bag));
    let note = move || sentences::hoard(model.get().0, model.get().1, controller.lang());
    let is_empty = controller.select(|it| it.hoard.tokens.is_empty());
    let none = controller.text(text!("no-treasures"));
    let empty = move || is_empty.get().then(|| view! { <p class="dr-none">{none}</p> });
    let tokens = (0..Treasure::COUNT)
        .map(|idx| view! { <TokenButton controller=controller idx=idx/> })
        .collect_view();
    view! {
        <section class="dr-hoard" aria-label=title>
            <h2 class="dr-head">
                <span>{title}</span>
                <small>{note}</small>
            </h2>
            <div
                class="dr-tokens"
                role="group"
                aria-label=title
                on:keydown=move |event| controller.treasures.on_key(&event)
            >
                {tokens}
            </div>
            {empty}
        </section>
    }
}

/// The treasures of one kind; nothing, if there are fewer kinds.
#[component]
fn TokenButton(controller: Controller, idx: usize) -> impl IntoView {
    let (treasure, effect) = (Treasure::Scales, Treasure::Scales.effect(BaitScope::AllDice));
    let none = Token { treasure, effect, n: 0, lit: Lit::Idle, socket: None };
    let model = controller.select(move |it| it.hoard.tokens.get(idx).copied().unwrap_or(none));
    let class = move || {
        let rests = controller.caution.rests(Spot::Thing(Thing::Treasure(model.get().treasure)));
        format!("dr-token {}{}", lit_class(model.get().lit), if rests { " is-resting" } else { "" })
    };
    let icon = Signal::derive(move || treasure_symbol(model.get().treasure));
    let name = move || model.get().treasure.card().name.get(controller.lang());
    let label = move || labels::token(&model.get(), controller.lang());
    let count = move || (1 < model.get().n).then(|| format!("×{}", model.get().n));
    let phase = controller.select(|it| it.phase);
    let does = move || room::use_of(model.get().treasure, phase.get(), controller.lang());
    let socket = move || model.get().socket.map(|it| view! { <i class="dr-place">{it}</i> });
    // What it does is told as well: only the name is drawn.
    let title = move || {
        let why =
            controller.why(Spot::Thing(Thing::Treasure(model.get().treasure))).unwrap_or_default();
        Some(format!("{} {why}", label()))
    };
    view! {
        <button
            type="button"
            class=class
            node_ref=controller.treasures.place(idx)
            hidden=controller.treasures.is_free(idx)
            tabindex=controller.treasures.tabindex(idx)
            aria-pressed=move || pressed(model.get().lit)
            aria-disabled=move || disabled(model.get().lit)
            on:focus=move |_| controller.treasures.came(idx)
            on:click=move |_| controller.input(Spot::Thing(Thing::Treasure(model.get_untracked().treasure)))
            {..explained(title)}
        >
            <span class="only-read">{label}</span>
            <span class="unread" aria-hidden="true">
                <span class="dr-coin"><Icon name=icon/></span>
                <span class="dr-token-name">
                    <b>{name} " " {count}</b>
                    <small>{does}</small>
                </span>
            </span>
            {socket}
        </button>
    }
}
