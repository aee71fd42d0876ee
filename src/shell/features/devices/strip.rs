//! The strip above a board that says who is at the table, and the bar below it while somebody is missing.

use leptos::prelude::*;

use super::Wired;
use super::ask::{AskedBack, Questions};
use super::attend::attend;
use super::invite::InviteDialog;
use super::presence::{Presence, Standing};
use super::ways::{Bar, Way};
use super::wires::Wires;
use super::words;
use crate::kernel::{Text, message, text};
use crate::parts::{Icon, IconButton};
use crate::shell::kit::shown::{Played, PlayedParts, ShownParts};
use crate::shell::model::route::Route;
use crate::shell::model::seating::{FRIEND, PERSON, PHONE};
use crate::shell::model::table_model::{Command, TableModel};
use crate::shell::words::messages;

/// One seat in the strip.
#[derive(Clone, PartialEq, Eq, Debug)]
struct StripSeat {
    idx: usize,
    name: String,
    standing: Standing,
    is_awaited: bool,
}

/// Everything around a board about the other devices of its table.
#[component]
pub fn DevicesView(wired: Wired) -> impl IntoView {
    let played = wired.played;
    let ShownParts { model, .. } = *played.shown;
    let wires = Wires::of(&model.read_untracked().id);
    let questions = Questions::new(wired, wires.clone());
    attend(wired, &wires, questions.clone());
    let presence = wires.presence();
    let watched = presence.clone();
    let is_cut_off = Memo::new(move |_| !model.read().is_over && watched.read().is_cut_off());
    let seats = Memo::new(move |_| seats_of(&model.read(), &presence.read()));
    // The code is shown at once where nobody has come yet: the table was just laid.
    let first = untrack(|| first_missing(&seats.read(), Standing::NotYet));
    let is_guest = model.read_untracked().is_guest;
    let inviting = RwSignal::new(first.filter(|_| !is_guest));
    let missing = move || match is_guest {
        true => view! { <CutOff played=played is_cut_off=is_cut_off/> }.into_any(),
        false => view! { <Missing played=played seats=seats inviting=inviting/> }.into_any(),
    };
    let wires = StoredValue::new_local(wires);
    view! {
        <Strip played=played seats=seats inviting=inviting/>
        {missing}
        <AskedBack questions=questions/>
        <InviteDialog wired=wired wires=wires inviting=inviting/>
    }
}

fn seats_of(model: &TableModel, presence: &Presence) -> Vec<StripSeat> {
    let seat = |(idx, seat): (usize, &crate::shell::model::table_model::SeatModel)| StripSeat {
        idx,
        name: seat.name.clone(),
        standing: presence.standing(idx, seat, model.is_guest),
        is_awaited: seat.is_awaited && !model.is_over,
    };
    model.seats.iter().enumerate().map(seat).collect()
}

fn first_missing(seats: &[StripSeat], standing: Standing) -> Option<usize> {
    seats.iter().find(|it| it.standing == standing).map(|it| it.idx)
}

/// The seats with their state.
#[component]
fn Strip(
    played: Played,
    seats: Memo<Vec<StripSeat>>,
    inviting: RwSignal<Option<usize>>,
) -> impl IntoView {
    let ShownParts { ctx, model, .. } = *played.shown;
    let is_guest = model.read_untracked().is_guest;
    let seat = move |it: StripSeat| {
        let StripSeat { idx, name, standing, is_awaited } = it;
        let state = words::standing(standing, is_awaited);
        let class = match (is_awaited, standing.is_missing()) {
            (true, true) => "room-seat is-awaited is-missing",
            (true, false) => "room-seat is-awaited",
            (false, true) => "room-seat is-missing",
            (false, false) => "room-seat",
        };
        let said = move || state.map(|it| it.get(ctx.lang.get()));
        let invite = (standing.is_missing() && !is_guest).then(|| {
            let label = ctx.text(text!("room-show-code"));
            view! { <IconButton label=label icon="qr" on_press=move || inviting.set(Some(idx))/> }
        });
        view! {
            <li class=class data-seat=idx + 1>
                <b class="room-disc" aria-hidden="true">{idx + 1}</b>
                <span class="room-name">{name}</span>
                <span class="room-state"><Icon name=symbol(standing)/> <small>{said}</small></span>
                {invite}
            </li>
        }
    };
    let list = move || seats.get().into_iter().map(seat).collect_view();
    view! {
        <section class="room-strip" aria-label=ctx.text(text!("room-at-table"))>
            <ul>{list}</ul>
        </section>
    }
}

