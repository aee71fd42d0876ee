//! What a tap comes to while a hero does what only some can.

use super::steps::{act, begin, plan, refuse};
use crate::boards::dungeon_roll::query::Query;
use crate::boards::dungeon_roll::selection::{
    Craft, Pick, Picked, Plan, Roller, Setting, Target, Why,
};
use crate::games::dungeon_roll::client::{
    self, Action, DungeonFace, PartyFace, Skill, Source, Ultimate, Unleash, Use,
};

/// The scroll in hand is to turn a monster into a dragon.
pub fn pick_lure(query: Query<'_>) -> Pick {
    let Plan::Reroll(Roller::Scroll(with), ..) = query.selection.plan else {
        return Pick::Nothing(Why::ChooseFirst);
    };
    begin(query, Craft::Lure(with))
}

/// A die on the level, or among the scouted ones.
pub fn pick_floor(query: Query<'_>, craft: Craft, target: Target, nth: u8) -> Pick {
    match craft {
        Craft::Again => refuse(query, &Action::Skill(Skill::Again { die: target.face() })),
        Craft::Scout(first, second) => lay_out(query, first, second, target, nth),
        Craft::Lure(with) => match target {
            Target::Foe(monster) => refuse(query, &Action::Use { with, on: Use::Lure { monster } }),
            Target::Chests | Target::Potions | Target::Dragons => Pick::Nothing(Why::NoMonster),
        },
        Craft::Set(it) => {
            let die = Some((target, nth));
            let floor = if it.floor == die { None } else { die };
            let set = Setting { floor, floor_to: None, ..it };
            begin(query, Craft::Set(alone(query, set, Setting { floor, ..Setting::default() })))
        }
        Craft::Dice(floor, n_lair) => {
            let is_picked = floor.has(target, nth);
            pick_dice(query, Craft::Dice(floor.toggled(target, nth), n_lair), is_picked)
        }
        Craft::Ready | Craft::Pay(_) => plan(query, Plan::Open),
    }
}

/// Where only one die can be set, another takes its place.
fn alone(query: Query<'_>, both: Setting, one: Setting) -> Setting {
    let is_both = client::ultimate(query.view) == Ok(Ultimate::Favor { is_both: true });
    if is_both { both } else { one }
}

/// Lays a scouted die out for the first level that wants one, or takes it back.
fn lay_out(query: Query<'_>, first: Picked<6>, second: Picked<6>, target: Target, nth: u8) -> Pick {
    let (n_first, n_second) = (first.total(), second.total());
    if first.has(target, nth) || n_first == 0 && !second.has(target, nth) {
        return begin(query, Craft::Scout(first.toggled(target, nth), second));
    }
    if second.has(target, nth) || n_second < 2 {
        return begin(query, Craft::Scout(first, second.toggled(target, nth)));
    }
    Pick::Nothing(Why::PlanIsFull)
}

/// Takes a die out, or one in if that is allowed.
fn pick_dice(query: Query<'_>, next: Craft, is_picked: bool) -> Pick {
    let Some(action) = next.action().filter(|_| !is_picked) else { return begin(query, next) };
    if query.can(&action) { begin(query, next) } else { refuse(query, &action) }
}

/// The lair: one die more of it, or none again.
pub fn pick_lair(query: Query<'_>) -> Pick {
    let Some(Craft::Dice(floor, n_lair)) = query.selection.plan.craft() else {
        return Pick::Nothing(Why::LairHolds(query.table().delve.lair));
    };
    let next = Craft::Dice(floor, n_lair + 1);
    let can = next.action().is_some_and(|it| query.can(&it));
    if can || n_lair == 0 {
        return pick_dice(query, next, false);
    }
    begin(query, Craft::Dice(floor, 0))
}

/// A die of the party; nothing, if the craft is not about it.
pub fn pick_die(query: Query<'_>, craft: Craft, face: PartyFace, nth: u8) -> Option<Pick> {
    match craft {
        Craft::Set(it) => {
            let die = Some((face, nth));
            let party = if it.party == die { None } else { die };
            let set = Setting { party, party_to: None, ..it };
            let set = alone(query, set, Setting { party, ..Setting::default() });
            Some(begin(query, Craft::Set(set)))
        }
        Craft::Pay(_) => Some(pay(query, Source::Die(face))),
        Craft::Scout(..) => Some(Pick::Nothing(Why::ChooseFirst)),
        Craft::Again | Craft::Lure(_) | Craft::Ready | Craft::Dice(..) => None,
    }
}

/// The face that the picked die of the level is set to.
pub fn set_floor(query: Query<'_>, to: DungeonFace) -> Pick {
    let Some(Craft::Set(it)) = query.selection.plan.craft() else {
        return Pick::Nothing(Why::ChooseFirst);
    };
    begin(query, Craft::Set(Setting { floor_to: Some(to), ..it }))
}

/// The face that the picked die of the party is set to.
pub fn set_party(query: Query<'_>, to: PartyFace) -> Pick {
    let Some(Craft::Set(it)) = query.selection.plan.craft() else {
        return Pick::Nothing(Why::ChooseFirst);
    };
    begin(query, Craft::Set(Setting { party_to: Some(to), ..it }))
}

/// What is given for the dragon; a second touch gives it.
pub fn pay(query: Query<'_>, with: Source) -> Pick {
    let price = Action::Unleash(Unleash::With { with });
    if query.selection.plan == Plan::Craft(Craft::Pay(Some(with))) {
        return act(query, price);
    }
    if !query.can(&price) {
        return refuse(query, &price);
    }
    begin(query, Craft::Pay(Some(with)))
}
