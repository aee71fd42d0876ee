//! Whose turn it is, and which phase.

use leptos::prelude::*;

use super::controller::Controller;
use super::query::Wanted;
use super::signs::{SeatSign, shaped};
use super::words::{self, sentences};
use crate::boards::kit::Hint;
use crate::games::dungeoneer::client::Phase;
use crate::parts::{Icon, focus};

/// The five phases of a turn.
const PHASES: [Phase; 5] =
    [Phase::Reset, Phase::Villainy, Phase::Locations, Phase::Heroics, Phase::Discard];

/// The strip above the table.
#[component]
pub fn Phases(controller: Controller) -> impl IntoView {
    let active = controller.select(|it| (it.active, it.heroes[it.active.idx()].card));
    let phase = controller.select(|it| it.phase);
    let can_act = controller.select(|it| it.can_act && !it.is_own_turn);
    let is_own_turn = controller.select(|it| it.is_own_turn);
    let is_solo = controller.select(|it| it.alone.is_some());
    let is_over = controller.select(|it| it.dock.wanted == Wanted::Over);
    let then = controller.select(|it| it.then.clone());
    let title = move || {
        if is_over.get() {
            return words::OVER.get(controller.lang()).to_owned();
        }
        let name = controller.name(active.get().0);
        sentences::turn(&name, is_own_turn.get() || is_solo.get(), controller.lang())
    };
    let hero = move || active.get().1.name().name.name.get(controller.lang());
    let steps = PHASES.into_iter().map(|it| step(it, phase, controller.text(words::phase(it))));
    let label = controller.text(words::PHASES);
    let call = move || {
        can_act.get().then(|| {
            view! {
                <span class="dn-call"><Icon name="dn-window"/> {controller.text(words::YOU_ANSWER)}</span>
            }
        })
    };
    let then = move || {
        let signs = then.get().into_iter().map(|it| shaped(Some(it.0), it.1.symbol()));
        let signs = signs.collect_view();
        let word = sentences::THEN.get(controller.lang());
        (!then.read().is_empty())
            .then(|| view! { <span class="dn-then" aria-hidden="true">{word} {signs}</span> })
    };
    let hint = move || {
        let is_own = is_own_turn.get() || is_solo.get();
        let words = words::phase_hint(phase.get(), is_own);
        (!is_over.get()).then(|| words.get(controller.lang()))
    };
    view! {
        <section class="dn-phase" class:is-called=can_act aria-label=label>
            <div class="dn-who">
                <SeatSign seat=Signal::derive(move || active.get().0) hero=Signal::derive(move || active.get().1)/>
                <span><b>{title}</b> <small>{hero}</small></span>
            </div>
            <ol class="dn-track" hidden=is_over>{steps.collect_view()}</ol>
            <div class="dn-order">{call} {then}</div>
            <Hint
                controller=controller.kit
                class="dn-hint"
                words=Signal::derive(hint)
                hide=words::HIDE_HINTS
                on_hide=move |()| focus(controller.main)
            />
        </section>
    }
}

/// A phase on the track, beside that which it is now.
fn step(phase: Phase, now: ReadSignal<Phase>, name: Signal<&'static str>) -> impl IntoView {
    let is_past = move || {
        let place = |at: Phase| PHASES.iter().position(|it| *it == at);
        place(phase) < place(now.get())
    };
    let symbol =
        Signal::derive(move || if is_past() { "check" } else { words::phase_symbol(phase) });
    let class = move || {
        if phase == now.get() {
            "is-now"
        } else if is_past() {
            "is-past"
        } else {
            ""
        }
    };
    let current = move || (phase == now.get()).then_some("step");
    view! {
        <li class=class aria-current=current>
            <Icon name=symbol/>
            <span>{name}</span>
        </li>
    }
}
