//! Everybody's mat: coins, wounds, cards, items, and what lies in this room.

use leptos::prelude::*;

use super::bench::Bench;
use super::scene::heroes::Change;
use super::scene::{HeroLook, Shown};
use super::symbols::{character_symbol, item_symbol};
use super::words::{self, labels};
use crate::games::dungeon_raiders::cards::POWER_MAX;
use crate::games::dungeon_raiders::rules::Odds;
use crate::games::dungeon_raiders::{Action, Card, Plight};
use crate::kernel::{Lang, Seat, Text};
use crate::parts::Icon;

/// The mats of all heroes.
#[component]
pub fn Heroes(bench: Bench) -> impl IntoView {
    let seats = bench.look(|it| it.heroes.iter().map(|it| it.seat).collect::<Vec<Seat>>());
    let label = bench.text(words::HEROES);
    let draw = move |seat: Seat| view! { <HeroMat bench=bench seat=seat/> };
    let deck = bench.look(|it| it.deck);
    let deck = move || deck.get().map(|it| left_in_deck(it, bench.lang()));
    view! {
        <div class="rd-company">
            <ul class="rd-heroes" aria-label=label>
                <For each=move || seats.get() key=|it| *it children=draw/>
            </ul>
            {deck}
        </div>
    }
}

/// The cards that the monsters have left, for a hero alone, and what he is after.
fn left_in_deck(deck: [u8; 3], lang: Lang) -> impl IntoView {
    let pile = |(number, n): (u8, u8)| {
        view! { <li><b class="rd-power">{number}</b> <span>"× " {n}</span></li> }
    };
    let piles = (3..).zip(deck).map(pile).collect_view();
    view! {
        <div class="rd-piles">
            <p>{words::DECK.get(lang)}</p>
            <span class="only-read">{labels::deck(deck, lang)}</span>
            <ul aria-hidden="true">{piles}</ul>
            <p>{words::SOLO_GOAL.get(lang)}</p>
        </div>
    }
}

#[component]
fn HeroMat(bench: Bench, seat: Seat) -> impl IntoView {
    let look = bench.look(move |it| it.heroes[seat.idx()]);
    let said = move || labels::hero(&look.read(), &bench.name(seat), bench.lang());
    let class = move || class_of(&look.read());
    let current = move || look.read().is_awaited.then_some("true");
    let mat = move || drawn(&look.read(), bench.name(seat), bench);
    view! {
        <li class=class aria-current=current>
            <span class="only-read">{said}</span>
            <div class="rd-mat" aria-hidden="true">{mat}</div>
        </li>
    }
}

fn class_of(look: &HeroLook) -> String {
    let mut class = "rd-hero grain".to_owned();
    let is_dead = look.plight != Plight::Alive;
    for (is_so, name) in
        [(look.is_awaited, " is-awaited"), (look.is_own, " is-own"), (is_dead, " is-dead")]
    {
        if is_so {
            class.push_str(name);
        }
    }
    class
}

fn drawn(look: &HeroLook, name: String, bench: Bench) -> impl IntoView + use<> {
    let lang = bench.lang();
    let icon =
        if look.plight == Plight::Alive { character_symbol(look.character) } else { "tombstone" };
    let character = look.character.map(|it| it.card().name.get(lang));
    let sign = |is_so: bool, class: &'static str, icon: &'static str, words: Text| {
        is_so.then(|| view! { <i class=class title=words.get(lang)><Icon name=icon/></i> })
    };
    let first = sign(look.is_first, "rd-first", "medal", words::FIRST);
    let bleeds = sign(look.would_bleed, "rd-bleeds", "warning", words::WOULD_BLEED);
    let eye = sign(look.has_torched, "rd-looked", "torch", words::HAS_LOOKED);
    // What may come is more than what came.
    let more = match look.odds {
        Some(it) => odds(&it).into_any(),
        None => change(look.last).into_any(),
    };
    view! {
        <span class="rd-portrait"><Icon name=icon/></span>
        <span class="rd-name"><b>{name}</b> <small>{character}</small> {first} {eye}</span>
        <span class="rd-coins"><Icon name="coin"/> <b>{look.treasure}</b></span>
        <span class="rd-wounds" class:is-deadly=look.is_in_danger>
            <Icon name="heart-broken"/> <b>{look.wounds}</b> {bleeds}
        </span>
        <span class="rd-left">{powers(look)} {items(look)} {more}</span>
        <span class="rd-shown">{shown(look)}</span>
    }
}

/// The five power cards: those left, and the places of those played.
fn powers(look: &HeroLook) -> impl IntoView + use<> {
    let hand = look.hand;
    let is_alive = look.plight == Plight::Alive;
    let pip = move |power: u8| {
        let left = hand.has(power).then_some(power);
        view! { <i class:is-played=left.is_none()>{left}</i> }
    };
    is_alive
        .then(|| view! { <span class="rd-pips">{(1..=POWER_MAX).map(pip).collect_view()}</span> })
}

fn items(look: &HeroLook) -> impl IntoView + use<> {
    let item = |(item, n): (_, u8)| {
        let n = (1 < n).then_some(n);
        view! { <i><Icon name=item_symbol(item)/> {n}</i> }
    };
    let open = look.items.map(|it| it.iter().map(item).collect_view());
    let is_closed = look.items.is_none() && 0 < look.n_items;
    let closed = is_closed.then(|| view! { <i><Icon name="bag"/> {look.n_items}</i> });
    view! { <span class="rd-items">{open} {closed}</span> }
}

/// What the last room brought.
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

/// What the cards that are weighed may do to this hero.
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
fn shown(look: &HeroLook) -> AnyView {
    let cards = |all: Vec<Card>| {
        let one = |card: Card| match card {
            Card::Power(power) => view! { <b class="rd-power">{power}</b> }.into_any(),
            Card::Item(item) => {
                view! { <b class="rd-power"><Icon name=item_symbol(item)/></b> }.into_any()
            }
        };
        all.into_iter().map(one).collect_view().into_any()
    };
    match look.shown {
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
        Shown::Nothing if look.last.laid.is_some() => {
            let last = look.last.laid.into_iter().flat_map(|it| it.cards()).collect();
            view! { <span class="rd-last">{cards(last)}</span> }.into_any()
        }
        Shown::Nothing if look.is_awaited => {
            view! { <b class="rd-power is-awaited"><Icon name="hourglass"/></b> }.into_any()
        }
        Shown::Nothing => ().into_any(),
    }
}
