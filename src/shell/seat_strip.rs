//! The players at the table.

use leptos::prelude::*;

use super::frame::SeatFrame;
use super::score::signed;
use super::{Desk, Frame, words};
use crate::parts::Icon;

/// Everybody's name, open total, and whether they are awaited; nothing at a table for one, and
/// nothing where the room shows as much.
#[component]
pub fn SeatStrip(desk: Desk, frame: Memo<Frame>) -> impl IntoView {
    let seats = Memo::new(move |_| frame.read().seats.clone());
    let label = move || words::SEATS.get(desk.lang.get());
    let draw = move |it: SeatFrame| view! { <SeatMark desk=desk seat=it/> };
    let is_shown = Memo::new(move |_| frame.read().shows_seats);
    let strip = move || {
        is_shown.get().then(|| {
            let marks = seats.get().into_iter().map(draw).collect_view();
            view! {
                <section class="seats" aria-label=label tabindex="0">
                    <ul>{marks}</ul>
                </section>
            }
        })
    };
    view! { {strip} }
}

#[component]
fn SeatMark(desk: Desk, seat: SeatFrame) -> impl IntoView {
    let awaited = move || words::AWAITED.get(desk.lang.get());
    let awaited = seat.is_awaited.then(|| {
        view! {
            <Icon name="hourglass"/>
            <span class="awaited">{awaited}</span>
        }
    });
    let robot = seat.is_computer.then(|| view! { <Icon name="robot"/> });
    let current = seat.is_here.then_some("true");
    view! {
        <li class="seat" class:is-here=seat.is_here aria-current=current>
            {robot}
            <span class="seat-name">{seat.name}</span>
            <b>{signed(seat.total)}</b>
            {awaited}
        </li>
    }
}
