//! The potion area: three rows of four, two hearts under each.

use leptos::prelude::*;

use super::controller::Controller;
use super::model::team::{PotionModel, PotionRow};
use super::panel::{Panel, Scribble};
use super::selection::{Spot, Thing};
use super::words::labels;
use crate::games::paper_dungeons::client::{HEARTS, POTION_ROW, POTIONS_MAX, Reward, messages};
use crate::kernel::message;
use crate::parts::{Icon, aria, each};
use crate::shell::board::explained;

/// Rows of the potion area.
const POTION_ROWS: usize = (POTIONS_MAX / POTION_ROW) as usize;

/// The symbol of a reward.
pub fn reward_symbol(reward: Reward) -> &'static str {
    match reward {
        Reward::Level | Reward::LevelFirst | Reward::LevelOther(_) => "level-up",
        Reward::Box | Reward::FirstBox | Reward::FirstBoxOther(_) => "chest",
        Reward::Potion => "potion",
        Reward::Gem | Reward::AnyGem => "gem",
        Reward::Minion => "melee",
        Reward::Wounds { .. } => "heart",
    }
}

/// The potions; the whole area is one button that brews.
#[component]
pub fn Potions(controller: Controller) -> impl IntoView {
    let model = controller.select(|it| it.potions.clone());
    let title = Signal::derive(move || message!(controller.lang(), "potions").to_owned());
    let note = Signal::derive(move || format!("{} / {POTIONS_MAX}", model.read().n));
    let label = Signal::derive(move || labels::potions(&model.read(), controller.lang()));
    let is_lit = move || model.read().next.is_some();
    let is_disabled = move || aria(!is_lit());
    let row = move |nth: usize| {
        let row = Memo::new(move |_| model.read().rows[nth].clone());
        view! { <Row row=row/> }
    };
    let rows = (0..POTION_ROWS).map(row).collect_view();
    view! {
        <Panel class="pd-potions" title=title note=note>
            <button
                type="button"
                class="pd-brew"
                class:is-lit=is_lit
                aria-disabled=is_disabled
                aria-label=label
                on:click=move |_| { controller.input(Spot::Thing(Thing::Potions)); }
                {..explained(move || controller.why(Spot::Thing(Thing::Potions)))}
            >
                {rows}
            </button>
        </Panel>
    }
}

/// One row, and what it gives when it is full.
#[component]
fn Row(row: Memo<PotionRow>) -> impl IntoView {
    let potion = |model: Memo<PotionModel>| view! { <Potion model=model/> };
    let potions = each(move || row.read().potions.clone(), potion);
    let is_full = move || row.read().is_full;
    let reward = row.read_untracked().reward.map(|it| {
        view! {
            <span class="pd-prize" class:is-got=is_full><Icon name=reward_symbol(it)/></span>
        }
    });
    view! { <span class="pd-row">{potions} {reward}</span> }
}

/// One potion with its hearts.
#[component]
fn Potion(model: Memo<PotionModel>) -> impl IntoView {
    let is_full = Memo::new(move |_| model.read().is_full);
    let number = 300 + u32::from(model.read_untracked().idx);
    let scribble = move || is_full.get().then(|| view! { <Scribble number=number/> });
    let heart = |nth: u8| {
        let is_used = move || nth < model.read().hearts;
        view! { <span class="pd-heart" class:is-full=is_used><Icon name="heart"/></span> }
    };
    let hearts = (0..HEARTS).map(heart).collect_view();
    let is_next = move || model.read().is_next;
    view! {
        <span class="pd-potion" class:is-full=is_full class:is-next=is_next>
            <span class="pd-flask"><Icon name="potion"/> {scribble}</span>
            <span class="pd-hearts">{hearts}</span>
        </span>
    }
}
