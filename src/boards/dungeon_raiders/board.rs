//! The whole table: its parts, and how they lie beside each other.

use leptos::prelude::*;

use super::candidates::Candidates;
use super::controller::Controller;
use super::corridor::Corridor;
use super::dock::Dock;
use super::heroes::Heroes;
use super::last_result::LastResultNote;
use super::model::BoardModel;
use super::open_room::StageCard;
use super::selection::Spot;
use crate::boards::kit::on_key;
use crate::games::dungeon_raiders::client::{Card, POWER_MAX, Phase};

/// The table with everything on it.
#[component]
pub fn Board(controller: Controller) -> impl IntoView {
    let is_choosing = controller.select(|it| it.phase == Phase::Choosing);
    let is_over = controller.select(|it| it.phase == Phase::Over);
    let can_act = controller.select(|it| it.can_act);
    let is_watching = move || !can_act.get();
    let is_solo = controller.select(|it| it.is_solo);
    let n_heroes = controller.select(|it| it.heroes.len());
    let are = move |n: usize| move || n <= n_heroes.get();
    let input = move |spot| controller.input(spot);
    let middle = move || {
        if is_choosing.get() {
            view! { <Candidates controller=controller/> }.into_any()
        } else {
            view! {
                <Corridor controller=controller/>
                <StageCard controller=controller/>
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
            on:keydown=move |event| on_key(&event, controller.kit, spot_of).into_iter().for_each(input)
        >
            <div class="rd-table" class:are-four=are(4) class:are-five=are(5)>
                {middle}
                <Heroes controller=controller/>
                <LastResultNote controller=controller/>
                <Dock controller=controller/>
            </div>
        </div>
    }
}

/// Digits weigh power cards, Escape puts everything back.
fn spot_of(key: &str, _: &BoardModel) -> Option<Spot> {
    if key == "Escape" {
        return Some(Spot::Drop);
    }
    let power = key.parse().ok().filter(|it| (1..=POWER_MAX).contains(it))?;
    Some(Spot::Card(Card::Power(power)))
}
