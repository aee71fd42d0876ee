//! The view of an observer, the events it notices, and worlds that look the same (PD-025 to PD-027).

use super::legal::legal_team;
use super::marks::Play;
use super::rounds::{deal, new_team, skull_wounds};
use crate::action::{Cause, Event, What};
use crate::objectives::Objective;
use crate::state::{Dealt, Ground, Phase, Seen, State, Team, View};
use crate::talents::Talent;
use kernel::kit::Kind;
use kernel::{Chance, Key, Observer, Seat, SeatList, Set};

/// No team takes more actions in a phase when a world is made up.
const DETERMINIZED_MAX: usize = 200;

/// The view of `observer`.
pub fn view(state: &State, observer: Observer) -> View {
    let ground = state.ground.clone();
    let teams = state.teams.map(|seat, team| see(&ground, team, observer.sees(seat)));
    View { observer, ground, teams }
}

fn see(ground: &Ground, team: &Team, is_own: bool) -> Seen {
    let is_open = is_own || !is_hidden(ground.phase, ground.n_teams);
    let is_drafted = ground.phase != Phase::Draft;
    let is_over = ground.phase == Phase::Over;
    let sheet = if is_open { &team.sheet } else { team.shown.as_deref().unwrap_or(&team.sheet) };
    Seen {
        is_own,
        dealt: team.dealt.filter(|_| is_own),
        has_kept: team.talent.is_some(),
        talent: team.talent.filter(|_| is_own || is_drafted),
        objective: team.objective.filter(|_| is_own || is_over),
        colours: team.objective.filter(|_| is_own || is_drafted).map(|it| it.card().colours),
        sheet: sheet.clone(),
        shown: team.shown.clone().filter(|_| is_own),
        queue: if is_open { team.queue.clone() } else { Vec::new() },
        walk: team.walk.filter(|_| is_open),
        psionic_used: is_open && team.psionic_used,
        is_done: team.is_done,
    }
}

/// Tells whether teams act at the same time, hidden from each other (PD-027).
fn is_hidden(phase: Phase, n_teams: u8) -> bool {
    phase == Phase::Action && 1 < n_teams
}

/// The team that looks as seen.
pub fn to_team(seen: &Seen) -> Team {
    Team {
        dealt: seen.dealt,
        talent: seen.talent,
        objective: seen.objective,
        sheet: seen.sheet.clone(),
        queue: seen.queue.clone(),
        walk: seen.walk,
        psionic_used: seen.psionic_used,
        is_done: seen.is_done,
        shown: seen.shown.clone(),
    }
}

/// The event as `observer` notices it.
pub fn observe(event: &Event, observer: Observer) -> Option<Event> {
    event.secret_of.is_none_or(|seat| observer.sees(seat)).then_some(*event)
}

/// Tells whether an event shows a secret of others, which cannot be unseen: a talent that is shown (PD-026), a sheet
/// that lies open again (PD-027). Alone there is nothing to show, for no second seat has a talent.
pub fn uncovers(event: &Event) -> bool {
    match event.what {
        What::TalentShown { seat, .. } => seat != Seat::FIRST,
        What::Summary { .. } => true,
        _ => false, // All else that luck does not answer was open before.
    }
}

/// A world that looks just like `view`: unseen cards are drawn from those that are nowhere to be
/// seen, and rivals who have finished have done something legal.
pub fn determinize(view: &View, chance: &mut dyn Chance) -> State {
    let mut decks = Decks::unseen(view);
    let teams = view.teams.map(|seat, seen| {
        if view.ground.phase == Phase::Draft {
            determinize_draft(seen, seat, &mut decks, chance)
        } else {
            determinize_team(&view.ground, seen, seat, &mut decks, chance)
        }
    });
    State { ground: view.ground.clone(), teams }
}

/// Cards that the observer does not see anywhere.
struct Decks {
    talents: Set<Talent>,
    objectives: Set<Objective>,
}

