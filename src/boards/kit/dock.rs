//! The dock under the thumb: what is wanted, the one main button and the one beside it, undo, a hint.
//! A board lays them out in its own way.

use leptos::prelude::*;

use super::controller::Controller;
use super::playable::Playable;
use crate::kernel::Text;
use crate::parts::Icon;
use crate::shell::board::{MainButton, Readiness, UndoButton, explained};

/// One line about what is wanted; beside it, what the main button would bring.
#[component]
pub fn PromptLine(
    #[prop(into)] class: Signal<&'static str>,
    /// The one who is asked, where several people share the device.
    #[prop(optional, into)]
    whose: MaybeProp<String>,
    /// The name of a symbol before the words, such as `warning`; none without one.
    #[prop(optional, into)]
    sign: Signal<Option<&'static str>>,
    #[prop(into)] words: Signal<String>,
    children: Children,
) -> impl IntoView {
    let whose = move || whose.get().map(|it| view! { <b class="is-whose">{it}</b> });
    let has_sign = move || sign.get().is_some();
    let sign = move || sign.get().map(|it| view! { <Icon name=it/> });
    view! {
        <p class=class>
            {whose}
            <span class:is-warning=has_sign>{sign} {words}</span>
            {children()}
        </p>
    }
}

/// The one main button. It says why it does nothing while it does, and rests after a tap that brought
/// something final under the finger.
#[component]
pub fn MainAct<B: Playable>(
    controller: Controller<B>,
    class: &'static str,
    #[prop(into)] words: Signal<String>,
    #[prop(into)] is_ready: Signal<bool>,
    #[prop(into)] on_press: Callback<()>,
) -> impl IntoView {
    let is_resting = Signal::derive(move || controller.caution.rests(B::MAIN));
    let readiness = Readiness { is_ready, is_resting };
    view! {
        <MainButton
            class=class
            words=words
            readiness=readiness
            node_ref=controller.main
            on_press={on_press}
            {..explained(move || controller.why(B::MAIN))}
        />
    }
}

/// The button beside the main one: to put down what is in hand, or the choice that is less likely. It
/// stands there only while it does something.
#[component]
pub fn OtherAct<B: Playable>(
    controller: Controller<B>,
    #[prop(into)] class: Signal<&'static str>,
    #[prop(into)] words: Signal<String>,
    /// The spot that a press taps; none while there is nothing to do.
    #[prop(into)]
    spot: Signal<Option<B::Spot>>,
    #[prop(into)] on_tap: Callback<B::Spot>,
) -> impl IntoView {
    let is_hidden = move || spot.get().is_none();
    // While it rests, a tap of it says so.
    let is_resting = move || spot.get().is_some_and(|it| controller.caution.rests(it));
    let press = move |_| {
        if let Some(spot) = spot.get_untracked() {
            on_tap.run(spot);
        }
    };
    view! {
        <button
            type="button"
            class=class
            class:is-resting=is_resting
            hidden=is_hidden
            on:click=press
        >
            {words}
        </button>
    }
}

/// The button that takes the last action back.
#[component]
pub fn UndoAct<B: Playable>(
    controller: Controller<B>,
    class: &'static str,
    /// True if the word stands beside the symbol.
    #[prop(optional)]
    has_word: bool,
) -> impl IntoView {
    view! { <UndoButton hand=controller.hand class=class has_word=has_word/> }
}

/// A hint for a first game, and the button that puts those of this game away for good on this device.
#[component]
pub fn Hint<B: Playable>(
    controller: Controller<B>,
    class: &'static str,
    /// The words; none while nothing is said.
    #[prop(into)]
    words: Signal<Option<&'static str>>,
    /// The name of the button that puts hints away.
    hide: Text,
    /// Called after hints were put away: the focus needs another place.
    #[prop(into)]
    on_hide: Callback<()>,
) -> impl IntoView {
    let hints = controller.hand.hints;
    let is_shown = move || controller.hand.is_live && hints.are_shown() && words.get().is_some();
    let label = controller.text(hide);
    let put_away = move |_| {
        hints.put_away();
        on_hide.run(());
    };
    view! {
        <div class=class>
            <Show when=is_shown>
                <div class="kit-hint">
                    <Icon name="info"/>
                    <p>{words}</p>
                    <button type="button" class="kit-hide" aria-label=label on:click=put_away>
                        <Icon name="close"/>
                    </button>
                </div>
            </Show>
        </div>
    }
}
