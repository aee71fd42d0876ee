//! Everybody's mat: coins, wounds, cards, items, and what lies in this room.

use leptos::prelude::*;

use super::controller::Controller;
use super::model::last_result::Change;
use super::model::{HeroModel, Shown};
use super::symbols::{character_symbol, item_symbol};
use super::words::{self, labels};
use crate::games::dungeon_raiders::client::messages;
use crate::games::dungeon_raiders::client::{Action, Card, Lay, Odds, POWER_MAX, Plight};
use crate::kernel::{Lang, Seat, Text, message, text};
use crate::parts::{Icon, each_key};

/// The mats of all heroes.
#[component]
pub fn Heroes(controller: Controller) -> impl IntoView {
    let seats = controller.select(|it| it.heroes.iter().map(|it| it.seat).collect::<Vec<Seat>>());
    let label = controller.text(text!("all-heroes"));
    let draw = move |seat: Seat| view! { <HeroMat controller=controller seat=seat/> };
    let deck = controller.select(|it| it.deck);
    let stakes = controller.select(|it| it.stakes);
    let stakes = move || words::stakes(stakes.get()).get(controller.lang());
    let deck = move || deck.get().map(|it| left_in_deck(it, controller.lang()));
    view! {
        <div class="rd-company">
            <ul class="rd-heroes" aria-label=label>
                {each_key(move || seats.get(), draw)}
            </ul>
            {deck}
            <p class="rd-stakes">{stakes}</p>
        </div>
    }
}

/// The cards that the monsters have left, for a hero alone.
fn left_in_deck(deck: [u8; 3], lang: Lang) -> impl IntoView {
    let pile = |(number, n): (u8, u8)| {
        view! { <li><b class="rd-power">{number}</b> <span>"× " {n}</span></li> }
    };
    let piles = (3..).zip(deck).map(pile).collect_view();
    view! {
        <div class="rd-piles">
            <p>{message!(lang, "monster-deck")}</p>
            <span class="only-read">{labels::deck(deck, lang)}</span>
            <ul aria-hidden="true">{piles}</ul>
        </div>
    }
}

#[component]
fn HeroMat(controller: Controller, seat: Seat) -> impl IntoView {
    let model = controller.select(move |it| it.heroes[seat.idx()]);
    let said = move || labels::hero(&model.read(), &controller.name(seat), controller.lang());
    let class = move || class_of(&model.read());
    let current = move || model.read().is_awaited.then_some("true");
    view! {
        <li class=class aria-current=current>
            <span class="only-read">{said}</span>
            <div class="rd-mat" aria-hidden="true">
                <Name controller=controller model=model/>
                <span class="rd-coins"><Icon name="coin"/> <b>{move || model.read().treasure}</b></span>
                <Wounds controller=controller model=model/>
                <span class="rd-left"><Powers model=model/> <Items model=model/> <OddsOrChange model=model/></span>
                <span class="rd-shown">{shown(model)}</span>
            </div>
        </li>
    }
}

/// One part of a mat, told only when it changes.
fn part<T>(model: ReadSignal<HeroModel>, of: fn(&HeroModel) -> T) -> Memo<T>
where
    T: PartialEq + Send + Sync + 'static,
{
    Memo::new(move |_| of(&model.read()))
}

/// A small sign with words of its own, while something is so.
fn sign(
    controller: Controller,
    is_so: Memo<bool>,
    class: &'static str,
    icon: &'static str,
    words: Text,
) -> impl Fn() -> Option<AnyView> {
    let words = controller.text(words);
    let draw = move || view! { <i class=class title=words><Icon name=icon/></i> }.into_any();
    move || is_so.get().then(draw)
}

fn class_of(model: &HeroModel) -> String {
    let mut class = "rd-hero grain".to_owned();
    let is_dead = model.plight != Plight::Alive;
    for (is_so, name) in
        [(model.is_awaited, " is-awaited"), (model.is_own, " is-own"), (is_dead, " is-dead")]
    {
        if is_so {
            class.push_str(name);
        }
    }
    class
}

/// The name and the signs of the hero.
#[component]
fn Name(controller: Controller, model: ReadSignal<HeroModel>) -> impl IntoView {
    let is_first = part(model, |it| it.is_first);
    let has_looked = part(model, |it| it.has_torched);
    let first = sign(controller, is_first, "rd-first", "medal", text!("first-player"));
    let observer = sign(controller, has_looked, "rd-looked", "torch", text!("has-looked"));
    let icon = Signal::derive(move || {
        let HeroModel { plight, character, .. } = model.get();
        if plight == Plight::Alive { character_symbol(character) } else { "tombstone" }
    });
    let name = move || controller.name(model.read().seat);
    let character = move || model.read().character.map(|it| it.card().name.get(controller.lang()));
    view! {
        <span class="rd-portrait"><Icon name=icon/></span>
        <span class="rd-name"><b>{name}</b> <small>{character}</small> {first} {observer}</span>
    }
}

#[component]
fn Wounds(controller: Controller, model: ReadSignal<HeroModel>) -> impl IntoView {
    let is_in_danger = part(model, |it| it.is_in_danger);
    let would_bleed = part(model, |it| it.would_bleed);
    let bleeds = sign(controller, would_bleed, "rd-bleeds", "warning", text!("would-bleed"));
    view! {
        <span class="rd-wounds" class:is-deadly=is_in_danger>
            <Icon name="heart-broken"/> <b>{move || model.read().wounds}</b> {bleeds}
        </span>
    }
}

