//! The treasures of a player.

use leptos::prelude::*;

use super::bench::Bench;
use super::die::{disabled, lit_class, pressed, treasure_symbol};
use super::draft::Spot;
use super::scene::Lit;
use super::scene::party::Token;
use super::words::{self, labels, sentences};
use crate::games::dungeon_roll::Treasure;
use crate::games::dungeon_roll::setup::BaitScope;
use crate::parts::Icon;
use crate::shell::room::explained;

/// The treasures in sight.
#[component]
pub fn Hoard(bench: Bench) -> impl IntoView {
    let title = bench.text(words::TREASURES);
    let look = bench.look(|it| (it.hoard.points, it.hoard.n_bag));
    let note = move || sentences::hoard(look.get().0, look.get().1, bench.lang());
    let is_empty = bench.look(|it| it.hoard.tokens.is_empty());
    let none = bench.text(words::NO_TREASURES);
    let empty = move || is_empty.get().then(|| view! { <p class="dr-none">{none}</p> });
    let tokens =
        (0..Treasure::COUNT).map(|idx| view! { <TokenButton bench=bench idx=idx/> }).collect_view();
    view! {
        <section class="dr-hoard" aria-label=title>
            <h2 class="dr-head">
                <span>{title}</span>
                <small>{note}</small>
            </h2>
            <div
                class="dr-tokens"
                role="group"
                aria-label=title
                on:keydown=move |event| bench.treasures.heed(&event)
            >
                {tokens}
            </div>
            {empty}
        </section>
    }
}

/// The treasures of one kind; nothing, if there are fewer kinds.
#[component]
fn TokenButton(bench: Bench, idx: usize) -> impl IntoView {
    let (treasure, effect) = (Treasure::Scales, Treasure::Scales.effect(BaitScope::AllDice));
    let none = Token { treasure, effect, n: 0, lit: Lit::Idle, socket: None };
    let look = bench.look(move |it| it.hoard.tokens.get(idx).copied().unwrap_or(none));
    let class = move || {
        let rests = bench.caution.rests(Spot::Treasure(look.get().treasure));
        format!("dr-token {}{}", lit_class(look.get().lit), if rests { " is-resting" } else { "" })
    };
    let icon = Signal::derive(move || treasure_symbol(look.get().treasure));
    let name = move || look.get().treasure.card().name.get(bench.lang());
    let label = move || labels::token(&look.get(), bench.lang());
    let count = move || (1 < look.get().n).then(|| format!("×{}", look.get().n));
    let socket = move || look.get().socket.map(|it| view! { <i class="dr-place">{it}</i> });
    // What it does is told as well: only the name is drawn.
    let title = move || {
        let why = bench.why(Spot::Treasure(look.get().treasure)).unwrap_or_default();
        Some(format!("{} {why}", label()))
    };
    view! {
        <button
            type="button"
            class=class
            node_ref=bench.treasures.place(idx)
            hidden=bench.treasures.is_free(idx)
            tabindex=bench.treasures.tabindex(idx)
            aria-label=label
            aria-pressed=move || pressed(look.get().lit)
            aria-disabled=move || disabled(look.get().lit)
            on:focus=move |_| bench.treasures.came(idx)
            on:click=move |_| bench.touch(Spot::Treasure(look.get_untracked().treasure))
            {..explained(title)}
        >
            <span class="dr-coin"><Icon name=icon/></span>
            <span class="dr-token-name">{name}</span>
            <b>{count}</b>
            {socket}
        </button>
    }
}
