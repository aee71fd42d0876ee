//! What an action would bring, before it is taken. The action phase has no luck, so all
//! consequences can be known.

use super::legal::{check_team, legal_team};
use super::marks::Play;
use crate::games::paper_dungeons::action::{Action, What};
use crate::games::paper_dungeons::refusals::Refusal;
use crate::games::paper_dungeons::state::{Ground, Phase, Seen, Team, View};
use crate::kernel::Seat;

/// The consequences of some actions.
#[derive(Clone, PartialEq, Debug)]
pub struct Preview {
    /// Why the actions end early, if they do; what was possible before is counted.
    pub refused: Option<Refusal>,
    pub events: Vec<What>,
    /// The team afterwards.
    pub after: Seen,
}

/// Takes `actions` one after another on a copy of the seat's own team.
pub fn preview(view: &View, seat: Seat, actions: &[Action]) -> Preview {
    let seen = &view.teams[seat];
    let mut team = to_team(seen);
    let mut events = Vec::new();
    let mut refused = None;
    for &action in actions {
        refused = check_team(&view.ground, &team, action).err();
        if refused.is_some() {
            break;
        }
        Play { ground: &view.ground, seat, team: &mut team, events: &mut events }.act(action);
    }
    let after = Seen {
        sheet: team.sheet,
        queue: team.queue,
        walk: team.walk,
        psionic_used: team.psionic_used,
        is_done: team.is_done,
        ..seen.clone()
    };
    Preview { refused, events: events.into_iter().map(|it| it.what).collect(), after }
}

/// Tells whether `seat` may take `action`, as far as its own team is concerned.
///
/// # Errors
/// The reason why not.
pub fn check_view(view: &View, seat: Seat, action: Action) -> Result<(), Refusal> {
    check_team(&view.ground, &to_team(&view.teams[seat]), action)
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

/// Whether teams act at the same time, hidden from each other (PD-027).
pub fn is_hidden(view_phase: Phase, n_teams: u8) -> bool {
    view_phase == Phase::Action && 1 < n_teams
}

/// A team that tries actions out, without telling what happens. For computer players.
#[derive(Clone)]
pub struct Trial {
    seat: Seat,
    team: Team,
}

impl Trial {
    /// The seat's own team, as it is seen.
    pub fn new(view: &View, seat: Seat) -> Trial {
        Trial { seat, team: to_team(&view.teams[seat]) }
    }

    /// The team as it has become.
    pub fn team(&self) -> &Team {
        &self.team
    }

    /// Adds every action that the team may take now.
    pub fn legal(&self, ground: &Ground, into: &mut Vec<Action>) {
        legal_team(ground, &self.team, into);
    }

    /// Takes a legal action.
    pub fn take(&mut self, ground: &Ground, action: Action) {
        let mut events = Vec::new();
        Play { ground, seat: self.seat, team: &mut self.team, events: &mut events }.act(action);
    }
}
