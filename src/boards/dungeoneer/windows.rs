//! The panel of a question out of turn: what happens, what it means, and what can be played, a row for each.

use leptos::prelude::*;

use super::controller::Controller;
use super::model::Choice;
use super::selection::Spot;
use super::signs::{SeatSign, kind_class, price};
use super::solo::Met;
use super::words::{self, battles, sentences};
use crate::games::dungeoneer::client::{
    Fighter, HeroId, Moment, Open, Price, Row, Step, moments, row,
};
use crate::kernel::Seat;
use crate::parts::{Icon, aria, each};

/// The panel; nothing while the table itself is the place.
#[component]
pub fn Window(controller: Controller) -> impl IntoView {
    let panel = controller.select(|it| it.dock.panel.zip(it.dock.actor));
    let rows = controller
        .select(|it| if it.dock.panel.is_some() { it.dock.choices.clone() } else { Vec::new() });
    let told = Memo::new(move |_| {
        let (moment, seat) = panel.get()?;
        Some(
            controller
                .hand
                .view
                .with(|it| moments::told(&it.open, moment, seat, controller.lang())),
        )
    });
    let title = move || told.get().map(|it| it.0);
    let line = move || told.get().map(|it| it.1);
    let whose = move || {
        let is_shared = controller.hand.is_shared.get();
        panel.get().filter(|_| is_shared).map(|it| view! { <b>{controller.name(it.1)} ": "</b> })
    };
    let doer = Memo::new(move |_| {
        let asked = panel.get();
        controller.hand.view.with(|it| doer(&it.open, asked))
    });
    // What comes decides what is played against it.
    let is_alone = controller.select(|it| it.alone.is_some());
    let is_met = move || matches!(panel.get(), Some((Moment::Entered, _))) && is_alone.get();
    let met = move || is_met().then(|| view! { <Met controller=controller/> });
    let label = controller.text(words::OFFERED);
    let is_empty = move || rows.read().is_empty();
    let rows = move || rows.get().into_iter().enumerate().collect::<Vec<_>>();
    view! {
        <div class="dn-window" hidden=move || panel.get().is_none()>
            <div class="dn-window-head">
                <SeatSign
                    seat=Signal::derive(move || doer.get().0)
                    hero=Signal::derive(move || doer.get().1)
                />
                <div>
                    <h2>{title}</h2>
                    <p>{whose} {line}</p>
                </div>
            </div>
            {met}
            <div class="dn-choices dn-rows" role="group" aria-label=label>
                {each(rows, move |it| view! { <WindowRow controller=controller model=it/> })}
            </div>
            <p class="dn-sheet-line" hidden=move || !is_empty()>{controller.text(words::NOTHING_TO_PLAY)}</p>
        </div>
    }
}

/// Whose doing the question is about.
fn doer(open: &Open, asked: Option<(Moment, Seat)>) -> (Seat, HeroId) {
    let of_card = || {
        open.agenda.iter().find_map(|it| match it {
            Step::Resolve { by, .. } => Some(*by),
            _ => None,
        })
    };
    let of_roll = || match open.roll.as_ref()?.by {
        Fighter::Hero(seat) => Some(seat),
        Fighter::Foe(_) => Some(open.battle.as_ref()?.lord),
    };
    let seat = match asked {
        Some((Moment::Wound, seat)) => Some(seat),
        Some((Moment::Counter, _)) => of_card(),
        Some((Moment::BeforeRoll, _)) => of_roll(),
        Some((Moment::Response, _)) => open.battle.as_ref().map(|it| it.hero),
        _ => None,
    };
    let seat = seat.unwrap_or(open.active);
    (seat, open.heroes[seat].card)
}

/// Something that can be played.
#[component]
fn WindowRow(controller: Controller, model: Memo<(usize, Choice)>) -> impl IntoView {
    let row = Memo::new(move |_| {
        let lang = controller.lang();
        controller.hand.view.with(|it| row(&model.read().1.action, it, lang))
    });
    let class = move || {
        let kind = row.read().card.map_or("k-deed", kind_class);
        let planned = if model.read().1.is_planned { " is-planned" } else { "" };
        format!("dn-choice dn-row {kind}{planned}")
    };
    let symbol = Signal::derive(move || {
        let row = row.read();
        row.card.map_or(row.symbol, |it| it.symbol())
    });
    let cost = move || row.read().price.map(|it| sentences::cost(it, controller.lang()));
    let pressed = move || aria(model.read().1.is_planned);
    let spot = move || Spot::Choice(model.get_untracked().0 as u16);
    let effect = move || model.read().1.effect.map(|it| battles::effect(it, controller.lang()));
    let words = move |of: fn(&Row) -> &String| row.with(|it| of(it).clone());
    view! {
        <button
            type="button"
            class=class
            aria-pressed=pressed
            on:click=move |_| controller.input(spot())
        >
            <span class="dn-row-band"><Icon name=symbol/></span>
            <span class="dn-row-words">
                <b>{move || words::hyphened(&words(|it| &it.name))}</b>
                <small>{move || words(|it| &it.effect)}</small>
                <em>{move || words(|it| &it.now)}</em>
                <em>{effect}</em>
            </span>
            <span class="only-read">{cost}</span>
            <span class="unread" aria-hidden="true">{move || row.read().price.map(sign)}</span>
        </button>
    }
}

/// A price as a sign.
fn sign(cost: Price) -> AnyView {
    match cost {
        Price::Glory(n) => price(n, false, false).into_any(),
        Price::Peril(n) => price(n, true, false).into_any(),
        Price::Ap(n) => {
            view! { <span class="dn-cost in-ap"><Icon name="dn-ap"/> {n}</span> }.into_any()
        }
    }
}
