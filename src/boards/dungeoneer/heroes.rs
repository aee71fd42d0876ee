//! One's own hero, and the rivals with everything that lies open before them.

use leptos::prelude::*;

use super::controller::{Controller, Panel, part};
use super::model::{HeroModel, HeroNumbers, LairModel, Lit, ReadiedModel};
use super::piles::Left;
use super::selection::Thing;
use super::signs::{SeatSign, kind_class, seat_class, shaped, values};
use super::solo::Alone;
use super::strips::Shut;
use super::words::{self, labels, sentences};
use crate::games::dungeoneer::client::LAIR;
use crate::kernel::Seat;
use crate::parts::{Icon, aria, each, each_key};

/// The hero of the observer; in a replay that of the active player.
#[component]
pub fn OwnHero(controller: Controller) -> impl IntoView {
    let seat = controller.select(|it| it.own.unwrap_or(it.active));
    move || {
        let model = controller.hero(seat.get());
        view! { <Hero controller=controller model=model is_own=true/> }
    }
}

/// Everybody else, or what a hero alone has to think of.
#[component]
pub fn Rivals(controller: Controller) -> impl IntoView {
    let seats = controller.select(super::model::BoardModel::rivals);
    let is_alone = controller.select(|it| it.alone.is_some());
    let label = controller.text(words::RIVALS);
    let draw = move |seat: Seat| {
        view! { <Hero controller=controller model=controller.hero(seat) is_own=false/> }
    };
    let alone = move || is_alone.get().then(|| view! { <Alone controller=controller/> });
    let tale = move || controller.hand.tale.get();
    let tale_label = controller.text(words::LAST);
    let is_open = move || matches!(controller.panel.get(), Panel::Rival(_) | Panel::Alone);
    let are = move |n: usize| move || n <= seats.read().len();
    view! {
        <aside class="dn-others" class:are-three=are(3) class:are-four=are(4) class:is-open=is_open aria-label=label>
            <Shut controller=controller/>
            {each_key(move || seats.get(), draw)}
            {alone}
            <section class="dn-tale" aria-label=tale_label>
                <h2><Icon name="scroll"/> {tale_label}</h2>
                <p tabindex="0">{tale}</p>
            </section>
            <Left controller=controller/>
        </aside>
    }
}

/// A hero's sheet. Its head is a button: a rival is aimed at by it, one's own hero uses its ability.
#[component]
fn Hero(controller: Controller, model: Memo<HeroModel>, is_own: bool) -> impl IntoView {
    let class = move || {
        let model = model.read();
        let kind = if is_own { "dn-hero" } else { "dn-rival" };
        let is_open = controller.panel.get() == Panel::Rival(model.seat);
        let open = if is_open { " is-open" } else { "" };
        let (seat, state, lit) = (seat_class(model.seat), model.state(), model.lit.class());
        format!("{kind} grain {seat} {state} {lit}{open}")
    };
    let seat = move || model.read().seat;
    let name = move || model.read().card.name().name.name.get(controller.lang());
    let line = move || {
        let model = model.read();
        labels::hero_line(&model, &controller.name(model.seat), controller.lang())
    };
    let label = move || {
        let model = model.read();
        labels::hero(&model, &controller.name(model.seat), controller.lang())
    };
    let pressed = move || aria(model.read().lit == Lit::Held);
    // Most of what changes about a hero are not its numbers.
    let (now, values_now) = (part(model, HeroModel::numbers), part(model, HeroModel::values));
    let numbers = move || numbers(now.get(), is_own, controller.lang());
    let forms = move || values(values_now.get(), [true; 3], None);
    let ability = move || labels::ability(model.read().card, controller.lang());
    let sign = move || model.read().card;
    view! {
        <section class=class>
            <button
                type="button"
                class="dn-head"
                aria-pressed=pressed
                aria-description=ability
                on:click=move |_| controller.tap(Thing::Hero(model.get_untracked().seat))
            >
                <span class="only-read">{label}</span>
                <span class="unread" aria-hidden="true">
                    <SeatSign seat=Signal::derive(seat) hero=Signal::derive(sign)/>
                    <b>{name}</b>
                    <small>{line}</small>
                </span>
            </button>
            <div class="dn-numbers" aria-hidden="true">{numbers}</div>
            <div class="dn-values" aria-hidden="true">{forms}</div>
            {is_own.then(|| view! { <p class="dn-able">{ability}</p> })}
            <Inventory controller=controller model=model is_own=is_own/>
        </section>
    }
}

