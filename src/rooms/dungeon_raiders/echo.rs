//! What came of the room before, step by step.

use leptos::prelude::*;

use super::bench::Bench;
use super::scene::Echo;
use super::symbols::room_symbol;
use super::words;
use crate::parts::Icon;

/// A note pinned beside the open room.
#[component]
pub fn EchoNote(bench: Bench) -> impl IntoView {
    let echo = bench.look(|it| it.echo.clone());
    let draw = move |it: Echo| view! { <EchoSteps bench=bench echo=it/> };
    move || echo.get().map(draw)
}

#[component]
fn EchoSteps(bench: Bench, echo: Echo) -> impl IntoView {
    let lang = bench.lang();
    let label = words::ECHO.get(lang);
    let (icon, name) = (room_symbol(echo.room).0, echo.room.card().name.get(lang));
    // The note is made anew for each room; the names change its motion's name with it.
    let is_odd = echo.place.number() % 2 == 1;
    // Alone, a person needs no name.
    let is_solo = bench.hand.names.read().len() == 1;
    let laid = echo.laid.iter().map(|&(seat, lay)| {
        let name = (!is_solo).then(|| bench.name(seat));
        view! { <li><b>{words::cards(lay, lang)}</b> " " <span>{name}</span></li> }
    });
    let laid = laid.collect_view();
    let steps = echo.steps.iter().filter_map(|it| bench.tell(it)).enumerate();
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
