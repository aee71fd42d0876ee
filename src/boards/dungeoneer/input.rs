//! The outcome of a tap.

use super::query::choices::gives_up;
use super::query::{Query, Wanted};
use super::selection::{Goal, Pick, Selection, Spot, Thing, Why};
use crate::games::dungeoneer::client::{Action, Word, why_not};

/// The outcome of a tap of a spot.
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

/// The selection kept after actions: the goal of a way of several steps, through all questions on it.
pub fn kept(query: Query<'_>, actions: &[Action]) -> Selection {
    let open = query.open();
    let goal = match query.selection.thing {
        Some(Thing::Cell(cell)) if 1 < actions.len() => {
            Some(Goal { cell, seat: open.active, round: open.round })
        }
        _ => query.selection.goal.filter(|_| !query.moves()),
    };
    Selection { goal, ..Selection::default() }
}

/// The half-made choice as it stands now: a hero who can go on along a way that was begun is about to.
pub fn settled(query: Query<'_>) -> Selection {
    let selection = *query.selection;
    let n_choices = query.choices().len();
    let goal = query.goal().map(Thing::Cell);
    Selection {
        thing: selection.thing.or(goal),
        choice: selection.choice.filter(|it| usize::from(*it) < n_choices),
        ..selection
    }
}

/// Holds a thing. Held already, it does what is planned; with nothing planned it is put back.
fn hold(query: Query<'_>, thing: Thing) -> Pick {
    if let Some(why) = why_not_there(query, thing) {
        return Pick::Nothing(why);
    }
    if query.selection.thing != Some(thing) {
        return Pick::Selection(Selection::of(thing));
    }
    let plan = query.plan();
    // What ends a moment is not done by a tap of a card that only lies there, and nothing is given up by one.
    let is_its_own = !matches!(plan.as_slice(), [] | [Action::Pass | Action::Do(Word::End)]);
    if is_its_own && !plan.iter().any(gives_up) {
        Pick::Act(plan)
    } else {
        Pick::Selection(Selection::default())
    }
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
