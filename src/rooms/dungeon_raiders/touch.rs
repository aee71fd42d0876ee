//! What a touch comes to.

use super::draft::{Draft, Pick, Plan, Spot, Why};
use super::sight::Sight;
use crate::games::dungeon_raiders::{Action, Card, Item, Lay, Phase, Place};

/// Answers a touch of `spot`.
pub fn pick(sight: Sight<'_>, spot: Spot) -> Pick {
    match spot {
        Spot::Room(place) => look_at(sight, place),
        Spot::Drop => Pick::Draft(Draft::default()),
        Spot::Card(card) => pick_card(sight, card),
        Spot::Wait => weigh(sight, Plan::Crystal),
        Spot::Candidate(character) => weigh(sight, Plan::Choose(character)),
        Spot::Main => match sight.main() {
            Some(action) => Pick::Act(action),
            None if sight.actor().is_none() => Pick::Nothing(Why::NotNow),
            None if sight.ground().phase == Phase::Choosing => Pick::Nothing(Why::WhoFirst),
            None => Pick::Nothing(Why::ChooseFirst),
        },
    }
}

/// Looks at a room, or away from it.
fn look_at(sight: Sight<'_>, place: Place) -> Pick {
    let is_away = sight.draft.peek == Some(place) || place == sight.ground().here;
    Pick::Draft(Draft { peek: Some(place).filter(|_| !is_away), ..*sight.draft })
}

fn plan(plan: Plan) -> Pick {
    // Whoever weighs a card wants to see the open room.
    Pick::Draft(Draft { plan, peek: None })
}

/// Weighs something; does it if it was weighed already.
fn weigh(sight: Sight<'_>, to: Plan) -> Pick {
    let Some(action) = to.action() else { return plan(to) };
    if !sight.can(action) {
        return refuse(sight, action);
    }
    if sight.draft.plan == to { Pick::Act(action) } else { plan(to) }
}

fn refuse(sight: Sight<'_>, action: Action) -> Pick {
    Pick::Nothing(sight.refusal(action).map_or(Why::NotNow, Why::Rule))
}

fn pick_card(sight: Sight<'_>, card: Card) -> Pick {
    if sight.is_before_boss() && 1 < sight.n_cards_max() {
        return gather(sight, card);
    }
    match card {
        // Before a boss a torch is laid, by whoever may lay.
        Card::Item(Item::Torch) if !sight.is_before_boss() || !sight.can_lay() => {
            weigh(sight, Plan::Torch)
        }
        Card::Item(Item::Crystal) if !sight.is_before_boss() => weigh(sight, Plan::Crystal),
        Card::Power(_) | Card::Item(_) => weigh(sight, Plan::Lay(Lay::one(card))),
    }
}

/// Before a boss up to two cards are gathered; the main button lays them.
fn gather(sight: Sight<'_>, card: Card) -> Pick {
    let chosen: Vec<Card> = match sight.draft.plan {
        Plan::Lay(lay) => lay.cards().collect(),
        Plan::Open | Plan::Crystal | Plan::Torch | Plan::Choose(_) => Vec::new(),
    };
    let n_chosen = chosen.iter().filter(|&&it| it == card).count();
    let is_full = chosen.len() == 2;
    let gathered: Vec<Card> = if 0 < n_chosen && (is_full || sight.stock(card) <= n_chosen as u8) {
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
        Some(action) if !sight.can(action) => refuse(sight, action),
        Some(_) | None => plan(to),
    }
}
