//! Under the thumb: what is wanted, what would come of it, one's own cards, and the buttons.

use leptos::prelude::*;

use super::controller::Controller;
use super::hand::OwnCards;
use super::model::{Other, Prompt};
use super::selection::Spot;
use super::words::{self, sentences};
use crate::games::dungeon_raiders::Phase;
use crate::parts::Icon;
use crate::shell::board::{MainButton, UndoButton, explained};

/// The dock at the lower edge.
#[component]
pub fn Dock(controller: Controller) -> impl IntoView {
    let label = controller.text(words::OWN_CARDS);
    view! {
        <section class="rd-dock" aria-label=label>
            <div class="rd-dock-in">
                <PromptLine controller=controller/>
                <OwnCards controller=controller/>
                <div class="rd-acts">
                    <OtherButton controller=controller/>
                    <Lay controller=controller/>
                    <UndoButton hand=controller.hand class="rd-undo"/>
                </div>
            </div>
        </section>
    }
}

/// What is wanted, and what the cards that are weighed may lead to.
#[component]
fn PromptLine(controller: Controller) -> impl IntoView {
    let say = controller.select(|it| it.dock.say);
    let weighed = controller.select(|it| it.dock.weighed);
    let actor = controller.select(|it| it.dock.actor);
    let name = move || match say.get() {
        Prompt::Watch(seat) | Prompt::OnlyTorch(Some(seat)) => controller.name(seat),
        _ => String::new(), // Nothing else is about somebody.
    };
    let words = move || sentences::prompt(say.get(), &name(), controller.lang());
    // Round one device, whoever is asked is named.
    let asked = move || actor.get().filter(|_| controller.hand.is_shared.get());
    let whose = move || asked().map(|it| view! { <b class="rd-whose">{controller.name(it)}</b> });
    let warns = move || matches!(say.get(), Prompt::Crystal { is_wasted: true } | Prompt::Torch(0));
    let sign = move || warns().then(|| view! { <Icon name="warning"/> });
    let marks = move || {
        let all = weighed.get().map(|it| sentences::weighed(&it, controller.lang()));
        let mark = |(icon, words): (&'static str, String)| {
            view! { <i><Icon name=icon/> <span>{words}</span> " "</i> }
        };
        all.into_iter().flatten().map(mark).collect_view()
    };
    view! {
        <p class="rd-say">
            {whose}
            <span class:is-warning=warns>{sign} {words}</span>
            <span class="rd-weighed">{marks}</span>
        </p>
    }
}

/// Does what is weighed.
#[component]
fn Lay(controller: Controller) -> impl IntoView {
    let main = controller.select(|it| it.dock.main);
    let is_choosing = controller.select(|it| it.phase == Phase::Choosing);
    let words = move || match main.get() {
        Some(action) => {
            let brief = sentences::brief(action, controller.lang());
            brief.unwrap_or_else(|| controller.offer(&action))
        }
        None => sentences::nothing_yet(is_choosing.get()).get(controller.lang()).to_owned(),
    };
    let is_ready = move || main.get().is_some();
    let press = move |()| controller.input(Spot::Main);
    view! {
        <MainButton
            class="rd-main"
            {..explained(move || controller.why(Spot::Main))}
            words=Signal::derive(words)
            is_ready=Signal::derive(is_ready)
            is_resting=Signal::derive(move || controller.caution.rests(Spot::Main))
            node_ref=controller.main
            on_press=press
        />
    }
}

/// Puts back what is weighed; or waits, by a crystal.
#[component]
fn OtherButton(controller: Controller) -> impl IntoView {
    let other = controller.select(|it| it.dock.other);
    let words = move || sentences::other(other.get(), controller.lang());
    let is_hidden = move || other.get() == Other::None;
    let press = move |_| match other.get_untracked() {
        Other::None => {}
        Other::Drop => controller.input(Spot::Drop),
        Other::Wait => controller.input(Spot::Wait),
    };
    view! {
        <button type="button" class="rd-other" hidden=is_hidden on:click=press>
            {words}
        </button>
    }
}
