//! The level: the black dice, the lair in its corner, and the steps of the way.

use leptos::prelude::*;

use super::bench::Bench;
use super::die::{SmallDungeonDie, disabled, dungeon_ink, dungeon_symbol, lit_class, pressed};
use super::draft::{Spot, Target};
use super::odds::Odds;
use super::scene::dock::BandLook;
use super::scene::{Lit, MonsterDie};
use super::words::{self, labels, sentences};
use crate::games::dungeon_roll::dice::THROW_MAX;
use crate::games::dungeon_roll::{DungeonFace, Monster, Phase};
use crate::kernel::{Text, text};
use crate::parts::{Icon, aria};
use crate::shell::room::explained;

/// The tray of the level. While the party regroups, the odds of the next lie in it.
#[component]
pub fn Level(bench: Bench) -> impl IntoView {
    let label = bench.text(words::LEVEL);
    let number = bench.look(|it| it.level.number);
    let has_odds = bench.look(|it| it.odds.is_some());
    let dice = move || view! { <Dice bench=bench/> };
    view! {
        <section class="dr-level" aria-label=label>
            <header class="dr-level-head">
                <h2 class="dr-number">
                    <span class="only-read">{label} " "</span>
                    <b>{number}</b>
                </h2>
                <Phases bench=bench/>
            </header>
            <Plan bench=bench/>
            <div class="dr-pit">
                <Show when=move || has_odds.get() fallback=dice><Odds bench=bench/></Show>
                <Lair bench=bench/>
            </div>
            // The live region has told it already.
            <p class="dr-tale" aria-hidden="true">{move || bench.tale()}</p>
        </section>
    }
}

/// Dice that a scout has laid out for levels to come.
#[component]
fn Plan(bench: Bench) -> impl IntoView {
    let plan = bench.look(|it| it.level.plan.clone());
    let draw = move |(level, dice): (u8, Vec<DungeonFace>)| {
        let lang = bench.lang();
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
fn Phases(bench: Bench) -> impl IntoView {
    const STEPS: [(Phase, Text, &str); 4] = [
        (Phase::Monster, text("monsters", "монстры"), "goblin"),
        (Phase::Loot, text("loot", "добыча"), "chest"),
        (Phase::Dragon, text("dragon", "дракон"), "dragon"),
        (Phase::Regroup, text("regroup", "перегруппировка"), "campfire"),
    ];
    let label = bench.text(words::PHASES);
    let phase = bench.look(|it| it.phase);
    let step = move |(step, name, icon): (Phase, Text, &'static str)| {
        let is_now = move || phase.get() == step;
        let current = move || is_now().then_some("step");
        let name = bench.text(name);
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
fn Dice(bench: Bench) -> impl IntoView {
    let label = bench.text(words::LEVEL_DICE);
    let dice = (0..THROW_MAX).map(|idx| view! { <FloorDie bench=bench idx=idx/> }).collect_view();
    let is_empty = bench.look(|it| it.level.dice.is_empty());
    let empty = move || is_empty.get().then(|| view! { <Nothing bench=bench/> });
    view! {
        <div
            class="dr-dice"
            role="group"
            aria-label=label
            on:keydown=move |event| bench.level.heed(&event)
        >
            {dice}
        </div>
        {empty}
    }
}

/// What is said of a level without dice.
#[component]
fn Nothing(bench: Bench) -> impl IntoView {
    let phase = bench.look(|it| it.phase);
    let words = move || match phase.get() {
        Phase::Choosing | Phase::Forming => {
            text("The stairs lead down.", "Лестница ведёт вниз.").get(bench.lang())
        }
        Phase::Dragon => {
            text("Only the dragon is left.", "Остался только дракон.").get(bench.lang())
        }
        Phase::Over => text("Silence below.", "Внизу тишина.").get(bench.lang()),
        Phase::Monster | Phase::Loot | Phase::Regroup => {
            text("Nothing lies here.", "Здесь ничего нет.").get(bench.lang())
        }
    };
    view! { <p class="dr-nothing">{words}</p> }
}

/// One die on the level; nothing, if fewer dice lie there.
#[component]
fn FloorDie(bench: Bench, idx: usize) -> impl IntoView {
    let none = MonsterDie {
        target: Target::Foe(Monster::Goblin),
        nth: 0,
        n: 0,
        lit: Lit::Idle,
        reach: 0,
        for_level: None,
    };
    let look = bench.look(move |it| it.level.dice.get(idx).copied().unwrap_or(none));
    let class = move || {
        let MonsterDie { target, lit, nth, n, .. } = look.get();
        let group = if nth == 0 { " is-first" } else { "" };
        let rolled = bench.tumble.with(|it| it.of_floor(target.face(), nth, n));
        format!("dr-die is-black {} {}{group}{rolled}", dungeon_ink(target.face()), lit_class(lit))
    };
    let icon = Signal::derive(move || dungeon_symbol(look.get().target.face()));
    let label = move || labels::floor_die(&look.get(), bench.lang());
    let badge = move || {
        let MonsterDie { lit, nth, reach, .. } = look.get();
        (lit == Lit::Lit && nth == 0 && reach != 0).then_some(reach)
    };
    let badge = move || badge().map(|n| view! { <i class="dr-reach" aria-hidden="true">{n}</i> });
    let level = move || look.get().for_level.map(|it| view! { <i class="dr-place">{it}</i> });
    let touch = move |_| {
        let MonsterDie { target, nth, .. } = look.get_untracked();
        bench.touch(Spot::Floor(target, nth));
    };
    let why = move || {
        let MonsterDie { target, nth, .. } = look.get();
        bench.why(Spot::Floor(target, nth))
    };
    view! {
        <button
            type="button"
            {..explained(why)}
            class=class
            node_ref=bench.level.place(idx)
            style:--nth=idx.to_string()
            hidden=bench.level.is_free(idx)
            tabindex=bench.level.tabindex(idx)
            aria-label=label
            aria-pressed=move || pressed(look.get().lit)
            aria-disabled=move || disabled(look.get().lit)
            on:focus=move |_| bench.level.came(idx)
            on:click=touch
        >
            <Icon name=icon/>
            {badge}
            {level}
        </button>
    }
}

/// The lair: sleeping dice, or the dragon and the places of those who meet it.
#[component]
fn Lair(bench: Bench) -> impl IntoView {
    let n = bench.look(|it| (it.level.lair, it.level.n_asleep));
    let n_picked = bench.look(|it| it.level.n_picked);
    let is_awake = bench.look(|it| it.level.n_asleep == 0);
    let label = move || labels::lair(n.get().0, n.get().1, n_picked.get(), bench.lang());
    let name = bench.text(words::LAIR);
    let note = move || match n.get() {
        (_, 0) => words::AWAKE.get(bench.lang()).to_owned(),
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
                on:click=move |_| bench.touch(Spot::Lair)
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
            <Band bench=bench/>
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
fn Band(bench: Bench) -> impl IntoView {
    let band = bench.look(|it| it.dock.band.clone());
    let can_act = bench.look(|it| it.can_act);
    let hero = bench.look(|it| it.hero.hero);
    let label = bench.text(words::BAND);
    let draw = move |look: BandLook| {
        let words = sentences::band(&look, bench.lang());
        let sockets = look.sockets.iter().enumerate().map(|(nth, member)| {
            let (nth, member) = (nth as u8, *member);
            let name = labels::taken_socket(nth, member, bench.lang());
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
                        on:click=move |_| bench.touch(Spot::Socket(nth))
                        {..explained(move || bench.why(Spot::Socket(nth)))}
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
