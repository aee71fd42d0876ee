//! Strips, if there is no room beside the map: rivals as chips above it, one's own hero as a strip below it. A tap
//! opens the whole panel over the map.

use leptos::prelude::*;

use super::controller::{Controller, Panel, part};
use super::model::{HeroModel, HeroNumbers, Lit};
use super::selection::Thing;
use super::signs::{SeatSign, seat_class, values};
use super::words::{self, labels, sentences};
use crate::kernel::Seat;
use crate::parts::{Icon, aria, each_key, on_back};
use crate::shell::board::focus_on;

/// Everybody else, or what a hero alone has to think of.
#[component]
pub fn Chips(controller: Controller) -> impl IntoView {
    let seats = controller.select(super::model::BoardModel::rivals);
    let is_alone = controller.select(|it| it.alone.is_some());
    let label = controller.text(words::RIVALS);
    let draw = move |seat: Seat| view! { <Chip controller=controller seat=seat/> };
    let alone = move || is_alone.get().then(|| view! { <AloneChip controller=controller/> });
    view! {
        <nav class="dn-rivals" aria-label=label>
            {each_key(move || seats.get(), draw)}
            {alone}
        </nav>
    }
}

/// A rival: peril, health, quests. Where the rival itself is meant, a tap aims; otherwise it opens the panel.
#[component]
fn Chip(controller: Controller, seat: Seat) -> impl IntoView {
    let model = controller.hero(seat);
    let class = move || {
        let model = model.read();
        format!("dn-rival-chip {} {} {}", seat_class(seat), model.state(), model.call().class())
    };
    let is_open = move || aria(controller.panel.get() == Panel::Rival(seat));
    let label = move || labels::hero(&model.read(), &controller.name(seat), controller.lang());
    let tap = move |_| {
        if model.with_untracked(|it| it.lit == Lit::Idle) {
            controller.turn_panel(Panel::Rival(seat));
        } else {
            controller.tap(Thing::Hero(seat));
        }
    };
    let now = part(model, |it| (it.peril, it.health, it.n_done));
    let numbers = move || {
        let (peril, health, n_done) = now.get();
        view! {
            <i class="dn-peril"><Icon name="peril"/> {peril}</i>
            <i class="is-wound"><Icon name="heart"/> {health}</i>
            <i class="is-quest"><Icon name="dn-quest"/> {n_done}</i>
        }
    };
    view! {
        <button type="button" class=class aria-expanded=is_open on:click=tap>
            <span class="only-read">{label}</span>
            <span class="unread" aria-hidden="true">
                <SeatSign seat=seat hero=Signal::derive(move || model.read().card)/>
                <span class="dn-chip-numbers">{numbers}</span>
            </span>
        </button>
    }
}

/// The distance to the way out, alone.
#[component]
fn AloneChip(controller: Controller) -> impl IntoView {
    let alone = controller.select(|it| it.alone.clone());
    let is_open = move || aria(controller.panel.get() == Panel::Alone);
    let words = move || {
        let alone = alone.get();
        alone.map(|it| sentences::way_out(it.n_done, it.n_steps, controller.lang()))
    };
    view! {
        <button
            type="button"
            class="dn-rival-chip is-alone"
            aria-expanded=is_open
            on:click=move |_| controller.turn_panel(Panel::Alone)
        >
            <Icon name="entrance"/> <span>{words}</span>
        </button>
    }
}

/// One's own hero, and the flag of the quests.
#[component]
pub fn Strip(controller: Controller) -> impl IntoView {
    let seat = controller.select(|it| it.own.unwrap_or(it.active));
    let model = Memo::new(move |_| controller.hero(seat.get()));
    let model = Memo::new(move |_| model.get().get());
    let quests = controller.select(|it| {
        let n_open = it.quests.iter().filter(|it| !it.is_done).count();
        let is_lit = it.quests.iter().any(|it| it.lit != Lit::Idle);
        (n_open, if is_lit { Lit::Lit } else { Lit::Idle })
    });
    on_back(
        Signal::derive(move || controller.panel.get() != Panel::None),
        Callback::new(move |()| shut(controller)),
    );
    let class = move || {
        let model = model.read();
        format!("dn-strip {} {} {}", seat_class(model.seat), model.state(), model.call().class())
    };
    let label = move || {
        let name = controller.name(seat.get());
        labels::hero(&model.read(), &name, controller.lang())
    };
    let (now, values_now) = (part(model, HeroModel::numbers), part(model, HeroModel::values));
    let forms = move || values(values_now.get(), [true; 3], None);
    let numbers = move || strip_numbers(now.get());
    let flag = move || format!("dn-flag {}", quests.get().1.class());
    let quests_label = controller.text(words::QUESTS);
    let is_open = move |panel| aria(controller.panel.get() == panel);
    view! {
        // What is told stands above it, where it covers neither dice nor hand; on a desk there is no strip.
        <div class=class data-stage="">
            <button
                type="button"
                class="dn-self"
                aria-expanded=move || is_open(Panel::Hero)
                on:click=move |_| controller.turn_panel(Panel::Hero)
            >
                <span class="only-read">{label}</span>
                <span class="unread" aria-hidden="true">
                    <SeatSign seat=seat hero=Signal::derive(move || model.read().card)/>
                    {forms}
                    {numbers}
                </span>
            </button>
            <button
                type="button"
                class=flag
                aria-expanded=move || is_open(Panel::Quests)
                on:click=move |_| controller.turn_panel(Panel::Quests)
            >
                <Icon name="dn-quest"/>
                <span class="only-read">{quests_label}</span>
                <b>{move || quests.get().0}</b>
            </button>
        </div>
    }
}

fn strip_numbers(it: HeroNumbers) -> impl IntoView {
    let lies = it.is_prone.then(|| view! { <i class="is-wound"><Icon name="dn-prone"/></i> });
    view! {
        {lies}
        <i class="is-wound"><Icon name="heart"/> {it.health} <small>"/" {it.health_max}</small></i>
        <i class="is-glory"><Icon name="glory"/> {it.glory}</i>
        <i class="is-peril"><Icon name="peril"/> {it.peril}</i>
    }
}

/// Leads back to the map.
#[component]
pub fn Shut(controller: Controller) -> impl IntoView {
    let label = controller.text(words::CLOSE);
    view! {
        <button type="button" class="dn-shut" on:click=move |_| shut(controller)>
            <Icon name="close"/> {label}
        </button>
    }
}

/// Closes what lies over the map; the focus goes back to what has opened it.
fn shut(controller: Controller) {
    focus_on(".dn [aria-expanded=\"true\"]");
    controller.panel.set(Panel::None);
}
