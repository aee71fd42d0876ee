//! Advice of the best computer on a choice ([`Advice`]): ways through a level as its search values them, re-rolls over
//! ways in which the dice can fall, retiring and going on by what came of it in many delves. The heroes of the box,
//! and nobody, ask the hard computer ([`Judge`]), all others the normal one.
//!
//! The worth of a way is what the rest of the delve is expected to bring, in hundredths of a point: experience, and
//! treasures found or spent. Fleeing brings nothing, so it is 0; retiring from level 5 is 500, and more where the
//! hero rises to the master side by it. A treasure counts its point and what it is likely to do in delves to come, and
//! a party that may go on counts what such parties have brought. Before the first level a way is worth what the dice of
//! its party are, a plain companion one point. So all of it is a judgement, not a count.

use super::crafts::{instead_of_flight, least, mean_worth, plan_cost, prepare};
use super::master::Judge;
use super::moves::{is_idle, moves};
use super::outcomes::{Outcomes, outcomes};
use super::rerolls;
use super::search::Search;
use super::worth::{face_worth, flight_worth, going_on, retiring};
use crate::action::{Action, Course, Event, Forming, Skill, Unleash, Use};
use crate::dice::{Party, PartyFace};
use crate::forecast::Blind;
use crate::rules::{apply, check};
use crate::state::{Phase, State, Table};
use kernel::advice::Means;
use kernel::chance::FastChance;
use kernel::{Advice, Basis, Measure, Way, sort};

/// So many throws are sampled for an action that rolls dice. All actions meet the same ones.
const SAMPLES: u32 = 36;

/// No advice looks at more positions.
const POSITIONS_MAX: usize = 4000;

/// No way is told in more actions.
const LINE_MAX: usize = 8;

/// The advice where `legal` may be done; `taken` is weighed in any case.
pub fn advise(
    table: &Table,
    legal: &[Action],
    taken: Option<&Action>,
    luck: &mut FastChance,
) -> Option<Advice<Action>> {
    let mut actions = Vec::new();
    if table.delve.n_owed != 0 {
        actions.extend_from_slice(legal);
    } else {
        match table.delve.phase {
            Phase::Choosing | Phase::Over => return None,
            Phase::Forming => actions.extend([Action::Form(Forming::Keep), prepare(table)]),
            Phase::Regroup => actions.extend(legal.iter().filter(|it| !is_reroll(it))),
            Phase::Monster | Phase::Loot | Phase::Dragon => tried(table, &mut actions),
        }
    }
    let mut judge = Judge::of(table);
    actions.extend(judge.as_mut().and_then(Judge::best).filter(|it| !is_idle(it)));
    actions.extend(taken);
    let mut ways: Vec<Way<Action>> = Vec::new();
    let seed = u64::from(luck.pick(u32::MAX));
    let mut scales = Scales { search: Search::up_to(POSITIONS_MAX), seed };
    for action in actions {
        let is_new = ways.iter().all(|it| it.line[0] != action);
        if is_new && check(table, table.adventurer(), &action).is_ok() {
            let worth = match &mut judge {
                Some(judge) => judge.worth(&action),
                None => scales.weigh(table, &action),
            };
            ways.push(Way { line: vec![action], worth });
        }
    }
    let basis = match table.delve.phase {
        Phase::Regroup => measure(table, &mut ways, taken, luck),
        _ => Basis::Judgement,
    };
    let mut advice = Advice::of(ways, basis, taken)?;
    for way in &mut advice.ways {
        scales.lengthen(table, &mut way.line);
    }
    Some(advice)
}

/// Puts what comes of playing on in the place of judgements. What is not better than the computer's own choice by more than
/// that may be off, is no better.
fn measure(
    table: &Table,
    ways: &mut Vec<Way<Action>>,
    taken: Option<&Action>,
    luck: &mut FastChance,
) -> Basis {
    keep_gains(ways, taken);
    // A stable sort: of equals, the one that was found first is the better one.
    sort(ways, |one, other| other.worth < one.worth);
    let actions: Vec<Action> = ways.iter().map(|it| it.line[0]).collect();
    let Outcomes { means, n_worlds } = outcomes(table, &actions, luck);
    let Means { means, error, gap } = means;
    let own = means.first().copied().unwrap_or_default();
    for (way, mean) in ways.iter_mut().zip(means) {
        way.worth = if mean - own < gap as i32 { mean.min(own) } else { mean };
    }
    Basis::Played { n: n_worlds, measure: Measure::Total, error, gap }
}

/// Of what can be done before retiring or going on, what is worth more than doing neither.
fn keep_gains(ways: &mut Vec<Way<Action>>, taken: Option<&Action>) {
    let is_choice = |it: &Way<Action>| {
        matches!(it.line[0], Action::Course(Course::Retire) | Action::Course(Course::Seek))
    };
    let choice = ways.iter().filter(|it| is_choice(it)).map(|it| it.worth).max();
    ways.retain(|it| is_choice(it) || choice < Some(it.worth) || Some(&it.line[0]) == taken);
}

