//! The white dice under the thumb, and the graveyard beside them.

use leptos::prelude::*;

use super::bench::{Bench, MEMBERS_MAX};
use super::die::{disabled, lit_class, pressed, source_ink, source_name, source_symbol};
use super::draft::Spot;
use super::scene::{Lit, Member};
use super::words::{self, labels};
use crate::games::dungeon_roll::{PartyFace, Source};
use crate::parts::Icon;
use crate::shell::room::explained;

/// The party in its tray.
#[component]
pub fn Party(bench: Bench) -> impl IntoView {
    let label = bench.text(words::PARTY);
    let dice = (0..MEMBERS_MAX).map(|idx| view! { <PartyDie bench=bench idx=idx/> }).collect_view();
    view! {
        <div class="dr-party">
            <div
                class="dr-dice"
                role="group"
                aria-label=label
                on:keydown=move |event| bench.party.heed(&event)
            >
                {dice}
            </div>
            <Graveyard bench=bench/>
        </div>
    }
}

/// One die of the party, or a monster that fights for it; nothing, if there are fewer.
#[component]
fn PartyDie(bench: Bench, idx: usize) -> impl IntoView {
    let none = Member {
        spot: Spot::Die(PartyFace::Fighter, 0),
        source: Source::Die(PartyFace::Fighter),
        lit: Lit::Idle,
        socket: None,
    };
    let look = bench.look(move |it| it.party.members.get(idx).copied().unwrap_or(none));
    let rolled = move || {
        // Recruited monsters are never rolled.
        let Spot::Die(face, nth) = look.get().spot else { return "" };
        let n = bench.hand.view.with(|it| it.table.delve.party[face]);
        bench.tumble.with(|it| it.of_party(face, nth, n))
    };
    let class = move || {
        let Member { source, lit, .. } = look.get();
        let colour = if matches!(source, Source::Temp(_)) { "is-black" } else { "is-white" };
        format!("dr-die {colour} {} {}{}", source_ink(source), lit_class(lit), rolled())
    };
    let icon = Signal::derive(move || source_symbol(look.get().source, None));
    let label = move || labels::member(&look.get(), bench.lang());
    let name = move || source_name(look.get().source).get(bench.lang());
    let socket = move || look.get().socket.map(|it| view! { <i class="dr-place">{it}</i> });
    view! {
        <button
            type="button"
            class=class
            node_ref=bench.party.place(idx)
            style:--nth=idx.to_string()
            hidden=bench.party.is_free(idx)
            tabindex=bench.party.tabindex(idx)
            aria-label=label
            aria-pressed=move || pressed(look.get().lit)
            aria-disabled=move || disabled(look.get().lit)
            on:focus=move |_| bench.party.came(idx)
            on:click=move |_| bench.touch(look.get_untracked().spot)
            {..explained(move || bench.why(look.get().spot))}
        >
            <Icon name=icon/>
            <small aria-hidden="true">{name}</small>
            {socket}
        </button>
    }
}

/// How many dice are used up.
#[component]
fn Graveyard(bench: Bench) -> impl IntoView {
    let n = bench.look(|it| it.party.graveyard);
    let label = bench.text(words::GRAVEYARD);
    view! {
        <p class="dr-graveyard">
            <Icon name="tombstone"/>
            <b>{n}</b>
            <small>{label}</small>
        </p>
    }
}
