//! The eight magic items.

use leptos::prelude::*;

use super::controller::Controller;
use super::gain::Sign;
use super::heroes;
use super::model::ItemModel;
use super::panel::{Panel, Scribble};
use super::selection::{Spot, Thing};
use super::words::{self, labels};
use crate::games::paper_dungeons::client::{BOXES, Item, messages};
use crate::kernel::{message, text};
use crate::parts::{Icon, aria};
use crate::shell::board::explained;

/// The symbol of an item.
pub fn symbol(item: Item) -> &'static str {
    match item {
        Item::Sword => "flaming-sword",
        Item::Tome => "tome",
        Item::Crown => "crown",
        Item::Sceptre => "sceptre",
        Item::Armour => "armour",
        Item::Cauldron => "cauldron",
        Item::Medallion => "medallion",
        Item::Cloak => "cloak",
    }
}

/// The items.
#[component]
pub fn Items(controller: Controller) -> impl IntoView {
    let title = Signal::derive(move || message!(controller.lang(), "magic-items").to_owned());
    let note = Signal::derive(move || message!(controller.lang(), "magic-items-note").to_owned());
    let rows =
        Item::ALL.map(|item| view! { <ItemRow controller=controller item=item/> }).collect_view();
    view! {
        <Panel class="pd-items" title=title note=note node=controller.items>
            <ul>{rows}</ul>
        </Panel>
    }
}

/// One item: what it does, what it needs, two boxes.
#[component]
fn ItemRow(controller: Controller, item: Item) -> impl IntoView {
    let model = controller.select(move |it| it.items[item.idx()].clone());
    let name = controller.text(item.card().name);
    let effect = Signal::derive(move || labels::effect(item, controller.lang()));
    let label = Signal::derive(move || labels::craft(&model.read(), controller.lang()));
    let is_lit = move || model.read().next.is_some();
    let is_disabled = move || aria(!is_lit());
    let is_refused = Signal::derive(move || model.read().is_refused);
    let is_complete = Signal::derive(move || model.read().boxes == BOXES);
    let boxes = (1..=BOXES).map(|it| view! { <ItemBox model=model nth=it/> }).collect_view();
    view! {
        <li class="pd-item" class:is-complete=is_complete class:is-refused=is_refused>
            <span class="pd-item-sign"><Icon name=symbol(item)/></span>
            <span class="pd-name">
                <b>{name}</b>
                <small>{effect}</small>
            </span>
            <Need controller=controller item=item/>
            <button
                type="button"
                class="pd-boxes"
                class:is-lit=is_lit
                aria-disabled=is_disabled
                aria-label=label
                on:click=move |_| { controller.input(Spot::Thing(Thing::Item(item))); }
                {..explained(move || controller.why(Spot::Thing(Thing::Item(item))))}
            >
                {boxes}
            </button>
        </li>
    }
}

/// The symbol that an item needs.
#[component]
fn Need(controller: Controller, item: Item) -> impl IntoView {
    let any = controller.text(text!("any-symbol"));
    match item.card().needs {
        Some(hero) => {
            let name = controller.text(hero.name());
            view! {
                <span class="pd-need">
                    <Icon name=heroes::symbol(hero)/>
                    <span class="only-read">{name}</span>
                </span>
            }
            .into_any()
        }
        None => view! { <span class="pd-need is-any">{any}</span> }.into_any(),
    }
}

/// One box of an item, from 1.
#[component]
fn ItemBox(model: ReadSignal<ItemModel>, nth: u8) -> impl IntoView {
    let is_full = Memo::new(move |_| nth <= model.read().boxes);
    let is_next = move || model.with(|it| nth == it.boxes + 1 && it.next.is_some());
    let glory = move || {
        let model = model.read();
        let next = model.next.iter().flatten().find(|it| it.sign == Sign::Glory);
        next.filter(|_| nth == model.boxes + 1).map(|it| words::signed(it.n))
    };
    let number = 100 + 3 * model.read_untracked().item.idx() as u32 + u32::from(nth);
    let scribble = move || is_full.get().then(|| view! { <Scribble number=number/> });
    view! {
        <span class="pd-box" class:is-full=is_full class:is-next=is_next>
            <em>{glory}</em>
            {scribble}
        </span>
    }
}
