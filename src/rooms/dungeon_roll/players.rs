//! Everybody at the table, with open totals; a touch shows what they have.

use leptos::prelude::*;

use super::bench::Bench;
use super::die::hero_symbol;
use super::draft::Spot;
use super::scene::PlayerLook;
use super::words::{self, labels};
use crate::games::dungeon_roll::state::DELVES;
use crate::kernel::Seat;
use crate::parts::{Icon, aria};

/// Slips of paper, one for each player.
#[component]
pub fn Players(bench: Bench) -> impl IntoView {
    let seats = bench.look(|it| it.players.iter().map(|it| it.seat).collect::<Vec<Seat>>());
    let label = bench.text(words::PLAYERS);
    let draw = move |seat: Seat| view! { <Slip bench=bench seat=seat/> };
    view! {
        <section class="dr-players" aria-label=label>
            <For each=move || seats.get() key=|it| *it children=draw/>
        </section>
    }
}

#[component]
fn Slip(bench: Bench, seat: Seat) -> impl IntoView {
    let look = bench.look(move |it| it.players[seat.idx()]);
    let name = move || bench.name(seat);
    let label = move || labels::player(&look.read(), &bench.name(seat), bench.lang());
    let total = move || words::number(look.read().total);
    let treasures = move || look.read().n_treasures;
    let pressed = move || aria(look.read().is_shown);
    let icon = Signal::derive(move || look.read().hero.map_or("person", hero_symbol));
    let is_now = move || look.read().is_adventurer;
    let delves = (0..DELVES as usize).map(|nth| delve(look, nth)).collect_view();
    view! {
        <button
            type="button"
            class="dr-slip grain"
            class:is-now=is_now
            aria-pressed=pressed
            on:click=move |_| bench.touch(Spot::Player(seat))
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

/// What a delve brought; a dot for one to come.
fn delve(look: ReadSignal<PlayerLook>, nth: usize) -> impl IntoView {
    let is_now = move || {
        let look = look.read();
        look.is_adventurer && nth == look.delves.iter().flatten().count()
    };
    let words = move || look.read().delves[nth].map_or_else(|| "·".to_owned(), |it| it.to_string());
    view! { <i class:is-now=is_now>{words}</i> }
}
