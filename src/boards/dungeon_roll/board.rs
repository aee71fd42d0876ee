//! The whole table: its parts, and how they lie beside each other.

use leptos::prelude::*;

use super::bar::Bar;
use super::candidates::Candidates;
use super::controller::Controller;
use super::descent::Descent;
use super::dock::Dock;
use super::hero::{Graveyard, HeroCard};
use super::level::Level;
use super::model::BoardModel;
use super::players::Players;
use super::query::course::Other;
use super::selection::Spot;
use crate::boards::kit::on_key;
use crate::games::dungeon_roll::client::Phase;

/// The table with everything on it.
#[component]
pub fn Board(controller: Controller) -> impl IntoView {
    let is_choosing = controller.select(|it| it.phase == Phase::Choosing);
    let is_over = controller.select(|it| it.phase == Phase::Over);
    let can_act = controller.select(|it| it.can_act);
    let is_watching = move || !can_act.get();
    let is_solo = controller.select(|it| it.players.len() == 1);
    let is_in_hand = controller.select(|it| it.dock.other == Other::Drop);
    let input = move |spot| controller.input(spot);
    let middle = move || {
        if is_choosing.get() {
            view! { <Candidates controller=controller/> }.into_any()
        } else {
            view! { <Level controller=controller/> }.into_any()
        }
    };
    view! {
        <div
            class="dr"
            class:is-choosing=is_choosing
            class:is-over=is_over
            class:is-watching=is_watching
            class:is-solo=is_solo
            class:is-in-hand=is_in_hand
            on:keydown=move |event| on_key(&event, controller.kit, spot_of).into_iter().for_each(input)
        >
            <div class="dr-table">
                <Bar controller=controller/>
                <Players controller=controller/>
                <Descent controller=controller/>
                {middle}
                <div class="dr-own">
                    <HeroCard controller=controller/> <Graveyard controller=controller/>
                </div>
                <Dock controller=controller/>
            </div>
        </div>
    }
}

/// Digits take party dice in hand, Escape puts down what is there.
fn spot_of(key: &str, model: &BoardModel) -> Option<Spot> {
    if key == "Escape" {
        return Some(Spot::Drop);
    }
    let idx = key.parse::<usize>().ok()?.checked_sub(1)?;
    model.party.members.get(idx).map(|it| Spot::Thing(it.thing))
}
