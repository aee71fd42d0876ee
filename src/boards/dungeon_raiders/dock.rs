//! Under the thumb: what is wanted, what would come of it, one's own cards, and the buttons.

use leptos::prelude::*;

use super::controller::Controller;
use super::hand::OwnCards;
use super::model::{Other as Beside, Prompt};
use super::selection::Spot;
use super::words::sentences;
use crate::boards::kit::{MainAct, OtherAct, PromptLine, UndoAct};
use crate::games::dungeon_raiders::client::Phase;
use crate::games::dungeon_raiders::client::messages;
use crate::kernel::text;
use crate::parts::Icon;

/// The dock at the lower edge.
#[component]
pub fn Dock(controller: Controller) -> impl IntoView {
    let label = controller.text(text!("own-cards"));
    view! {
        <section class="rd-dock" aria-label=label>
            <div class="rd-dock-in">
                <Wanted controller=controller/>
                <OwnCards controller=controller/>
                <div class="rd-acts">
                    <Other controller=controller/>
                    <Lay controller=controller/>
                    <UndoAct controller=controller.kit class="rd-undo"/>
                </div>
            </div>
        </section>
    }
}

/// The demand, and what the cards that are weighed may lead to.
#[component]
fn Wanted(controller: Controller) -> impl IntoView {
    let say = controller.select(|it| it.dock.say);
    let weighed = controller.select(|it| it.dock.weighed);
    let actor = controller.select(|it| it.dock.actor);
    let name = move || match say.get() {
        Prompt::Watch(seat) | Prompt::OnlyTorch(Some(seat)) => controller.name(seat),
        _ => String::new(), // Nothing else is about somebody.
    };
    let words = move || sentences::prompt(say.get(), &name(), controller.lang());
    // Round one device, the player who is asked is named.
    let whose = move || controller.whose(actor.get());
    let warns = move || matches!(say.get(), Prompt::Crystal { is_wasted: true } | Prompt::Torch(0));
    let sign = move || warns().then_some("warning");
    let marks = move || {
        let all = weighed.get().map(|it| sentences::weighed(&it, controller.lang()));
        let mark = |(icon, words): (&'static str, String)| {
            view! { <i><Icon name=icon/> <span>{words}</span> " "</i> }
        };
        all.into_iter().flatten().map(mark).collect_view()
    };
    view! {
        <PromptLine
            class="rd-say"
            whose=Signal::derive(whose)
            sign=Signal::derive(sign)
            words=Signal::derive(words)
        >
            <span class="rd-weighed">{marks}</span>
        </PromptLine>
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
        <MainAct
            controller=controller.kit
            class="rd-main"
            words=Signal::derive(words)
            is_ready=Signal::derive(is_ready)
            on_press=press
        />
    }
}

/// Puts back what is weighed; or waits, by a crystal.
#[component]
fn Other(controller: Controller) -> impl IntoView {
    let other = controller.select(|it| it.dock.other);
    let words = move || sentences::other(other.get(), controller.lang());
    let spot = move || match other.get() {
        Beside::None => None,
        Beside::Drop => Some(Spot::Drop),
        Beside::Wait => Some(Spot::Wait),
    };
    view! {
        <OtherAct
            controller=controller.kit
            class="rd-other"
            words=Signal::derive(words)
            spot=Signal::derive(spot)
            on_tap=move |spot| controller.input(spot)
        />
    }
}
