//! The room of the level: black dice before the back wall, each kind on a ring of its own, and the lair.

use leptos::prelude::*;

use super::controller::{Controller, place};
use super::descent::deep;
use super::die::{SmallDungeonDie, disabled, dungeon_ink, dungeon_symbol, lit_class, pressed};
use super::drawings::{Drawing, Picture};
use super::lair::Lair;
use super::model::{Lit, MonsterDie};
use super::odds::Odds;
use super::selection::{Spot, Target, Thing};
use super::words::{labels, message, messages, room, text};
use crate::games::dungeon_roll::client::{DungeonFace, Phase, THROW_MAX};
use crate::parts::Icon;
use crate::shell::board::explained;

/// The room. While the party regroups, the ways out and the odds of the next level are in it.
#[component]
pub fn Level(controller: Controller) -> impl IntoView {
    let label = controller.text(text!("level-heading"));
    let phase = controller.select(|it| it.phase);
    let depth = controller.select(|it| it.descent.level);
    let has_odds = controller.select(|it| it.odds.is_some());
    let dice = move || view! { <Dice controller=controller/> };
    view! {
        <section
            class="dr-level"
            class:is-fight=move || phase.get() == Phase::Monster
            class:is-den=move || phase.get() == Phase::Dragon
            class:is-rest=move || phase.get() == Phase::Regroup
            style:--deep=move || deep(depth.get())
            aria-label=label
        >
            <Backdrop controller=controller/>
            <Plan controller=controller/>
            <Lair controller=controller/>
            <div class="dr-pit">
                <Show when=move || has_odds.get() fallback=dice><Odds controller=controller/></Show>
            </div>
            // The live region has told it already.
            <p class="dr-tale" aria-hidden="true">{move || controller.tale()}</p>
        </section>
    }
}

/// Walls, floor and torches; the ways up and down while the party regroups, the dragon once it is awake.
#[component]
fn Backdrop(controller: Controller) -> impl IntoView {
    let phase = controller.select(|it| it.phase);
    let is_rest = move || phase.get() == Phase::Regroup;
    let is_den = move || phase.get() == Phase::Dragon;
    view! {
        <div class="dr-backdrop" aria-hidden="true">
            <Picture of=Drawing::Stones class="dr-stones"/>
            <Picture of=Drawing::Torch class="dr-torch"/>
            <Picture of=Drawing::Torch class="dr-torch is-second"/>
            <Show when=is_rest>
                <Picture of=Drawing::StairsUp class="dr-way-up"/>
                <Picture of=Drawing::WayDown class="dr-way-down"/>
            </Show>
            <Show when=is_den>
                <Picture of=Drawing::Dragon class="dr-dragon"/>
                <Picture of=Drawing::Gold class="dr-gold"/>
            </Show>
        </div>
    }
}

/// Dice that a scout has laid out for levels to come.
#[component]
fn Plan(controller: Controller) -> impl IntoView {
    let plan = controller.select(|it| it.level.plan.clone());
    let draw = move |(level, dice): (u8, Vec<DungeonFace>)| {
        let lang = controller.lang();
        let names = dice.iter().map(|it| it.name().get(lang)).collect::<Vec<_>>().join(", ");
        let dice = dice.into_iter().map(|it| view! { <SmallDungeonDie face=it/> }).collect_view();
        let title = message!(lang, "level-plan", level = level);
        view! { <span>{title} " " {dice} <span class="only-read">{names}</span></span> }
    };
    let is_empty = move || plan.read().is_empty();
    view! {
        <p class="dr-plan" hidden=is_empty>
            {move || plan.get().into_iter().map(draw).collect_view()}
        </p>
    }
}

/// The dice on the level, one ring for each kind.
#[component]
fn Dice(controller: Controller) -> impl IntoView {
    let label = controller.text(text!("level-dice"));
    let kinds = Target::ALL.into_iter().chain([Target::Dragons]);
    let kinds = kinds.map(|it| view! { <Kin controller=controller target=it/> }).collect_view();
    let is_empty = controller.select(|it| it.level.dice.is_empty());
    let empty = move || is_empty.get().then(|| view! { <Nothing controller=controller/> });
    view! {
        <div
            class="dr-dice"
            role="group"
            aria-label=label
            on:keydown=move |event| controller.level.on_key(&event)
        >
            {kinds}
        </div>
        {empty}
    }
}

