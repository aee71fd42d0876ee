//! The outcome of a tap: the offer of its thing or its choice, and how the choice goes on from there.

use super::query::Query;
use super::query::choices::chosen;
use super::query::course::press;
use super::query::offers::{Offer, offer, sure};
use super::selection::{Pick, Plan, Selection, Spot, Why};
use crate::games::dungeon_roll::client::{self, Action, Course, FloorDice, Magic, Phase, View};

/// Answers a tap of `spot`.
pub fn pick(query: Query<'_>, spot: Spot) -> Pick {
    let offer = match spot {
        Spot::Thing(it) => offer(query, it),
        Spot::Player(seat) => {
            let peek = (query.shown() != seat).then_some(seat);
            Offer::Choose(Selection { peek, ..*query.selection })
        }
        Spot::Go(_) | Spot::Choice(_) | Spot::Drop | Spot::Main
            if query.options.actor.is_none() =>
        {
            Offer::Nothing(Why::NotNow)
        }
        Spot::Go(course) => sure(query, Action::Course(course)),
        Spot::Choice(it) => chosen(query, it),
        Spot::Drop => Offer::Choose(query.selection.with(Plan::Open)),
        Spot::Main => press(query),
    };
    match offer {
        Offer::Act(action) => Pick::Act(with_the_end(query.options.view, action)),
        Offer::Choose(selection) => Pick::Selection(selection),
        Offer::Nothing(why) => Pick::Nothing(why),
    }
}

/// An action; and the end of the phase of monsters, if nothing else is left to do there (DR-038): all else that may
/// be done after it can still be done in the phase that follows. A portal pays no more than retiring does.
fn with_the_end(view: &View, action: Action) -> Vec<Action> {
    const END: Action = Action::Course(Course::End);
    let seen = |table| View { observer: view.observer, table };
    let after = |view: &View, it: &Action| client::preview(view, it).ok()?.after.map(seen);
    let Some(now) = after(view, &action) else { return vec![action] };
    let delve = &now.table.delve;
    if delve.phase != Phase::Monster || delve.floor.has_monsters() {
        return vec![action];
    }
    let (next, seat) = (after(&now, &END), now.table.adventurer());
    let can_wait = |it: &Action| {
        let is_open = |next: &View| client::why_not(next, seat, it).is_none();
        matches!(it, &END | Action::Spend(Magic::Portal)) || next.as_ref().is_some_and(is_open)
    };
    let is_over = client::options(&now, seat).iter().all(can_wait);
    if is_over { vec![action, END] } else { vec![action] }
}
