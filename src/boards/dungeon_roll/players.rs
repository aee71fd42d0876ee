//! Everybody at the table, with open totals; a tap shows what they have.

use leptos::prelude::*;

use super::controller::Controller;
use super::die::hero_symbol;
use super::model::PlayerModel;
use super::selection::Spot;
use super::words::{self, labels, messages, text};
use crate::games::dungeon_roll::client::DELVES;
use crate::kernel::Seat;
use crate::parts::{Icon, aria, each_key};

/// Slips of paper, one for each player.
#[component]
pub fn Players(controller: Controller) -> impl IntoView {
    let seats = controller.select(|it| it.players.iter().map(|it| it.seat).collect::<Vec<Seat>>());
    let label = controller.text(text!("players"));
    let draw = move |seat: Seat| view! { <Slip controller=controller seat=seat/> };
    view! {
        <section class="dr-players" aria-label=label>
            {each_key(move || seats.get(), draw)}
        </section>
    }
}

#[component]
fn Slip(controller: Controller, seat: Seat) -> impl IntoView {
    let model = controller.select(move |it| it.players[seat.idx()]);
    let name = move || controller.name(seat);
    let label = move || labels::player(&model.read(), &controller.name(seat), controller.lang());
    let total = move || words::number(model.read().total);
    let treasures = move || model.read().n_treasures;
    let pressed = move || aria(model.read().is_shown);
    let icon = Signal::derive(move || model.read().hero.map_or("person", hero_symbol));
    let is_now = move || model.read().is_adventurer;
    let delves = (0..DELVES as usize).map(|nth| delve(model, nth)).collect_view();
    view! {
        <button
            type="button"
            class="dr-slip grain"
            class:is-now=is_now
            aria-pressed=pressed
            on:click=move |_| controller.input(Spot::Player(seat))
        >
            <span class="only-read">{label}</span>
            <span class="unread" aria-hidden="true">
                <Icon name=icon/>
                <span class="dr-slip-name">{name}</span>
                <span class="dr-delves">{delves}</span>
                <span class="dr-slip-bag"><Icon name="bag"/> {treasures}</span>
                <b class="dr-slip-total">{total}</b>
            </span>
        </button>
    }
}

/// The result of a delve; a dot for one to come.
fn delve(model: ReadSignal<PlayerModel>, nth: usize) -> impl IntoView {
    let is_now = move || {
        let model = model.read();
        model.is_adventurer && nth == model.delves.iter().flatten().count()
    };
    let words =
        move || model.read().delves[nth].map_or_else(|| "·".to_owned(), |it| it.to_string());
    view! { <i class:is-now=is_now>{words}</i> }
}
