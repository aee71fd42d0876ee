//! The whole board: who is how far, what is known, what happened, and the buttons.

use crate::kernel::{message, text};
use leptos::prelude::*;

use super::dock::Dock;
use super::game::{Detail, Plain};
use super::model::{BoardModel, SeatModel};
use super::query::Spot;
use crate::boards::kit::{Controller, on_key};
use crate::parts::{Icon, each};
use crate::shell::words::messages;

/// The board with everything on it.
#[component]
pub fn PlainBoard<G: Plain>(controller: Controller<G>) -> impl IntoView {
    let press = move |event| {
        if let Some(spot) = on_key(&event, controller, spot_of) {
            controller.input(spot);
        }
    };
    view! {
        <div class="pl" on:keydown=press>
            <div class="pl-table">
                <Seats controller=controller/>
                <Details controller=controller/>
                <PastEvents controller=controller/>
                <Dock controller=controller/>
            </div>
        </div>
    }
}

/// Digits press the first buttons.
fn spot_of(key: &str, model: &BoardModel) -> Option<Spot> {
    let nth = key.parse::<usize>().ok()?.checked_sub(1)?;
    (nth < model.n_choices().min(9)).then_some(Spot(nth))
}

/// Everybody with their score.
#[component]
fn Seats<G: Plain>(controller: Controller<G>) -> impl IntoView {
    let seats = controller.select(|it| it.seats.clone());
    let label = controller.text(text!("plain-seats"));
    let seat = move |seat: Memo<SeatModel>| {
        let note = move || {
            let seat = seat.read();
            let note = match (seat.is_awaited, seat.is_first) {
                (true, _) => Some(text!("plain-awaited")),
                (false, true) => Some(text!("plain-first")),
                (false, false) => None,
            };
            note.map(|it| it.get(controller.lang()))
        };
        view! {
            <li
                class="pl-seat"
                class:is-awaited=move || seat.read().is_awaited
                class:is-own=move || seat.read().is_own
            >
                <b>{move || seat.read().name.clone()}</b>
                <small>{note}</small>
                <span class="pl-total">{move || seat.read().total.clone()}</span>
            </li>
        }
    };
    view! {
        <section class="pl-seats" aria-label=label>
            <ul>{each(move || seats.get(), seat)}</ul>
        </section>
    }
}

/// Details besides the score.
#[component]
fn Details<G: Plain>(controller: Controller<G>) -> impl IntoView {
    let details = controller.select(|it| it.details.clone());
    let is_empty = move || details.read().is_empty();
    let label = controller.text(text!("plain-details"));
    let detail = move |detail: Memo<Detail>| {
        let symbol = Signal::derive(move || detail.read().symbol);
        view! {
            <li>
                <Icon name=symbol/>
                <span>{move || detail.read().name.clone()}</span>
                <b>{move || detail.read().value.clone()}</b>
            </li>
        }
    };
    view! {
        <section class="pl-details grain" aria-label=label hidden=is_empty>
            <ul>{each(move || details.get(), detail)}</ul>
        </section>
    }
}

/// The past events, the latest first. The stage lies over the latest.
#[component]
fn PastEvents<G: Plain>(controller: Controller<G>) -> impl IntoView {
    let told = controller.select(|it| it.told.clone());
    let title = controller.text(text!("log"));
    let nothing =
        move || told.read().is_empty().then(|| message!(controller.lang(), "nothing-yet"));
    let line = move |line: Memo<String>| view! { <li>{move || line.get()}</li> };
    view! {
        <section class="pl-told grain">
            <div class="pl-stage" data-stage=""></div>
            <h2>{title}</h2>
            <p class="hint">{nothing}</p>
            <ol>{each(move || told.get(), line)}</ol>
        </section>
    }
}
