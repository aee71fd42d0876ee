//! The level: the black dice, the lair in its corner, and the steps of the way.

use leptos::prelude::*;

use super::controller::Controller;
use super::die::{SmallDungeonDie, disabled, dungeon_ink, dungeon_symbol, lit_class, pressed};
use super::model::dock::BandModel;
use super::model::{Lit, MonsterDie};
use super::odds::Odds;
use super::selection::{Spot, Target};
use super::words::{self, labels, sentences};
use crate::games::dungeon_roll::client::{DungeonFace, Monster, Phase, THROW_MAX};
use crate::kernel::{Text, text};
use crate::parts::{Icon, aria};
use crate::shell::board::explained;

/// The tray of the level. While the party regroups, the odds of the next lie in it.
#[component]
pub fn Level(controller: Controller) -> impl IntoView {
    let label = controller.text(words::LEVEL);
    let number = controller.select(|it| it.level.number);
    let has_odds = controller.select(|it| it.odds.is_some());
    let dice = move || view! { <Dice controller=controller/> };
    view! {
        <section class="dr-level" aria-label=label>
            <header class="dr-level-head">
                <h2 class="dr-number">
                    <span class="only-read">{label} " "</span>
                    <b>{number}</b>
                </h2>
                <Phases controller=controller/>
            </header>
            <Plan controller=controller/>
            <div class="dr-pit">
                <Show when=move || has_odds.get() fallback=dice><Odds controller=controller/></Show>
                <Lair controller=controller/>
            </div>
            // The live region has told it already.
            <p class="dr-tale" aria-hidden="true">{move || controller.tale()}</p>
        </section>
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
        let title = format!("{} {level}:", words::LEVEL.get(lang));
        view! { <span>{title} " " {dice} <span class="only-read">{names}</span></span> }
    };
    let is_empty = move || plan.read().is_empty();
    view! {
        <p class="dr-plan" hidden=is_empty>
            {move || plan.get().into_iter().map(draw).collect_view()}
        </p>
    }
}

/// Monsters, loot, dragon, regroup: where the party stands.
#[component]
fn Phases(controller: Controller) -> impl IntoView {
    const STEPS: [(Phase, Text, &str); 4] = [
        (Phase::Monster, text("monsters", "монстры"), "goblin"),
        (Phase::Loot, text("loot", "добыча"), "chest"),
        (Phase::Dragon, text("dragon", "дракон"), "dragon"),
        (Phase::Regroup, text("regroup", "перегруппировка"), "campfire"),
    ];
    let label = controller.text(words::PHASES);
    let phase = controller.select(|it| it.phase);
    let step = move |(step, name, icon): (Phase, Text, &'static str)| {
        let is_now = move || phase.get() == step;
        let current = move || is_now().then_some("step");
        let name = controller.text(name);
        view! {
            <li class:is-now=is_now aria-current=current>
                <Icon name=icon/>
                <span>{name}</span>
            </li>
        }
    };
    view! { <ol class="dr-phases" aria-label=label>{STEPS.map(step).collect_view()}</ol> }
}

/// The dice on the level.
#[component]
fn Dice(controller: Controller) -> impl IntoView {
    let label = controller.text(words::LEVEL_DICE);
    let dice = (0..THROW_MAX)
        .map(|idx| view! { <FloorDie controller=controller idx=idx/> })
        .collect_view();
    let is_empty = controller.select(|it| it.level.dice.is_empty());
    let empty = move || is_empty.get().then(|| view! { <Nothing controller=controller/> });
    view! {
        <div
            class="dr-dice"
            role="group"
            aria-label=label
            on:keydown=move |event| controller.level.on_key(&event)
        >
            {dice}
        </div>
        {empty}
    }
}

/// What is said of a level without dice.
#[component]
fn Nothing(controller: Controller) -> impl IntoView {
    let phase = controller.select(|it| it.phase);
    let words = move || match phase.get() {
        Phase::Choosing | Phase::Forming => {
            text("The stairs lead down.", "Лестница ведёт вниз.").get(controller.lang())
        }
        Phase::Dragon => {
            text("Only the dragon is left.", "Остался только дракон.").get(controller.lang())
        }
        Phase::Over => text("Silence below.", "Внизу тишина.").get(controller.lang()),
        Phase::Monster | Phase::Loot | Phase::Regroup => {
            text("Nothing lies here.", "Здесь ничего нет.").get(controller.lang())
        }
    };
    view! { <p class="dr-nothing">{words}</p> }
}

