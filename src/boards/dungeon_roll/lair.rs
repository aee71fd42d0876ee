//! The lair: a cave with a sleeping dragon and stones that fill; or the dragon, awake, and the places of
//! those who meet it.

use leptos::prelude::*;

use super::controller::Controller;
use super::die::{source_ink, source_name, source_symbol};
use super::drawings::{Drawing, Picture};
use super::model::dock::BandModel;
use super::selection::{Spot, Thing};
use super::words::{labels, message, messages, sentences, text};
use crate::games::dungeon_roll::client::{Hero, Phase, Source};
use crate::parts::{Icon, aria};
use crate::shell::board::explained;

/// The lair, and those who stand against its dragon.
#[component]
pub fn Lair(controller: Controller) -> impl IntoView {
    let n = controller.select(|it| (it.level.lair, it.level.n_asleep));
    let n_picked = controller.select(|it| it.level.n_picked);
    let is_awake = controller.select(|it| it.level.n_asleep == 0);
    let is_den = controller.select(|it| it.phase == Phase::Dragon);
    let label = move || labels::lair(n.get().0, n.get().1, n_picked.get(), controller.lang());
    let name = controller.text(text!("lair"));
    let note = move || match n.get() {
        (_, 0) => message!(controller.lang(), "lair-awake").to_owned(),
        (lair, asleep) => format!("{lair}/{}", lair + asleep),
    };
    let stones = move || {
        let (lair, asleep) = n.get();
        let picked = n_picked.get();
        (0..lair + asleep).map(|nth| stone(nth, nth < lair, nth < picked)).collect_view()
    };
    view! {
        <div class="dr-lair" class:is-awake=is_awake>
            <button
                type="button"
                class="dr-lair-dice"
                on:click=move |_| controller.input(Spot::Thing(Thing::Lair))
            >
                <span class="only-read">{label}</span>
                <span class="unread" aria-hidden="true">
                    <Show when=move || !is_den.get()>
                        <Picture of=Drawing::Cave class="dr-cave"/>
                        <Picture of=Drawing::Asleep class="dr-asleep"/>
                    </Show>
                    <span class="dr-stones-row">{stones}</span>
                    <span class="dr-plate"><b>{name}</b> <small>{note}</small></span>
                </span>
            </button>
            <Band controller=controller/>
        </div>
    }
}

/// A stone of the lair, and the die on it if one lies there.
fn stone(nth: u8, is_there: bool, is_picked: bool) -> impl IntoView {
    let class = match (is_there, is_picked) {
        (true, true) => "dr-stone is-full is-picked",
        (true, false) => "dr-stone is-full",
        (false, _) => "dr-stone",
    };
    let die = is_there.then(|| {
        view! { <i class="dr-small is-black is-red"><Icon name="dragon"/></i> }
    });
    let number = (!is_there).then_some(nth + 1);
    view! { <span class=class>{die} {number}</span> }
}

/// The places of those who meet the dragon, who is missing, and what is at stake.
#[component]
fn Band(controller: Controller) -> impl IntoView {
    let band = controller.select(|it| it.dock.band.clone());
    let can_act = controller.select(|it| it.can_act);
    let hero = controller.select(|it| it.hero.hero);
    let label = controller.text(text!("band"));
    let draw = move |model: BandModel| {
        let words = sentences::band(&model, controller.lang());
        let places = model.sockets.iter().enumerate();
        let places = places
            .map(|(nth, member)| socket(controller, nth as u8, *member, hero.get()))
            .collect_view();
        view! {
            <div class="dr-band">
                <ul aria-label=label>{places}</ul>
                <p role="status">{words}</p>
                <Pays controller=controller/>
            </div>
        }
    };
    move || can_act.get().then(|| band.get().map(draw))
}

/// One place before the dragon: free, or the one who stands there.
fn socket(
    controller: Controller,
    nth: u8,
    member: Option<Source>,
    hero: Option<Hero>,
) -> impl IntoView {
    let lang = controller.lang();
    let name = labels::taken_socket(nth, member, lang);
    let who = member.map(|it| source_name(it).get(lang));
    let who = who.unwrap_or(message!(lang, "socket-free"));
    let figure = member.map(|it| {
        let coin = matches!(it, Source::Treasure(_) | Source::Hero);
        let kind = if coin { "dr-coin" } else { "dr-figure is-white" };
        let class = format!("{kind} {}", source_ink(it));
        view! { <span class=class><Icon name=source_symbol(it, hero)/></span> }
    });
    let class = if member.is_some() { "dr-socket is-full" } else { "dr-socket" };
    view! {
        <li>
            <button
                type="button"
                class=class
                aria-label=name
                aria-disabled=aria(member.is_none())
                on:click=move |_| controller.input(Spot::Thing(Thing::Socket(nth)))
                {..explained(move || controller.why(Spot::Thing(Thing::Socket(nth))))}
            >
                <span class="dr-spot">{figure}</span>
                <small aria-hidden="true">{who}</small>
            </button>
        </li>
    }
}

/// The dragon's pay, and the cost of not managing it (DR-057).
#[component]
fn Pays(controller: Controller) -> impl IntoView {
    let slay = (controller.text(text!("slay")), controller.text(text!("slay-pays")));
    let flee = (controller.text(text!("not-slain")), controller.text(text!("not-slain-pays")));
    view! {
        <p class="dr-pays"><b>{slay.0}</b> <span>{slay.1}</span></p>
        <p class="dr-pays is-grave"><b>{flee.0}</b> <span>{flee.1}</span></p>
    }
}
