//! What is left of a half-made choice when the table has changed.

use super::craft::{self, Craft};
use super::draft::{Chosen, Draft, Picked, Plan, Roller};
use super::sight::Sight;
use crate::games::dungeon_roll::rules;
use crate::games::dungeon_roll::{Action, Phase, Preparation, Treasure, View};
use crate::kernel::Seat;

/// Takes out of a draft what the table no longer allows, and lays out what a phase begins with.
pub fn settle(view: &View, seat: Option<Seat>, draft: Draft) -> Draft {
    let table = &view.table;
    let peek = draft.peek.filter(|it| it.idx() < table.n_seats());
    let empty = Draft { peek, ..Draft::default() };
    let sight = Sight { view, seat, draft: &draft };
    if sight.actor().is_none() {
        return empty;
    }
    let band = settle_band(sight, draft.band);
    let plan = match table.delve.phase {
        Phase::Forming => settle_forming(sight, draft.plan),
        Phase::Choosing
        | Phase::Monster
        | Phase::Loot
        | Phase::Dragon
        | Phase::Regroup
        | Phase::Over => settle_plan(sight, draft.plan),
    };
    Draft { plan, band, peek, is_careful: draft.is_careful && plan != Plan::Open, ..draft }
}

fn settle_band(sight: Sight<'_>, band: Chosen) -> Chosen {
    let table = sight.table();
    if table.delve.phase != Phase::Dragon {
        return Chosen::default();
    }
    let members = band.members().into_iter();
    members.fold(Chosen::default(), |kept, it| {
        let can_join = rules::missing(table, &kept.members()).candidates.contains(&it);
        if can_join { kept.with(it) } else { kept }
    })
}

/// A party that may be re-rolled lies open for it at once; so do scouted dice.
fn settle_forming(sight: Sight<'_>, plan: Plan) -> Plan {
    let by = match sight.table().side().preparation {
        Preparation::Plan => {
            let begun = if let Plan::Craft(it) = plan { craft::settle(sight, it) } else { None };
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
        Plan::Open
        | Plan::Use(_)
        | Plan::Target(_)
        | Plan::Which(..)
        | Plan::Reroll(..)
        | Plan::Drink(..)
        | Plan::Aim(_)
        | Plan::Craft(_)
        | Plan::Elixir(_)
        | Plan::Give(..)
        | Plan::Hero(_)
        | Plan::Sure(_) => Picked::default(),
    };
    Plan::Reroll(by, Picked::default(), party.within(&sight.table().delve.party))
}

fn settle_plan(sight: Sight<'_>, plan: Plan) -> Plan {
    let delve = &sight.table().delve;
    match plan {
        Plan::Open => Plan::Open,
        Plan::Use(with) if sight.is_useful(with) => plan,
        Plan::Target(target) if sight.is_target(target) => plan,
        Plan::Which(with, target) if 1 < sight.ways(with, target).len() => plan,
        Plan::Reroll(by, floor, party) if sight.can_reroll(by) => {
            let party = party.within(&delve.party);
            let party = by.face().map_or(party, |it| party.without(it, sight.draft.held));
            Plan::Reroll(by, floor.within(&delve.floor), party)
        }
        Plan::Drink(with, faces) if faces.total() <= sight.drinks(with) => plan,
        Plan::Aim(picked) if sight.can_aim() => Plan::Aim(picked.within(&delve.floor)),
        Plan::Craft(it) => craft::settle(sight, it).map_or(Plan::Open, Plan::Craft),
        Plan::Elixir(_) if rules::treasure_use(sight.view, Treasure::Elixir).is_ok() => plan,
        Plan::Give(..) if sight.can_intervene() => plan,
        Plan::Hero(hero) if sight.can(&Action::Choose { hero }) => plan,
        Plan::Sure(action) if sight.can(&action) => plan,
        Plan::Use(_)
        | Plan::Target(_)
        | Plan::Which(..)
        | Plan::Reroll(..)
        | Plan::Drink(..)
        | Plan::Aim(_)
        | Plan::Elixir(_)
        | Plan::Give(..)
        | Plan::Hero(_)
        | Plan::Sure(_) => Plan::Open,
    }
}
