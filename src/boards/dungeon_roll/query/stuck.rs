//! When nobody of the party can go on against monsters or the dragon: what would help.

use super::Query;
use crate::boards::dungeon_roll::selection::Spot;
use crate::games::dungeon_roll::client::{
    self, Action, Course, Magic, Phase, Skill, Treasure, View,
};

/// What may help where the party cannot: how many treasures of each kind, and whether the hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Helps {
    pub portals: u8,
    pub rings: u8,
    pub baits: u8,
    pub elixirs: u8,
    pub has_hero: bool,
}

impl Helps {
    /// Whether there is nothing that helps.
    pub fn is_empty(self) -> bool {
        self.spots().next().is_none()
    }

    /// What can be touched for help, the surest first, and how many there are.
    pub fn spots(self) -> impl Iterator<Item = (Spot, u8)> {
        let treasures = [
            (Treasure::Portal, self.portals),
            (Treasure::Ring, self.rings),
            (Treasure::Bait, self.baits),
            (Treasure::Elixir, self.elixirs),
        ];
        let treasures = treasures.into_iter().map(|(it, n)| (Spot::Treasure(it), n));
        treasures.chain([(Spot::Hero, u8::from(self.has_hero))]).filter(|(_, n)| *n != 0)
    }
}

/// What helps a party of which nobody can fight, re-roll or lure; none if somebody can, or where
/// nothing stands in the way.
pub fn stuck(query: Query<'_>) -> Option<Helps> {
    let (seat, table) = (query.actor()?, query.table());
    if !query.can(&Action::Course(Course::Flee)) {
        return None;
    }
    let legal = client::options(query.view, seat);
    if legal.iter().any(is_of_party) {
        return None;
    }
    let can = |action: Action| legal.contains(&action);
    let is_dragon = table.delve.phase == Phase::Dragon;
    let n_if = |treasure, is_useful: bool| if is_useful { table.treasures()[treasure] } else { 0 };
    Some(Helps {
        portals: n_if(Treasure::Portal, can(Action::Spend(Magic::Portal))),
        rings: n_if(Treasure::Ring, can(Action::Spend(Magic::Ring)) && is_dragon),
        baits: n_if(Treasure::Bait, can(Action::Spend(Magic::Bait))),
        elixirs: n_if(Treasure::Elixir, legal.iter().any(|it| revives(query, it))),
        has_hero: legal.iter().any(is_of_hero),
    })
}

/// Whether the party itself goes on by it.
fn is_of_party(action: &Action) -> bool {
    matches!(
        action,
        Action::Use { .. } | Action::Skill(Skill::Again { .. }) | Action::Dragon { .. }
    )
}

fn is_of_hero(action: &Action) -> bool {
    matches!(action, Action::Unleash(_))
}

/// Whether an elixir, if it is one, brings back somebody by whom the party can go on.
fn revives(query: Query<'_>, action: &Action) -> bool {
    if !matches!(action, Action::Spend(Magic::Elixir { .. })) {
        return false;
    }
    let after = client::preview(query.view, action).ok().and_then(|it| it.after);
    after.is_some_and(|table| {
        let view = View { observer: query.view.observer, table };
        client::options(&view, table.adventurer()).iter().any(is_of_party)
    })
}
