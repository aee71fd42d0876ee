//! Decks and discard piles: a place to look the open cards through, with the number of those in the decks.

use leptos::prelude::*;

use super::controller::Controller;
use super::model::piles::{Shelf, ShelfCard, cards, shelves};
use super::signs::{card_price, kind_class};
use super::words::{self, sentences};
use crate::parts::{Dialog, Icon, IconButton, aria, each};

/// The numbers of cards left in the decks.
#[component]
pub fn Left(controller: Controller) -> impl IntoView {
    let piles = controller.select(|it| it.piles);
    let counts = move || sentences::piles(piles.get(), controller.lang());
    view! { <p class="dn-left"><Icon name="dn-deck"/> {counts}</p> }
}

/// The door beside the map, and what opens behind it.
#[component]
pub fn Piles(controller: Controller) -> impl IntoView {
    let (shelf, choose) = signal(None::<Shelf>);
    let open = move |()| {
        let first = controller.hand.view.with_untracked(|it| shelves(&it.open).into_iter().next());
        choose.set(first);
    };
    let label = Signal::<String>::from(controller.text(words::LOOK_THROUGH));
    view! {
        <IconButton icon="dn-discard" label=label on_press=open/>
        <Dialog
            title=controller.text(words::OPEN_CARDS)
            open=Signal::derive(move || shelf.get().is_some())
            on_close=move || choose.set(None)
        >
            <Left controller=controller/>
            <Shelves controller=controller shelf=shelf choose=choose/>
        </Dialog>
    }
}

/// Which place is looked through, and its cards.
#[component]
fn Shelves(
    controller: Controller,
    shelf: ReadSignal<Option<Shelf>>,
    choose: WriteSignal<Option<Shelf>>,
) -> impl IntoView {
    let all = move || controller.hand.view.with(|it| shelves(&it.open));
    let shown = move || {
        let shelf = shelf.get();
        controller.hand.view.with(|it| shelf.map(|at| cards(&it.open, at)).unwrap_or_default())
    };
    let is_empty = move || shown().is_empty();
    let tab = move |it: Memo<Shelf>| {
        let words = move || {
            let at = it.get();
            let (n, hero) = controller.hand.view.with(|view| {
                let hero = match at {
                    Shelf::Discards(_) => None,
                    Shelf::Before(seat) => Some(view.open.heroes[seat].card),
                };
                (cards(&view.open, at).len(), hero)
            });
            let is_split = controller.hand.view.with(|it| it.open.rules.is_split());
            sentences::shelf(at, hero, is_split, n, controller.lang())
        };
        let pressed = move || aria(shelf.get() == Some(it.get()));
        view! {
            <button
                type="button"
                class="dn-shelf"
                aria-pressed=pressed
                on:click=move |_| choose.set(Some(it.get_untracked()))
            >
                {words}
            </button>
        }
    };
    view! {
        <div class="dn-shelves" role="group" aria-label=controller.text(words::OPEN_CARDS)>
            {each(all, tab)}
        </div>
        <p class="hint" hidden=move || !is_empty()>{controller.text(words::NO_CARDS)}</p>
        <ul class="dn-open-cards" hidden=is_empty>
            {each(shown, move |it| view! { <OpenCard controller=controller model=it/> })}
        </ul>
    }
}

/// A card with all that stands on it.
#[component]
fn OpenCard(controller: Controller, model: Memo<ShelfCard>) -> impl IntoView {
    let class = move || format!("dn-open-card {}", kind_class(model.read().card));
    let symbol = Signal::derive(move || model.read().card.symbol());
    let name = move || model.read().card.name().name.get(controller.lang());
    let line = move || {
        let model = model.read();
        let line = model.card.text(controller.lang()).line;
        let lair = words::IN_LAIR.get(controller.lang());
        if model.is_in_lair { format!("{lair} · {line}") } else { line }
    };
    let rules = move || model.read().card.text(controller.lang()).rules.join(" ");
    let price = move || card_price(model.read().card);
    view! {
        <li class=class>
            <span class="dn-row-band"><Icon name=symbol/></span>
            <div class="dn-row-words">
                <b>{name}</b>
                <small>{line}</small>
                <p>{rules}</p>
            </div>
            <span class="unread" aria-hidden="true">{price}</span>
        </li>
    }
}