/// The five power cards: those left, and the places of those played.
#[component]
fn Powers(model: ReadSignal<HeroModel>) -> impl IntoView {
    let is_alive = part(model, |it| it.plight == Plight::Alive);
    let pip = move |power: u8| {
        let is_played = move || !model.read().hand.has(power);
        view! { <i class:is-played=is_played>{power}</i> }
    };
    let pips = move || (1..=POWER_MAX).map(pip).collect_view();
    let draw = move || view! { <span class="rd-pips">{pips()}</span> };
    move || is_alive.get().then(draw)
}

#[component]
fn Items(model: ReadSignal<HeroModel>) -> impl IntoView {
    let held = part(model, |it| (it.items, it.n_items));
    let item = |(item, n): (_, u8)| {
        let n = (1 < n).then_some(n);
        view! { <i><Icon name=item_symbol(item)/> {n}</i> }
    };
    let open = move || held.get().0.map(|it| it.iter().map(item).collect_view());
    let closed = move || {
        let (items, n_items) = held.get();
        let is_closed = items.is_none() && 0 < n_items;
        is_closed.then(|| view! { <i><Icon name="bag"/> {n_items}</i> })
    };
    view! { <span class="rd-items">{open} {closed}</span> }
}

/// The odds, or else the last change: what may come is more than what came.
#[component]
fn OddsOrChange(model: ReadSignal<HeroModel>) -> impl IntoView {
    let shown = part(model, |it| (it.odds, it.last));
    move || match shown.get() {
        (Some(it), _) => odds(&it).into_any(),
        (None, last) => change(last).into_any(),
    }
}

/// The change by the last room.
fn change(last: Change) -> impl IntoView {
    let mark = |icon: &'static str, class: &'static str, by: i8| {
        (by != 0).then(|| {
            view! { <i class=class><Icon name=icon/> {words::signed(by.into())}</i> }
        })
    };
    let item =
        last.item.map(|it| view! { <i class="is-item"><Icon name=item_symbol(it)/> "+1"</i> });
    let is_any = (last.treasure, last.wounds, last.item) != (0, 0, None);
    is_any.then(|| {
        view! {
            <span class="rd-change">
                {mark("coin", "is-coin", last.treasure)}
                {mark("heart-broken", "is-wound", last.wounds)} {item}
            </span>
        }
    })
}

/// The possible effect of the weighed cards on this hero.
fn odds(odds: &Odds) -> impl IntoView + use<> {
    let is_any = |low: i8, high: i8| (low, high) != (0, 0);
    let coins = is_any(odds.treasure.low, odds.treasure.high);
    let coins = coins
        .then(|| view! { <i class="is-coin"><Icon name="coin"/> {words::span(odds.treasure)}</i> });
    let wounds = is_any(odds.wounds.low, odds.wounds.high);
    let wounds = wounds.then(
        || view! { <i class="is-wound"><Icon name="heart-broken"/> {words::span(odds.wounds)}</i> },
    );
    let death = (0 < odds.n_deaths).then(|| view! { <i class="is-wound"><Icon name="skull"/></i> });
    view! { <span class="rd-odds">{coins} {wounds} {death}</span> }
}

/// The card in front of the hero.
fn shown(model: ReadSignal<HeroModel>) -> impl Fn() -> AnyView {
    let front = part(model, |it| (it.shown, it.last.laid, it.is_awaited));
    move || front_of(front.get())
}

fn front_of((shown, last, is_awaited): (Shown, Option<Lay>, bool)) -> AnyView {
    let cards = |all: Vec<Card>| {
        let one = |card: Card| match card {
            Card::Power(power) => view! { <b class="rd-power">{power}</b> }.into_any(),
            Card::Item(item) => {
                view! { <b class="rd-power"><Icon name=item_symbol(item)/></b> }.into_any()
            }
        };
        all.into_iter().map(one).collect_view().into_any()
    };
    match shown {
        Shown::Laid(lay) => cards(lay.cards().collect()),
        Shown::FaceDown(Some(Action::Lay { lay })) => {
            view! { <span class="rd-face-down">{cards(lay.cards().collect())}</span> }.into_any()
        }
        Shown::FaceDown(Some(_)) => {
            view! { <span class="rd-face-down"><b class="rd-power"><Icon name="crystal"/></b></span> }
                .into_any()
        }
        Shown::FaceDown(None) => view! { <b class="rd-power is-back">"?"</b> }.into_any(),
        Shown::Later => {
            view! { <b class="rd-power is-later"><Icon name="crystal"/></b> }.into_any()
        }
        Shown::Nothing if last.is_some() => {
            let last = last.into_iter().flat_map(|it| it.cards()).collect();
            view! { <span class="rd-last">{cards(last)}</span> }.into_any()
        }
        Shown::Nothing if is_awaited => {
            view! { <b class="rd-power is-awaited"><Icon name="hourglass"/></b> }.into_any()
        }
        Shown::Nothing => ().into_any(),
    }
}
