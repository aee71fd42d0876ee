//! Talents and objectives: those to choose from, and those kept.

use leptos::prelude::*;

use super::controller::Controller;
use super::heroes::{in_colour, symbol};
use super::model::cards::ObjectiveModel;
use super::panel::Panel;
use super::selection::Spot;
use super::words::{labels, number, signed};
use crate::games::paper_dungeons::client::{Hero, Objective, Talent, messages};
use crate::kernel::{message, text};
use crate::parts::{Icon, aria};

/// The draft: two talents, two objectives.
#[component]
pub fn Deal(controller: Controller) -> impl IntoView {
    // The cards dealt, chosen or not: so the buttons stay, and the focus with them.
    let cards = controller
        .select(|it| it.deal.map(|it| (it.talents.map(|it| it.0), it.objectives.map(|it| it.0))));
    let title = Signal::derive(move || message!(controller.lang(), "deal").to_owned());
    let chapter = controller.hand.chapter;
    let is_chapter = move || chapter.read().is_some();
    let chapter_title = move || chapter.get().map(|it| format!("{}. ", it.title));
    let story = move || chapter.get().map(|it| it.story);
    let talents =
        move || cards.get().map(|it| it.0.map(|it| talent(controller, it)).collect_view());
    let objectives =
        move || cards.get().map(|it| it.1.map(|it| objective(controller, it)).collect_view());
    view! {
        <Panel class="pd-deal" title=title>
            <Show when=is_chapter>
                <p class="pd-tale"><b>{chapter_title}</b> {story}</p>
            </Show>
            <h3>{controller.text(text!("deal-talents"))}</h3>
            <div class="pd-pair">{talents}</div>
            <h3>{controller.text(text!("deal-objectives"))}</h3>
            <div class="pd-pair">{objectives}</div>
            <p class="pd-note">{controller.text(text!("deal-note"))}</p>
        </Panel>
    }
}

fn talent(controller: Controller, talent: Talent) -> impl IntoView {
    view! {
        <Choice controller=controller spot=Spot::Talent(talent)>
            <TalentFace controller=controller talent=talent/>
        </Choice>
    }
}

fn objective(controller: Controller, objective: Objective) -> impl IntoView {
    view! {
        <Choice controller=controller spot=Spot::Objective(objective)>
            <ObjectiveFace controller=controller objective=objective/>
        </Choice>
    }
}

/// A card that can be kept.
#[component]
fn Choice(controller: Controller, spot: Spot, children: Children) -> impl IntoView {
    let is_chosen = controller.select(move |it| it.deal.is_some_and(|it| it.has_chosen(spot)));
    let pressed = Signal::derive(move || aria(is_chosen.get()));
    view! {
        <button
            type="button"
            class="pd-card"
            aria-pressed=pressed
            on:click=move |_| { controller.input(spot); }
        >
            {children()}
            <Show when=move || is_chosen.get()>
                <span class="pd-tick"><Icon name="check"/></span>
            </Show>
        </button>
    }
}

/// The face of a talent card.
#[component]
fn TalentFace(controller: Controller, talent: Talent) -> impl IntoView {
    let card = talent.card();
    let glory = Signal::derive(move || glory_words(card.glory, controller));
    view! {
        <b class="pd-card-name">{controller.text(card.name)}</b>
        <span class="pd-card-text">{controller.text(card.effect)}</span>
        <span class="pd-card-glory"><Icon name="crown"/> {glory}</span>
    }
}

fn glory_words(glory: i8, controller: Controller) -> String {
    let n = signed(glory.into());
    let n = if glory == 0 { "0".to_owned() } else { n };
    message!(controller.lang(), "card-glory", glory = &n)
}

/// The face of an objective card: steps, glory, and the colours it gives.
#[component]
fn ObjectiveFace(controller: Controller, objective: Objective) -> impl IntoView {
    let card = objective.card();
    let steps = card.steps.iter().zip([2, 4, 6]).map(|(step, glory)| {
        view! {
            <span class="pd-step"><b>{*step}</b> <i><Icon name="crown"/> {glory}</i></span>
        }
    });
    let chip = |hero: Hero| {
        let colour = Some(card.colours[hero.idx()]);
        view! { <span class=in_colour(colour)><Icon name=symbol(hero)/></span> }
    };
    let chips = Hero::ALL.map(chip).collect_view();
    let colours = Signal::derive(move || labels::colours(card.colours, controller.lang()));
    view! {
        <b class="pd-card-name">{controller.text(card.name)}</b>
        <span class="pd-steps">{steps.collect_view()}</span>
        <span class="pd-chips">{chips} <span class="only-read">{colours}</span></span>
    }
}

/// The cards that the team shown has kept.
#[component]
pub fn OwnCards(controller: Controller) -> impl IntoView {
    let cards = controller.select(|it| it.cards);
    let is_rival = controller.select(|it| it.is_rival);
    let title = Signal::derive(move || {
        let title = if is_rival.get() { text!("cards") } else { text!("your-cards") };
        title.get(controller.lang()).to_owned()
    });
    let talent = move || cards.get().talent.map(|it| kept_talent(controller, it));
    let card = Memo::new(move |_| cards.get().objective.map(|it| it.objective));
    let model = move || cards.get().objective;
    let objective = move || match card.get() {
        Some(it) => kept_objective(controller, it, Signal::derive(model)).into_any(),
        None => {
            let words = move || {
                let lang = controller.lang();
                format!("{}: {}", message!(lang, "objective"), message!(lang, "objective-secret"))
            };
            view! { <p class="pd-none"><Icon name="lock"/> " " {words}</p> }.into_any()
        }
    };
    let has_kept = move || cards.read().talent.is_some();
    view! {
        <Show when=has_kept>
            <Panel class="pd-kept" title=title>{talent} {objective}</Panel>
        </Show>
    }
}

fn kept_talent(controller: Controller, talent: Talent) -> impl IntoView {
    let card = talent.card();
    let glory =
        (card.glory != 0).then(|| view! { <b class="is-glory">{signed(card.glory.into())}</b> });
    view! {
        <p class="pd-kept-card">
            <b class="pd-card-name">{controller.text(card.name)}</b>
            {glory}
            <small>{controller.text(card.effect)}</small>
        </p>
    }
}

/// An objective that was kept, and how far the team has come; it is drawn once.
fn kept_objective(
    controller: Controller,
    objective: Objective,
    model: Signal<Option<ObjectiveModel>>,
) -> impl IntoView {
    let card = objective.card();
    let top = card.steps[2].max(1);
    let count = Signal::derive(move || model.get().map_or(0, |it| it.count));
    let done = move || format!("{}%", 100 * u32::from(count.get().min(top)) / u32::from(top));
    let stop = |(step, glory): (&'static u8, i32)| {
        let at = format!("{}%", 100 * u32::from(*step) / u32::from(top));
        let is_reached = move || *step <= count.get();
        view! {
            <span class="pd-stop" class:is-full=is_reached style=("left", at)><b>{*step}</b> <i>{signed(glory)}</i></span>
        }
    };
    let stops = card.steps.iter().zip([2, 4, 6]).map(stop).collect_view();
    let now = move || message!(controller.lang(), "objective-now", n = count.get());
    let glory = move || number(model.get().map_or(0, |it| it.glory.into()));
    view! {
        <div class="pd-kept-card">
            <b class="pd-card-name">{controller.text(card.name)}</b>
            <b class="is-glory">{glory}</b>
            <div class="pd-scale" style=("--done", done)>
                <span class="pd-now">{now}</span>
                {stops}
            </div>
        </div>
    }
}
