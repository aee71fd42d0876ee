//! The whole table: its parts, and how they lie beside each other.

use leptos::prelude::*;

use super::battle::Battle;
use super::controller::{Controller, Panel};
use super::dock::Dock;
use super::heroes::{OwnHero, Rivals};
use super::map::MapPanel;
use super::model::BoardModel;
use super::phases::Phases;
use super::quests::Quests;
use super::selection::Spot;
use super::strips::{Chips, Shut, Strip};
use super::villainy::Villainy;
use crate::boards::kit::on_key;

/// The table with everything on it.
#[component]
pub fn Board(controller: Controller) -> impl IntoView {
    let is_vault = controller.select(|it| it.is_vault);
    let is_theirs = controller.select(|it| !it.is_own_turn);
    let is_alone = controller.select(|it| it.alone.is_some());
    let is_at_war = controller.select(|it| it.battle.is_some() && !it.asks_for_place());
    let is_planning = controller.select(|it| !it.planned.is_empty() && !it.asks_for_place());
    let is_fighting = move || is_at_war.get() || is_planning.get();
    let plan = move || is_planning.get().then(|| view! { <Villainy controller=controller/> });
    let input = move |spot| controller.input(spot);
    let battle = move || is_at_war.get().then(|| view! { <Battle controller=controller/> });
    let is_open = move || matches!(controller.panel.get(), Panel::Hero | Panel::Quests);
    let are_quests = move || controller.panel.get() == Panel::Quests;
    view! {
        <div
            class="dn"
            class:is-vault=is_vault
            class:is-theirs=is_theirs
            class:is-alone=is_alone
            class:is-fighting=is_fighting
            on:keydown=move |event| on_key(&event, controller.kit, spot_of).into_iter().for_each(input)
        >
            <div class="dn-table">
                <Phases controller=controller/>
                <Chips controller=controller/>
                <div class="dn-middle">
                    <MapPanel controller=controller/>
                    {battle}
                    {plan}
                </div>
                <div class="dn-me" class:is-open=is_open class:is-quests=are_quests>
                    <Shut controller=controller/>
                    <OwnHero controller=controller/>
                    <Quests controller=controller/>
                </div>
                <Rivals controller=controller/>
                // On a phone both have one place of a size of its own, and grow over the map.
                <div class="dn-thumb">
                    <Strip controller=controller/>
                    <Dock controller=controller/>
                </div>
            </div>
        </div>
    }
}

/// Digits hold cards of the hand by their places, Escape puts everything back.
fn spot_of(key: &str, model: &BoardModel) -> Option<Spot> {
    use super::selection::Thing;
    if key == "Escape" {
        return Some(Spot::Drop);
    }
    let nth = key.parse::<usize>().ok()?.checked_sub(1)?;
    model.hand.get(nth).map(|it| Spot::Thing(Thing::Card(it.card)))
}
