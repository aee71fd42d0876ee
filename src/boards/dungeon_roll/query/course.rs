//! The actions of the buttons under the thumb: the main one and its neighbour.

use super::offers::Offer;
use super::{Chance, Query};
use crate::boards::dungeon_roll::selection::{Held, Picks, Plan, Roller, Spot, Target, Why};
use crate::games::dungeon_roll::client::{self, Action, Band, Certainty, Course, PartyFace, Phase};

/// The action of the button beside the main one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Other {
    None,
    /// To put down what is in hand.
    Drop,
    Flee,
    /// To retire, for so much experience.
    Retire(u8),
    /// To go on to this level, although hardly anybody is left to go.
    Seek(u8),
}

impl Other {
    /// The spot that a press taps; none while there is nothing to do.
    pub const fn spot(self) -> Option<Spot> {
        match self {
            Other::None => None,
            Other::Drop => Some(Spot::Drop),
            Other::Flee => Some(Spot::Go(Course::Flee)),
            Other::Retire(_) => Some(Spot::Go(Course::Retire)),
            Other::Seek(_) => Some(Spot::Go(Course::Seek)),
        }
    }

    /// The same, if it is one of the ways home and down.
    pub const fn way(self) -> Option<Spot> {
        match self {
            Other::Retire(_) | Other::Seek(_) => self.spot(),
            Other::None | Other::Drop | Other::Flee => None,
        }
    }
}

/// The outcome of a tap of the main button.
pub fn press(query: Query<'_>) -> Offer {
    const END: Action = Action::Course(Course::End);
    let (delve, options) = (&query.table().delve, query.options);
    match main(query) {
        // Chests or potions would be left behind that somebody could use: it is asked for once more.
        Some(END)
            if query.selection.plan != Plan::Sure(END)
                && delve.phase == Phase::Loot
                && (options.is_target(Target::Chests) || options.is_target(Target::Potions)) =>
        {
            Offer::Choose(query.selection.with(Plan::Sure(END)))
        }
        Some(action) => Offer::Act(action),
        None if goes_on(query.selection.plan)
            && matches!(delve.phase, Phase::Monster | Phase::Loot) =>
        {
            Offer::Nothing(options.check(&END).map_or_else(Why::Rule, |()| Why::ChooseFirst))
        }
        // The line beside the button says what.
        None => Offer::Nothing(Why::ChooseFirst),
    }
}

/// The action that the main button takes: what was begun; or else how the delve goes on.
pub fn main(query: Query<'_>) -> Option<Action> {
    let plan = query.selection.plan;
    let action = match plan {
        Plan::Held(Held::Source(_)) => likely(query).or_else(|| onward(query)),
        it if goes_on(it) => onward(query),
        it => it.action(),
    };
    action.filter(|it| query.options.check(it).is_ok())
}

/// Tells whether nothing was begun that the main button would have to do.
const fn goes_on(plan: Plan) -> bool {
    matches!(plan, Plan::Open | Plan::Held(Held::Source(_) | Held::Target(_)))
}

/// The likely use of the source in hand, if nothing is left to be chosen about it: potions ask for faces.
fn likely(query: Query<'_>) -> Option<Action> {
    let selection = query.selection;
    let (with, target) = (selection.plan.source()?, query.likely_target()?);
    match query.options.ways(with, target, selection.is_careful)[..] {
        [way] => Some(way),
        [..] => None,
    }
}

/// The delve's next course.
fn onward(query: Query<'_>) -> Option<Action> {
    // Where nothing helps the party, fleeing is all that is left.
    if query.options.stuck.is_some_and(|it| it.is_empty()) {
        return Some(Action::Course(Course::Flee));
    }
    Some(match query.table().delve.phase {
        Phase::Dragon => Action::Dragon { band: Band::new(&query.selection.band.members())? },
        Phase::Regroup if goes_home(query) => Action::Course(Course::Retire),
        Phase::Regroup => Action::Course(Course::Seek),
        Phase::Choosing | Phase::Forming => return None,
        Phase::Monster | Phase::Loot | Phase::Over => Action::Course(Course::End),
    })
}

/// The action of the button beside the main one.
pub fn other(query: Query<'_>) -> Other {
    let (options, level) = (query.options, query.table().delve.level);
    let can = |course| options.can(&Action::Course(course));
    match query.selection.plan {
        _ if options.actor.is_none() => Other::None,
        Plan::Open
        | Plan::Picks(Picks::Reroll(Roller::Muster | Roller::Inscribe, ..) | Picks::Scout(..)) => {
            if main(query) == Some(Action::Course(Course::Flee)) {
                Other::None
            } else if can(Course::Flee) {
                Other::Flee
            } else if goes_home(query) {
                Other::Seek(level + 1)
            } else if can(Course::Retire) {
                Other::Retire(level)
            } else {
                Other::None
            }
        }
        Plan::Held(_) | Plan::Picks(_) | Plan::Faces(..) | Plan::Sure(_) => Other::Drop,
    }
}

/// The chance from which one more level pays: that of this very party where it is known, else an average.
pub fn pays_from(query: Query<'_>) -> Option<u32> {
    let own = match query.chance {
        Chance::Known(it) => it.pays_from,
        Chance::Unknown | Chance::Waiting => None,
    };
    own.or_else(|| client::pays_from(query.table()))
}

/// Tells whether retiring is the likely choice: no companion is left to go on with, or one more level pays less;
/// while that is not known, at most one die is left.
fn goes_home(query: Query<'_>) -> bool {
    let party = &query.table().delve.party;
    let has_companions = party[PartyFace::Scroll] < party.total();
    let pays_less = match (query.chance, pays_from(query)) {
        // More than a lower bound may be enough.
        (Chance::Known(it), Some(pays_from))
            if it.certainty != Certainty::AtLeast || pays_from <= it.chance =>
        {
            it.chance < pays_from
        }
        (Chance::Known(_) | Chance::Unknown | Chance::Waiting, _) => party.total() <= 1,
    };
    (pays_less || !has_companions) && query.options.can(&Action::Course(Course::Retire))
}
