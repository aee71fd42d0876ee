//! The whole table: its parts, and how they lie beside each other.

use leptos::ev;
use leptos::prelude::*;

use super::bench::Bench;
use super::candidates::Candidates;
use super::dock::Dock;
use super::draft::Spot;
use super::hero::HeroCard;
use super::hoard::Hoard;
use super::level::Level;
use super::players::Players;
use crate::games::dungeon_roll::Phase;
use crate::parts::plain_key;

/// The table with everything on it.
#[component]
pub fn Board(bench: Bench) -> impl IntoView {
    let is_choosing = bench.look(|it| it.phase == Phase::Choosing);
    let is_over = bench.look(|it| it.phase == Phase::Over);
    let can_act = bench.look(|it| it.can_act);
    let is_watching = move || !can_act.get();
    let is_solo = bench.look(|it| it.players.len() == 1);
    let middle = move || {
        if is_choosing.get() {
            view! { <Candidates bench=bench/> }.into_any()
        } else {
            view! { <Level bench=bench/> }.into_any()
        }
    };
    view! {
        <div
            class="dr"
            class:is-choosing=is_choosing
            class:is-over=is_over
            class:is-watching=is_watching
            class:is-solo=is_solo
            on:keydown=move |event| heed(&event, bench)
        >
            <div class="dr-table">
                <Players bench=bench/>
                {middle}
                <div class="dr-own"><HeroCard bench=bench/> <Hoard bench=bench/></div>
                <Dock bench=bench/>
            </div>
        </div>
    }
}

/// Digits take party dice in hand, Escape puts down what is there.
fn heed(event: &ev::KeyboardEvent, bench: Bench) {
    if let Some(spot) = plain_key(event).and_then(|key| spot_of(&key, bench)) {
        event.prevent_default();
        bench.touch(spot);
    }
}

fn spot_of(key: &str, bench: Bench) -> Option<Spot> {
    if key == "Escape" {
        return Some(Spot::Drop);
    }
    let idx = key.parse::<usize>().ok()?.checked_sub(1)?;
    bench.scene.with_untracked(|it| it.party.members.get(idx).map(|it| it.spot))
}
