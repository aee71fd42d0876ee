//! The map: it grows as locations are laid, can be moved about and drawn larger or smaller.

use leptos::html;
use leptos::prelude::*;

use super::controller::Controller;
use super::model::{EndModel, Lit, PlaceModel};
use super::plan::plan;
use super::selection::Thing;
use super::signs::{form_symbol, seat_class, shaped};
use super::words::{self, labels};
use crate::games::dungeoneer::client::{Exit, Ground, LocationId};
use crate::kernel::Lang;
use crate::kernel::kit::Side;
use crate::parts::{Icon, IconButton, each};
use crate::shell::board::scroll_to_share;

/// The sizes of a location, in pixels.
const SIZES: [u16; 5] = [64, 84, 112, 140, 176];

/// How large the map is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scale {
    /// All of it in sight.
    Whole,
    /// One of [`SIZES`].
    Step(usize),
}

/// The map with its tools.
#[component]
pub fn MapPanel(controller: Controller) -> impl IntoView {
    let scale = RwSignal::new(Scale::Step(2));
    let view = NodeRef::<html::Div>::new();
    let size = controller.select(|it| (it.map.columns, it.map.rows));
    let places = controller.select(|it| it.map.places.clone());
    let ends = controller.select(|it| it.map.ends.clone());
    let home = controller.select(|it| it.map.home);
    let columns = move || size.get().0.to_string();
    let rows = move || size.get().1.to_string();
    let side = move || match scale.get() {
        Scale::Whole => {
            let (columns, rows) = size.get();
            let most = SIZES[SIZES.len() - 1];
            format!("min(100cqw / {columns}, 100cqh / {rows}, {most}px)")
        }
        Scale::Step(nth) => format!("{}px", SIZES[nth]),
    };
    let go_home = move || {
        if let Some((column, row)) = home.get_untracked() {
            let (columns, rows) = size.get_untracked();
            scroll_to_share(view, share(column, columns), share(row, rows));
        }
    };
    // A hero who has moved stays in sight; so does the map's beginning, once it is drawn.
    Effect::new(move |_| {
        home.track();
        size.track();
        scale.track();
        request_animation_frame(go_home);
    });
    let step = move |by: isize| {
        scale.update(|it| {
            let nth = match it {
                Scale::Whole => 1,
                Scale::Step(nth) => *nth,
            };
            *it = Scale::Step(nth.saturating_add_signed(by).min(SIZES.len() - 1));
        });
    };
    let find = move |()| {
        scale.update(|it| {
            if *it == Scale::Whole {
                *it = Scale::Step(2);
            }
        });
        go_home();
    };
    let tool = move |words: crate::kernel::Text| {
        Signal::derive(move || words.get(controller.lang()).to_owned())
    };
    let label = controller.text(words::MAP);
    let to_lay = controller.select(|it| it.map.to_lay);
    let to_lay = move || to_lay.get().map(|it| view! { <ToLay controller=controller card=it/> });
    view! {
        <section class="dn-map" aria-label=label>
            <div class="dn-view" node_ref=view>
                <div class="dn-grid" style:--w=columns style:--h=rows style:--c=side>
                    {each(move || ends.get(), move |it| view! { <End controller=controller model=it/> })}
                    {each(move || places.get(), move |it| view! { <Place controller=controller model=it/> })}
                </div>
            </div>
            {to_lay}
            <div class="dn-tools">
                <IconButton icon="minus" label=tool(words::SMALLER) on_press=move |()| step(-1)/>
                <IconButton icon="dn-plus" label=tool(words::LARGER) on_press=move |()| step(1)/>
                <IconButton icon="dn-whole-map" label=tool(words::WHOLE_MAP) on_press=move |()| scale.set(Scale::Whole)/>
                <IconButton icon="dn-find-hero" label=tool(words::FIND_HERO) on_press=find/>
            </div>
        </section>
    }
}

/// The location that is to be laid, as it is printed.
#[component]
fn ToLay(controller: Controller, card: LocationId) -> impl IntoView {
    let exits = Side::ALL.map(|it| card.card().exit(it));
    let face = move || printed(card, exits, [false; 4], controller.lang());
    let name = move || card.name().name.get(controller.lang());
    let title = controller.text(words::TO_LAY);
    let class = match card.card().ground {
        Ground::Tunnel => "dn-loc is-corridor",
        Ground::DarkTunnel => "dn-loc is-corridor is-dark",
        Ground::Chamber => "dn-loc",
    };
    let said = move || labels::location(card, controller.lang());
    view! {
        <div class="dn-to-lay">
            <span>{title}</span>
            <span class="only-read">{said}</span>
            <div class=class aria-hidden="true">
                {face}
                <b class="dn-nm"><i>{name}</i></b>
            </div>
        </div>
    }
}

/// The middle of a column or row, as a share of all.
fn share(nth: u8, of: u8) -> f64 {
    (f64::from(nth) + 0.5) / f64::from(of.max(1))
}

