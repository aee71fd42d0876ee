//! Deeds that are done in more than one phase.

use super::fights;
use crate::bots::scale::BAD;
use crate::bots::{keeps, scale};
use crate::cards::ability::{Cost, Effect};
use crate::cards::{AdventureId, Form};
use crate::forecast;
use crate::pieces::{Fighter, Origin};
use crate::rules::uses;
use crate::state::{Open, State};
use kernel::Seat;

/// An attack on another hero; the action point is missing later.
pub fn strike_worth(open: &Open, seat: Seat, hero: Seat, form: Form) -> i32 {
    let all = forecast::strikes(open, seat, hero);
    let found = all.into_iter().find(|it| it.0 == form);
    found.map_or(BAD, |(form, exchange)| {
        fights::strike_worth(open, seat, Fighter::Hero(hero), form, exchange) - 900
    })
}

/// A potion is drunk where health is low.
pub fn heal_worth(open: &Open, seat: Seat, card: AdventureId) -> i32 {
    let hero = &open.heroes[seat];
    let missing = i32::from(hero.card.card().health) - i32::from(hero.health);
    let heals = keeps::heals(card);
    if heals && 2 <= missing && hero.health <= 3 { 2500 } else { -400 }
}

/// An ability that is used in a free moment.
pub fn use_worth(state: &State, seat: Seat, of: Origin, ability: u8) -> i32 {
    let open = &state.open;
    let hero = &open.heroes[seat];
    let Some(says) = uses::find_use(open, seat, of, ability) else { return BAD };
    let missing = hero.card.card().health.saturating_sub(hero.health);
    let costs: i32 = says
        .costs
        .iter()
        .map(|it| match it {
            Cost::Ap(n) => 700 * i32::from(*n),
            Cost::Health(n) => scale::wound(open, seat) * i32::from(*n),
            Cost::Hand(n) => 300 * i32::from(*n),
            Cost::Treasure(n) => 1500 * i32::from(*n),
            Cost::Glory(_) | Cost::Peril(_) => 250,
            Cost::Counter(_) | Cost::Itself => 200,
        })
        .sum();
    let gain: i32 = says
        .parts
        .iter()
        .map(|it| match &it.effect {
            Effect::Heal(..) if 0 < missing => 1000 + scale::WOUND,
            Effect::Fetch(_) => 900,
            Effect::Draw(_) => 350,
            Effect::Reveal { .. } => 700,
            Effect::Glory(..) => 500,
            Effect::FreeAttack(_) => 900,
            _ => 0,
        })
        .sum();
    gain - costs
}