/// The words for a level without dice.
#[component]
fn Nothing(controller: Controller) -> impl IntoView {
    let phase = controller.select(|it| it.phase);
    let words = move || match phase.get() {
        Phase::Choosing | Phase::Forming => message!(controller.lang(), "nothing-yet"),
        Phase::Dragon => "",
        Phase::Over => message!(controller.lang(), "nothing-at-the-end"),
        Phase::Monster | Phase::Loot | Phase::Regroup => {
            message!(controller.lang(), "nothing-lies-here")
        }
    };
    view! { <p class="dr-nothing">{words}</p> }
}

/// The dice of one kind on their ring, and what would become of them.
#[component]
fn Kin(controller: Controller, target: Target) -> impl IntoView {
    let first =
        controller.select(move |it| it.level.dice.iter().find(|it| it.target == target).copied());
    let is_aim = controller.select(move |it| it.level.aim == Some(target));
    let phase = controller.select(|it| it.phase);
    let is_gone = move || first.get().is_none();
    let class = move || {
        let state = match first.get().map(|it| (it.lit, it.reach)) {
            Some((Lit::Lit, 1..)) if is_aim.get() => " is-aim",
            Some((Lit::Lit, 1..)) => " is-can",
            Some(_) | None => "",
        };
        let loot = matches!(target, Target::Chests | Target::Potions);
        let loot = if loot { " is-loot" } else { "" };
        format!("dr-kin {}{state}{loot}", dungeon_ink(target.face()))
    };
    let name = move || first.get().map(|it| room::kin(target, it.n, controller.lang()));
    let note = move || {
        let how = first.get().map(|it| (it.lit, it.reach));
        how.map(|it| room::kin_note(target, it, is_aim.get(), phase.get(), controller.lang()))
    };
    let dice = (0..THROW_MAX as u8)
        .map(|nth| view! { <FloorDie controller=controller target=target nth=nth/> })
        .collect_view();
    view! {
        <div class=class hidden=is_gone>
            <div class="dr-ring">{dice}</div>
            // The dice say it themselves.
            <p class="dr-plate" aria-hidden="true"><b>{name}</b> <small>{note}</small></p>
        </div>
    }
}

/// One die on the level; nothing, if fewer dice of its kind lie there.
#[component]
fn FloorDie(controller: Controller, target: Target, nth: u8) -> impl IntoView {
    let none = MonsterDie { target, nth, n: 0, lit: Lit::Idle, reach: 0, for_level: None };
    let model = controller.select(move |it| {
        let die = it.level.dice.iter().find(|it| (it.target, it.nth) == (target, nth));
        die.copied().unwrap_or(none)
    });
    let idx = place(target, nth);
    let class = move || {
        let MonsterDie { lit, n, .. } = model.get();
        let rolled = controller.tumble.with(|it| it.of_floor(target.face(), nth, n));
        format!("dr-die is-black {} {}{rolled}", dungeon_ink(target.face()), lit_class(lit))
    };
    let label = move || labels::floor_die(&model.get(), controller.lang());
    // The companion in hand takes so many of them: the first are numbered.
    let badge = move || {
        let MonsterDie { lit, reach, .. } = model.get();
        (lit == Lit::Lit && nth < reach).then_some(nth + 1)
    };
    let badge = move || badge().map(|n| view! { <i class="dr-reach" aria-hidden="true">{n}</i> });
    let level = move || model.get().for_level.map(|it| view! { <i class="dr-place">{it}</i> });
    let spot = Spot::Thing(Thing::Floor(target, nth));
    view! {
        <button
            type="button"
            {..explained(move || controller.why(spot))}
            class=class
            node_ref=controller.level.place(idx)
            style:--nth=nth.to_string()
            hidden=controller.level.is_free(idx)
            tabindex=controller.level.tabindex(idx)
            aria-label=label
            aria-pressed=move || pressed(model.get().lit)
            aria-disabled=move || disabled(model.get().lit)
            on:focus=move |_| controller.level.came(idx)
            on:click=move |_| controller.input(spot)
        >
            <Icon name=dungeon_symbol(target.face())/>
            {badge}
            {level}
        </button>
    }
}
