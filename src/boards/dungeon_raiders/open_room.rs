//! The room drawn large.

use leptos::prelude::*;

use super::controller::Controller;
use super::model::open_room::{ChestModel, Column, Effect};
use super::model::{Detail, Meter, OpenRoom};
use super::symbols::{item_symbol, room_symbol};
use super::words::{self, labels, rooms};
use crate::games::dungeon_raiders::client::Span;
use crate::games::dungeon_raiders::client::messages;
use crate::kernel::{Lang, SeatSet, message, text};
use crate::parts::Icon;

/// The room where the heroes are, or the one that is looked at.
#[component]
pub fn StageCard(controller: Controller) -> impl IntoView {
    let open_room = controller.select(|it| it.open_room.clone());
    let label = controller.text(text!("open-room"));
    let symbol = Memo::new(move |_| open_room.read().room.map_or(("door", "is-dark"), room_symbol));
    let icon = Signal::derive(move || symbol.get().0);
    let class = move || {
        let away = if open_room.read().is_here { "" } else { " is-away" };
        format!("rd-card grain {}{away}", symbol.get().1)
    };
    let name = move || {
        open_room.read().room.map_or(text!("dark-room"), |it| it.card().name).get(controller.lang())
    };
    let place = move || place_of(&open_room.read(), controller.lang());
    let number = Memo::new(move |_| number_of(&open_room.read()));
    let sign = move || number.get().map(|it| sign(it, controller.lang()));
    let shown = Memo::new(move |_| open_room.with(|it| (it.detail.clone(), it.is_solo)));
    let detail = move || shown.with(|(it, is_solo)| detail(it, *is_solo, controller));
    let note = move || rooms::note(&open_room.read(), controller.lang());
    view! {
        <section class="rd-stage" aria-label=label data-stage="">
            <div class=class>
                <header>
                    <span class="rd-portrait"><Icon name=icon/></span>
                    <h2>{name}</h2>
                    <small>{place}</small>
                    {sign}
                </header>
                {detail}
                <p class="rd-note">{note}</p>
            </div>
        </section>
    }
}

fn place_of(open_room: &OpenRoom, lang: Lang) -> String {
    let n = open_room.place.room + 1;
    match (open_room.is_here, open_room.is_by_torch) {
        (true, _) => message!(lang, "place", n = n),
        (false, true) => message!(lang, "place-by-torch", n = n),
        (false, false) => message!(lang, "place-looked-at", n = n),
    }
}

/// The number that everything turns on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Number {
    /// A strength, and against how many heroes.
    Strength(u8, u8),
    /// The monster's card.
    Card(u8),
}

fn number_of(open_room: &OpenRoom) -> Option<Number> {
    match open_room.detail {
        Detail::Fight { strength, .. } => {
            strength.map(|it| Number::Strength(it, open_room.n_heroes))
        }
        Detail::Chase { card, .. } => card.map(Number::Card),
        Detail::Dark(_) | Detail::Treasure(_) | Detail::Trap { .. } | Detail::Vault(_) => None,
    }
}

/// A shield with the strength, or the monster's card.
fn sign(number: Number, lang: Lang) -> impl IntoView {
    let (class, number, words) = match number {
        Number::Strength(strength, n) => {
            ("rd-shield", strength, message!(lang, "strength-against", n = n))
        }
        Number::Card(card) => ("rd-power", card, message!(lang, "its-card").to_owned()),
    };
    view! {
        <p class="rd-sign">
            <b class=class>{number}</b>
            <small>{words}</small>
        </p>
    }
}
fn detail(detail: &Detail, is_solo: bool, controller: Controller) -> AnyView {
    let lang = controller.lang();
    match detail {
        Detail::Dark(kinds) if kinds.is_lair => ().into_any(),
        Detail::Dark(kinds) => {
            let kinds = rooms::kinds(*kinds, lang).into_iter();
            let row = |(icon, words)| view! { <li><Icon name=icon/> <span>{words}</span></li> };
            view! { <ul class="rd-kinds">{kinds.map(row).collect_view()}</ul> }.into_any()
        }
        Detail::Fight { meter, .. } => meter.map(|it| gauge(it, lang)).into_any(),
        Detail::Chase { .. } => ().into_any(),
        Detail::Treasure(chests) => {
            let chests = chests.iter().map(|it| chest(it, controller)).collect_view();
            view! { <ul class="rd-chests">{chests}</ul> }.into_any()
        }
        Detail::Trap { trap, columns, hits } => {
            let head = labels::columns_of_trap(*trap, lang);
            let hit = names(*hits, controller);
            let hits = message!(lang, "would-hit", who = &hit);
            // That everybody is hit, the note says.
            let hits = (trap.skulls() == 1 && !is_solo && !hit.is_empty()).then_some(hits);
            let columns = table(columns, head, controller);
            view! { {columns} <p class="rd-hits">{hits}</p> }.into_any()
        }
        Detail::Vault(columns) => {
            table(columns, message!(lang, "by-your-card"), controller).into_any()
        }
    }
}

