//! The five rooms of the level in a row, lit or dark; a touch looks at one of them.

use leptos::prelude::*;

use super::bench::Bench;
use super::draft::Spot;
use super::scene::{RoomLook, Stand};
use super::symbols::room_symbol;
use super::words::{self, labels};
use crate::games::dungeon_raiders::dungeon::ROOMS_PER_LEVEL;
use crate::games::dungeon_raiders::{Face, Place};
use crate::parts::{Icon, aria};

/// The level.
#[component]
pub fn Corridor(bench: Bench) -> impl IntoView {
    let label = bench.text(words::LEVEL);
    let level = bench.look(|it| it.level.level);
    let is_odd = move || level.get() % 2 == 1;
    let rooms = (0..ROOMS_PER_LEVEL).map(|idx| view! { <RoomButton bench=bench idx=idx/> });
    view! {
        <div
            class="rd-corridor"
            class:is-odd=is_odd
            role="group"
            aria-label=label
            on:keydown=move |event| bench.rooms.heed(&event)
        >
            {rooms.collect_view()}
        </div>
    }
}

#[component]
fn RoomButton(bench: Bench, idx: usize) -> impl IntoView {
    let none = RoomLook {
        place: Place { level: 0, room: idx as u8 },
        stand: Stand::Ahead,
        room: None,
        is_by_torch: false,
        strength: None,
        is_shown: false,
    };
    let look = bench.look(move |it| it.level.rooms.get(idx).copied().unwrap_or(none));
    let class = move || class_of(&look.get());
    let label = move || labels::room(&look.get(), bench.lang());
    let pressed = move || aria(look.get().is_shown);
    let current = move || (look.get().stand == Stand::Here).then_some("step");
    let is_known = Memo::new(move |_| look.read().room.is_some());
    let face = move || match is_known.get() {
        true => view! { <RoomFace look=look/> }.into_any(),
        false => view! { <i class="rd-back">"?"</i> }.into_any(),
    };
    view! {
        <button
            type="button"
            class=class
            style:--nth=idx.to_string()
            node_ref=bench.rooms.place(idx)
            tabindex=bench.rooms.tabindex(idx)
            aria-pressed=pressed
            aria-current=current
            on:focus=move |_| bench.rooms.came(idx)
            on:click=move |_| bench.touch(Spot::Room(look.get_untracked().place))
        >
            <span class="only-read">{label}</span>
            <span class="unread" aria-hidden="true">{face}</span>
        </button>
    }
}

fn class_of(look: &RoomLook) -> String {
    let stand = match look.stand {
        Stand::Passed => "is-passed",
        Stand::Here => "is-here",
        Stand::Ahead => "is-ahead",
    };
    let side = match look.room {
        None => "is-dark",
        Some(_) if look.is_by_torch => "is-dark is-by-torch",
        Some(_) => "is-lit",
    };
    let ink = look.room.map_or("", |it| room_symbol(it).1);
    format!("rd-room {stand} {side} {ink}")
}

/// The symbol of a room that is known, and the numbers that matter at a glance.
#[component]
fn RoomFace(look: ReadSignal<RoomLook>) -> impl IntoView {
    let icon = Signal::derive(move || look.read().room.map_or("door", |it| room_symbol(it).0));
    let told = Memo::new(move |_| look.with(|it| (it.room, it.strength)));
    let numbers = move || {
        let (room, strength) = told.get();
        room.map(|it| numbers(it.face(), strength))
    };
    let is_by_torch = Memo::new(move |_| look.read().is_by_torch);
    let eye = move || view! { <i class="rd-eye"><Icon name="eye"/></i> };
    view! {
        <Icon name=icon/>
        <span class="rd-numbers">{numbers}</span>
        {move || is_by_torch.get().then(eye)}
    }
}

/// What is behind the door, as numbers.
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
