//! A team that tries actions out, before any is taken. The action phase has no luck, so all
//! consequences can be known.

use super::legal::{check_team, legal_team};
use super::marks::Play;
use super::observation::to_team;
use crate::action::{Action, Event};
use crate::refusals::Refusal;
use crate::state::{Ground, Team, View};
use kernel::Seat;

/// A team that tries actions out.
#[derive(Clone)]
pub struct Trial {
    seat: Seat,
    team: Team,
}

impl Trial {
    /// The team of `seat`, as it is seen.
    pub fn new(view: &View, seat: Seat) -> Trial {
        Trial { seat, team: to_team(&view.teams[seat]) }
    }

    /// The team of `seat` in a world that is made up.
    pub fn of(seat: Seat, team: Team) -> Trial {
        Trial { seat, team }
    }

    /// The team as it has become.
    pub fn team(&self) -> &Team {
        &self.team
    }

    /// The team as it has become, the trial being over.
    pub fn into_team(self) -> Team {
        self.team
    }

    /// Adds every action that the team may take now, each once.
    pub fn legal(&self, ground: &Ground, into: &mut Vec<Action>) {
        legal_team(ground, &self.team, into);
    }

    /// Tells whether the team may take `action` now.
    ///
    /// # Errors
    /// The reason why not.
    pub fn check(&self, ground: &Ground, action: Action) -> Result<(), Refusal> {
        check_team(ground, &self.team, action)
    }

    /// Takes a checked action, and adds what happens.
    pub fn take(&mut self, ground: &Ground, action: Action, events: &mut Vec<Event>) {
        Play { ground, seat: self.seat, team: &mut self.team, events }.act(action);
    }
}
