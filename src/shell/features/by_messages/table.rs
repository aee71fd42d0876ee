//! A match that was sent by messages, as it meets what is kept here: the page of it, for any game.

use leptos::prelude::*;

use super::arrival::Arrival;
use super::received::Received;
use super::send::Outbox;
use crate::kernel::{SeatSet, link, text};
use crate::shell::board::Board;
use crate::shell::features::invitation::{InvitationPage, Offer};
use crate::shell::features::replay::page::{Unread, cannot_receive, name_tab};
use crate::shell::features::replay::received::receive;
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::handed::Handed;
use crate::shell::model::route::Route;
use crate::shell::model::turn_link::TurnLink;
use crate::shell::words::messages;

/// Opens a match that was sent by messages.
pub fn receive_turn<G: Board>(ctx: AppContext, turn: TurnLink) -> AnyView {
    let handed = Handed::Tail(turn.tail.clone());
    match link::unpack::<G>(&turn.tail).map(|it| Received::of(ctx, turn, it)) {
        Ok(Some(received)) => draw(ctx, received),
        // It was sent to nobody at its table: it can be looked at.
        Ok(None) => receive::<G>(ctx, handed, None),
        Err(error) => cannot_receive(ctx, Unread { game: Some(G::ID), error, handed }, None),
    }
}

fn draw<G: Board>(ctx: AppContext, received: Received<G>) -> AnyView {
    let title = received.title();
    name_tab(ctx, text!("turn-tab"), move || Some(title.get(ctx.lang.get())));
    let offers = StoredValue::new_local(received);
    let letter = Memo::new(move |_| {
        let lang = ctx.lang.get();
        offers.with_value(|it| it.model(lang).letter(lang))
    });
    let outbox = Outbox::new(ctx, Callback::new(|()| ()));
    let more = outbox.draw().into_any();
    let offers = offers_of(ctx, offers, outbox);
    view! { <InvitationPage ctx=ctx letter=letter offers=offers more=more/> }.into_any()
}

/// The things that can be done with a match that was sent.
fn offers_of<G: Board>(
    ctx: AppContext,
    received: StoredValue<Received<G>, LocalStorage>,
    outbox: Outbox,
) -> Vec<Offer> {
    let (arrival, turn, id) =
        received.with_value(|it| (it.arrival, it.turn.clone(), it.id.clone()));
    let sit_down = move |()| {
        let (id, n_same) = received.with_value(|it| (it.keep(), it.n_same));
        ctx.announce_since(n_same);
        ctx.go_instead.run(Route::Match(id));
    };
    let send = move |to: SeatSet| {
        let lang = ctx.lang.get_untracked();
        let answer = received.with_value(|it| it.answer(to, lang));
        answer.into_iter().for_each(|it| outbox.send(&it));
    };
    let select = move |()| ctx.go_instead.run(Route::Match(id.clone()));
    let look = Offer::new(text!("turn-look"), "eye", select);
    match arrival {
        Arrival::First | Arrival::News => vec![Offer::new(text!("turn-play"), "play", sit_down)],
        Arrival::Joined | Arrival::Parted { .. } => {
            vec![Offer::new(text!("turn-go-on"), "play", sit_down)]
        }
        Arrival::Known => vec![look],
        Arrival::Behind => {
            let send = move |()| send(turn.from);
            vec![Offer::new(text!("turn-answer"), "send", send), look]
        }
        Arrival::ForOthers => {
            let send = move |()| send(turn.to);
            vec![Offer::new(text!("turn-hand-on"), "send", send), look]
        }
    }
}
