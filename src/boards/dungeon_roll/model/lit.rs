//! The emphasis of things.

use crate::boards::dungeon_roll::query::Query;
use crate::boards::dungeon_roll::query::offers::{Offer, offer};
use crate::boards::dungeon_roll::selection::{Held, Picks, Plan, Revival, Selection, Thing};
use crate::games::dungeon_roll::client::{Action, Phase, Skill, Source, Treasure, Unleash};

/// The emphasis of a thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lit {
    /// A touch of it says why not.
    Idle,
    /// It can be used, or something can be used on it.
    Free,
    /// A touch of it does what is planned.
    Lit,
    /// It is in hand, or waits for the one that deals with it.
    Held,
    /// It is picked, together with others.
    Picked,
}

impl Lit {
    /// The emphasis of a thing that lies in sight.
    pub fn of(query: Query<'_>, thing: Thing) -> Lit {
        let plan = query.selection.plan;
        if let (Thing::Treasure(_), Plan::Faces(Revival::Intervention(_), _)) = (thing, plan) {
            // Those that can be given are spelled out.
            let open = Selection { plan: Plan::Open, ..*query.selection };
            return Lit::of(Query { selection: &open, ..query }, thing);
        }
        if is_held(query, thing) {
            Lit::Held
        } else if is_picked(query, thing) {
            Lit::Picked
        } else if rests(plan, thing) || matches!(offer(query, thing), Offer::Nothing(_)) {
            Lit::Idle
        } else if completes(query, thing) {
            Lit::Lit
        } else {
            Lit::Free
        }
    }
}

/// Tells whether a thing is in hand. Of equal dice, it is the one that was touched.
fn is_held(query: Query<'_>, thing: Thing) -> bool {
    let plan = query.selection.plan;
    let is_sure = |it: Action| plan == Plan::Sure(it);
    // A companion that is no die stands before the dragon, and is in nobody's hand.
    let is_dragon = query.table().delve.phase == Phase::Dragon;
    let source = match plan {
        Plan::Held(Held::Lure(with)) => Some(with),
        it => it.source(),
    };
    let is_in_hand = source.is_some() && source == thing.source();
    match thing {
        Thing::Die(_, nth) => is_in_hand && nth == query.selection.held,
        Thing::Temp(_, nth) => is_in_hand && nth == 0 && !is_dragon,
        Thing::Treasure(it) => {
            let is_elixir = matches!(plan, Plan::Faces(Revival::Elixir, _));
            is_in_hand && !is_dragon
                || is_elixir && it == Treasure::Elixir
                || is_sure(Action::Skill(Skill::Discard { treasure: it }))
                || matches!(plan, Plan::Sure(Action::Spend(magic)) if magic.treasure() == it)
        }
        Thing::Hero => {
            let is_sure = is_sure(Action::Unleash(Unleash::Plain));
            is_in_hand && !is_dragon || plan.is_of_hero() || is_sure
        }
        Thing::Floor(target, _) => plan == Plan::Held(Held::Target(target)),
        Thing::Lair | Thing::Socket(_) | Thing::Candidate(_) => false,
    }
}

/// Tells whether a thing is picked, or has joined the band that meets the dragon.
fn is_picked(query: Query<'_>, thing: Thing) -> bool {
    let in_band = |it: Source| thing.nth() < query.selection.band.count(it);
    match (query.selection.plan, thing) {
        (Plan::Picks(it), Thing::Floor(target, nth)) => it.has_floor(target, nth),
        (Plan::Picks(it), Thing::Die(face, nth)) if it.has_party(face, nth).is_some() => {
            it.has_party(face, nth) == Some(true)
        }
        (Plan::Held(Held::Price(with)), Thing::Die(..) | Thing::Treasure(_)) => {
            with.is_some() && with == paid(thing) && thing.nth() == 0
        }
        (Plan::Held(Held::Ready), Thing::Treasure(_)) => false,
        (plan, _) => !rests(plan, thing) && thing.source().is_some_and(in_band),
    }
}

/// The source given for the dragon with a thing.
const fn paid(thing: Thing) -> Option<Source> {
    match thing {
        Thing::Treasure(it) => Some(Source::Treasure(it)),
        it => it.source(),
    }
}

/// Tells whether the plan is about other things: a tap only puts down the thing in hand.
const fn rests(plan: Plan, thing: Thing) -> bool {
    let (is_die, is_floor) = (matches!(thing, Thing::Die(..)), matches!(thing, Thing::Floor(..)));
    let is_given = matches!(plan, Plan::Held(Held::Ready | Held::Price(_)));
    let is_without_dice = matches!(plan, Plan::Held(Held::Again | Held::Ready | Held::Lure(_)))
        || matches!(plan, Plan::Picks(Picks::Dice(..)));
    is_given && is_floor || is_without_dice && is_die
}

/// Tells whether a tap of a thing does as planned.
fn completes(query: Query<'_>, thing: Thing) -> bool {
    match (query.selection.plan, thing) {
        (Plan::Open | Plan::Faces(..) | Plan::Sure(_), _) => false,
        (Plan::Held(Held::Target(target)), _) => {
            thing.source().is_some_and(|it| query.options.reach(it, target) != 0)
        }
        (Plan::Held(Held::Ready | Held::Price(_)), _) => {
            matches!(thing, Thing::Die(..) | Thing::Treasure(_))
        }
        (Plan::Picks(it), Thing::Die(face, nth)) => it.has_party(face, nth).is_some(),
        (Plan::Held(_) | Plan::Picks(_), _) => matches!(thing, Thing::Floor(..)),
    }
}
