//! The quests that the observer may complete.

use leptos::prelude::*;

use super::controller::Controller;
use super::model::{Lit, QuestModel};
use super::selection::Thing;
use super::signs::shaped;
use super::words::{self, labels, sentences};
use crate::parts::{Icon, aria, each};

/// The list of quests.
#[component]
pub fn Quests(controller: Controller) -> impl IntoView {
    let quests = controller.select(|it| it.quests.clone());
    let done = controller.select(|it| it.heroes[it.own.unwrap_or(it.active).idx()].n_done);
    let title = controller.text(words::QUESTS);
    let done = move || sentences::done(done.get(), controller.lang());
    view! {
        <section class="dn-quests grain" aria-label=title>
            <h2>{title} <small>{done}</small></h2>
            {each(move || quests.get(), move |it| view! { <Quest controller=controller model=it/> })}
        </section>
    }
}

#[component]
fn Quest(controller: Controller, model: Memo<QuestModel>) -> impl IntoView {
    let class = move || {
        let model = model.read();
        let done = if model.is_done { " is-done" } else { "" };
        format!("dn-q{done} {}", model.lit.class())
    };
    let sign = move || {
        let model = model.read();
        let symbol = if model.is_done { "check" } else { words::category_symbol(model.category) };
        shaped(model.owner, symbol)
    };
    let name = move || model.read().quest.name().name.get(controller.lang());
    let place = move || sentences::whereabouts(&model.read(), controller.lang());
    let needs = move || {
        let model = model.read();
        (!model.is_done).then(|| {
            let chance = model.chance.map(words::percent);
            let needs = model.quest.needs(controller.lang());
            view! { <span class="dn-q-line">{needs} " " <b class="dn-chance">{chance}</b></span> }
        })
    };
    let influence = move || {
        let model = model.read();
        let text = model.quest.influence(controller.lang()).filter(|_| !model.is_done);
        text.map(|it| {
            let head = words::INFLUENCE.get(controller.lang());
            view! { <span class="dn-q-line is-influence"><b>{head} ": "</b> {it}</span> }
        })
    };
    let pay = move || {
        let card = model.read().quest.card();
        let heal = (0 < card.recovery).then(|| {
            view! { <span class="is-heal" aria-hidden="true"><Icon name="heart"/> {card.recovery}</span> }
        });
        let said = labels::quest_pays(card.glory, card.recovery, controller.lang());
        view! {
            <span class="is-glory" aria-hidden="true"><Icon name="glory"/> {card.glory}</span>
            {heal}
            <span class="only-read">{said}</span>
        }
    };
    let pressed = move || aria(model.read().lit == Lit::Held);
    view! {
        <button
            type="button"
            class=class
            aria-pressed=pressed
            on:click=move |_| controller.tap(Thing::Quest(model.get_untracked().quest))
        >
            {sign}
            <b class="dn-q-name">{name}</b>
            <span class="dn-q-pay">{pay}</span>
            <span class="dn-q-line is-place">{place}</span>
            {needs}
            {influence}
        </button>
    }
}