impl Decks {
    fn unseen(view: &View) -> Decks {
        let seen = |team: &Seen, talent: Talent| {
            team.talent == Some(talent) || team.dealt.is_some_and(|it| it.talents.contains(&talent))
        };
        let seen_too = |team: &Seen, objective: Objective| {
            let is_dealt = team.dealt.is_some_and(|it| it.objectives.contains(&objective));
            team.objective == Some(objective) || is_dealt
        };
        let (edition, teams): (_, &SeatList<Seen>) = (view.ground.edition, &view.teams);
        Decks {
            talents: Talent::in_edition(edition)
                .filter(|card| !teams.values().any(|it| seen(it, *card)))
                .collect(),
            objectives: Objective::in_edition(edition)
                .filter(|card| !teams.values().any(|it| seen_too(it, *card)))
                .collect(),
        }
    }
}

const TALENT: Key = Key::new("imagined talent");
const OBJECTIVE: Key = Key::new("imagined objective");
const CHOICE: Key = Key::new("imagined choice");

fn determinize_draft(seen: &Seen, seat: Seat, decks: &mut Decks, chance: &mut dyn Chance) -> Team {
    if seen.is_own {
        return to_team(seen);
    }
    let at = |key: Key, nth: u32| key.at(seat.idx() as u32, nth, 0);
    let dealt = Dealt {
        talents: [0, 1].map(|nth| deal(&mut decks.talents, at(TALENT, nth), chance)),
        objectives: [0, 1].map(|nth| deal(&mut decks.objectives, at(OBJECTIVE, nth), chance)),
    };
    let mut team = new_team(dealt);
    if seen.has_kept {
        let kept = chance.below(at(CHOICE, 0), 4) as usize;
        team.talent = Some(dealt.talents[kept / 2]);
        team.objective = Some(dealt.objectives[kept % 2]);
    }
    team
}

fn determinize_team(
    ground: &Ground,
    seen: &Seen,
    seat: Seat,
    decks: &mut Decks,
    chance: &mut dyn Chance,
) -> Team {
    let mut team = to_team(seen);
    if team.objective.is_none() {
        team.objective = determinize_objective(seen, seat, decks, chance);
    }
    if is_hidden(ground.phase, ground.n_teams) {
        team.shown =
            if seen.is_own { seen.shown.clone() } else { Some(Box::new(seen.sheet.clone())) };
        if !seen.is_own {
            hurt_by_skulls(ground, &mut team, seat);
        }
        if !seen.is_own && seen.is_done {
            team.is_done = false;
            determinize_phase(ground, &mut team, seat, chance);
        }
    }
    team
}

/// Wounds a rival by the skulls of the round, as its answer is not seen: at a table that asks, it is still to be said
/// (PD-065). Elsewhere the sheet shows it.
fn hurt_by_skulls(ground: &Ground, team: &mut Team, seat: Seat) {
    let n_skulls = ground.roll.iter().filter(|it| it.is_none()).count() as u8;
    let n_wounds = skull_wounds(team, n_skulls);
    if ground.asks_potions.0 && 0 < n_wounds.min(team.sheet.free_hearts()) {
        Play { ground, seat, team, events: &mut Vec::new() }.wound(n_wounds, Cause::Skulls);
    }
}

/// An unseen objective has the colours that are marked on the sheet (PD-018).
fn determinize_objective(
    seen: &Seen,
    seat: Seat,
    decks: &mut Decks,
    chance: &mut dyn Chance,
) -> Option<Objective> {
    let fits = |it: &Objective| seen.colours == Some(it.card().colours);
    let mut fitting: Set<Objective> = decks.objectives.iter().filter(fits).collect();
    let objective = deal(&mut fitting, OBJECTIVE.at(seat.idx() as u32, 0, 0), chance);
    decks.objectives.remove(objective);
    Some(objective)
}

/// Plays a team's action phase at random.
fn determinize_phase(ground: &Ground, team: &mut Team, seat: Seat, chance: &mut dyn Chance) {
    let mut events = Vec::new();
    let mut actions = Vec::new();
    for nth in 0..DETERMINIZED_MAX {
        if team.is_done {
            return;
        }
        actions.clear();
        legal_team(ground, team, &mut actions);
        let key = CHOICE.at(seat.idx() as u32, nth as u32 + 1, 0);
        let action = actions[chance.below(key, actions.len() as u32) as usize];
        Play { ground, seat, team, events: &mut events }.act(action);
    }
}
