//! The five rooms of the level in a row, lit or dark; a tap looks at one of them.

use leptos::prelude::*;

use super::controller::Controller;
use super::model::{RoomModel, Stand};
use super::selection::Spot;
use super::symbols::room_symbol;
use super::words::labels;
use crate::games::dungeon_raiders::client::messages;
use crate::games::dungeon_raiders::client::{Face, Place, ROOMS_PER_LEVEL};
use crate::kernel::text;
use crate::parts::{Icon, aria};

/// The level.
#[component]
pub fn Corridor(controller: Controller) -> impl IntoView {
    let label = controller.text(text!("rooms-of-level"));
    let level = controller.select(|it| it.level.level);
    let is_odd = move || level.get() % 2 == 1;
    let rooms =
        (0..ROOMS_PER_LEVEL).map(|idx| view! { <RoomButton controller=controller idx=idx/> });
    view! {
        <div
            class="rd-corridor"
            class:is-odd=is_odd
            role="group"
            aria-label=label
            on:keydown=move |event| controller.rooms.on_key(&event)
        >
            {rooms.collect_view()}
        </div>
    }
}

#[component]
fn RoomButton(controller: Controller, idx: usize) -> impl IntoView {
    let none = RoomModel {
        place: Place { level: 0, room: idx as u8 },
        stand: Stand::Ahead,
        room: None,
        is_by_torch: false,
        strength: None,
        is_shown: false,
    };
    let model = controller.select(move |it| it.level.rooms.get(idx).copied().unwrap_or(none));
    let class = move || class_of(&model.get());
    let label = move || labels::room(&model.get(), controller.lang());
    let pressed = move || aria(model.get().is_shown);
    let current = move || (model.get().stand == Stand::Here).then_some("step");
    let is_known = Memo::new(move |_| model.read().room.is_some());
    let face = move || match is_known.get() {
        true => view! { <RoomFace model=model/> }.into_any(),
        false => view! { <i class="rd-back">"?"</i> }.into_any(),
    };
    view! {
        <button
            type="button"
            class=class
            style:--nth=idx.to_string()
            node_ref=controller.rooms.place(idx)
            tabindex=controller.rooms.tabindex(idx)
            aria-pressed=pressed
            aria-current=current
            on:focus=move |_| controller.rooms.came(idx)
            on:click=move |_| controller.input(Spot::Room(model.get_untracked().place))
        >
            <span class="only-read">{label}</span>
            <span class="unread" aria-hidden="true">{face}</span>
        </button>
    }
}

fn class_of(model: &RoomModel) -> String {
    let stand = match model.stand {
        Stand::Passed => "is-passed",
        Stand::Here => "is-here",
        Stand::Ahead => "is-ahead",
    };
    let side = match model.room {
        None => "is-dark",
        Some(_) if model.is_by_torch => "is-dark is-by-torch",
        Some(_) => "is-lit",
    };
    let ink = model.room.map_or("", |it| room_symbol(it).1);
    format!("rd-room {stand} {side} {ink}")
}

/// The symbol of a room that is known, and the numbers that matter at a glance.
#[component]
fn RoomFace(model: ReadSignal<RoomModel>) -> impl IntoView {
    let icon = Signal::derive(move || model.read().room.map_or("door", |it| room_symbol(it).0));
    let told = Memo::new(move |_| model.with(|it| (it.room, it.strength)));
    let numbers = move || {
        let (room, strength) = told.get();
        room.map(|it| numbers(it.face(), strength))
    };
    let is_by_torch = Memo::new(move |_| model.read().is_by_torch);
    let observer = move || view! { <i class="rd-eye"><Icon name="eye"/></i> };
    view! {
        <Icon name=icon/>
        <span class="rd-numbers">{numbers}</span>
        {move || is_by_torch.get().then(observer)}
    }
}

/// The room behind the door, as numbers.
fn numbers(face: Face, strength: Option<u8>) -> AnyView {
    let strength = strength.map(|it| view! { <b class="rd-shield">{it}</b> });
    match face {
        Face::Monster { wounds, .. } => view! {
            {strength}
            <i class="rd-hurt">{wounds} <Icon name="heart-broken"/></i>
        }
        .into_any(),
        Face::Treasure { chests } => {
            let coins = chests.into_iter().filter(|&it| it != 0);
            coins.map(|it| view! { <b class="rd-coin">{it}</b> }).collect_view().into_any()
        }
        Face::Boss(_) => strength.into_any(),
        Face::Trap(trap) => {
            let skulls = (0..trap.skulls()).map(|_| view! { <Icon name="skull"/> });
            view! { <i class="rd-skulls">{skulls.collect_view()}</i> }.into_any()
        }
        Face::Vault { .. } => ().into_any(),
    }
}
