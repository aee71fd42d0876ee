//! What is left of a half-made choice when the table has changed.

use super::query::{Chance, Query, craft};
use super::selection::{Chosen, Craft, Picked, Plan, Roller, Selection};
use crate::games::dungeon_roll::client::{
    self, Action, Forming, Phase, Preparation, Treasure, View,
};
use crate::kernel::Seat;

/// Takes out of a selection what the table no longer allows, and lays out what a phase begins with.
pub fn settle(view: &View, seat: Option<Seat>, selection: Selection) -> Selection {
    let table = &view.table;
    let peek = selection.peek.filter(|it| it.idx() < table.n_seats());
    let empty = Selection { peek, ..Selection::default() };
    let query = Query { view, seat, selection: &selection, chance: Chance::Unknown };
    if query.actor().is_none() {
        return empty;
    }
    let band = settle_band(query, selection.band);
    let plan = match table.delve.phase {
        Phase::Forming => settle_forming(query, selection.plan),
        _ => settle_plan(query, selection.plan),
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

/// A party that may be re-rolled lies open for it at once; so do scouted dice.
fn settle_forming(query: Query<'_>, plan: Plan) -> Plan {
    let by = match query.table().side().preparation {
        Preparation::Plan => {
            let begun = if let Plan::Craft(it) = plan { craft::settle(query, it) } else { None };
            return Plan::Craft(
                begun.unwrap_or(Craft::Scout(Picked::default(), Picked::default())),
            );
        }
        Preparation::Scrolls(_) => Roller::Inscribe,
        Preparation::Nothing | Preparation::Reroll => Roller::Muster,
    };
    // Whatever else it was, the party is to be settled now.
    let party = match plan {
        Plan::Reroll(Roller::Muster | Roller::Inscribe, _, party) => party,
        _ => Picked::default(),
    };
    Plan::Reroll(by, Picked::default(), party.within(&query.table().delve.party))
}

fn settle_plan(query: Query<'_>, plan: Plan) -> Plan {
    let delve = &query.table().delve;
    match plan {
        Plan::Open => Plan::Open,
        Plan::Use(with) if query.is_useful(with) => plan,
        Plan::Target(target) if query.is_target(target) => plan,
        Plan::Which(with, target) if 1 < query.ways(with, target).len() => plan,
        Plan::Reroll(by, floor, party) if query.can_reroll(by) => {
            let party = party.within(&delve.party);
            let party = by.face().map_or(party, |it| party.without(it, query.selection.held));
            Plan::Reroll(by, floor.within(&delve.floor), party)
        }
        Plan::Drink(with, faces) if faces.total() <= query.drinks(with) => plan,
        Plan::Aim(picked) if query.can_aim() => Plan::Aim(picked.within(&delve.floor)),
        Plan::Craft(it) => craft::settle(query, it).map_or(Plan::Open, Plan::Craft),
        Plan::Elixir(_) if client::treasure_use(query.view, Treasure::Elixir).is_ok() => plan,
        Plan::Give(..) if query.can_intervene() => plan,
        Plan::Hero(hero) if query.can(&Action::Form(Forming::Choose { hero })) => plan,
        Plan::Sure(action) if query.can(&action) => plan,
        _ => Plan::Open,
    }
}
