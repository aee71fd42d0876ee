//! The players of the seats, while the match lasts: a person may leave and a computer take over, and the other way
//! round.

use leptos::prelude::*;

use crate::kernel::{Lang, Level, message, small, text};
use crate::parts::{Dialog, Pick, SelectField, each_number};
use crate::shell::kit::panel::Panel;
use crate::shell::kit::shown::{Played, PlayedParts, ShownParts};
use crate::shell::model::seating::{FRIEND, PERSON, PHONE};
use crate::shell::model::table_model::{Command, SeatModel};
use crate::shell::words::messages;

/// Every seat with the one who plays it.
#[component]
pub fn SeatsDialog(played: Played) -> impl IntoView {
    let ShownParts { ctx, model, panel, .. } = *played.shown;
    let title = ctx.text(text!("who-plays"));
    let hint = move || message!(ctx.lang.get(), "who-plays-hint");
    let open = Panel::Seats.is_open(panel);
    let close = move || Panel::Seats.fold(panel);
    let seats = Memo::new(move |_| model.read().seats.clone());
    let n_seats = Memo::new(move |_| seats.read().len());
    let field = move |idx: usize| view! { <SeatField played=played seats=seats idx=idx/> };
    view! {
        <Dialog title=title open=open on_close=close>
            <p class="hint">{hint}</p>
            {each_number(move || (0..n_seats.get()).collect(), field)}
        </Dialog>
    }
}

/// The choice between a person and the computers for one seat; `idx` counts from 0.
#[component]
fn SeatField(played: Played, seats: Memo<Vec<SeatModel>>, idx: usize) -> impl IntoView {
    let PlayedParts { shown, command, levels, .. } = *played;
    let seat = move || seats.read().get(idx).cloned();
    let label = Signal::derive(move || {
        let name = seat().map(|it| it.name).unwrap_or_default();
        format!("{}. {name}", idx + 1)
    });
    let value = Signal::derive(move || seat().map(|it| it.player).unwrap_or_default());
    // The last person here stays.
    let is_last = move || seats.read().iter().enumerate().all(|(at, it)| it.is_here == (at == idx));
    let picks = Signal::derive(move || {
        let mut picks = player_picks(levels, shown.ctx.lang.get());
        picks.retain(|it| it.value == PERSON || !is_last());
        picks
    });
    let take = move |key: &'static str| command.run(Command::Seat(idx, key));
    view! {
        <SelectField label=label picks=picks value=value on_pick=take/>
    }
}

/// Everybody who can play a seat: a person here, at another device in the room, or elsewhere, and the computers of each level.
fn player_picks(levels: &[Level], lang: Lang) -> Vec<Pick> {
    let person = Pick { value: PERSON, name: message!(lang, "a-person").to_owned() };
    let name = |it: &Level| message!(lang, "computer-of", level = &small(it.name.get(lang)));
    let computers = levels.iter().map(|it| Pick { value: it.key, name: name(it) });
    let phone = Pick { value: PHONE, name: message!(lang, "a-phone").to_owned() };
    let friend = Pick { value: FRIEND, name: message!(lang, "a-friend").to_owned() };
    [person, phone, friend].into_iter().chain(computers).collect()
}
