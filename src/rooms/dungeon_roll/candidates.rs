//! Heroes to choose from.

use leptos::prelude::*;

use super::bench::Bench;
use super::die::hero_symbol;
use super::draft::Spot;
use super::scene::Candidate;
use super::words;
use crate::games::dungeon_roll::Hero;
use crate::parts::{Icon, aria};
use crate::shell::room::explained;

/// The deck, laid out.
#[component]
pub fn Candidates(bench: Bench) -> impl IntoView {
    let heroes = bench.look(|it| it.candidates.iter().map(|it| it.hero).collect::<Vec<Hero>>());
    let title = bench.text(words::CHOOSE_HERO);
    let draw = move |hero: Hero| view! { <CandidateCard bench=bench hero=hero/> };
    view! {
        <section class="dr-deck" aria-label=title>
            <h2 class="dr-head"><span>{title}</span></h2>
            <div class="dr-cards">
                <For each=move || heroes.get() key=|it| *it children=draw/>
            </div>
        </section>
    }
}

#[component]
fn CandidateCard(bench: Bench, hero: Hero) -> impl IntoView {
    let gone = Candidate { hero, is_free: false, is_chosen: false };
    let look = bench
        .look(move |it| it.candidates.iter().find(|it| it.hero == hero).copied().unwrap_or(gone));
    let pressed = move || aria(look.get().is_chosen);
    let is_taken = move || aria(!look.get().is_free);
    let taken = move || (!look.get().is_free).then(|| words::TAKEN.get(bench.lang()));
    let (novice, master) = (hero.side(false), hero.side(true));
    // A legend has no other side.
    let rises = hero.can_rise().then(|| view! { "→ " {bench.text(master.name)} });
    view! {
        <button
            type="button"
            class="dr-candidate grain"
            aria-pressed=pressed
            aria-disabled=is_taken
            on:click=move |_| bench.touch(Spot::Candidate(hero))
            {..explained(move || bench.why(Spot::Candidate(hero)))}
        >
            <span class="dr-portrait"><Icon name=hero_symbol(hero)/></span>
            <b>{bench.text(novice.name)}</b>
            <span>{bench.text(novice.specialty)}</span>
            <span><b>{bench.text(novice.ultimate_name)}</b> ": " {bench.text(novice.ultimate_text)}</span>
            <small>{rises}</small>
            <em>{taken}</em>
        </button>
    }
}
