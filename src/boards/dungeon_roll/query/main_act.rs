//! What the main button does.

use super::Query;
use super::stuck::stuck;
use crate::boards::dungeon_roll::selection::{Plan, Roller, horde};
use crate::games::dungeon_roll::client::{
    self, Action, Course, Forming, Magic, Phase, Source, Unleash, Use,
};

/// The action that the main button takes.
pub fn main_act(query: Query<'_>) -> Option<Action> {
    let delve = &query.table().delve;
    let likely = match query.selection.plan {
        Plan::Use(with) if delve.phase != Phase::Dragon => likely(query, with),
        _ => None, // Nobody is in hand.
    };
    if likely.is_some() {
        return likely;
    }
    let action = match query.selection.plan {
        Plan::Open | Plan::Use(_) | Plan::Target(_) if can_only_flee(query) => {
            Action::Course(Course::Flee)
        }
        Plan::Open | Plan::Use(_) | Plan::Target(_) => match delve.phase {
            Phase::Dragon => {
                let band = client::Band::new;
                Action::Dragon { band: band(&query.selection.band.members())? }
            }
            Phase::Regroup if query.goes_home() => Action::Course(Course::Retire),
            Phase::Regroup => Action::Course(Course::Seek),
            _ => Action::Course(Course::End),
        },
        Plan::Which(..) => return None,
        Plan::Elixir(face) => Action::Spend(Magic::Elixir { face: face? }),
        Plan::Craft(it) => it.action()?,
        Plan::Reroll(Roller::Muster, _, party) if party.total() == 0 => Action::Form(Forming::Keep),
        Plan::Reroll(by, floor, party) => by.action(floor.tally(), party.tally()),
        Plan::Drink(with, faces) => Action::Use { with, on: Use::Drink { faces } },
        Plan::Aim(picked) => Action::Unleash(Unleash::On { monsters: horde(&picked) }),
        Plan::Give(treasure, faces) => Action::Unleash(Unleash::For { treasure: treasure?, faces }),
        Plan::Hero(hero) => Action::Form(Forming::Choose { hero }),
        Plan::Sure(action) => action,
    };
    Some(action).filter(|it| query.can(it))
}

/// Whether nothing that can be done helps the party on: then fleeing is all that is left.
fn can_only_flee(query: Query<'_>) -> bool {
    stuck(query).is_some_and(|it| it.is_empty())
}

/// The likely use of a source, if nothing is left to be chosen about it.
fn likely(query: Query<'_>, with: Source) -> Option<Action> {
    match query.ways(with, query.likely_target(with)?)[..] {
        [
            way @ (Action::Use { on: Use::Fight { .. }, .. }
            | Action::Use { on: Use::Open { .. }, .. }),
        ] => Some(way),
        [..] => None, // Potions ask for faces.
    }
}
