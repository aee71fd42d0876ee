//! The four heroes and their levels.

use leptos::prelude::*;

use super::controller::Controller;
use super::model::HeroModel;
use super::panel::{Panel, Scribble};
use super::selection::{Spot, Thing};
use super::words::{self, labels};
use crate::games::paper_dungeons::client::{Colour, Hero, LEVEL_MAX, messages};
use crate::kernel::message;
use crate::parts::{Icon, aria};
use crate::shell::board::explained;

/// The symbol of a hero's class.
pub fn symbol(hero: Hero) -> &'static str {
    match hero {
        Hero::Warrior => "warrior",
        Hero::Wizard => "wizard",
        Hero::Cleric => "cleric",
        Hero::Rogue => "rogue",
    }
}

/// The class of a thing in a die's colour.
pub fn in_colour(colour: Option<Colour>) -> &'static str {
    match colour {
        Some(Colour::White) => "pd-chip is-white",
        Some(Colour::Black) => "pd-chip is-black",
        None => "pd-chip",
    }
}

/// The heroes.
#[component]
pub fn Heroes(controller: Controller) -> impl IntoView {
    let strength = controller.select(|it| it.life.health);
    let title = Signal::derive(move || message!(controller.lang(), "heroes").to_owned());
    let note =
        Signal::derive(move || message!(controller.lang(), "heroes-strength", n = strength.get()));
    let rows =
        Hero::ALL.map(|hero| view! { <HeroRow controller=controller hero=hero/> }).collect_view();
    view! {
        <Panel class="pd-heroes" title=title note=note node=controller.heroes>
            <ul>{rows}</ul>
        </Panel>
    }
}

/// One hero: colour, name, six boxes.
#[component]
fn HeroRow(controller: Controller, hero: Hero) -> impl IntoView {
    let model = controller.select(move |it| it.heroes[hero.idx()].clone());
    let chip = Signal::derive(move || in_colour(model.read().colour));
    let shown = controller.select(|it| it.shown);
    // As the person called them when a campaign began.
    let given = Memo::new(move |_| {
        let chapter = controller.hand.chapter.read();
        let name = chapter.as_ref().and_then(|it| it.hero(shown.get(), hero.idx()));
        name.map(str::to_owned)
    });
    let class = move || hero.name().get(controller.lang());
    let name = move || given.get().unwrap_or_else(|| class().to_owned());
    let colour = move || model.read().colour.map(|it| it.name().get(controller.lang()));
    let kind = move || match (given.get(), colour()) {
        (None, colour) => colour.unwrap_or_default().to_owned(),
        (Some(_), None) => class().to_owned(),
        (Some(_), Some(colour)) => format!("{}, {colour}", class()),
    };
    let ability = controller.text(words::ability(hero));
    let label = Signal::derive(move || labels::raise(&model.read(), controller.lang()));
    let about = Signal::derive(move || labels::hero(&model.read(), controller.lang()));
    let is_lit = move || model.read().next.is_some();
    let is_disabled = move || aria(!is_lit());
    let boxes = (1..=LEVEL_MAX).map(|it| view! { <LevelBox model=model level=it/> }).collect_view();
    let has_ability = Signal::derive(move || 4 <= model.read().level);
    view! {
        <li class="pd-hero" aria-label=about>
            <span class=chip><Icon name=symbol(hero)/></span>
            <span class="pd-name">
                <b>{name}</b>
                <small>{kind}</small>
            </span>
            <button
                type="button"
                class="pd-boxes"
                class:is-lit=is_lit
                aria-disabled=is_disabled
                on:click=move |_| { controller.input(Spot::Thing(Thing::Hero(hero))); }
                {..explained(move || controller.why(Spot::Thing(Thing::Hero(hero))))}
            >
                <span class="only-read">{label}</span>
                <span class="unread" aria-hidden="true">{boxes}</span>
            </button>
            <small class="pd-ability" class:is-won=has_ability>"4: " {ability}</small>
        </li>
    }
}

/// One level of a hero.
#[component]
fn LevelBox(model: ReadSignal<HeroModel>, level: u8) -> impl IntoView {
    let is_full = Memo::new(move |_| level <= model.read().level);
    let is_next = move || model.with(|it| level == it.level + 1 && it.next.is_some());
    let number = 10 * model.read_untracked().hero.idx() as u32 + u32::from(level);
    let scribble = move || is_full.get().then(|| view! { <Scribble number=number/> });
    view! {
        <span class="pd-box" class:is-full=is_full class:is-next=is_next class:is-round=level == 4>
            <em>{level}</em>
            {scribble}
        </span>
    }
}
