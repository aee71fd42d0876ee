//! A location, as it lies on the map or is looked at closely: what is printed, what lies and who stands on it.

use leptos::prelude::*;

use super::controller::Controller;
use super::model::{Lit, Percent, PlaceModel};
use super::plan::plan;
use super::signs::{form_symbol, seat_class, shaped};
use super::words::{self, labels};
use crate::games::dungeoneer::client::{Exit, Ground, Hazard, LocationId};
use crate::kernel::Lang;
use crate::kernel::kit::Side;
use crate::parts::Icon;

/// The class of a location of this kind.
pub const fn ground_class(ground: Ground) -> &'static str {
    match ground {
        Ground::Tunnel => "dn-loc is-corridor",
        Ground::DarkTunnel => "dn-loc is-corridor is-dark",
        Ground::Chamber => "dn-loc",
    }
}

/// A word of more letters must be written smaller.
const LETTERS: usize = 9;

/// The class of a location's name: long words are written smaller.
pub fn name_class(name: &str) -> &'static str {
    if has_long_word(name, LETTERS) { "dn-nm is-long" } else { "dn-nm" }
}

/// Tells whether some word of a name has more letters than that.
pub fn has_long_word(name: &str, n_letters: usize) -> bool {
    name.split(' ').any(|it| n_letters < it.chars().count())
}