/// One die on the level; nothing, if fewer dice lie there.
#[component]
fn FloorDie(controller: Controller, idx: usize) -> impl IntoView {
    let none = MonsterDie {
        target: Target::Foe(Monster::Goblin),
        nth: 0,
        n: 0,
        lit: Lit::Idle,
        reach: 0,
        for_level: None,
    };
    let model = controller.select(move |it| it.level.dice.get(idx).copied().unwrap_or(none));
    let class = move || {
        let MonsterDie { target, lit, nth, n, .. } = model.get();
        let group = if nth == 0 { " is-first" } else { "" };
        let rolled = controller.tumble.with(|it| it.of_floor(target.face(), nth, n));
        format!("dr-die is-black {} {}{group}{rolled}", dungeon_ink(target.face()), lit_class(lit))
    };
    let icon = Signal::derive(move || dungeon_symbol(model.get().target.face()));
    let label = move || labels::floor_die(&model.get(), controller.lang());
    let badge = move || {
        let MonsterDie { lit, nth, reach, .. } = model.get();
        (lit == Lit::Lit && nth == 0 && reach != 0).then_some(reach)
    };
    let badge = move || badge().map(|n| view! { <i class="dr-reach" aria-hidden="true">{n}</i> });
    let level = move || model.get().for_level.map(|it| view! { <i class="dr-place">{it}</i> });
    let input = move |_| {
        let MonsterDie { target, nth, .. } = model.get_untracked();
        controller.input(Spot::Floor(target, nth));
    };
    let why = move || {
        let MonsterDie { target, nth, .. } = model.get();
        controller.why(Spot::Floor(target, nth))
    };
    view! {
        <button
            type="button"
            {..explained(why)}
            class=class
            node_ref=controller.level.place(idx)
            style:--nth=idx.to_string()
            hidden=controller.level.is_free(idx)
            tabindex=controller.level.tabindex(idx)
            aria-label=label
            aria-pressed=move || pressed(model.get().lit)
            aria-disabled=move || disabled(model.get().lit)
            on:focus=move |_| controller.level.came(idx)
            on:click=input
        >
            <Icon name=icon/>
            {badge}
            {level}
        </button>
    }
}

/// The lair: sleeping dice, or the dragon and the places of those who meet it.
#[component]
fn Lair(controller: Controller) -> impl IntoView {
    let n = controller.select(|it| (it.level.lair, it.level.n_asleep));
    let n_picked = controller.select(|it| it.level.n_picked);
    let is_awake = controller.select(|it| it.level.n_asleep == 0);
    let label = move || labels::lair(n.get().0, n.get().1, n_picked.get(), controller.lang());
    let name = controller.text(words::LAIR);
    let note = move || match n.get() {
        (_, 0) => words::AWAKE.get(controller.lang()).to_owned(),
        (lair, asleep) => format!("{lair}/{}", lair + asleep),
    };
    let dice = move || {
        let (lair, asleep) = n.get();
        let picked = n_picked.get();
        (0..lair + asleep).map(|nth| lair_die(nth < lair, nth < picked)).collect_view()
    };
    view! {
        <div class="dr-lair" class:is-awake=is_awake>
            <button
                type="button"
                class="dr-lair-dice"
                on:click=move |_| controller.input(Spot::Lair)
            >
                <span class="only-read">{label}</span>
                <span class="unread" aria-hidden="true">
                    <span class="dr-lair-name">
                        <Icon name="lair"/>
                        <span>{name}</span>
                        <b>{note}</b>
                    </span>
                    <span class="dr-lair-row">{dice}</span>
                </span>
            </button>
            <Band controller=controller/>
        </div>
    }
}

fn lair_die(is_there: bool, is_picked: bool) -> impl IntoView {
    let class = match (is_there, is_picked) {
        (true, true) => "dr-small is-black is-red is-picked",
        (true, false) => "dr-small is-black is-red",
        (false, _) => "dr-small is-hole",
    };
    view! { <span class=class>{is_there.then(|| view! { <Icon name="dragon"/> })}</span> }
}

/// The places of those who meet the dragon, and who is missing.
#[component]
fn Band(controller: Controller) -> impl IntoView {
    let band = controller.select(|it| it.dock.band.clone());
    let can_act = controller.select(|it| it.can_act);
    let hero = controller.select(|it| it.hero.hero);
    let label = controller.text(words::BAND);
    let draw = move |model: BandModel| {
        let words = sentences::band(&model, controller.lang());
        let sockets = model.sockets.iter().enumerate().map(|(nth, member)| {
            let (nth, member) = (nth as u8, *member);
            let name = labels::taken_socket(nth, member, controller.lang());
            let icon = member.map(|it| super::die::source_symbol(it, hero.get()));
            let class = if member.is_some() { "dr-socket is-full" } else { "dr-socket" };
            let icon = icon.map(|it| view! { <Icon name=it/> });
            view! {
                <li>
                    <button
                        type="button"
                        class=class
                        aria-label=name
                        aria-disabled=aria(member.is_none())
                        on:click=move |_| controller.input(Spot::Socket(nth))
                        {..explained(move || controller.why(Spot::Socket(nth)))}
                    >
                        {icon}
                    </button>
                </li>
            }
        });
        let sockets = sockets.collect_view();
        view! {
            <div class="dr-band">
                <ul aria-label=label>{sockets}</ul>
                <p role="status">{words}</p>
            </div>
        }
    };
    move || can_act.get().then(|| band.get().map(draw))
}
