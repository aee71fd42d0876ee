//! The whole table: its parts, and how they lie beside each other.

use leptos::prelude::*;

use super::candidates::Candidates;
use super::controller::Controller;
use super::dock::Dock;
use super::hero::HeroCard;
use super::hoard::Hoard;
use super::level::Level;
use super::model::BoardModel;
use super::players::Players;
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
            on:keydown=move |event| on_key(&event, *controller, spot_of).into_iter().for_each(input)
        >
            <div class="dr-table">
                <Players controller=controller/>
                {middle}
                <div class="dr-own"><HeroCard controller=controller/> <Hoard controller=controller/></div>
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
    model.party.members.get(idx).map(|it| it.spot)
}
