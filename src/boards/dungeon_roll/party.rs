//! The white dice under the thumb, and the graveyard beside them.

use leptos::prelude::*;

use super::controller::{Controller, MEMBERS_MAX};
use super::die::{disabled, lit_class, pressed, source_ink, source_name, source_symbol};
use super::model::{Lit, Member};
use super::selection::{Spot, Thing};
use super::words::{labels, messages, room, text};
use crate::games::dungeon_roll::client::{PartyFace, Source};
use crate::parts::Icon;
use crate::shell::board::explained;

/// The party in its tray.
#[component]
pub fn Party(controller: Controller) -> impl IntoView {
    let label = controller.text(text!("party-heading"));
    let dice = (0..MEMBERS_MAX)
        .map(|idx| view! { <PartyDie controller=controller idx=idx/> })
        .collect_view();
    view! {
        <div class="dr-party">
            <div
                class="dr-dice"
                role="group"
                aria-label=label
                on:keydown=move |event| controller.party.on_key(&event)
            >
                {dice}
            </div>
        </div>
    }
}

/// One die of the party, or a monster that fights for it; nothing, if there are fewer.
#[component]
fn PartyDie(controller: Controller, idx: usize) -> impl IntoView {
    let none = Member {
        thing: Thing::Die(PartyFace::Fighter, 0),
        source: Source::Die(PartyFace::Fighter),
        lit: Lit::Idle,
        socket: None,
    };
    let model = controller.select(move |it| it.party.members.get(idx).copied().unwrap_or(none));
    let rolled = move || {
        // Recruited monsters are never rolled.
        let Thing::Die(face, nth) = model.get().thing else { return "" };
        let n = controller.hand.view.with(|it| it.table.delve.party[face]);
        controller.tumble.with(|it| it.of_party(face, nth, n))
    };
    let class = move || {
        let Member { source, lit, .. } = model.get();
        let colour = if matches!(source, Source::Temp(_)) { "is-black" } else { "is-white" };
        format!("dr-die {colour} {} {}{}", source_ink(source), lit_class(lit), rolled())
    };
    let icon = Signal::derive(move || source_symbol(model.get().source, None));
    let label = move || labels::member(&model.get(), controller.lang());
    let name = move || source_name(model.get().source).get(controller.lang());
    let strength = move || room::strength(model.get().source, controller.lang());
    let prey = move || prey(model.get().source).map(|it| view! { <Icon name=it/> });
    let socket = move || model.get().socket.map(|it| view! { <i class="dr-place">{it}</i> });
    view! {
        <button
            type="button"
            class=class
            node_ref=controller.party.place(idx)
            style:--nth=idx.to_string()
            hidden=controller.party.is_free(idx)
            tabindex=controller.party.tabindex(idx)
            aria-pressed=move || pressed(model.get().lit)
            aria-disabled=move || disabled(model.get().lit)
            on:focus=move |_| controller.party.came(idx)
            on:click=move |_| controller.input(Spot::Thing(model.get_untracked().thing))
            {..explained(move || controller.why(Spot::Thing(model.get().thing)))}
        >
            <span class="only-read">{label}</span>
            <Icon name=icon/>
            <span class="dr-who" aria-hidden="true">
                <b>{name}</b>
                <small>{strength} {prey}</small>
            </span>
            {socket}
        </button>
    }
}

/// The symbol of what a companion takes all of.
fn prey(source: Source) -> Option<&'static str> {
    let face = match source {
        Source::Die(face) => face,
        Source::Temp(temp) => temp.companion().face()?,
        Source::Treasure(_) | Source::Hero => return None,
    };
    match face {
        PartyFace::Fighter => Some("goblin"),
        PartyFace::Cleric => Some("skeleton"),
        PartyFace::Mage => Some("ooze"),
        PartyFace::Thief => Some("chest"),
        PartyFace::Champion | PartyFace::Scroll => None,
    }
}
