//! The round track: eight rounds of three boxes, and the monsters between them.

use leptos::prelude::*;

use super::bench::Bench;
use super::monsters;
use super::scene::RoundLook;
use super::words::{self, labels};
use crate::games::paper_dungeons::dice::DICE_PER_ROUND;
use crate::parts::{Icon, each};

/// The round track.
#[component]
pub fn Rounds(bench: Bench) -> impl IntoView {
    let rounds = bench.look(|it| it.rounds.clone());
    let label = bench.text(words::ROUNDS);
    let draw = move |look: RoundLook| view! { <Round bench=bench look=look/> };
    let list = each(move || rounds.get(), draw);
    view! {
        <section class="pd-rounds" aria-label=label>
            <ol>{list}</ol>
        </section>
    }
}

/// One round: the numbers of the faces used, and the monster fought after it.
#[component]
fn Round(bench: Bench, look: RoundLook) -> impl IntoView {
    let boxes = (0..DICE_PER_ROUND).map(|it| number_box(&look, it)).collect_view();
    let monster = look.monster.map(|(monster, is_over)| {
        view! {
            <span class="pd-sign" class:is-over=is_over>
                <Icon name=monsters::symbol(monster)/>
            </span>
        }
    });
    let (round, is_now, is_past) = (look.round, look.is_now, look.is_past);
    let current = is_now.then_some("step");
    let label = Signal::derive(move || labels::round(&look, bench.lang()));
    view! {
        <li class="pd-round" class:is-now=is_now class:is-past=is_past aria-current=current>
            <span class="only-read">{label}</span>
            <b aria-hidden="true">{round}</b>
            <span class="pd-numbers" aria-hidden="true">{boxes}</span>
            {monster}
        </li>
    }
}

fn number_box(look: &RoundLook, idx: usize) -> impl IntoView + use<> {
    let written = look.track[idx].map(|it| it.number());
    let next = look.next.filter(|it| it.0 == idx).and_then(|it| it.1).map(|it| it.number());
    let is_next = written.is_none() && next.is_some();
    view! { <i class:is-next=is_next>{written.or(next)}</i> }
}
