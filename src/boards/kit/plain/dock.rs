//! Under the thumb: what is wanted, a button for each action, and undo.

use crate::kernel::text;
use leptos::prelude::*;

use super::game::Plain;
use super::model::{Choice, Prompt};
use super::query::Spot;
use super::words;
use crate::boards::kit::{Controller, PromptLine, UndoAct};
use crate::parts::{aria, each, focus};
use crate::shell::board::explained;
use crate::shell::words::messages;

/// The dock at the lower edge.
#[component]
pub fn Dock<G: Plain>(controller: Controller<G>) -> impl IntoView {
    let prompt = controller.select(|it| it.prompt.clone());
    let groups = controller.select(|it| it.groups.clone());
    let is_watching = move || !matches!(*prompt.read(), Prompt::Choose(_));
    // Round one device, the player who is asked is named.
    let whose = move || match *prompt.read() {
        Prompt::Choose(seat) => controller.whose(Some(seat)),
        Prompt::Watch(_) | Prompt::Over => None,
    };
    let wanted = move || words::prompt(&prompt.read(), controller.lang());
    let label = controller.text(text!("plain-actions"));
    let group = move |group: Memo<Vec<Choice>>| {
        let acts = each(move || group.get(), move |choice| act(controller, choice));
        view! { <div class="pl-group">{acts}</div> }
    };
    view! {
        <section class="pl-dock" aria-label=label class:is-watching=is_watching>
            <div class="pl-dock-in">
                <PromptLine
                    class="pl-wanted"
                    whose=Signal::derive(whose)
                    words=Signal::derive(wanted)
                >
                    ""
                </PromptLine>
                <div class="pl-acts">
                    {each(move || groups.get(), group)}
                    <UndoAct controller=controller class="pl-undo"/>
                </div>
            </div>
        </section>
    }
}

/// The button of an action. Where it is not allowed, a tap says why.
fn act<G: Plain>(controller: Controller<G>, choice: Memo<Choice>) -> AnyView {
    let spot = move || Spot(choice.read().nth);
    // The first one is where the focus goes when another has left the page.
    let is_main = choice.read_untracked().nth == 0;
    let place = if is_main { controller.main } else { NodeRef::new() };
    let press = move |_| {
        if controller.input(untrack(spot)).is_gone {
            focus(controller.main);
        }
    };
    view! {
        <button
            type="button"
            class="pl-act"
            class:is-ready=move || choice.read().is_allowed
            class:is-resting=move || controller.caution.rests(spot())
            node_ref=place
            data-nth=move || choice.read().nth
            aria-disabled=move || aria(!choice.read().is_allowed)
            on:click={press}
            {..explained(move || controller.why(spot()))}
        >
            {move || choice.read().words.clone()}
        </button>
    }
    .into_any()
}