/// The progress of the sum: a bar up to the strength, and words.
fn gauge(meter: Meter, lang: Lang) -> impl IntoView {
    let Meter { sum, strength, most, is_beaten, .. } = meter;
    let share = |n: u8| (100 * u32::from(n.min(strength)) / u32::from(strength.max(1))).to_string();
    let class = match is_beaten {
        Some(true) => "rd-gauge is-beaten",
        Some(false) => "rd-gauge is-lost",
        None => "rd-gauge",
    };
    view! {
        <div class=class>
            <span aria-hidden="true" style:--sum=share(sum) style:--most=share(most)></span>
            <p>{rooms::meter(meter, lang)}</p>
        </div>
    }
}

fn chest(model: &ChestModel, controller: Controller) -> impl IntoView + use<> {
    let coins = message!(controller.lang(), "coins", coins = model.coins);
    let takers = names(model.takers, controller);
    view! {
        <li>
            <Icon name="chest-open"/>
            <b class="rd-coin" aria-hidden="true">{model.coins}</b>
            <span class="only-read">{coins}</span>
            <small>{takers}</small>
        </li>
    }
}

/// Five columns: a card, and what it brings.
fn table(
    columns: &[Column; 5],
    head: &'static str,
    controller: Controller,
) -> impl IntoView + use<> {
    let column = |(number, it): (u8, &Column)| {
        let takers = (!it.takers.is_empty()).then(|| faces(it.takers, controller));
        let stock = it.stock.map(|n| message!(controller.lang(), "stock", n = n));
        view! {
            <li class:is-now=it.is_now>
                <b class="rd-power">{number}</b>
                <span class="rd-effect">{effect(it.effect, controller.lang())}</span>
                <small>{stock}</small>
                {takers}
            </li>
        }
    };
    let columns = (1..).zip(columns).map(column).collect_view();
    view! {
        <ol class="rd-columns" aria-label=head>{columns}</ol>
    }
}

/// Heroes by their portraits: a column has no room for names.
fn faces(seats: SeatSet, controller: Controller) -> impl IntoView + use<> {
    let names = names(seats, controller);
    let title = names.clone();
    let faces =
        seats.iter().map(|it| view! { <Icon name=controller.portrait(it)/> }).collect_view();
    view! { <em title=title><span class="only-read">{names}</span> {faces}</em> }
}

fn effect(effect: Effect, lang: Lang) -> AnyView {
    let shown = |icon: &'static str, sign: String, said: String| {
        view! {
            <Icon name=icon/>
            <span aria-hidden="true">{sign}</span>
            <span class="only-read">{said}</span>
        }
        .into_any()
    };
    let half = |icon, fraction: &str, said: &str, each: Option<Span>| match each.map(words::span) {
        Some(each) => shown(icon, each.clone(), format!("{said}, {each}")),
        None => shown(icon, fraction.to_owned(), said.to_owned()),
    };
    match effect {
        Effect::Nothing => view! {
            <span aria-hidden="true">"–"</span>
            <span class="only-read">{message!(lang, "nothing")}</span>
        }
        .into_any(),
        Effect::Treasure(by) => {
            let sign = words::signed(by.into());
            let said = message!(lang, "change-coins", by = &sign);
            shown("coin", sign, said)
        }
        Effect::Wounds(by) if by < 0 => {
            let said = message!(lang, "heals", wounds = by.unsigned_abs());
            shown("potion", words::signed(by.into()), said)
        }
        Effect::Wounds(by) => {
            let sign = words::signed(by.into());
            let said = message!(lang, "change-wounds", by = &sign);
            shown("heart-broken", sign, said)
        }
        Effect::HalfTreasure(each) => half("coin", "−½", message!(lang, "half-treasure"), each),
        Effect::HalfLife(each) => half("heart-broken", "+½", message!(lang, "half-life"), each),
        Effect::Item(item) => {
            shown(item_symbol(item), String::new(), item.name().get(lang).to_owned())
        }
    }
}

fn names(seats: SeatSet, controller: Controller) -> String {
    words::list(seats.iter().map(|it| controller.name(it)))
}
