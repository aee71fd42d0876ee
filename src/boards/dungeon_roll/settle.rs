//! The rest of a half-made choice when the table has changed.

use super::query::options::Options;
use super::query::{Chance, Query};
use super::selection::{Chosen, Held, Picked, Picks, Plan, Revival, Roller, Selection, Setting};
use crate::games::dungeon_roll::client::{
    self, Action, Asks, Delve, Phase, Preparation, Skill, Treasure, Ultimate, Unleash, View,
};
use crate::kernel::Seat;

/// Takes out of a selection what the table no longer allows, and lays out what a phase begins with.
pub fn settle(view: &View, seat: Option<Seat>, selection: Selection) -> Selection {
    let table = &view.table;
    let peek = selection.peek.filter(|it| it.idx() < table.n_seats());
    let empty = Selection { peek, ..Selection::default() };
    let options = Options::of(view, seat);
    if options.actor.is_none() {
        return empty;
    }
    let query = Query { options: &options, selection: &selection, chance: Chance::Unknown };
    let band = settle_band(query, selection.band);
    let plan = if table.delve.phase == Phase::Forming {
        settle_forming(query, selection.plan)
    } else {
        settle_plan(query, selection.plan).unwrap_or_default()
    };
    Selection {
        plan,
        band,
        peek,
        is_careful: selection.is_careful && plan != Plan::Open,
        ..selection
    }
}

fn settle_band(query: Query<'_>, band: Chosen) -> Chosen {
    let table = query.table();
    if table.delve.phase != Phase::Dragon {
        return Chosen::default();
    }
    let members = band.members().into_iter();
    members.fold(Chosen::default(), |kept, it| {
        let can_join = client::missing(table, &kept.members()).candidates.contains(&it);
        if can_join { kept.with(it) } else { kept }
    })
}

/// A party that may be re-rolled lies open for it at once; so do scouted dice. Else the party is
/// to be settled now.
fn settle_forming(query: Query<'_>, plan: Plan) -> Plan {
    let delve = &query.table().delve;
    let begun = if let Plan::Picks(it) = plan { Some(it) } else { None };
    let by = match query.table().side().preparation {
        Preparation::Plan => {
            let laid = if let Some(Picks::Scout(..)) = begun { begun } else { None };
            let none = Picks::Scout(Picked::default(), Picked::default());
            return Plan::Picks(within(delve, laid.unwrap_or(none)));
        }
        Preparation::Scrolls(_) => Roller::Inscribe,
        Preparation::Nothing | Preparation::Reroll => Roller::Muster,
    };
    let party = match begun {
        Some(Picks::Reroll(Roller::Muster | Roller::Inscribe, _, party)) => party,
        Some(_) | None => Picked::default(),
    };
    Plan::Picks(within(delve, Picks::Reroll(by, Picked::default(), party)))
}

/// The rest of a plan; none if nothing is left.
fn settle_plan(query: Query<'_>, plan: Plan) -> Option<Plan> {
    let options = query.options;
    let is_left = match plan {
        Plan::Open => true,
        Plan::Held(it) => return settle_held(query, it).map(Plan::Held),
        Plan::Picks(it) => return settle_picks(query, it).map(Plan::Picks),
        Plan::Faces(of @ Revival::Potions(_), faces) => faces.total() <= options.n_revived(of),
        Plan::Faces(Revival::Elixir, _) => {
            client::treasure_use(options.view, Treasure::Elixir).is_ok()
        }
        Plan::Faces(Revival::Intervention(_), _) => {
            options.has(|it| matches!(it, Action::Unleash(Unleash::For { .. })))
        }
        Plan::Sure(action) => options.can(&action),
    };
    is_left.then_some(plan)
}

fn settle_held(query: Query<'_>, held: Held) -> Option<Held> {
    let options = query.options;
    let is_left = match held {
        Held::Source(with) => options.is_useful(with),
        Held::Target(target) => options.is_target(target),
        Held::Both(with, target) => {
            1 < options.ways(with, target, query.selection.is_careful).len()
        }
        Held::Again => options.has(|it| matches!(it, Action::Skill(Skill::Again { .. }))),
        Held::Ready => options.has(|it| matches!(it, Action::Skill(Skill::Ready { .. }))),
        Held::Lure(with) => options.lures(with),
        Held::Price(chosen) => {
            let prices = options.prices();
            let chosen = chosen.filter(|it| prices.contains(it));
            return (!prices.is_empty()).then_some(Held::Price(chosen));
        }
    };
    is_left.then_some(held)
}

fn settle_picks(query: Query<'_>, picks: Picks) -> Option<Picks> {
    let (delve, options) = (&query.table().delve, query.options);
    let asks = client::ultimate(options.view).ok().map(Ultimate::asks);
    let is_left = match picks {
        Picks::Reroll(by, ..) => options.rerolls(by),
        Picks::Aim(_) => options.has(|it| matches!(it, Action::Unleash(Unleash::On { .. }))),
        Picks::Dice(..) => asks == Some(Asks::Dice),
        Picks::Set(_) => asks == Some(Asks::Face),
        Picks::Scout(..) => !delve.scouted.is_empty(),
    };
    let spent = |by: Roller, party: Picked<6>| {
        by.face().map_or(party, |it| party.without(it, query.selection.held))
    };
    is_left.then(|| match within(delve, picks) {
        Picks::Reroll(by, floor, party) => Picks::Reroll(by, floor, spent(by, party)),
        it => it,
    })
}

/// Without dice that are not there.
fn within(delve: &Delve, picks: Picks) -> Picks {
    match picks {
        Picks::Reroll(by, floor, party) => {
            Picks::Reroll(by, floor.within(&delve.floor), party.within(&delve.party))
        }
        Picks::Aim(it) => Picks::Aim(it.within(&delve.floor)),
        Picks::Dice(floor, n) => Picks::Dice(floor.within(&delve.floor), n.min(delve.lair)),
        Picks::Set(it) => {
            let floor = it.floor.filter(|(target, nth)| *nth < delve.floor[target.face()]);
            let party = it.party.filter(|(face, nth)| *nth < delve.party[*face]);
            Picks::Set(Setting { floor, party, ..it })
        }
        Picks::Scout(first, second) => {
            Picks::Scout(first.within(&delve.scouted), second.within(&delve.scouted))
        }
    }
}
