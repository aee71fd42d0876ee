//! Heroes to choose from.

use leptos::prelude::*;

use super::controller::Controller;
use super::die::hero_symbol;
use super::model::Candidate;
use super::selection::{Spot, Thing};
use super::words::{message, messages, text};
use crate::games::dungeon_roll::client::Hero;
use crate::parts::{Icon, aria, each_key};
use crate::shell::board::explained;

/// The deck, laid out.
#[component]
pub fn Candidates(controller: Controller) -> impl IntoView {
    let heroes =
        controller.select(|it| it.candidates.iter().map(|it| it.hero).collect::<Vec<Hero>>());
    let title = controller.text(text!("choose-hero"));
    let draw = move |hero: Hero| view! { <CandidateCard controller=controller hero=hero/> };
    view! {
        <section class="dr-deck" aria-label=title>
            <h2 class="dr-head"><span>{title}</span></h2>
            <div class="dr-cards">
                {each_key(move || heroes.get(), draw)}
            </div>
        </section>
    }
}

#[component]
fn CandidateCard(controller: Controller, hero: Hero) -> impl IntoView {
    let gone = Candidate { hero, is_free: false, is_chosen: false };
    let model = controller
        .select(move |it| it.candidates.iter().find(|it| it.hero == hero).copied().unwrap_or(gone));
    let pressed = move || aria(model.get().is_chosen);
    let is_taken = move || aria(!model.get().is_free);
    let taken =
        move || (!model.get().is_free).then(|| message!(controller.lang(), "hero-is-taken"));
    let (novice, master) = (hero.side(false), hero.side(true));
    // A legend has no other side.
    let rises = hero.can_rise().then(|| view! { "→ " {controller.text(master.name)} });
    view! {
        <button
            type="button"
            class="dr-candidate grain"
            aria-pressed=pressed
            aria-disabled=is_taken
            on:click=move |_| controller.input(Spot::Thing(Thing::Candidate(hero)))
            {..explained(move || controller.why(Spot::Thing(Thing::Candidate(hero))))}
        >
            <span class="dr-portrait"><Icon name=hero_symbol(hero)/></span>
            <b>{controller.text(novice.name)}</b>
            <span>{controller.text(novice.specialty)}</span>
            <span><b>{controller.text(novice.ultimate_name)}</b> ": " {controller.text(novice.ultimate_text)}</span>
            <small>{rises}</small>
            <em>{taken}</em>
        </button>
    }
}
