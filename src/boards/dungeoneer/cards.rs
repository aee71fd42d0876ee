//! One's own cards under the thumb.

use leptos::prelude::*;

use super::controller::Controller;
use super::model::{CardModel, Lit};
use super::place::has_long_word;
use super::selection::Thing;
use super::signs::{kind_class, price, values};
use super::words::{self, battles, labels};
use crate::games::dungeoneer::client::{Form, said};
use crate::parts::{Icon, aria, each};

/// The hand.
#[component]
pub fn OwnCards(controller: Controller) -> impl IntoView {
    let hand = controller.select(|it| it.hand.clone());
    let label = controller.text(words::OWN_CARDS);
    let is_empty = move || hand.read().is_empty();
    view! {
        <div class="dn-hand" role="group" aria-label=label hidden=is_empty>
            {each(move || hand.get(), move |it| view! { <OwnCard controller=controller model=it/> })}
        </div>
    }
}

/// A word of more letters must be written smaller.
const LETTERS: usize = 11;

/// The class of a card that cannot be played, but may be held to be read.
fn held_in_vain(lit: Lit) -> &'static str {
    if lit == Lit::Held { "is-idle is-picked" } else { Lit::Idle.class() }
}

#[component]
fn OwnCard(controller: Controller, model: Memo<CardModel>) -> impl IntoView {
    let class = move || {
        let model = model.read();
        let lit = if model.is_playable { model.lit.class() } else { held_in_vain(model.lit) };
        format!("dn-card {} {lit}", kind_class(model.card))
    };
    let pressed = move || aria(model.read().lit == Lit::Held);
    let label = move || labels::own_card(*model.read(), controller.lang());
    let symbol = Signal::derive(move || model.read().card.symbol());
    let name = move || model.read().card.name().name.get(controller.lang());
    let is_long = move || has_long_word(name(), LETTERS);
    let cost = move || {
        let model = model.read();
        price(model.price, model.in_peril, model.is_cheaper)
    };
    let n = move || {
        let n = model.read().n;
        (1 < n).then(|| view! { <i class="dn-count">"×" {n}</i> })
    };
    let monster = move || {
        let monster = model.read().card.card().monster;
        monster.map(|it| {
            let attacks = Form::ALL.map(|form| it.attacks.has(form));
            view! {
                <span class="dn-card-values">
                    <i class="is-wound"><Icon name="heart"/> {it.health}</i>
                    {values(it.values.map(|it| it as i8), attacks, None)}
                </span>
            }
        })
    };
    let text = move || model.read().card.text(controller.lang()).rules.join(" ");
    let foot = move || {
        let (model, lang) = (*model.read(), controller.lang());
        match model.prospect {
            _ if model.effect.is_some() => {
                model.effect.map(|it| battles::effect(it, lang)).unwrap_or_default()
            }
            Some(it) => controller.hand.view.with(|view| said(it, view, lang)),
            None => labels::when(model, lang),
        }
    };
    view! {
        <button
            type="button"
            class=class
            aria-pressed=pressed
            on:click=move |_| controller.tap(Thing::Card(model.get_untracked().card))
        >
            <span class="only-read">{label}</span>
            <span class="unread" aria-hidden="true">
                <span class="dn-card-head"><Icon name=symbol/> <b class:is-long=is_long>{move || words::hyphened(name())} " " {n}</b> {cost}</span>
                {monster}
                <span class="dn-card-text">{text}</span>
                <small class="dn-card-foot">{foot}</small>
            </span>
        </button>
    }
}
