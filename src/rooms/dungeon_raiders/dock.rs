//! Under the thumb: what is wanted, what would come of it, one's own cards, and the buttons.

use leptos::prelude::*;

use super::bench::Bench;
use super::draft::Spot;
use super::hand::OwnCards;
use super::scene::{Other, Say};
use super::words::{self, sentences};
use crate::games::dungeon_raiders::Phase;
use crate::parts::Icon;
use crate::shell::room::{MainButton, UndoButton, explained};

/// The dock at the lower edge.
#[component]
pub fn Dock(bench: Bench) -> impl IntoView {
    let label = bench.text(words::OWN_CARDS);
    view! {
        <section class="rd-dock" aria-label=label>
            <div class="rd-dock-in">
                <SayLine bench=bench/>
                <OwnCards bench=bench/>
                <div class="rd-acts">
                    <OtherButton bench=bench/>
                    <Lay bench=bench/>
                    <UndoButton hand=bench.hand class="rd-undo"/>
                </div>
            </div>
        </section>
    }
}

/// What is wanted, and what the cards that are weighed may lead to.
#[component]
fn SayLine(bench: Bench) -> impl IntoView {
    let say = bench.look(|it| it.dock.say);
    let weighed = bench.look(|it| it.dock.weighed);
    let actor = bench.look(|it| it.dock.actor);
    let name = move || match say.get() {
        Say::Watch(seat) | Say::OnlyTorch(Some(seat)) => bench.name(seat),
        _ => String::new(), // Nothing else is about somebody.
    };
    let words = move || sentences::say(say.get(), &name(), bench.lang());
    // Round one device, whoever is asked is named.
    let asked = move || actor.get().filter(|_| bench.hand.is_shared.get());
    let whose = move || asked().map(|it| view! { <b class="rd-whose">{bench.name(it)}</b> });
    let warns = move || matches!(say.get(), Say::Crystal { is_wasted: true } | Say::Torch(0));
    let sign = move || warns().then(|| view! { <Icon name="warning"/> });
    let marks = move || {
        let all = weighed.get().map(|it| sentences::weighed(&it, bench.lang()));
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
fn Lay(bench: Bench) -> impl IntoView {
    let main = bench.look(|it| it.dock.main);
    let is_choosing = bench.look(|it| it.phase == Phase::Choosing);
    let words = move || match main.get() {
        Some(action) => {
            let brief = sentences::brief(action, bench.lang());
            brief.unwrap_or_else(|| bench.offer(&action))
        }
        None => sentences::nothing_yet(is_choosing.get()).get(bench.lang()).to_owned(),
    };
    let is_ready = move || main.get().is_some();
    let press = move |()| bench.touch(Spot::Main);
    view! {
        <MainButton
            class="rd-main"
            {..explained(move || bench.why(Spot::Main))}
            words=Signal::derive(words)
            is_ready=Signal::derive(is_ready)
            is_resting=Signal::derive(move || bench.caution.rests(Spot::Main))
            node_ref=bench.main
            on_press=press
        />
    }
}

/// Puts back what is weighed; or waits, by a crystal.
#[component]
fn OtherButton(bench: Bench) -> impl IntoView {
    let other = bench.look(|it| it.dock.other);
    let words = move || sentences::other(other.get(), bench.lang());
    let is_hidden = move || other.get() == Other::None;
    let press = move |_| match other.get_untracked() {
        Other::None => {}
        Other::Drop => bench.touch(Spot::Drop),
        Other::Wait => bench.touch(Spot::Wait),
    };
    view! {
        <button type="button" class="rd-other" hidden=is_hidden on:click=press>
            {words}
        </button>
    }
}
