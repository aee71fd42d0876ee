//! The potion area: three rows of four, two hearts under each.

use leptos::prelude::*;

use super::bench::Bench;
use super::draft::Spot;
use super::panel::{Panel, Scribble};
use super::scene::team::{PotionLook, PotionRow};
use super::words::{self, labels};
use crate::games::paper_dungeons::state::Reward;
use crate::games::paper_dungeons::tracks::{HEARTS, POTION_ROW, POTIONS_MAX};
use crate::parts::{Icon, aria, each};
use crate::shell::room::explained;

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
pub fn Potions(bench: Bench) -> impl IntoView {
    let look = bench.look(|it| it.potions.clone());
    let title = Signal::derive(move || words::POTIONS.get(bench.lang()).to_owned());
    let note = Signal::derive(move || format!("{} / {POTIONS_MAX}", look.read().n));
    let label = Signal::derive(move || labels::potions(&look.read(), bench.lang()));
    let is_lit = move || look.read().next.is_some();
    let is_disabled = move || aria(!is_lit());
    let row = move |nth: usize| {
        let row = Memo::new(move |_| look.read().rows[nth].clone());
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
                on:click=move |_| { bench.touch(Spot::Potions); }
                {..explained(move || bench.why(Spot::Potions))}
            >
                {rows}
            </button>
        </Panel>
    }
}

/// One row, and what it gives when it is full.
#[component]
fn Row(row: Memo<PotionRow>) -> impl IntoView {
    let potion = |look: Memo<PotionLook>| view! { <Potion look=look/> };
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
fn Potion(look: Memo<PotionLook>) -> impl IntoView {
    let is_full = Memo::new(move |_| look.read().is_full);
    let number = 300 + u32::from(look.read_untracked().idx);
    let scribble = move || is_full.get().then(|| view! { <Scribble number=number/> });
    let heart = |nth: u8| {
        let is_used = move || nth < look.read().hearts;
        view! { <span class="pd-heart" class:is-full=is_used><Icon name="heart"/></span> }
    };
    let hearts = (0..HEARTS).map(heart).collect_view();
    let is_next = move || look.read().is_next;
    view! {
        <span class="pd-potion" class:is-full=is_full class:is-next=is_next>
            <span class="pd-flask"><Icon name="potion"/> {scribble}</span>
            <span class="pd-hearts">{hearts}</span>
        </span>
    }
}
