//! The result of the room before, step by step.

use leptos::prelude::*;

use super::controller::Controller;
use super::model::LastResult;
use super::symbols::room_symbol;
use super::words;
use crate::games::dungeon_raiders::client::messages;
use crate::kernel::message;
use crate::parts::{Icon, each_key};

/// A note pinned beside the open room.
#[component]
pub fn LastResultNote(controller: Controller) -> impl IntoView {
    let last_result = controller.select(|it| it.last_result.clone());
    let draw =
        move |it: LastResult| view! { <LastResultSteps controller=controller last_result=it/> };
    // Each room has a note of its own: none of its lines is seen to move to where another was.
    let notes = Memo::new(move |before: Option<&(u32, Option<LastResult>)>| {
        (before.map_or(0, |it| it.0.wrapping_add(1)), last_result.get())
    });
    let notes = move || {
        let (nth, note) = notes.get();
        note.map(|it| (nth, it)).into_iter().collect()
    };
    each_key(notes, move |it: (u32, LastResult)| draw(it.1))
}

#[component]
fn LastResultSteps(controller: Controller, last_result: LastResult) -> impl IntoView {
    let lang = controller.lang();
    let label = message!(lang, "last-result");
    let (icon, name) = (room_symbol(last_result.room).0, last_result.room.card().name.get(lang));
    // The note is made anew for each room; the names change its motion's name with it.
    let is_odd = last_result.place.number() % 2 == 1;
    // Alone, a person needs no name.
    let is_solo = controller.hand.names.read().len() == 1;
    let laid = last_result.laid.iter().map(|&(seat, lay)| {
        let name = (!is_solo).then(|| controller.name(seat));
        view! { <li><b>{words::cards(lay, lang)}</b> " " <span>{name}</span></li> }
    });
    let laid = laid.collect_view();
    let steps = last_result.steps.iter().filter_map(|it| controller.describe(it)).enumerate();
    let steps = steps.map(|(nth, words)| {
        view! { <li style:--nth=nth.to_string()>{words} " "</li> }
    });
    let steps = steps.collect_view();
    view! {
        <section class="rd-echo" class:is-odd=is_odd aria-label=label>
            <h3><Icon name=icon/> {name}</h3>
            <ul class="rd-laid-row">{laid}</ul>
            <ol>{steps}</ol>
        </section>
    }
}