/// The actions that are tried out on a level: the moves of the computer, re-rolls, and what it does instead of
/// fleeing.
fn tried(table: &Table, into: &mut Vec<Action>) {
    moves(table, into);
    into.retain(|it| !is_idle(it));
    if table.delve.phase == Phase::Monster {
        into.extend(rerolls::tried(table));
    }
    into.extend(instead_of_flight(table));
}

/// Tells whether an action can be taken in so many ways that only some of them are tried.
const fn is_reroll(action: &Action) -> bool {
    matches!(
        action,
        Action::Use { on: Use::Reroll { .. }, .. } | Action::Unleash(Unleash::Reroll { .. })
    )
}

/// The scales that actions are weighed with.
struct Scales {
    search: Search,
    seed: u64,
}

impl Scales {
    /// The expected gain of the rest of the delve after an action.
    fn weigh(&mut self, table: &Table, action: &Action) -> i32 {
        match action {
            Action::Course(Course::Retire) => retiring(table),
            Action::Course(Course::Seek) => retiring(table) + going_on(table),
            Action::Form(Forming::Keep) => party_worth(&table.delve.party),
            Action::Form(Forming::Muster { dice }) => {
                let kept = table.delve.party.minus(dice);
                party_worth(&kept) + mean_worth() * i32::from(dice.total())
            }
            Action::Form(Forming::Inscribe { dice }) => {
                let kept = table.delve.party.minus(dice);
                party_worth(&kept) + face_worth(PartyFace::Scroll) * i32::from(dice.total())
            }
            // Two points of hardness are one companion; a level counts by how likely it is reached.
            Action::Form(Forming::Plan { first, second }) => {
                let companion = mean_worth();
                let cost = plan_cost(&table.delve.scouted, first, second) * companion / 2 / 3;
                party_worth(&table.delve.party) - cost
            }
            _ => self.value_after(table, action) - flight_worth(table),
        }
    }

    /// The worth of the table after an action; the average of samples where it rolls dice.
    fn value_after(&mut self, table: &Table, action: &Action) -> i32 {
        match turns(table, action) {
            Turn::Settled => self.search.value_by(table, action, &mut Blind::default()),
            Turn::Owes => self.averaged(|search, luck| dug(search, table, action, luck)),
            Turn::Rolls => self.averaged(|search, luck| search.value_by(table, action, luck)),
        }
    }

    fn averaged(&mut self, value: impl Fn(&mut Search, &mut FastChance) -> i32) -> i32 {
        let mut luck = FastChance::new(self.seed);
        let sum: i32 = (0..SAMPLES).map(|_| value(&mut self.search, &mut luck)).sum();
        sum / SAMPLES as i32
    }

    /// Adds what follows an action by best play, as long as luck has no say in it and the level lasts.
    fn lengthen(&mut self, table: &Table, line: &mut Vec<Action>) {
        let mut now = *table;
        while line.len() < LINE_MAX {
            let last = line[line.len() - 1];
            let mut luck = Blind::default();
            now = apply(State { table: now }, &last, &mut luck, &mut Vec::new()).table;
            let is_below = matches!(now.delve.phase, Phase::Monster | Phase::Loot | Phase::Dragon);
            if luck.was_asked || !is_below || now.turn_idx != table.turn_idx {
                return;
            }
            line.push(self.search.best_of(&now, |it| !is_idle(it)).0);
        }
    }
}

/// The worth of the dice of a party: a plain companion one point.
fn party_worth(party: &Party) -> i32 {
    party.iter().map(|(face, n)| i32::from(n) * face_worth(face)).sum()
}

/// The end of an action, as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    /// But for treasures, which are counted at their average.
    Settled,
    /// Treasures are drawn, and some of them given back.
    Owes,
    Rolls,
}

fn turns(table: &Table, action: &Action) -> Turn {
    let mut events = Vec::new();
    let next = apply(State { table: *table }, action, &mut Blind::default(), &mut events).table;
    let of_delve = events.iter().take_while(|it| !matches!(it, Event::DelveEnded { .. }));
    let rolls = |it: &Event| matches!(it, Event::Rerolled { .. } | Event::Revived { .. });
    if of_delve.clone().any(rolls) {
        Turn::Rolls
    } else if table.delve.n_owed < next.delve.n_owed {
        Turn::Owes
    } else {
        Turn::Settled
    }
}

/// The worth of digging for treasures: those that are missed least are given back.
fn dug(search: &mut Search, table: &Table, action: &Action, luck: &mut FastChance) -> i32 {
    let mut now = apply(State { table: *table }, action, luck, &mut Vec::new()).table;
    while now.delve.n_owed != 0 {
        let action = Action::Skill(Skill::Discard { treasure: least(&now) });
        now = apply(State { table: now }, &action, luck, &mut Vec::new()).table;
    }
    search.value(&now)
}
