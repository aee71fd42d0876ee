//! What a tap comes to.

use super::query::{Query, Wanted};
use super::selection::{Pick, Selection, Spot, Thing, Why};
use crate::games::dungeoneer::client::{Action, why_not};

/// What a tap of a spot comes to.
pub fn pick(query: Query<'_>, spot: Spot) -> Pick {
    match spot {
        Spot::Thing(thing) => hold(query, thing),
        Spot::Choice(nth) => choose(query, nth),
        Spot::Main => act(query),
        Spot::End => match query.end() {
            Some(action) => Pick::Act(vec![action.clone()]),
            None => Pick::Nothing(Why::NotNow),
        },
        Spot::PassUntil(nth) => match query.pass_until().nth(usize::from(nth)) {
            Some(action) => Pick::Act(vec![action.clone()]),
            None => Pick::Nothing(Why::NotNow),
        },
        Spot::Drop => Pick::Selection(Selection::default()),
    }
}

/// Holds a thing. Held already, it does what is planned; with nothing planned it is put back.
fn hold(query: Query<'_>, thing: Thing) -> Pick {
    if let Some(why) = why_not_there(query, thing) {
        return Pick::Nothing(why);
    }
    if query.selection.thing != Some(thing) {
        return Pick::Selection(Selection { thing: Some(thing), choice: None });
    }
    let plan = query.plan();
    if plan.is_empty() { Pick::Selection(Selection::default()) } else { Pick::Act(plan) }
}

/// Why nothing can be done with an empty place.
fn why_not_there(query: Query<'_>, thing: Thing) -> Option<Why> {
    let Thing::Cell(cell) = thing else { return None };
    if query.open().map.has(cell) || query.is_lit(thing) {
        return None;
    }
    match (query.wanted(), query.actor()) {
        (Wanted::Place, Some(seat)) => {
            why_not(query.view, seat, &Action::Place(cell)).map(Why::Rule)
        }
        _ => Some(Why::Unexplored),
    }
}

/// Plans one of the actions that are offered; planned already, it is done.
fn choose(query: Query<'_>, nth: u16) -> Pick {
    if query.selection.choice == Some(nth) {
        return act(query);
    }
    Pick::Selection(Selection { choice: Some(nth), ..*query.selection })
}

fn act(query: Query<'_>) -> Pick {
    let plan = query.plan();
    if !plan.is_empty() {
        Pick::Act(plan)
    } else if query.actor().is_none() {
        Pick::Nothing(Why::NotNow)
    } else {
        Pick::Nothing(Why::ChooseFirst)
    }
}
