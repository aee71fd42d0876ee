//! One's own cards under the thumb: a first touch weighs one, a second lays it.

use leptos::prelude::*;

use super::controller::{CARDS_MAX, Controller};
use super::model::{CardModel, Help, Hint, Lit};
use super::selection::Spot;
use super::symbols::item_symbol;
use super::words::{self, labels};
use crate::games::dungeon_raiders::client::messages;
use crate::games::dungeon_raiders::client::{Card, Span};
use crate::kernel::{Lang, message, text};
use crate::parts::{Icon, aria};
use crate::shell::board::explained;

/// The hand.
#[component]
pub fn OwnCards(controller: Controller) -> impl IntoView {
    let label = controller.text(text!("own-cards"));
    let is_empty = controller.select(|it| it.hand.is_empty());
    let cards = (0..CARDS_MAX).map(|idx| view! { <OwnCard controller=controller idx=idx/> });
    view! {
        <div
            class="rd-hand"
            role="group"
            aria-label=label
            hidden=is_empty
            on:keydown=move |event| controller.cards.on_key(&event)
        >
            {cards.collect_view()}
        </div>
    }
}

/// One card; nothing, if there are fewer.
#[component]
fn OwnCard(controller: Controller, idx: usize) -> impl IntoView {
    let none = CardModel { card: Card::Power(1), n: 0, lit: Lit::Idle, hint: None, help: None };
    let model = controller.select(move |it| it.hand.get(idx).copied().unwrap_or(none));
    let rests = move || controller.caution.rests(Spot::Card(model.get().card));
    let class = move || class_of(&model.get(), rests());
    let label = move || labels::own_card(&model.get(), controller.lang());
    let pressed = move || aria(model.get().lit == Lit::Picked);
    let disabled = move || aria(model.get().lit == Lit::Idle);
    let face = move || face_of(&model.get());
    let hint = move || model.get().hint.map(|it| hint(&it));
    let help = move || model.get().help.map(|it| help(it, controller.lang()));
    view! {
        <button
            type="button"
            class=class
            node_ref=controller.cards.place(idx)
            hidden=controller.cards.is_free(idx)
            tabindex=controller.cards.tabindex(idx)
            aria-pressed=pressed
            aria-disabled=disabled
            on:focus=move |_| controller.cards.came(idx)
            on:click=move |_| controller.input(Spot::Card(model.get_untracked().card))
            {..explained(move || controller.why(Spot::Card(model.get().card)))}
        >
            <span class="only-read">{label}</span>
            <span class="unread" aria-hidden="true">
                {face} <span class="rd-hint">{hint} {help}</span>
            </span>
        </button>
    }
}

fn class_of(model: &CardModel, rests: bool) -> String {
    let lit = match model.lit {
        Lit::Idle => "is-idle",
        Lit::Free => "is-free",
        Lit::Picked => "is-picked",
    };
    let kind = if model.card.item().is_some() { "is-item" } else { "is-power" };
    let played = if model.n == 0 { " is-played" } else { "" };
    let rests = if rests { " is-resting" } else { "" };
    format!("rd-own {kind} {lit}{played}{rests}")
}

fn face_of(model: &CardModel) -> impl IntoView + use<> {
    let n = (1 < model.n).then(|| view! { <i class="rd-count">{model.n}</i> });
    match model.card {
        Card::Power(power) => view! { <b>{power}</b> }.into_any(),
        Card::Item(item) => view! { <Icon name=item_symbol(item)/> {n} }.into_any(),
    }
}

/// The effect of an item that is used instead.
fn help(help: Help, lang: Lang) -> AnyView {
    match help {
        Help::Later => view! { <i>{message!(lang, "later")}</i> }.into_any(),
        Help::Wasted => view! { <i class="is-wound">{message!(lang, "wasted")}</i> }.into_any(),
        Help::Look(0) => view! { <i class="is-wound"><Icon name="eye"/> "0"</i> }.into_any(),
        Help::Look(n_rooms) => view! { <i><Icon name="eye"/> {n_rooms}</i> }.into_any(),
        Help::Counts(n) => view! { <i>"= " {n}</i> }.into_any(),
    }
}

/// The possible effect of the card for the player who lays it: at most two numbers, the worst last.
fn hint(hint: &Hint) -> impl IntoView + use<> {
    let is_any = |it: Span| (it.low, it.high) != (0, 0);
    let coins = is_any(hint.treasure)
        .then(|| view! { <i class="is-coin"><Icon name="coin"/> {words::span(hint.treasure)}</i> });
    let wound_class = if hint.wounds.high <= 0 { "is-heal" } else { "is-wound" };
    let wound_icon = if hint.may_die {
        "skull"
    } else if hint.wounds.high <= 0 {
        "potion"
    } else {
        "heart-broken"
    };
    let wounds = (is_any(hint.wounds) || hint.may_die).then(|| {
        view! { <i class=wound_class><Icon name=wound_icon/> {words::span(hint.wounds)}</i> }
    });
    let item = hint.item.map(|(item, is_certain)| {
        let sign = if is_certain { "" } else { "?" };
        view! { <i class="is-item"><Icon name=item_symbol(item)/> {sign}</i> }
    });
    let is_none = coins.is_none() && wounds.is_none() && item.is_none();
    let none = is_none.then(|| view! { <i>"–"</i> });
    view! { {coins} {wounds} {item} {none} }
}
