//! The whole table: its parts, and how they lie beside each other.

use leptos::ev;
use leptos::prelude::*;

use super::bench::Bench;
use super::candidates::Candidates;
use super::corridor::Corridor;
use super::dock::Dock;
use super::draft::Spot;
use super::echo::EchoNote;
use super::heroes::Heroes;
use super::stage::StageCard;
use crate::games::dungeon_raiders::cards::POWER_MAX;
use crate::games::dungeon_raiders::{Card, Phase};
use crate::parts::plain_key;

/// The table with everything on it.
#[component]
pub fn Board(bench: Bench) -> impl IntoView {
    let is_choosing = bench.look(|it| it.phase == Phase::Choosing);
    let is_over = bench.look(|it| it.phase == Phase::Over);
    let can_act = bench.look(|it| it.can_act);
    let is_watching = move || !can_act.get();
    let is_solo = bench.look(|it| it.is_solo);
    let middle = move || {
        if is_choosing.get() {
            view! { <Candidates bench=bench/> }.into_any()
        } else {
            view! {
                <Corridor bench=bench/>
                <StageCard bench=bench/>
            }
            .into_any()
        }
    };
    view! {
        <div
            class="rd"
            class:is-choosing=is_choosing
            class:is-over=is_over
            class:is-watching=is_watching
            class:is-solo=is_solo
            on:keydown=move |event| heed(&event, bench)
        >
            <div class="rd-table">
                {middle}
                <Heroes bench=bench/>
                <EchoNote bench=bench/>
                <Dock bench=bench/>
            </div>
        </div>
    }
}

/// Digits weigh power cards, Escape puts everything back.
fn heed(event: &ev::KeyboardEvent, bench: Bench) {
    if let Some(spot) = plain_key(event).and_then(|key| spot_of(&key)) {
        event.prevent_default();
        bench.touch(spot);
    }
}

fn spot_of(key: &str) -> Option<Spot> {
    if key == "Escape" {
        return Some(Spot::Drop);
    }
    let power = key.parse().ok().filter(|it| (1..=POWER_MAX).contains(it))?;
    Some(Spot::Card(Card::Power(power)))
}
