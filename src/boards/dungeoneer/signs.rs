//! Small signs: a seat, a form, a price, a number with its symbol.

use leptos::prelude::*;

use super::words;
use crate::games::dungeoneer::client::{AdventureId, Form, HeroId, Trait};
use crate::kernel::Seat;
use crate::parts::Icon;

/// The shapes of the six seats.
const SHAPES: [&str; 6] =
    ["dn-seat-1", "dn-seat-2", "dn-seat-3", "dn-seat-4", "dn-seat-5", "dn-seat-6"];

/// The class of a seat's colour.
pub const fn seat_class(seat: Seat) -> &'static str {
    const CLASSES: [&str; 6] = ["seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6"];
    CLASSES[seat.idx()]
}

/// A seat: by its colour, its shape and its hero.
#[component]
pub fn SeatSign(
    #[prop(into)] seat: Signal<Seat>,
    #[prop(into)] hero: Signal<HeroId>,
) -> impl IntoView {
    let class = move || format!("dn-seat {}", seat_class(seat.get()));
    let shape = Signal::derive(move || SHAPES[seat.get().idx()]);
    let symbol = Signal::derive(move || hero.get().symbol());
    view! { <span class=class><Icon name=shape/> <Icon name=symbol/></span> }
}

/// A sign in the shape of a seat; what is for all has a sun.
pub fn shaped(seat: Option<Seat>, symbol: &'static str) -> impl IntoView {
    let class = format!("dn-seat {}", seat.map_or("seat-all", seat_class));
    let shape = seat.map_or("dn-seat-all", |it| SHAPES[it.idx()]);
    view! { <span class=class><Icon name=shape/> <Icon name=symbol/></span> }
}

/// The symbol of a form.
pub const fn form_symbol(form: Form) -> &'static str {
    match form {
        Form::Melee => "melee",
        Form::Magic => "magic",
        Form::Speed => "speed",
    }
}

/// The three values of a hero or a monster; forms that can attack are filled.
pub fn values(values: [i8; 3], attacks: [bool; 3], chosen: Option<Form>) -> impl IntoView {
    let one = |form: Form| {
        let mut class = "dn-form".to_owned();
        if !attacks[form.idx()] {
            class.push_str(" is-counter");
        }
        if chosen == Some(form) {
            class.push_str(" is-chosen");
        }
        view! {
            <span class=class><i><Icon name=form_symbol(form)/></i> {words::number(values[form.idx()])}</span>
        }
    };
    view! { <span class="dn-forms">{Form::ALL.map(one).into_iter().collect_view()}</span> }
}

/// A price, in glory or in peril.
pub fn price(n: u8, in_peril: bool, is_cheaper: bool) -> impl IntoView + use<> {
    let mut class = if in_peril { "dn-cost in-peril" } else { "dn-cost in-glory" }.to_owned();
    if is_cheaper {
        class.push_str(" is-cut");
    }
    let symbol = if in_peril { "peril" } else { "glory" };
    view! { <span class=class><Icon name=symbol/> {n}</span> }
}

/// The printed price of a card, the lowest where there are several.
pub fn card_price(card: AdventureId) -> impl IntoView + use<> {
    let traits = card.card().traits;
    let in_peril = !traits.has(Trait::Boon) && !traits.has(Trait::Treasure);
    price(card.card().price.least(), in_peril, false)
}

/// The class of a card's kind.
pub fn kind_class(card: AdventureId) -> &'static str {
    let traits = card.card().traits;
    if traits.has(Trait::Boon) {
        "k-boon"
    } else if traits.has(Trait::Treasure) {
        "k-treasure"
    } else if traits.has(Trait::Bane) {
        "k-bane"
    } else if traits.has(Trait::Monster) {
        "k-monster"
    } else {
        "k-trap"
    }
}
