//! The result of a tap.

use super::query::Query;
use super::selection::{Pick, Plan, Selection, Spot, Why};
use crate::games::dungeon_raiders::client::{Phase, Place};

/// Answers a tap of `spot`.
pub fn pick(query: Query<'_>, spot: Spot) -> Pick {
    match spot {
        Spot::Room(place) => look_at(query, place),
        Spot::Drop => Pick::Selection(Selection::default()),
        Spot::Card(card) => weigh(query, query.with_card(card)),
        Spot::Wait => weigh(query, query.weighed_as(Plan::Crystal)),
        Spot::Candidate(character) => weigh(query, query.weighed_as(Plan::Choose(character))),
        Spot::Main => match query.main() {
            Some(action) => Pick::Act(vec![action]),
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

/// Weighs something; does it if it was weighed already.
fn weigh(query: Query<'_>, to: Result<Plan, Why>) -> Pick {
    match to {
        Err(why) => Pick::Nothing(why),
        Ok(plan) => match plan.action().filter(|_| query.selection.plan == plan) {
            Some(action) => Pick::Act(vec![action]),
            // A player who weighs a card wants to see the open room.
            None => Pick::Selection(Selection { plan, peek: None }),
        },
    }
}
