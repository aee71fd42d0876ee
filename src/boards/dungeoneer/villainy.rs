//! The plan of Villainy, over the map, until the battles begin: who attacks whom, and the possible cost.

use leptos::prelude::*;

use super::battle::{defeat, foe_head, odds_bar, tolls};
use super::controller::Controller;
use super::model::{PlannedBattle, Sent, Snare};
use super::signs::shaped;
use super::words::{battles, labels};
use crate::kernel::Lang;
use crate::parts::Icon;

/// All that is declared, hero by hero.
#[component]
pub fn Villainy(controller: Controller) -> impl IntoView {
    let planned = controller.select(|it| it.planned.clone());
    let all = move || planned.get().iter().map(|it| against(it, controller)).collect_view();
    view! {
        <section class="dn-battle dn-villainy" tabindex="0" aria-label=controller.text(battles::VILLAINY)>
            {all}
        </section>
    }
}

/// Everything against one hero.
fn against(model: &PlannedBattle, controller: Controller) -> impl IntoView + use<> {
    let lang = controller.lang();
    let foes = model.foes.iter().map(|it| sent(it, lang)).collect_view();
    let traps = model.traps.iter().map(|it| snare(*it, controller)).collect_view();
    view! {
        <div class="dn-target">
            <h2>
                {shaped(Some(model.hero), model.card.symbol())}
                <span>{battles::against(model, lang)}</span>
                <i class="dn-purse">
                    <span class="unread"><Icon name="peril"/></span>
                    {battles::purse(model, lang)}
                </i>
            </h2>
            {tolls(&model.tolls, lang)}
            {traps}
            {foes}
        </div>
    }
}

/// A note that a held thing is not sent yet.
fn not_yet(is_held: bool, lang: Lang) -> impl IntoView {
    is_held.then(|| view! { <span class="dn-not-yet">{battles::NOT_YET.get(lang)}</span> })
}

/// A monster that attacks.
fn sent(model: &Sent, lang: Lang) -> impl IntoView + use<> {
    view! {
        <div
            class="dn-duel"
            class:is-held=model.is_held
            aria-description=labels::foe_face(model.foe.card, lang)
        >
            {foe_head(&model.foe, lang)}
            {odds_bar(model.odds, model.friend, lang)}
            {defeat(&model.foe, model.odds[2], lang)}
            {not_yet(model.is_held, lang)}
        </div>
    }
}

/// A trap that strikes first.
fn snare(model: Snare, controller: Controller) -> impl IntoView + use<> {
    let lang = controller.lang();
    let chance =
        model.prospect.map(|it| controller.hand.view.with(|view| battles::chance(it, view, lang)));
    view! {
        <div
            class="dn-duel is-trap"
            class:is-held=model.is_held
            aria-description=labels::face(model.card.text(lang))
        >
            <span class="dn-duel-head">
                <Icon name=model.card.symbol()/>
                <b>{model.card.name().name.get(lang)}</b>
            </span>
            <span class="dn-foe-state">{battles::FIRST.get(lang)} " " {chance}</span>
            {not_yet(model.is_held, lang)}
        </div>
    }
}