/// A location.
#[component]
fn Place(controller: Controller, model: Memo<PlaceModel>) -> impl IntoView {
    let class = move || class_of(&model.read());
    let column = move || model.read().column.to_string();
    let row = move || model.read().row.to_string();
    let label = move || {
        let names = controller.hand.names.get();
        labels::place(&model.read(), &names, controller.lang())
    };
    let face = move || face_of(&model.read(), controller.lang());
    let name = move || model.read().card.name().name.get(controller.lang());
    view! {
        <button
            type="button"
            class=class
            style:--i=column
            style:--j=row
            on:click=move |_| controller.tap(Thing::Cell(model.get_untracked().cell))
        >
            <span class="only-read">{label}</span>
            <span class="unread" aria-hidden="true">
                {face}
                <b class="dn-nm"><i>{name}</i></b>
            </span>
        </button>
    }
}

fn class_of(model: &PlaceModel) -> String {
    let ground = match model.ground {
        Ground::Tunnel => " is-corridor",
        Ground::DarkTunnel => " is-corridor is-dark",
        Ground::Chamber => "",
    };
    let lit = match model.lit {
        Lit::Idle => "",
        Lit::Lit => " is-lit",
        Lit::Held => " is-lit is-aim",
    };
    let old = if model.is_new { "" } else { " is-old" };
    format!("dn-loc{ground}{lit}{old}")
}

/// What is printed on a location that lies so, but for its name.
fn printed(card: LocationId, exits: [Exit; 4], held: [bool; 4], lang: Lang) -> impl IntoView {
    let plates = Side::ALL.into_iter().filter_map(|side| {
        let (kind, letter, form, reach) = match exits[side.idx()] {
            Exit::Blocked(form, reach) => ("b", words::BLOCKED.get(lang), form, reach),
            Exit::Trap(form, reach) => ("t", words::TRAP_EXIT.get(lang), form, reach),
            Exit::Wall | Exit::Open => return None,
        };
        let held = if held[side.idx()] { " is-held" } else { "" };
        let class = format!("dn-ex {kind} {}{held}", side.key().to_ascii_lowercase());
        Some(view! { <span class=class>{letter} <Icon name=form_symbol(form)/> {reach}</span> })
    });
    let said = card.card();
    let has_effect = !said.abilities.is_empty();
    let effect = has_effect.then(|| view! { <span class="dn-fx"><Icon name="dn-effect"/></span> });
    view! {
        {plan(card, exits)}
        <span class="dn-v is-glory"><Icon name="glory"/> {said.glory}</span>
        <span class="dn-v is-peril"><Icon name="peril"/> {said.peril}</span>
        {plates.collect_view()}
        {effect}
    }
}

fn face_of(model: &PlaceModel, lang: Lang) -> impl IntoView + use<> {
    let stands = model.stands.iter().map(|it| {
        let own = if it.is_own { " is-me" } else { "" };
        let prone = if it.is_prone { " is-prone" } else { "" };
        let class = format!("dn-stand {}{own}{prone}", seat_class(it.seat));
        let carries = (0 < it.n_carried).then(|| {
            view! { <i class="dn-carries"><Icon name="dn-quest-escort"/></i> }
        });
        view! { <span class=class>{shaped(Some(it.seat), it.hero.symbol())} {carries}</span> }
    });
    let pins = model.pins.iter().map(|it| shaped(it.seat, words::category_symbol(it.category)));
    let off = model
        .is_deactivated
        .then(|| view! { <span class="dn-tok is-stop"><Icon name="dn-switched-off"/></span> });
    let bridge =
        model.has_bridge.then(|| view! { <span class="dn-tok"><Icon name="dn-bridge"/></span> });
    let escorts = (0 < model.n_tokens)
        .then(|| view! { <span class="dn-tok is-escort"><Icon name="dn-quest-escort"/></span> });
    let attached = (0 < model.n_attached)
        .then(|| view! { <span class="dn-tok"><Icon name="dn-attachment"/></span> });
    let price = model.ap.map(|ap| {
        let risk = model.risk.map(|it| view! { <small>{words::percent(it)}</small> });
        view! { <span class="dn-go"><b><Icon name="dn-ap"/> {ap}</b> {risk}</span> }
    });
    view! {
        {printed(model.card, model.exits, model.held, lang)}
        <span class="dn-toks">{off} {bridge} {escorts} {attached}</span>
        <span class="dn-pins">{pins.collect_view()}</span>
        <span class="dn-stands">{stands.collect_view()}</span>
        {price}
    }
}

/// An empty place.
#[component]
fn End(controller: Controller, model: Memo<EndModel>) -> impl IntoView {
    let class = move || if model.read().lit == Lit::Idle { "dn-end" } else { "dn-end is-place" };
    let is_held = move || model.read().lit == Lit::Held;
    let column = move || model.read().column.to_string();
    let row = move || model.read().row.to_string();
    let can_tap = move || model.read().lit != Lit::Idle;
    let label = move || words::EMPTY_PLACE.get(controller.lang());
    let place = move || {
        if can_tap() {
            let tap = move |_| controller.tap(Thing::Cell(model.get_untracked().cell));
            view! { <button type="button" on:click=tap aria-label=label>"+"</button> }.into_any()
        } else {
            view! { <i aria-hidden="true">"?"</i> }.into_any()
        }
    };
    view! { <span class=class class:is-aim=is_held style:--i=column style:--j=row>{place}</span> }
}
