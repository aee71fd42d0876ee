//! What a tap comes to.

use super::query::Query;
use super::selection::{Pick, Plan, Selection, Spot, Why};
use crate::games::dungeon_raiders::{Action, Card, Item, Lay, Phase, Place};

/// Answers a tap of `spot`.
pub fn pick(query: Query<'_>, spot: Spot) -> Pick {
    match spot {
        Spot::Room(place) => look_at(query, place),
        Spot::Drop => Pick::Selection(Selection::default()),
        Spot::Card(card) => pick_card(query, card),
        Spot::Wait => weigh(query, Plan::Crystal),
        Spot::Candidate(character) => weigh(query, Plan::Choose(character)),
        Spot::Main => match query.main() {
            Some(action) => Pick::Act(action),
            None if query.actor().is_none() => Pick::Nothing(Why::NotNow),
            None if query.ground().phase == Phase::Choosing => Pick::Nothing(Why::WhoFirst),
            None => Pick::Nothing(Why::ChooseFirst),
        },
    }
}

/// Looks at a room, or away from it.
fn look_at(query: Query<'_>, place: Place) -> Pick {
    let is_away = query.selection.peek == Some(place) || place == query.ground().here;
    Pick::Selection(Selection { peek: Some(place).filter(|_| !is_away), ..*query.selection })
}

fn plan(plan: Plan) -> Pick {
    // Whoever weighs a card wants to see the open room.
    Pick::Selection(Selection { plan, peek: None })
}

/// Weighs something; does it if it was weighed already.
fn weigh(query: Query<'_>, to: Plan) -> Pick {
    let Some(action) = to.action() else { return plan(to) };
    if !query.can(action) {
        return refuse(query, action);
    }
    if query.selection.plan == to { Pick::Act(action) } else { plan(to) }
}

fn refuse(query: Query<'_>, action: Action) -> Pick {
    Pick::Nothing(query.refusal(action).map_or(Why::NotNow, Why::Rule))
}

fn pick_card(query: Query<'_>, card: Card) -> Pick {
    if query.is_before_boss() && 1 < query.n_cards_max() {
        return gather(query, card);
    }
    match card {
        // Before a boss a torch is laid, by whoever may lay.
        Card::Item(Item::Torch) if !query.is_before_boss() || !query.can_lay() => {
            weigh(query, Plan::Torch)
        }
        Card::Item(Item::Crystal) if !query.is_before_boss() => weigh(query, Plan::Crystal),
        Card::Power(_) | Card::Item(_) => weigh(query, Plan::Lay(Lay::one(card))),
    }
}

/// Before a boss up to two cards are gathered; the main button lays them.
fn gather(query: Query<'_>, card: Card) -> Pick {
    let chosen: Vec<Card> = match query.selection.plan {
        Plan::Lay(lay) => lay.cards().collect(),
        Plan::Open | Plan::Crystal | Plan::Torch | Plan::Choose(_) => Vec::new(),
    };
    let n_chosen = chosen.iter().filter(|&&it| it == card).count();
    let is_full = chosen.len() == 2;
    let gathered: Vec<Card> = if 0 < n_chosen && (is_full || query.stock(card) <= n_chosen as u8) {
        chosen.into_iter().filter(|&it| it != card).collect()
    } else if is_full {
        return Pick::Nothing(Why::TwoCards);
    } else {
        chosen.into_iter().chain([card]).collect()
    };
    let to = match gathered[..] {
        [only] => Plan::Lay(Lay::one(only)),
        [one, other] => Plan::Lay(Lay::two(one, other)),
        _ => Plan::Open,
    };
    match to.action() {
        Some(action) if !query.can(action) => refuse(query, action),
        Some(_) | None => plan(to),
    }
}
