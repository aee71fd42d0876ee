//! What is left of a half-made choice when the sheet has changed.

use super::query::Query;
use super::selection::Selection;
use crate::games::paper_dungeons::client::{Action, View};
use crate::kernel::Seat;

/// Takes out of a selection what the table no longer allows.
pub fn settle(
    view: &View,
    legal: &[Action],
    seat: Option<Seat>,
    selection: Selection,
) -> Selection {
    let peek = selection.peek.filter(|&it| view.teams.has(it) && Some(it) != seat);
    let query = Query { view, legal, seat, selection: &Selection { peek, ..selection } };
    let die = selection.die.filter(|_| query.die().is_some());
    let verb = selection.verb.filter(|_| die.is_some());
    let aim = selection.aim.filter(|&room| query.routes().iter().any(|it| it.to() == room));
    let dealt = query.actor().and(query.team().dealt);
    let talent = selection.talent.filter(|it| dealt.is_some_and(|its| its.talents.contains(it)));
    let objective =
        selection.objective.filter(|it| dealt.is_some_and(|its| its.objectives.contains(it)));
    Selection { die, aim, verb, talent, objective, peek }
}
