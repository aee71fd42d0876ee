//! Characters to choose from.

use leptos::prelude::*;

use super::bench::Bench;
use super::draft::Spot;
use super::scene::Candidate;
use super::symbols::character_symbol;
use super::words::{self, labels};
use crate::games::dungeon_raiders::Character;
use crate::parts::{Icon, aria};
use crate::shell::room::explained;

/// The five characters, laid out.
#[component]
pub fn Candidates(bench: Bench) -> impl IntoView {
    let title = bench.text(words::CHARACTERS);
    let cards = Character::ALL.map(|it| view! { <CandidateCard bench=bench character=it/> });
    view! {
        <section class="rd-deck" aria-label=title>
            <h2 class="rd-head">{title}</h2>
            <div class="rd-candidates">{cards.into_iter().collect_view()}</div>
        </section>
    }
}

#[component]
fn CandidateCard(bench: Bench, character: Character) -> impl IntoView {
    let gone = Candidate { character, is_free: false, is_chosen: false };
    let look = bench.look(move |it| {
        it.candidates.iter().find(|it| it.character == character).copied().unwrap_or(gone)
    });
    let is_solo = bench.look(|it| it.is_solo);
    let pressed = move || aria(look.get().is_chosen);
    let disabled = move || aria(!look.get().is_free);
    let taken = move || (!look.get().is_free).then(|| words::TAKEN.get(bench.lang()));
    let card = character.card();
    // Alone, everybody starts alike (RA-224).
    let start = move || (!is_solo.get()).then(|| labels::start(card, bench.lang()));
    view! {
        <button
            type="button"
            class="rd-candidate grain"
            aria-pressed=pressed
            aria-disabled=disabled
            on:click=move |_| bench.touch(Spot::Candidate(character))
            {..explained(move || bench.why(Spot::Candidate(character)))}
        >
            <span class="rd-portrait"><Icon name=character_symbol(Some(character))/></span>
            <b>{bench.text(card.name)}</b>
            <span>{start}</span>
            <em>{taken}</em>
        </button>
    }
}