/// The print on a location that lies so, but for its name.
pub fn printed(
    card: LocationId,
    exits: [Exit; 4],
    mark: impl Fn(Side) -> (&'static str, Option<String>),
    lang: Lang,
) -> impl IntoView {
    let plates = Side::ALL.into_iter().filter_map(|side| {
        let (kind, letter, form, reach) = match exits[side.idx()] {
            Exit::Blocked(form, reach) => ("b", words::BLOCKED.get(lang), form, reach),
            Exit::Trap(form, reach) => ("t", words::TRAP_EXIT.get(lang), form, reach),
            Exit::Wall | Exit::Open => return None,
        };
        let (state, chance) = mark(side);
        let class = format!("dn-ex {kind} {} {state}", side.key().to_ascii_lowercase());
        let reach = match chance {
            Some(chance) => format!("{reach}+ {chance}"),
            None => reach.to_string(),
        };
        Some(view! { <span class=class><b>{letter}</b> <Icon name=form_symbol(form)/> {reach}</span> })
    });
    let says = card.card();
    let effect =
        says.has_effect().then(|| view! { <span class="dn-fx"><Icon name="dn-effect"/></span> });
    view! {
        {plan(card, exits)}
        <span class="dn-v is-glory"><Icon name="glory"/> {says.glory}</span>
        <span class="dn-v is-peril"><Icon name="peril"/> {says.peril}</span>
        {plates.collect_view()}
        {effect}
    }
}

/// The hazard for those who enter.
fn hazard(hazard: Hazard, is_stopped: bool) -> impl IntoView {
    let class = if is_stopped { "dn-hz is-stopped" } else { "dn-hz" };
    let (symbol, test) = match hazard {
        Hazard::Pit(form, reach) => ("dn-pit", Some((form, reach))),
        Hazard::Spikes(form, reach) => ("spikes", Some((form, reach))),
        Hazard::Danger(by) => {
            return view! { <span class=class><Icon name="dn-danger"/> "+" {by}</span> }.into_any();
        }
    };
    let test = test.map(|(form, reach)| view! { <Icon name=form_symbol(form)/> {reach} "+" });
    view! { <span class=class><Icon name=symbol/> {test}</span> }.into_any()
}

/// The print on a location on the map, and the marks of its exits.
#[derive(Clone, Copy, PartialEq)]
pub struct Walls {
    card: LocationId,
    exits: [Exit; 4],
    held: [bool; 4],
    tried: Option<(Side, Percent)>,
}

impl Walls {
    /// Those of a location.
    pub const fn of(model: &PlaceModel) -> Walls {
        let PlaceModel { card, exits, held, tried, .. } = *model;
        Walls { card, exits, held, tried }
    }

    /// Draws them.
    pub fn draw(self, lang: Lang) -> impl IntoView {
        let mark = move |side: Side| match self.tried.filter(|it| it.0 == side) {
            Some((_, chance)) => ("is-tried", Some(words::percent(chance))),
            None if self.held[side.idx()] => ("is-held", None),
            None => ("", None),
        };
        printed(self.card, self.exits, mark, lang)
    }
}

/// All that lies and stands on a location on the map.
pub fn upon(model: &PlaceModel) -> impl IntoView + use<> {
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
    let tokens = [
        (model.is_deactivated, "dn-tok is-stop", "dn-switched-off"),
        (model.has_bridge, "dn-tok", "dn-bridge"),
        (0 < model.n_tokens, "dn-tok is-escort", "dn-quest-escort"),
        (0 < model.n_attached, "dn-tok", "dn-attachment"),
    ];
    let tokens = tokens.into_iter().filter(|it| it.0);
    let mut tokens =
        tokens.map(|it| view! { <span class=it.1><Icon name=it.2/></span> }).peekable();
    let price = model.ap.map(|ap| {
        let ap = match model.ap_most {
            Some(most) => format!("{ap}–{most}"),
            None => ap.to_string(),
        };
        let risk = model.risk.map(|it| view! { <small>{words::percent(it)}</small> });
        view! { <span class="dn-go"><b><Icon name="dn-ap"/> {ap}</b> {risk}</span> }
    });
    let foot = (model.hazard.is_some() || tokens.peek().is_some()).then(|| {
        let hazard = model.hazard.map(|it| hazard(it, model.is_deactivated));
        view! { <span class="dn-foot">{hazard} {tokens.collect_view()}</span> }
    });
    let pins = (!model.pins.is_empty())
        .then(|| view! { <span class="dn-pins">{pins.collect_view()}</span> });
    let stands = (!model.stands.is_empty())
        .then(|| view! { <span class="dn-stands">{stands.collect_view()}</span> });
    view! {
        {foot}
        {pins}
        {stands}
        {price}
    }
}

/// The location that is held, large, with its numbers explained.
#[component]
pub fn Closer(controller: Controller) -> impl IntoView {
    let model =
        controller.select(|it| it.map.places.iter().find(|it| it.lit == Lit::Held).cloned());
    let draw = move || {
        let (model, lang) = (model.get()?, controller.lang());
        let name = model.card.name().name.get(lang);
        let lines = labels::place_lines(&model, lang).into_iter();
        Some(view! {
            <div class=ground_class(model.ground) aria-hidden="true">
                {Walls::of(&PlaceModel { tried: None, ..model.clone() }).draw(lang)}
                {upon(&PlaceModel { ap: None, ..model })}
                <b class=name_class(name)><i>{name}</i></b>
            </div>
            <ul class="dn-lines">{lines.map(|it| view! { <li>{it}</li> }).collect_view()}</ul>
        })
    };
    view! { {draw} }
}

/// A location drawn by itself, as it is printed.
#[component]
pub fn Printed(
    #[prop(into)] card: Signal<LocationId>,
    #[prop(into)] lang: Signal<Lang>,
) -> impl IntoView {
    let class = move || ground_class(card.get().card().ground);
    let face = move || {
        let card = card.get();
        let exits = Side::ALL.map(|it| card.card().exit(it));
        let waits = card.card().hazards().next().map(|it| hazard(it, false));
        view! {
            {printed(card, exits, |_| ("", None), lang.get())}
            <span class="dn-foot">{waits}</span>
        }
    };
    let name = move || card.get().name().name.get(lang.get());
    view! {
        <div class=class aria-hidden="true">
            {face}
            <b class=move || name_class(name())><i>{name}</i></b>
        </div>
    }
}
