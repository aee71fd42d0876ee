//! The outcome of a tap: the tapped thing offers something ([`super::query`]), and the offer is taken.

use super::query::{Offer, Query};
use super::selection::{Panel, Pick, Selection, Spot, Verb, Why};
use crate::games::paper_dungeons::client::{Objective, Talent};
use crate::kernel::Seat;

/// Answers a tap of `spot`.
pub fn pick(query: Query<'_>, spot: Spot) -> Pick {
    let selection = *query.selection;
    let offer = match spot {
        Spot::Sheet(seat) => {
            return Pick::Selection(Selection { peek: Some(seat), ..Selection::default() });
        }
        _ if query.actor().is_none() => Err(Why::NotNow),
        Spot::Talent(talent) => {
            return Pick::Selection(Selection { talent: Some(talent), ..selection });
        }
        Spot::Objective(objective) => {
            return Pick::Selection(Selection { objective: Some(objective), ..selection });
        }
        Spot::Die(idx) => query.die_at(idx),
        Spot::Verb(verb) => query.use_of_die(verb),
        Spot::Thing(thing) => query.offer(thing),
        Spot::Main => query.main(),
    };
    offer.map_or_else(Pick::Nothing, |it| take(selection, it))
}

/// Takes an offer: actions are done, anything else is a change of the half-made choice.
fn take(selection: Selection, offer: Offer) -> Pick {
    match offer {
        Offer::Act(actions) => Pick::Act(actions),
        Offer::Way(route) if selection.aim == Some(route.to()) => Pick::Act(route.actions),
        Offer::Way(route) => {
            Pick::Selection(Selection { aim: Some(route.to()), verb: None, ..selection })
        }
        Offer::Die { idx, aim } => {
            // A die that is chosen already is put down.
            let die = Some(idx).filter(|_| selection.die != Some(idx));
            Pick::Selection(Selection { die, aim, ..Selection::default() })
        }
        Offer::Choices(Verb::Walk) => Pick::Show(Panel::Map, Selection { verb: None, ..selection }),
        Offer::Choices(verb) => {
            let open = Selection { verb: Some(verb), aim: None, ..selection };
            match verb {
                Verb::Level => Pick::Show(Panel::Heroes, open),
                Verb::Craft => Pick::Show(Panel::Items, open),
                Verb::Walk | Verb::Brew | Verb::Rest => Pick::Selection(open),
            }
        }
    }
}

/// The half-made choice as it stands now, without what the table no longer allows.
pub fn settled(query: Query<'_>) -> Selection {
    let selection = *query.selection;
    let is_rival = |it: &Seat| query.view.teams.has(*it) && Some(*it) != query.seat;
    let selection = Selection { peek: selection.peek.filter(is_rival), ..selection };
    let query = Query { selection: &selection, ..query };
    let dealt = query.actor().and(query.team().dealt);
    let is_dealt = |it: &Talent| dealt.is_some_and(|its| its.talents.contains(it));
    let can_be_kept = |it: &Objective| dealt.is_some_and(|its| its.objectives.contains(it));
    let die = selection.die.filter(|_| query.die().is_some());
    Selection {
        die,
        verb: selection.verb.filter(|_| die.is_some()),
        aim: selection.aim.filter(|it| query.route_to(*it).is_some()),
        talent: selection.talent.filter(is_dealt),
        objective: selection.objective.filter(can_be_kept),
        ..selection
    }
}
