//! A match in symbols, for a seat of it, and drawn.

pub mod table;

use leptos::prelude::*;

use crate::kernel::{Lang, Sign, Trail};
use crate::parts::Icon;

/// The drawing of a symbol: the class of its square, and what stands on it.
pub const fn drawn(sign: Sign) -> (&'static str, Option<&'static str>) {
    match sign {
        Sign::Step => ("sign is-step", None),
        Sign::Ahead => ("sign", None),
        Sign::Gain => ("sign is-gain", None),
        Sign::Boon => ("sign is-boon", None),
        Sign::Loss => ("sign is-loss", None),
        Sign::Quest => ("sign is-boon", Some("star")),
        Sign::Quests => ("sign is-boon", Some("crown")),
        Sign::Trophy => ("sign is-gain", Some("trophy")),
        Sign::Second => ("sign is-second", Some("medal")),
        Sign::Third => ("sign is-third", Some("medal")),
        Sign::Home => ("sign is-gain", Some("tavern")),
        Sign::Portal => ("sign is-boon", Some("portal")),
        Sign::Fled => ("sign is-loss", Some("close")),
        Sign::Dead => ("sign is-dead", Some("skull")),
    }
}

/// The symbols of a match, line beside line; nothing where there are none.
pub fn draw_trail(trail: &Trail, lang: Lang) -> Option<AnyView> {
    let sign = |it: &Sign| {
        let (class, symbol) = drawn(*it);
        view! { <i class=class>{symbol.map(|it| view! { <Icon name=it/> })}</i> }
    };
    let line = |it: &Vec<Sign>| {
        let signs = it.iter().map(sign).collect_view();
        view! { <span class="trail-line">{signs}</span> }
    };
    let lines = trail.0.iter().map(line).collect_view();
    let label = trail.describe(lang);
    (!trail.is_empty())
        .then(|| view! { <p class="trail" role="img" aria-label=label>{lines}</p> }.into_any())
}