/// Health, glory, peril, quests, cards, action points; a rival's health is one number.
fn numbers(it: HeroNumbers, is_own: bool, lang: crate::kernel::Lang) -> impl IntoView {
    let n_hearts = if is_own { it.health_max.max(it.health) } else { 0 };
    let hearts = (0..n_hearts).map(|nth| {
        let (class, icon) = if nth < it.health { ("", "heart") } else { ("lost", "dn-health-max") };
        view! { <i class=class><Icon name=icon/></i> }
    });
    let health = (!is_own).then(|| {
        view! { <Icon name="heart"/> {it.health} <small>"/" {it.health_max}</small> }
    });
    // One's own quests, cards and action points lie open elsewhere.
    let rest = (!is_own).then(|| {
        let saved = (0 < it.ap).then(|| view! { <span><Icon name="dn-ap"/> {it.ap}</span> });
        view! {
            <span class="is-quest"><Icon name="dn-quest"/> {it.n_done} "/" {it.n_quests}</span>
            <span><Icon name="dn-hand"/> {it.n_cards}</span>
            {saved}
        }
    });
    let prone = it.is_prone.then(|| {
        view! { <span class="is-wound" title=words::LIES.get(lang)><Icon name="dn-prone"/></span> }
    });
    view! {
        <span class="dn-peril"><Icon name="peril"/> {it.peril}</span>
        <span class="dn-hearts">{hearts.collect_view()} {health}</span>
        {prone}
        <span class="is-glory"><Icon name="glory"/> {it.glory}</span>
        {rest}
    }
}

/// Readied cards, curses and the lair.
#[component]
fn Inventory(controller: Controller, model: Memo<HeroModel>, is_own: bool) -> impl IntoView {
    let readied = part(model, |it| it.readied.clone());
    let lair = part(model, |it| it.lair.clone());
    let limits = move || {
        let model = model.read();
        sentences::limits(model.boons, model.treasures, controller.lang())
    };
    let has_lair = move || !lair.read().is_empty();
    let n_lair = move || format!("{}/{LAIR}", lair.read().len());
    view! {
        <div class="dn-inv">
            {is_own.then(|| view! { <small>{limits}</small> })}
            <div class="dn-chips">
                {each(move || readied.get(), move |it| view! { <Chip controller=controller model=it/> })}
            </div>
            <div class="dn-chips" hidden=move || !has_lair()>
                <small class="dn-lair"><Icon name="lair"/> {n_lair}</small>
                {each(move || lair.get(), move |it| view! { <LairChip controller=controller model=it/> })}
            </div>
        </div>
    }
}

/// A card in an inventory.
#[component]
fn Chip(controller: Controller, model: Memo<ReadiedModel>) -> impl IntoView {
    let class = move || {
        let model = model.read();
        format!("dn-chip {} {}", kind_class(model.card), model.lit.class())
    };
    let symbol = Signal::derive(move || model.read().card.symbol());
    let name = move || words::hyphened(model.read().card.name().name.get(controller.lang()));
    let counters = move || {
        let n = model.read().counters;
        (0 < n).then(|| view! { <small>"×" {n}</small> })
    };
    let target = move || {
        let target = model.read().target;
        target.map(|seat| {
            let hero = controller.select(move |it| it.heroes[seat.idx()].card);
            shaped(Some(seat), hero.get_untracked().symbol())
        })
    };
    let face = move || labels::face(model.read().card.text(controller.lang()));
    let pressed = move || aria(model.read().lit == Lit::Held);
    let tap = move |_| {
        let model = model.get_untracked();
        controller.tap(Thing::Readied(model.card, model.owner));
    };
    view! {
        <button type="button" class=class aria-pressed=pressed aria-description=face on:click=tap>
            <Icon name=symbol/> <span>{name}</span> {counters} {target}
        </button>
    }
}

/// A monster in a lair.
#[component]
fn LairChip(controller: Controller, model: Memo<LairModel>) -> impl IntoView {
    let class = move || format!("dn-chip k-monster {}", model.read().lit.class());
    let symbol = Signal::derive(move || model.read().card.symbol());
    let name = move || words::hyphened(model.read().card.name().name.get(controller.lang()));
    let face = move || labels::face(model.read().card.text(controller.lang()));
    let pressed = move || aria(model.read().lit == Lit::Held);
    let tap = move |_| {
        let model = model.get_untracked();
        controller.tap(Thing::Lair(model.card, model.owner));
    };
    view! {
        <button type="button" class=class aria-pressed=pressed aria-description=face on:click=tap>
            <Icon name=symbol/> <span>{name}</span>
        </button>
    }
}
