//! The hero card: what the hero always can, what he can once, and how far the master side is.

use leptos::prelude::*;

use super::controller::Controller;
use super::die::{disabled, hero_symbol, lit_class, pressed};
use super::model::HeroModel;
use super::selection::{Spot, Thing};
use super::words::{labels, messages, sentences, text};
use crate::games::dungeon_roll::client::{Hero, MASTER_XP};
use crate::kernel::Text;
use crate::parts::{Icon, aria};
use crate::shell::board::explained;

/// The hero card in sight.
#[component]
pub fn HeroCard(controller: Controller) -> impl IntoView {
    let model = controller.select(|it| it.hero);
    let label = controller.text(text!("hero-heading"));
    let hero = controller.select(|it| it.hero.hero);
    let (is_open, open) = signal(false);
    let turn = Callback::new(move |()| open.update(|it| *it = !*it));
    let card = move || match hero.get() {
        Some(hero) => {
            view! { <Card controller=controller model=model hero=hero is_open=is_open turn=turn/> }
                .into_any()
        }
        None => {
            let words = text!("hero-none").get(controller.lang());
            view! { <p class="dr-none">{words}</p> }.into_any()
        }
    };
    let is_master = move || model.read().is_master;
    let is_exhausted = move || model.read().is_exhausted;
    view! {
        <section
            class="dr-hero grain"
            class:is-open=is_open
            class:is-master=is_master
            class:is-exhausted=is_exhausted
            aria-label=label
        >
            {card}
        </section>
    }
}

/// The card: the side that counts now; both sides beside each other once it is turned in the hand.
#[component]
fn Card(
    controller: Controller,
    model: ReadSignal<HeroModel>,
    hero: Hero,
    is_open: ReadSignal<bool>,
    turn: Callback<()>,
) -> impl IntoView {
    let is_master = Memo::new(move |_| model.read().is_master);
    let side = move || hero.side(is_master.get());
    let name = move || side().name.get(controller.lang());
    let rank = move || rank(hero, is_master.get()).get(controller.lang());
    let specialty = move || side().specialty.get(controller.lang());
    let specialty_head = controller.text(text!("specialty"));
    let turn_label = controller.text(text!("both-sides"));
    view! {
        <header class="dr-hero-head">
            <span class="dr-portrait"><Icon name=hero_symbol(hero)/></span>
            <h2>{name}</h2>
            <p class="dr-rank">{rank}</p>
            <button
                type="button"
                class="dr-turn"
                aria-label=turn_label
                title=turn_label
                aria-expanded=move || aria(is_open.get())
                on:click=move |_| turn.run(())
            >
                <Icon name="two-sides"/>
            </button>
        </header>
        <Way controller=controller model=model hero=hero/>
        <p class="dr-specialty">
            <b>{specialty_head}</b>
            <span>{specialty}</span>
        </p>
        <UltimateButton controller=controller model=model hero=hero/>
        <Show when=move || is_open.get()><Sides controller=controller hero=hero/></Show>
    }
}

fn rank(hero: Hero, is_master: bool) -> Text {
    match (hero.can_rise(), is_master) {
        (false, _) => text!("side-legend"),
        (true, true) => text!("side-master"),
        (true, false) => text!("side-novice"),
    }
}

/// Both sides of the card; one, if the hero has no other.
#[component]
fn Sides(controller: Controller, hero: Hero) -> impl IntoView {
    let side = move |is_master: bool| {
        let side = hero.side(is_master);
        view! {
            <div class="dr-side" class:is-master=is_master>
                <h3>{controller.text(side.name)} " " <small>{controller.text(rank(hero, is_master))}</small></h3>
                <p>{controller.text(side.specialty)}</p>
                <p><b>{controller.text(side.ultimate_name)}</b> " " {controller.text(side.ultimate_text)}</p>
            </div>
        }
    };
    let master = hero.can_rise().then(|| side(true));
    view! { <div class="dr-sides">{side(false)} {master}</div> }
}

/// The way to the master side.
#[component]
fn Way(controller: Controller, model: ReadSignal<HeroModel>, hero: Hero) -> impl IntoView {
    let words = move || sentences::to_master(&model.read(), hero, controller.lang());
    let pip = |nth| {
        let is_full = move || nth <= model.read().xp;
        view! { <i class:is-full=is_full></i> }
    };
    let n_pips = if hero.can_rise() { MASTER_XP } else { 0 };
    let pips = (1..=n_pips).map(pip).collect_view();
    view! {
        <p class="dr-way">
            <span class="dr-pips" aria-hidden="true">{pips}</span>
            <span>{words}</span>
        </p>
    }
}

/// The ultimate: ready or spent, and what it does.
#[component]
fn UltimateButton(
    controller: Controller,
    model: ReadSignal<HeroModel>,
    hero: Hero,
) -> impl IntoView {
    let side = move || hero.side(model.read().is_master);
    let head = controller.text(text!("ultimate"));
    let name = move || side().ultimate_name.get(controller.lang());
    let about = move || side().ultimate_text.get(controller.lang());
    let state = move || {
        let is_spent = model.read().is_exhausted;
        if is_spent { text!("ultimate-used") } else { text!("ultimate-ready") }
            .get(controller.lang())
    };
    let icon = Signal::derive(move || if model.read().is_exhausted { "moon" } else { "magic" });
    let class = move || format!("dr-ultimate {}", lit_class(model.read().lit));
    let label = move || labels::ultimate(&model.read(), controller.lang());
    let socket = move || model.read().socket.map(|it| view! { <i class="dr-place">{it}</i> });
    view! {
        <button
            type="button"
            class=class
            aria-pressed=move || pressed(model.read().lit)
            aria-disabled=move || disabled(model.read().lit)
            on:click=move |_| controller.input(Spot::Thing(Thing::Hero))
            {..explained(move || controller.why(Spot::Thing(Thing::Hero)))}
        >
            <span class="only-read">{label}</span>
            <span class="unread" aria-hidden="true">
                <span class="dr-ultimate-head">
                    <small>{head}</small>
                    <span class="dr-state"><Icon name=icon/> <span>{state}</span></span>
                </span>
                <b>{name}</b>
                <span>{about}</span>
                {socket}
            </span>
        </button>
    }
}

/// The number of used-up dice, as blank bones: their faces do not matter any more.
#[component]
pub fn Graveyard(controller: Controller) -> impl IntoView {
    let n = controller.select(|it| it.party.graveyard);
    let label = controller.text(text!("graveyard"));
    let bones = move || (0..n.get()).map(|_| view! { <i></i> }).collect_view();
    view! {
        <p class="dr-graveyard">
            <Icon name="tombstone"/>
            <b>{n}</b>
            <small>{label}</small>
            <span class="dr-bones" aria-hidden="true">{bones}</span>
        </p>
    }
}
