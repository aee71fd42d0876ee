//! Characters to choose from.

use leptos::prelude::*;

use super::controller::Controller;
use super::model::Candidate;
use super::selection::Spot;
use super::symbols::character_symbol;
use super::words::labels;
use crate::games::dungeon_raiders::client::Character;
use crate::games::dungeon_raiders::client::messages;
use crate::kernel::{message, text};
use crate::parts::{Icon, aria};
use crate::shell::board::explained;

/// The five characters, laid out.
#[component]
pub fn Candidates(controller: Controller) -> impl IntoView {
    let title = controller.text(text!("choose-character"));
    let cards =
        Character::ALL.map(|it| view! { <CandidateCard controller=controller character=it/> });
    view! {
        <section class="rd-deck" aria-label=title>
            <h2 class="rd-head">{title}</h2>
            <div class="rd-candidates">{cards.into_iter().collect_view()}</div>
        </section>
    }
}

#[component]
fn CandidateCard(controller: Controller, character: Character) -> impl IntoView {
    let gone = Candidate { character, is_free: false, is_chosen: false };
    let model = controller.select(move |it| {
        it.candidates.iter().find(|it| it.character == character).copied().unwrap_or(gone)
    });
    let is_solo = controller.select(|it| it.is_solo);
    let pressed = move || aria(model.get().is_chosen);
    let disabled = move || aria(!model.get().is_free);
    let taken = move || (!model.get().is_free).then(|| message!(controller.lang(), "taken"));
    let card = character.card();
    // Alone, everybody starts alike (RA-224).
    let start = move || (!is_solo.get()).then(|| labels::start(card, controller.lang()));
    view! {
        <button
            type="button"
            class="rd-candidate grain"
            aria-pressed=pressed
            aria-disabled=disabled
            on:click=move |_| controller.input(Spot::Candidate(character))
            {..explained(move || controller.why(Spot::Candidate(character)))}
        >
            <span class="rd-portrait"><Icon name=character_symbol(Some(character))/></span>
            <b>{controller.text(card.name)}</b>
            <span>{start}</span>
            <em>{taken}</em>
        </button>
    }
}
