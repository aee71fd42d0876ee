//! The worth of cards to the player who has them, in hundredths of a point.

use crate::cards::ability::{Effect, Trigger};
use crate::cards::{AdventureId, Form, Lasting, Trait, When};
use crate::rules::plays;
use crate::state::Open;
use kernel::Seat;

/// A card in an inventory: what it cost, and more where it suits the hero.
pub fn readied(open: &Open, seat: Seat, card: AdventureId) -> i32 {
    let says = card.card();
    let price = i32::from(says.price.least());
    if says.traits.has(Trait::Bane) {
        return 250 * price;
    }
    300 + 350 * price + 150 * suits(open, seat, card)
}

/// The fit between a hero and what a card adds: a form in which it is good.
fn suits(open: &Open, seat: Seat, card: AdventureId) -> i32 {
    let hero = &open.heroes[seat];
    let parts = card.card().abilities.iter().flat_map(|it| it.parts.iter());
    let one = |effect: &Effect| match effect {
        Effect::Stat(_, Form::Speed, by) => 6 * i32::from(*by),
        Effect::Stat(_, form, by) => i32::from(hero.base(*form).min(3)) * i32::from(*by) + 1,
        _ => 0,
    };
    parts.map(|it| one(&it.effect)).sum()
}

/// A card in a hand.
pub fn in_hand(open: &Open, seat: Seat, card: AdventureId) -> i32 {
    let says = card.card();
    let price = i32::from(says.price.least());
    if says.traits.has(Trait::Monster) {
        return 300 + 80 * price;
    }
    if says.traits.has(Trait::Trap) {
        return 250 + 40 * price;
    }
    if says.traits.has(Trait::Bane) {
        return 250 + 30 * price;
    }
    match says.lasting {
        Lasting::Permanent if plays::may_ready(open, seat, card).is_err() => 80,
        Lasting::Permanent => 200 + 90 * price + 50 * suits(open, seat, card),
        Lasting::Instant if heals(card) => 700,
        Lasting::Instant if says.when == When::Response => 450,
        Lasting::Instant
        | Lasting::PermanentByTarget
        | Lasting::Attachment(_)
        | Lasting::Monster => 350,
    }
}

/// Tells whether a card recovers health when it is played.
pub fn heals(card: AdventureId) -> bool {
    has_effect(card, |it| matches!(it, Effect::Heal(..)))
}

/// Tells whether a card does such a thing when it is played.
pub fn has_effect(card: AdventureId, is_it: impl Fn(&Effect) -> bool) -> bool {
    let played = card.card().abilities.iter().filter(|it| it.trigger == Trigger::Play);
    played.flat_map(|it| it.parts.iter()).any(|it| is_it(&it.effect))
}