/// The symbol of a state.
fn symbol(standing: Standing) -> &'static str {
    match standing {
        Standing::Own => "person",
        Standing::Here => "linked",
        Standing::Elsewhere => "hourglass",
        Standing::Away | Standing::NotYet => "away",
        Standing::ByMessages => "message",
        Standing::Computer => "robot",
    }
}

/// Says that somebody whose turn it is, is missing, and what can be done. It goes by itself when they are back.
#[component]
fn Missing(
    played: Played,
    seats: Memo<Vec<StripSeat>>,
    inviting: RwSignal<Option<usize>>,
) -> impl IntoView {
    // One at most.
    let missing = Memo::new(move |_| {
        let is_missing = |it: &&StripSeat| it.is_awaited && it.standing.is_missing();
        seats.read().iter().find(is_missing).cloned().into_iter().collect::<Vec<_>>()
    });
    let bar = move |seat| missing_seat(played, seat, inviting);
    move || missing.get().into_iter().map(bar).collect_view()
}

/// What a host can do where a guest is missing.
fn missing_seat(played: Played, seat: StripSeat, inviting: RwSignal<Option<usize>>) -> AnyView {
    let ShownParts { ctx, .. } = *played.shown;
    let PlayedParts { command, levels, .. } = *played;
    let StripSeat { idx, name, standing, .. } = seat;
    let title = Signal::derive(move || match standing {
        Standing::NotYet => message!(ctx.lang.get(), "room-is-not-here", name = &name),
        _ => message!(ctx.lang.get(), "room-is-away", name = &name),
    });
    let reseat = move |label: Text, icon: &'static str, key: &'static str| {
        Way::new(label, icon, move || command.run(Command::Seat(idx, key)))
    };
    let computer = levels.get(1).or(levels.first());
    let ways = [
        Some(Way::main(text!("room-show-code"), "qr", move || inviting.set(Some(idx)))),
        Some(reseat(text!("room-play-here"), "person", PERSON)),
        computer.map(|level| reseat(text!("room-computer"), "robot", level.key)),
        Some(reseat(text!("room-by-messages"), "message", FRIEND)),
    ];
    let ways = ways.into_iter().flatten().collect();
    Bar { icon: Some("away"), title, hint: Some(text!("room-waits")), ways }.draw(ctx)
}

/// What a guest can do that has lost the table.
#[component]
fn CutOff(played: Played, is_cut_off: Memo<bool>) -> impl IntoView {
    let ShownParts { ctx, model, .. } = *played.shown;
    let PlayedParts { command, .. } = *played;
    let by_messages = move || {
        let phones = model.with_untracked(|it| {
            let seats = it.seats.iter().enumerate();
            seats.filter(|it| it.1.player == PHONE).map(|it| it.0).collect::<Vec<_>>()
        });
        phones.into_iter().for_each(|it| command.run(Command::Seat(it, FRIEND)));
    };
    let bar = move || {
        let ways = vec![
            Way::main(text!("room-enter-code"), "qr", move || ctx.go.run(Route::Enter)),
            Way::new(text!("room-by-messages"), "message", by_messages),
        ];
        let title = ctx.text(text!("room-cut-off"));
        Bar { icon: Some("away"), title, hint: Some(text!("room-cut-off-hint")), ways }.draw(ctx)
    };
    move || is_cut_off.get().then(bar)
}
