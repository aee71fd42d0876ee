//! The round track: eight rounds of three boxes, and the monsters between them.

use leptos::prelude::*;

use super::controller::Controller;
use super::model::RoundModel;
use super::monsters;
use super::words::labels;
use crate::games::paper_dungeons::client::{DICE_PER_ROUND, messages};
use crate::kernel::text;
use crate::parts::{Icon, each};

/// The round track.
#[component]
pub fn Rounds(controller: Controller) -> impl IntoView {
    let rounds = controller.select(|it| it.rounds.clone());
    let label = controller.text(text!("round-track"));
    let draw = move |model: Memo<RoundModel>| view! { <Round controller=controller model=model/> };
    let list = each(move || rounds.get(), draw);
    view! {
        <section class="pd-rounds" aria-label=label>
            <ol>{list}</ol>
        </section>
    }
}

/// One round: the numbers of the faces used, and the monster fought after it.
#[component]
fn Round(controller: Controller, model: Memo<RoundModel>) -> impl IntoView {
    let boxes =
        (0..DICE_PER_ROUND).map(|it| view! { <NumberBox model=model idx=it/> }).collect_view();
    // Which monster is fought after a round, is the same all match long.
    let monster = model.read_untracked().monster.map(|(monster, _)| {
        let is_over = move || model.read().monster.is_some_and(|it| it.1);
        view! {
            <span class="pd-sign" class:is-over=is_over>
                <Icon name=monsters::symbol(monster)/>
            </span>
        }
    });
    let round = model.read_untracked().round;
    let class = move || if model.read().is_now { "pd-round is-now" } else { "pd-round" };
    let current = move || model.read().is_now.then_some("step");
    let label = move || labels::round(&model.read(), controller.lang());
    view! {
        <li class=class aria-current=current>
            <span class="only-read">{label}</span>
            <b aria-hidden="true">{round}</b>
            <span class="pd-numbers" aria-hidden="true">{boxes}</span>
            {monster}
        </li>
    }
}

/// The number written in a box; or the one that the chosen die would write.
#[component]
fn NumberBox(model: Memo<RoundModel>, idx: usize) -> impl IntoView {
    let written = move || model.read().track[idx].map(|it| it.number());
    let next = move || {
        let next = model.read().next.filter(|it| it.0 == idx);
        next.and_then(|it| it.1).map(|it| it.number())
    };
    let is_next = move || written().is_none() && next().is_some();
    view! { <i class:is-next=is_next>{move || written().or_else(next)}</i> }
}
