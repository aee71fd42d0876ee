//! The eight magic items.

use leptos::prelude::*;

use super::bench::Bench;
use super::draft::Spot;
use super::gain::Sign;
use super::heroes;
use super::panel::{Panel, Scribble};
use super::scene::ItemLook;
use super::words::{self, labels};
use crate::games::paper_dungeons::Item;
use crate::games::paper_dungeons::items::BOXES;
use crate::parts::{Icon, aria};
use crate::shell::room::explained;

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
pub fn Items(bench: Bench) -> impl IntoView {
    let title = Signal::derive(move || words::ITEMS.get(bench.lang()).to_owned());
    let note = Signal::derive(move || words::ITEMS_NOTE.get(bench.lang()).to_owned());
    let rows = Item::ALL.map(|item| view! { <ItemRow bench=bench item=item/> }).collect_view();
    view! {
        <Panel class="pd-items" title=title note=note node=bench.items>
            <ul>{rows}</ul>
        </Panel>
    }
}

/// One item: what it does, what it needs, two boxes.
#[component]
fn ItemRow(bench: Bench, item: Item) -> impl IntoView {
    let look = bench.look(move |it| it.items[item.idx()].clone());
    let name = bench.text(item.card().name);
    let effect = Signal::derive(move || labels::effect(item, bench.lang()));
    let label = Signal::derive(move || labels::craft(&look.read(), bench.lang()));
    let is_lit = move || look.read().next.is_some();
    let is_disabled = move || aria(!is_lit());
    let is_refused = Signal::derive(move || look.read().is_refused);
    let is_complete = Signal::derive(move || look.read().boxes == BOXES);
    let boxes = (1..=BOXES).map(|it| view! { <ItemBox look=look nth=it/> }).collect_view();
    view! {
        <li class="pd-item" class:is-complete=is_complete class:is-refused=is_refused>
            <span class="pd-item-sign"><Icon name=symbol(item)/></span>
            <span class="pd-name">
                <b>{name}</b>
                <small>{effect}</small>
            </span>
            <Need bench=bench item=item/>
            <button
                type="button"
                class="pd-boxes"
                class:is-lit=is_lit
                aria-disabled=is_disabled
                aria-label=label
                on:click=move |_| { bench.touch(Spot::Item(item)); }
                {..explained(move || bench.why(Spot::Item(item)))}
            >
                {boxes}
            </button>
        </li>
    }
}

/// The symbol that an item needs.
#[component]
fn Need(bench: Bench, item: Item) -> impl IntoView {
    let any = bench.text(words::ANY);
    match item.card().needs {
        Some(hero) => {
            let name = bench.text(hero.name());
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
fn ItemBox(look: ReadSignal<ItemLook>, nth: u8) -> impl IntoView {
    let is_full = Memo::new(move |_| nth <= look.read().boxes);
    let is_next = move || look.with(|it| nth == it.boxes + 1 && it.next.is_some());
    let glory = move || {
        let look = look.read();
        let next = look.next.iter().flatten().find(|it| it.sign == Sign::Glory);
        next.filter(|_| nth == look.boxes + 1).map(|it| words::signed(it.n))
    };
    let number = 100 + 3 * look.read_untracked().item.idx() as u32 + u32::from(nth);
    let scribble = move || is_full.get().then(|| view! { <Scribble number=number/> });
    view! {
        <span class="pd-box" class:is-full=is_full class:is-next=is_next>
            <em>{glory}</em>
            {scribble}
        </span>
    }
}
