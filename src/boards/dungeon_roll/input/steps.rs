//! What several kinds of taps come to.

use crate::boards::dungeon_roll::query::picks::can_join;
use crate::boards::dungeon_roll::query::{Query, first_drink};
use crate::boards::dungeon_roll::selection::{
    Chosen, Craft, Pick, Picked, Plan, Roller, Selection, Target, Why,
};
use crate::games::dungeon_roll::client::{
    self, Action, Course, Party, Phase, Refusal, Source, Temp, Use,
};
use crate::kernel::Tally;

/// Begins what only some heroes can.
pub fn begin(query: Query<'_>, craft: Craft) -> Pick {
    plan(query, Plan::Craft(craft))
}

pub fn plan(query: Query<'_>, plan: Plan) -> Pick {
    Pick::Selection(Selection { plan, is_careful: false, ..*query.selection })
}

pub fn band(band: Chosen, selection: Selection) -> Pick {
    Pick::Selection(Selection { band, plan: Plan::Open, ..selection })
}

pub fn refuse(query: Query<'_>, action: &Action) -> Pick {
    match query.check(action) {
        Ok(()) => act(query, *action),
        Err(refusal) => Pick::Nothing(Why::Rule(refusal)),
    }
}

/// Takes an action; and ends the phase of monsters with it, if nothing else is left to do there
/// (DR-038).
pub fn act(query: Query<'_>, action: Action) -> Pick {
    let mut actions = vec![action];
    let after = client::preview(query.view, &action).ok().and_then(|it| it.after);
    if after.is_some_and(|it| query.can_only_end(&it)) {
        actions.push(Action::Course(Course::End));
    }
    Pick::Act(actions)
}

/// Asks once more, or does it if that was done.
pub fn sure(query: Query<'_>, action: Action) -> Pick {
    if query.selection.plan == Plan::Sure(action) {
        return refuse(query, &action);
    }
    match query.check(&action) {
        Ok(()) => plan(query, Plan::Sure(action)),
        Err(refusal) => Pick::Nothing(Why::Rule(refusal)),
    }
}

/// Takes a source in hand, uses it on the target that waits for one, or lets it join the band.
pub fn pick_source(query: Query<'_>, source: Source) -> Pick {
    if query.table().delve.phase == Phase::Dragon {
        let by = Roller::Scroll(source);
        if query.can_reroll(by) && !can_join(query, source) {
            return begin_reroll(query, by);
        }
        return pick_member(query, source);
    }
    match query.selection.plan {
        Plan::Target(target) => use_on(query, source, target),
        Plan::Use(with) | Plan::Which(with, _) | Plan::Drink(with, _) if with == source => {
            plan(query, Plan::Open)
        }
        Plan::Reroll(by, ..) if by == Roller::Scroll(source) => plan(query, Plan::Open),
        // What was in hand is put down.
        _ => take(query, source),
    }
}

fn take(query: Query<'_>, source: Source) -> Pick {
    let by = Roller::Scroll(source);
    let has_target = Target::ALL.into_iter().any(|it| query.reach(source, it) != 0);
    match (has_target, query.can_reroll(by)) {
        (true, _) => plan(query, Plan::Use(source)),
        (false, true) => begin_reroll(query, by),
        (false, false) => refuse_source(query, source),
    }
}

/// Why a source can do nothing now: asked of what lies on the level, if anything does.
fn refuse_source(query: Query<'_>, with: Source) -> Pick {
    let floor = &query.table().delve.floor;
    if floor.is_empty() {
        return Pick::Nothing(Why::NothingLies);
    }
    let lies = |it: &Target| floor[it.face()] != 0;
    let target = Target::ALL.into_iter().find(lies).unwrap_or(Target::ALL[0]);
    refuse(query, &asked(with, target))
}

/// The least that a use of `with` on `target` can be.
pub fn asked(with: Source, target: Target) -> Action {
    match target {
        Target::Foe(monster) => {
            Action::Use { with, on: Use::Fight { monsters: Tally::of(monster, 1) } }
        }
        Target::Chests => Action::Use { with, on: Use::Open { n_chests: 1 } },
        // Dragons never lie on a level: what is asked of them is refused like a missing potion.
        Target::Potions | Target::Dragons => first_drink(with),
    }
}

pub fn begin_reroll(query: Query<'_>, by: Roller) -> Pick {
    plan(query, Plan::Reroll(by, Picked::default(), Picked::default()))
}

pub fn use_on(query: Query<'_>, with: Source, target: Target) -> Pick {
    if target == Target::Potions && query.drinks(with) != 0 {
        return plan(query, Plan::Drink(with, Party::NONE));
    }
    match query.ways(with, target)[..] {
        [] => refuse(query, &asked(with, target)),
        [way] => act(query, way),
        [..] => Pick::Selection(Selection { plan: Plan::Which(with, target), ..*query.selection }),
    }
}

/// Joins the band that meets the dragon, or leaves it if no more of the kind can join.
fn pick_member(query: Query<'_>, source: Source) -> Pick {
    let selection = *query.selection;
    let chosen = selection.band.members();
    let missing = client::missing(query.table(), &chosen);
    if missing.candidates.contains(&source) {
        return band(selection.band.with(source), selection);
    }
    if let Some(nth) = chosen.iter().position(|&it| it == source) {
        return band(selection.band.without(nth), selection);
    }
    let types = client::types_of_member(query.table().side(), source);
    if types.is_empty() {
        let is_dragon = source == Source::Temp(Temp::Dragon);
        let why = if is_dragon { Refusal::TameDragon } else { Refusal::ScrollsDoNotFight };
        return Pick::Nothing(Why::Rule(why));
    }
    if missing.n_missing == 0 {
        return Pick::Nothing(Why::BandIsFull);
    }
    Pick::Nothing(Why::OtherType(missing.wanted))
}
