//! The panel for a hero alone, where rivals would be: the way out, the peril dice, the cards that they brought, and
//! the dangers in wait.

use leptos::prelude::*;

use super::controller::Controller;
use super::signs::kind_class;
use super::words::{self, sentences};
use crate::games::dungeoneer::client::{AdventureId, Event};
use crate::parts::Icon;

/// The last roll of the peril dice, and what came of it.
#[derive(Clone, PartialEq, Eq, Default)]
struct PerilRoll {
    faces: Vec<u8>,
    reach: u8,
    n_hits: u8,
    cards: Vec<AdventureId>,
}

/// The dice that were rolled last among these events, with the cards that came after them.
fn last_peril_roll(events: &[Event]) -> PerilRoll {
    let mut roll = PerilRoll::default();
    for event in events {
        match event {
            Event::PerilDice { faces, reach, n_hits, .. } => {
                roll = PerilRoll {
                    faces: faces.clone(),
                    reach: *reach,
                    n_hits: *n_hits,
                    cards: Vec::new(),
                };
            }
            Event::DrewPeril { card } => roll.cards.push(*card),
            _ => {} // The rest is told elsewhere.
        }
    }
    roll
}

/// The concerns of a hero alone.
#[component]
pub fn Alone(controller: Controller) -> impl IntoView {
    let alone = controller.select(|it| it.alone.clone().unwrap_or_default());
    let way = move || {
        let alone = alone.read();
        sentences::way_out(alone.n_done, alone.n_steps, controller.lang())
    };
    let waiting = Signal::derive(move || alone.read().waiting.clone());
    view! {
        <section class="dn-alone grain">
            <h2><Icon name="entrance"/> {controller.text(words::ALONE)}</h2>
            <p>{way}</p>
            <h3><Icon name="dice"/> {controller.text(words::PERIL_DICE)}</h3>
            <Came controller=controller/>
            <Cards controller=controller title=words::WAITING cards=waiting/>
        </section>
    }
}

/// The result of the last peril dice, where somebody is asked about it; nothing without dice.
#[component]
pub fn Met(controller: Controller) -> impl IntoView {
    let has_dice =
        Memo::new(move |_| !last_peril_roll(&controller.hand.recent.read()).faces.is_empty());
    view! {
        <Show when=move || has_dice.get()>
            <div class="dn-came"><Came controller=controller/></div>
        </Show>
    }
}

/// The peril dice that were rolled last, and the cards that they brought.
#[component]
fn Came(controller: Controller) -> impl IntoView {
    let dice = Memo::new(move |_| last_peril_roll(&controller.hand.recent.read()));
    let faces = move || {
        let dice = dice.read();
        let one = |face: &u8| {
            let class = if *face <= dice.reach { "dn-die is-hit" } else { "dn-die" };
            view! { <i class=class>{*face}</i> }
        };
        dice.faces.iter().map(one).collect_view()
    };
    let words = move || {
        let dice = dice.read();
        match dice.faces.len() {
            0 => words::NO_DICE.get(controller.lang()).to_owned(),
            _ => sentences::peril_dice(dice.reach, dice.n_hits, controller.lang()),
        }
    };
    let drawn = Signal::derive(move || dice.read().cards.clone());
    view! {
        <p class="dn-dice">{faces}</p>
        <p>{words}</p>
        <Cards controller=controller title=words::DRAWN cards=drawn/>
    }
}

/// Cards in their order, each with what it does; nothing without cards.
#[component]
fn Cards(
    controller: Controller,
    title: crate::kernel::Text,
    cards: Signal<Vec<AdventureId>>,
) -> impl IntoView {
    let one = move |card: AdventureId| {
        let lang = controller.lang();
        let class = format!("dn-told {}", kind_class(card));
        view! {
            <li class=class>
                <Icon name=card.symbol()/>
                <b>{card.name().name.get(lang)}</b>
                <span>{card.text(lang).rules.join(" ")}</span>
            </li>
        }
    };
    let list = move || cards.get().into_iter().map(one).collect_view();
    view! {
        <div hidden=move || cards.read().is_empty()>
            <h3>{controller.text(title)}</h3>
            <ol>{list}</ol>
        </div>
    }
}
